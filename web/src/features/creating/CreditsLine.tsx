import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { formatBalance } from '../shell/frame/CreditsBadge';
import { formatShortDay } from '../../ui/dateTime';
import { Tooltip } from '../../ui/feedback/Tooltip';
import styles from './CreditsLine.module.css';

const CreditsLineFragment = graphql(`
  fragment CreditsLine_user on User {
    textCredits
    creditsRenewAt
  }
`);

/** How many texts the owner can still generate, and when the credits are renewed. */
export function CreditsLine({ user }: { user: FragmentType<typeof CreditsLineFragment> }) {
  const { textCredits, creditsRenewAt } = getFragmentData(CreditsLineFragment, user);
  const [count, unit] = formatBalance(textCredits).split(' ');
  return (
    <div className={styles.line} data-none={textCredits < 1 || undefined}>
      <p className={styles.words}>
        <strong className={styles.count}>{count}</strong> {unit}
        {creditsRenewAt ? <span className={styles.renewal}>novos em {formatShortDay(creditsRenewAt)}</span> : null}
      </p>
      <Tooltip text="Cada texto usa 1 crédito. O que sobra não passa para o mês seguinte.">
        {(trigger) => (
          <button {...trigger} type="button" className={styles.about} aria-label="Sobre os créditos">
            ?
          </button>
        )}
      </Tooltip>
    </div>
  );
}
