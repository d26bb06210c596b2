import { useId, type ComponentProps } from 'react';
import { Counter, countCharacters, overLimitMessage } from './Counter';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

/** From here on a limit is worth a look. */
const nearLimit = 0.8;

/** A labelled native input; with `limit` it counts the characters of its value once they are many, and never cuts. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  limit,
  ...input
}: ComponentProps<'input'> & FieldTexts & { limit?: number }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const count = limit ? countCharacters(String(input.value ?? '')) : 0;
  const words = { label, hint, error: error ?? overLimitMessage(count, limit), optional };
  const counter = limit && count > limit * nearLimit ? <Counter count={count} limit={limit} /> : null;
  return (
    <FieldFrame id={fieldId} {...words} aside={counter}>
      <input {...input} {...describedBy(fieldId, words)} className={styles.control} />
    </FieldFrame>
  );
}
