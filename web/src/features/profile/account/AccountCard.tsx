import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { paths } from '../../../paths';
import { failureCode, reloadAccount } from '../../../session/accountActions';
import { useSession } from '../../../session/SessionProvider';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { toast } from '../../../ui/feedback/Toaster';
import styles from './AccountCard.module.css';
import { ChangeAccountDialog } from './ChangeAccountDialog';

const AccountFragment = graphql(`
  fragment Account_user on User {
    email
    displayName
  }
`);

const pollIntervalMs = 5_000;

/** Polls while a new address is awaited: once it is verified, the provider ends the sessions, and this page signs out. */
function useSignOutOnceVerified(pendingEmail: string | null) {
  useEffect(() => {
    if (pendingEmail === null) return undefined;
    const poll = async () => {
      await reloadAccount().catch((error: unknown) => {
        if (failureCode(error) === 'user-token-expired') toast.success(`E-mail trocado. Entre com ${pendingEmail}.`);
      });
    };
    const timer = setInterval(() => void poll(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [pendingEmail]);
}

const titleId = 'profile-account';

/** The person's name and the address to sign in with, and how to change them. */
export function AccountCard({ user }: { user: FragmentType<typeof AccountFragment> }) {
  const { email, displayName } = getFragmentData(AccountFragment, user);
  const { account } = useSession();
  const online = useOnline();
  const [changing, setChanging] = useState(false);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const hasPassword = account?.hasPassword ?? true;
  useSignOutOnceVerified(pendingEmail);
  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>Sua conta</h2>
      <dl className={styles.facts}>
        <dt>Nome</dt>
        <dd data-empty={displayName ? undefined : ''}>{displayName || 'Não informado'}</dd>
        <dt>E-mail</dt>
        <dd>{email}</dd>
      </dl>
      {hasPassword ? null : (
        <p className={styles.note}>
          Você entra com o Google, então o e-mail da conta é o do Google e não muda por aqui. Para usar outro endereço,{' '}
          <Link to={paths.contact}>fale com a gente</Link>.
        </p>
      )}
      {pendingEmail !== null && pendingEmail !== email ? (
        <Notice tone="info">
          <p>
            Enviamos um link para <strong>{pendingEmail}</strong>. O e-mail da conta muda quando você abrir esse link.
            Depois, entre de novo com o endereço novo. Até lá, continua valendo {email}.
          </p>
        </Notice>
      ) : null}
      <Button variant="secondary" disabled={!online} onClick={() => setChanging(true)}>
        {hasPassword ? 'Alterar nome ou e-mail' : 'Alterar nome'}
      </Button>
      {changing ? (
        <ChangeAccountDialog
          before={{ name: displayName ?? '', email }}
          onSent={setPendingEmail}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Card>
  );
}
