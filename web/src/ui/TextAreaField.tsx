import { useId, useState, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as people count them: an emoji of several code points is one. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** A labelled native textarea; with `limit` it counts characters and marks what is over, but never cuts. */
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
  const words = { label, hint, error, optional };
  const count = limit ? countCharacters(String(textarea.value ?? typed)) : 0;
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
  return (
    <p className={styles['counter']} data-over={count > limit || undefined}>
      {count.toLocaleString('pt-BR')}
      <span aria-hidden="true">/</span>
      <span className="visually-hidden"> de </span>
      {limit.toLocaleString('pt-BR')}
      <span className="visually-hidden"> caracteres</span>
    </p>
  );
}
