import { Button } from '../../../ui/Button';
import { fieldsOfStep, profileFields, formatFieldValue, type ProfileDraft } from '../../business/profileFields';
import styles from './SummaryStep.module.css';

interface SummaryStepProps {
  draft: ProfileDraft;
  disabled: boolean;
  onEdit: (step: 1 | 2) => void;
}

/** Step 3: everything as it will be saved, each part one click away from its step. */
export function SummaryStep({ draft, disabled, onEdit }: SummaryStepProps) {
  return (
    <div className={styles.parts}>
      {([1, 2] as const).map((step) => {
        const title = step === 1 ? 'Seu negócio' : 'Onde encontrar você';
        const filled = fieldsOfStep(step).filter((field) => draft[field].trim() !== '');
        return (
          <section key={step} className={styles.part} aria-label={title}>
            <header>
              <h3>{title}</h3>
              <Button variant="quiet" disabled={disabled} onClick={() => onEdit(step)}>
                Editar<span className="visually-hidden"> {title}</span>
              </Button>
            </header>
            {filled.length === 0 ? <p className={styles.none}>Nada preenchido. Você pode completar depois.</p> : null}
            <dl>
              {filled.map((field) => (
                <div key={field}>
                  <dt>{profileFields[field].label}</dt>
                  <dd>{formatFieldValue(field, draft[field].trim())}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
