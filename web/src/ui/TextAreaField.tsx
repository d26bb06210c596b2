import { useId, useState, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as people count them: an emoji of several code points is one. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** A labelled native textarea; with `limit` it counts characters, warns of what is over, and never cuts. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  limit,
  onChange,
  ...textarea
}: ComponentProps<'textarea'> & FieldWords & { limit?: number }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''));
  const count = limit ? countCharacters(String(textarea.value ?? typed)) : 0;
  const over =
    limit && count > limit ? `Encurte um pouco: cabem ${limit.toLocaleString('pt-BR')} caracteres.` : undefined;
  const words = { label, hint, error: error ?? over, optional };
  return (
    <FieldFrame id={fieldId} {...words} aside={limit && <Counter count={count} limit={limit} />}>
      <textarea
        rows={4}
        {...textarea}
        {...describedBy(fieldId, words)}
        className={styles['control']}
        onChange={(event) => {
          setTyped(event.target.value);
          void onChange?.(event);
        }}
      />
    </FieldFrame>
  );
}

function Counter({ count, limit }: { count: number; limit: number }) {
  const left = limit - count;
  const state = left < 0 ? 'over' : left <= limit / 10 ? 'near' : undefined;
  return (
    <p className={styles['counter']} data-state={state}>
      {count.toLocaleString('pt-BR')}
      <span aria-hidden="true">/</span>
      <span className="visually-hidden"> de </span>
      {limit.toLocaleString('pt-BR')}
      <span className="visually-hidden"> caracteres</span>
      {/* Said once when the end comes near, not at every key. */}
      <span className="visually-hidden" role="status">
        {state === 'near' ? 'O texto está perto do limite.' : ''}
      </span>
    </p>
  );
}
