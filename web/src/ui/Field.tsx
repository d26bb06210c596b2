import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';

/** A labelled native input. */
export function Field({ label, hint, error, optional, id, ...input }: ComponentProps<'input'> & FieldWords) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const words = { label, hint, error, optional };
  return (
    <FieldFrame id={fieldId} {...words}>
      <input {...input} {...describedBy(fieldId, words)} className={styles['control']} />
    </FieldFrame>
  );
}
