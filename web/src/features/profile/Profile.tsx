import { CreditStatement } from './CreditStatement';
import { OwnData } from './OwnData';
import { ProfileForm } from './ProfileForm';
import { SubscriptionCard } from './SubscriptionCard';
import { useViewer } from '../../session/ViewerProvider';
import styles from './Profile.module.css';

/** The account: what it has and pays, and what it did with its credits, and the business. */
export function Component() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Meu Perfil</h1>
        <p className={styles.lead}>{viewer.email}</p>
      </header>
      <SubscriptionCard viewer={viewer} />
      <ProfileForm key={viewer.id} viewer={viewer} />
      <CreditStatement viewer={viewer} />
      <OwnData />
    </div>
  );
}
