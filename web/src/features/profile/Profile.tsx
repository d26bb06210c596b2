import { CreditStatement } from './CreditStatement';
import { AccountCard } from './account/AccountCard';
import { ApiKeysCard } from './apiKeys/ApiKeysCard';
import { EmailsCard } from './emails/EmailsCard';
import { OwnData } from '../ownData/OwnData';
import { ProfileForm } from './ProfileForm';
import { SubscriptionCard } from './SubscriptionCard';
import { useCallback, useState } from 'react';
import { graphql } from '../../gql';
import { HeadingLink } from '../shell/HeadingLink';
import { PageQuery } from '../shell/page/PageQuery';
import { useLeaveGuard } from '../shell/useLeaveGuard';
import { ProductsCard } from './products/ProductsCard';
import type { ReportUnsaved } from './mergeAfterSave';
import { VoiceCard } from './voice/VoiceCard';
import type { ProfilePageQuery } from '../../gql/graphql';
import styles from './Profile.module.css';

// The details of the subscription and the entries of the credit statement are queries of their own cards: either may
// fail while the rest of the page works.
export const query = graphql(`
  query ProfilePage {
    viewer {
      id
      email
      ...SubscriptionCard_user
      ...BusinessProfile_user
      ...Products_user
      ...Voice_user
      ...CreditStatement_user
      ...ApiKeys_user
      ...Emails_user
      ...Account_user
    }
  }
`);

/** The headings of the cards, in their order. */
const sections = [
  ['profile-subscription', 'Assinatura'],
  ['profile-business', 'Meu negócio'],
  ['profile-products', 'Produtos e preços'],
  ['profile-voice', 'Voz da loja'],
  ['profile-statement', 'Extrato de créditos'],
  ['profile-api-keys', 'Chaves de API'],
  ['profile-emails', 'E-mails'],
  ['profile-account', 'Sua conta'],
  ['profile-data', 'Seus dados'],
] as const;

/** The account: subscription, business profile, credit statement, and the owner's data. */
export const Component = () => <PageQuery query={query}>{({ viewer }) => <Profile viewer={viewer} />}</PageQuery>;

function Profile({ viewer }: { viewer: ProfilePageQuery['viewer'] }) {
  const [unsaved, setUnsaved] = useState<Partial<Record<Parameters<ReportUnsaved>[0], boolean>>>({});
  const report = useCallback<ReportUnsaved>((part, is) => setUnsaved((now) => ({ ...now, [part]: is })), []);
  // One guard for the page: the router has room for no more.
  useLeaveGuard(Object.values(unsaved).some(Boolean));
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Meu Perfil</h1>
        <p className={styles.lead}>{viewer.email}</p>
        <nav aria-label="Nesta página">
          <ul className={styles.sections}>
            {sections.map(([id, title]) => (
              <li key={id}>
                <HeadingLink to={id}>{title}</HeadingLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <SubscriptionCard user={viewer} />
      <ProfileForm key={viewer.id} user={viewer} onUnsaved={report} />
      <ProductsCard user={viewer} onUnsaved={report} />
      <VoiceCard key={`voice ${viewer.id}`} user={viewer} onUnsaved={report} />
      <CreditStatement user={viewer} />
      <ApiKeysCard user={viewer} />
      <EmailsCard user={viewer} />
      <AccountCard user={viewer} />
      <OwnData />
    </div>
  );
}
