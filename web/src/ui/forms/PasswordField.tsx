import { useId, useState, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

/** A labelled password field with a button that shows it. `noun` names the password in the label of that button. */
export function PasswordField({
  label,
  noun = label.toLocaleLowerCase('pt-BR'),
  hint,
  error,
  id,
  ...input
}: ComponentProps<'input'> & FieldTexts & { noun?: string }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const words = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...words}>
      <div className={styles.withToggle}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describedBy(fieldId, words)}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Mostrar ${noun}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon crossed={isShown} />
        </button>
      </div>
    </FieldFrame>
  );
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 12c2.500-4.500 6-6.500 10-6.500s7.500 2 10 6.500c-2.500 4.500-6 6.500-10 6.500S4.500 16.500 2 12z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
