import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { Tooltip } from '../../ui/Tooltip';
import styles from './CreditsLine.module.css';

const CreditsLineFragment = graphql(`
  fragment CreditsLine_user on User {
    textCredits
    creditsRenewAt
  }
`);

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });

/** How many texts the owner can still generate, and when the credits are renewed. */
export function CreditsLine({ user }: { user: FragmentType<typeof CreditsLineFragment> }) {
  const { textCredits: credits, creditsRenewAt } = getFragmentData(CreditsLineFragment, user);
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <strong className={styles.count}>{credits}</strong> {credits === 1 ? 'crédito' : 'créditos'}
        {creditsRenewAt ? (
          <span className={styles.renewal}>renovam em {day.format(new Date(creditsRenewAt))}</span>
        ) : null}
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
