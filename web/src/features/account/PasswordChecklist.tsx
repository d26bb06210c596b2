import styles from './PasswordChecklist.module.css';

interface Rule {
  label: string;
  isSatisfied(password: string, confirmation: string): boolean;
}

const rules: Rule[] = [
  { label: 'Pelo menos 6 caracteres', isSatisfied: (password) => password.length >= 6 },
  { label: 'Uma letra maiúscula', isSatisfied: (password) => /\p{Lu}/u.test(password) },
  { label: 'Uma letra minúscula', isSatisfied: (password) => /\p{Ll}/u.test(password) },
  { label: 'Um número', isSatisfied: (password) => /\d/.test(password) },
  {
    label: 'As senhas são iguais',
    isSatisfied: (password, confirmation) => password !== '' && password === confirmation,
  },
];

/** Whether a password and its confirmation satisfy every rule. */
export const satisfiesPasswordRules = (password: string, confirmation: string): boolean =>
  rules.every((rule) => rule.isSatisfied(password, confirmation));

/** The rules of a new password, ticked while it is typed. */
export function PasswordChecklist({ password, confirmation }: { password: string; confirmation: string }) {
  return (
    <ul className={styles.list} aria-label="A senha precisa ter">
      {rules.map(({ label, isSatisfied }) => {
        const isDone = isSatisfied(password, confirmation);
        return (
          <li key={label} className={styles.rule} data-done={isDone || undefined}>
            <span className={styles.tick} aria-hidden="true">
              {isDone ? '✓' : ''}
            </span>
            {label}
            <span className="visually-hidden">{isDone ? ': ok' : ': falta'}</span>
          </li>
        );
      })}
    </ul>
  );
}
