import { useId, useState, type ComponentProps } from 'react';
import { Counter, countCharacters, overLimitMessage } from './Counter';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

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
}: ComponentProps<'textarea'> & FieldTexts & { limit?: number }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''));
  const count = limit ? countCharacters(String(textarea.value ?? typed)) : 0;
  const words = { label, hint, error: error ?? overLimitMessage(count, limit), optional };
  return (
    <FieldFrame id={fieldId} {...words} aside={limit && <Counter count={count} limit={limit} />}>
      <textarea
        rows={4}
        {...textarea}
        {...describedBy(fieldId, words)}
        className={styles.control}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
    </FieldFrame>
  );
}
