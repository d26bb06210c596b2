import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import { canInstall, install, onInstallPromptChange } from '../../shell/installPrompt';
import styles from './InstallCard.module.css';
import { dismissInvitation, isInvitationDue, onInvitationChange } from './invitation';

/** Invites to install the application after the second text, where the browser can; on iPhones it says how. */
export function InstallCard() {
  const due = useSyncExternalStore(onInvitationChange, isInvitationDue);
  const installable = useSyncExternalStore(onInstallPromptChange, canInstall);
  const isManual = isSafariOfIos();
  if (!due || !(installable || isManual)) return null;

  function dismiss() {
    // The button that has the focus is gone by then.
    document.querySelector('h1')?.focus({ preventScroll: true });
    dismissInvitation();
  }

  async function accept() {
    await install();
    dismiss();
  }

  return (
    <aside className={styles.card} aria-label="Instalar o aplicativo">
      <div>
        <h2 className={styles.title}>
          {keepNameTogether(`Instale o Bem-te-vi ${isPhone() ? 'no celular' : 'neste computador'}`)}
        </h2>
        <p>
          {isManual
            ? 'Toque em Compartilhar, na barra do navegador, e depois em “Adicionar à Tela de Início”.'
            : 'Ele ganha um ícone só dele e abre sem procurar no navegador.'}
        </p>
      </div>
      <div className={styles.actions}>
        {isManual ? null : (
          <Button variant="secondary" onClick={() => void accept()}>
            Instalar
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          {isManual ? 'Entendi' : 'Agora não'}
        </Button>
      </div>
    </aside>
  );
}

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Safari on an iPhone or iPad, which has no prompt; an iPad says that it is a Mac. Not where it is installed already. */
function isSafariOfIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const isSafari = /Version\/\S+ .*Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
  return isIos && isSafari && !matchMedia('(display-mode: standalone)').matches;
}
