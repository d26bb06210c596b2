import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPanel } from './AuthPanel';
import { OwnData } from '../ownData/OwnData';
import { CorrectEmail } from './CorrectEmail';
import { ResendVerification } from './ResendVerification';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { reloadAccount } from '../../session/accountActions';
import { signOut } from '../../session/identity';
import { useSession } from '../../session/SessionProvider';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import styles from './VerifyEmail.module.css';

const pollMs = 3000;

/** Waits for the confirmation link to be followed, on any device; the guard around this page then leads on. */
export function Component() {
  const { account } = useSession();
  const { embedded } = useConfig();
  const navigate = useNavigate();
  const isChecking = useVerificationPoll();

  const toLogin = async () => {
    await signOut().catch(console.error);
    await navigate(paths.login);
  };

  return (
    <AuthPanel title="Confirme seu e-mail" lead="Enviamos um link de confirmação para:">
      <p className={styles.address}>{account?.email}</p>
      <CorrectEmail />
      <p className={styles.status} data-checking={isChecking || undefined}>
        {isChecking ? 'Verificando...' : 'Aguardando confirmação...'}
      </p>
      <p>Toque no link do e-mail e volte aqui: esta página continua sozinha.</p>
      {embedded.identity && (
        <Notice tone="info">
          <p>
            <a href={paths.mailbox} target="_blank" rel="noreferrer">
              Ambiente local: abra a caixa de entrada de teste
            </a>
          </p>
        </Notice>
      )}
      <section className={styles.tips}>
        <h2>Não chegou?</h2>
        <ul>
          <li>Espere alguns minutos e olhe também as pastas Spam, Lixo eletrônico e Promoções.</li>
          <li>Confira se o endereço acima está certo.</li>
        </ul>
        <ResendVerification />
      </section>
      <Button variant="secondary" onClick={() => void toLogin()}>
        Ir para o Login
      </Button>
      <details className={styles.data}>
        <summary>Exportar ou excluir esta conta</summary>
        <OwnData />
      </details>
    </AuthPanel>
  );
}

/** Reloads the account every 3 s while this page is shown; true while it is asking. */
function useVerificationPoll(): boolean {
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    let inFlight = false;
    const check = async () => {
      if (inFlight) return;
      inFlight = true;
      setChecking(true);
      await reloadAccount().catch(console.error);
      inFlight = false;
      setChecking(false);
    };
    const timer = setInterval(() => void check(), pollMs);
    return () => clearInterval(timer);
  }, []);
  return isChecking;
}
