import { Tooltip } from '../../ui/Tooltip';
import styles from './CreditsLine.module.css';

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });

/** How many texts the owner can still ask for, and when that is renewed. */
export function CreditsLine({ credits, renewAt }: { credits: number; renewAt: string | null | undefined }) {
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <strong className={styles.count}>{credits}</strong> {credits === 1 ? 'crédito' : 'créditos'}
        {renewAt ? <span className={styles.renewal}>renovam em {day.format(new Date(renewAt))}</span> : null}
      </p>
      <Tooltip text="Cada clique em Gerar usa 1 crédito. O que sobra não passa para o mês seguinte.">
        {(trigger) => (
          <button {...trigger} type="button" className={styles.about} aria-label="Sobre os créditos">
            ?
          </button>
        )}
      </Tooltip>
    </div>
  );
}
