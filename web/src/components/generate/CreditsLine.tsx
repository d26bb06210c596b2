import styles from './CreditsLine.module.css';

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });

/** How many texts the owner can still ask for, and when that is renewed. */
export function CreditsLine({ credits, renewAt }: { credits: number; renewAt: string | null | undefined }) {
  return (
    <p className={styles['line']}>
      <strong className={styles['count']}>{credits}</strong> {credits === 1 ? 'crédito' : 'créditos'}
      {renewAt ? <span className={styles['renewal']}>renovam em {day.format(new Date(renewAt))}</span> : null}
    </p>
  );
}
