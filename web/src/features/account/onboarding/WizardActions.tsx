import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import styles from '../Onboarding.module.css';

interface WizardActionsProps {
  step: number;
  /** The page of the plans, with the one that was chosen before the sign-up. */
  plans: string;
  /** The page that a save leads to, while it is under way. */
  saving: string | null;
  onPlans(): void;
  onSkip(): void;
  onBack(): void;
}

/** The buttons under a step of the onboarding; the first one submits its form. */
export function WizardActions({ step, plans, saving, onPlans, onSkip, onBack }: WizardActionsProps) {
  const online = useOnline();
  return (
    <div className={styles.actions}>
      {step === 3 ? (
        <>
          <Button type="submit" busy={saving === paths.generate} disabled={saving !== null || !online}>
            Começar a criar
          </Button>
          <Button variant="secondary" busy={saving === plans} disabled={saving !== null || !online} onClick={onPlans}>
            Ver Planos
          </Button>
        </>
      ) : (
        <Button type="submit">Avançar</Button>
      )}
      {step === 2 ? (
        <Button variant="secondary" onClick={onSkip}>
          Pular esta etapa
        </Button>
      ) : null}
      {step > 1 ? (
        <Button variant="quiet" disabled={saving !== null} onClick={onBack}>
          Voltar
        </Button>
      ) : null}
    </div>
  );
}
