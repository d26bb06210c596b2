import styles from './PasswordChecklist.module.css';

interface Rule {
  label: string;
  holds(password: string, confirmation: string): boolean;
}

const rules: Rule[] = [
  { label: 'Pelo menos 6 caracteres', holds: (password) => password.length >= 6 },
  { label: 'Uma letra maiúscula', holds: (password) => /\p{Lu}/u.test(password) },
  { label: 'Uma letra minúscula', holds: (password) => /\p{Ll}/u.test(password) },
  { label: 'Um número', holds: (password) => /\d/.test(password) },
  { label: 'As senhas são iguais', holds: (password, confirmation) => password !== '' && password === confirmation },
];

/** Whether a password and its confirmation satisfy every rule. */
export const satisfiesPasswordRules = (password: string, confirmation: string): boolean =>
  rules.every((rule) => rule.holds(password, confirmation));

/** The rules of a new password, ticked while it is typed. */
export function PasswordChecklist({ password, confirmation }: { password: string; confirmation: string }) {
  return (
    <ul className={styles.list} aria-label="A senha precisa ter">
      {rules.map(({ label, holds }) => {
        const done = holds(password, confirmation);
        return (
          <li key={label} className={styles.rule} data-done={done || undefined}>
            <span className={styles.tick} aria-hidden="true">
              {done ? '✓' : ''}
            </span>
            {label}
            <span className="visually-hidden">{done ? ': ok' : ': falta'}</span>
          </li>
        );
      })}
    </ul>
  );
}
