import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(opcional)" after the label. */
  optional?: boolean;
}

/** The attributes that tie a control to its hint and error. */
export const describedBy = (id: string, { hint, error }: FieldTexts) => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Label above, control, then hint and error below it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  children,
}: FieldTexts & {
  id: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children}
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {aside}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
