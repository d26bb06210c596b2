import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { serverMessage } from '../../session/serverMessage';
import { useViewer } from '../../session/ViewerProvider';
import { Button } from '../../ui/Button';
import { keepNameTogether } from '../../ui/keepNameTogether';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { OwnData } from '../ownData/OwnData';
import { focusHeading, whenHeadingAppears } from '../shell/page/heading';
import styles from './AcceptTerms.module.css';
import { AuthPanel } from './AuthPanel';
import { RegistrationRefused, useRegisterUser } from './useRegisterUser';

/** Stands in the place of every page of an account that has not accepted the terms in force (rule 10.5). */
export function AcceptTerms() {
  const { terms } = useConfig();
  const { viewer } = useViewer();
  const registerUser = useRegisterUser();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUpdate = viewer?.hasCompletedOnboarding === true && terms.changes.length > 0;

  const accepting = useRef(false);
  useEffect(
    () => () => {
      if (!accepting.current) return;
      // The page that was asked for comes in the place of this one.
      scrollTo({ top: 0, behavior: 'instant' });
      whenHeadingAppears(document.body, 'h1', focusHeading);
    },
    [],
  );

  async function accept() {
    setProblem(null);
    setBusy(true);
    accepting.current = true;
    // Accepted, the live user leads on to the page; only a failure leaves this one here.
    await registerUser().catch((error: unknown) => {
      const failed = serverMessage(error, 'Não foi possível registrar que você aceitou os termos. Tente novamente.');
      setProblem(error instanceof RegistrationRefused ? error.message : failed);
      setBusy(false);
      accepting.current = false;
    });
  }

  return (
    <AuthPanel
      title={isUpdate ? 'Os termos mudaram' : 'Falta aceitar os termos'}
      lead={
        isUpdate
          ? 'Para continuar, leia o que mudou e aceite a nova versão.'
          : keepNameTogether('Para usar o Bem-te-vi, é preciso aceitar os termos de uso e a política de privacidade.')
      }
    >
      {isUpdate ? (
        <section className={styles.changes}>
          <h2>O que mudou</h2>
          <ul>
            {terms.changes.map((change) => (
              <li key={change}>{keepNameTogether(change)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        Leia os <Link to={paths.terms}>Termos de Uso</Link> e a <Link to={paths.privacy}>Política de Privacidade</Link>{' '}
        inteiros quando quiser.
      </p>
      {problem ? (
        <Notice tone="error" reveal>
          <p>{problem}</p>
        </Notice>
      ) : null}
      <Button busy={busy} disabled={!online} onClick={() => void accept()}>
        Aceitar os termos
      </Button>
      <details className={styles.refuse}>
        <summary>Não quero aceitar</summary>
        <OwnData />
      </details>
    </AuthPanel>
  );
}
