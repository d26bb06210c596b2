import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { profileFields, formatFieldValue, type ProfileDraft, type ProfileField } from '../business/profileFields';
import styles from './ProfileForm.module.css';

interface ProfileConflictsProps {
  fields: readonly ProfileField[];
  saved: ProfileDraft;
  mine: ProfileDraft;
  onResolve(field: ProfileField, choice: 'saved' | 'mine'): void;
}

const quoted = (text: string) => (text === '' ? 'vazio' : `“${text}”`);

/** Fields that were changed here and in another tab or on another device: shows both texts, the owner picks one. */
export const ProfileConflicts = ({ fields, saved, mine, onResolve }: ProfileConflictsProps) =>
  fields.length === 0 ? null : (
    <Notice tone="warning">
      <p>Enquanto você editava, isto mudou em outra aba ou aparelho. Escolha o que fica:</p>
      <ul className={styles.conflicts}>
        {fields.map((field) => {
          const { label } = profileFields[field];
          return (
            <li key={field}>
              <p>
                <strong>{label}</strong>: aqui {quoted(formatFieldValue(field, mine[field]))}, lá{' '}
                {quoted(formatFieldValue(field, saved[field]))}.
              </p>
              <div className={styles.choices}>
                <Button variant="secondary" onClick={() => onResolve(field, 'saved')}>
                  Usar a outra versão<span className="visually-hidden"> em {label}</span>
                </Button>
                <Button variant="secondary" onClick={() => onResolve(field, 'mine')}>
                  Ficar com esta<span className="visually-hidden"> em {label}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
