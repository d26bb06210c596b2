import { CreditStatement } from './CreditStatement';
import { OwnData } from './OwnData';
import { ProfileForm } from './ProfileForm';
import { SubscriptionCard } from './SubscriptionCard';
import { graphql } from '../../gql';
import { PageQuery } from '../shell/PageQuery';
import type { ProfilePageQuery } from '../../gql/graphql';
import styles from './Profile.module.css';

// The details of the subscription and the entries of the credit statement are queries of their own cards: either may
// fail while the rest of the page works.
const ProfilePage = graphql(`
  query ProfilePage {
    viewer {
      id
      email
      ...SubscriptionCard_user
      ...BusinessProfile_user
      ...CreditStatement_user
    }
  }
`);

/** The account: subscription, business profile, credit statement, and the owner's data. */
export const Component = () => <PageQuery query={ProfilePage}>{({ viewer }) => <Profile viewer={viewer} />}</PageQuery>;

function Profile({ viewer }: { viewer: ProfilePageQuery['viewer'] }) {
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Meu Perfil</h1>
        <p className={styles.lead}>{viewer.email}</p>
      </header>
      <SubscriptionCard user={viewer} />
      <ProfileForm key={viewer.id} user={viewer} />
      <CreditStatement user={viewer} />
      <OwnData />
    </div>
  );
}
