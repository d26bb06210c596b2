import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { useResendVerification } from './useResendVerification';

/** Sends the verification e-mail again, with a countdown until it can be sent once more. */
export function ResendVerification() {
  const { state, seconds, resend } = useResendVerification();
  const online = useOnline();
  return (
    <>
      <Button
        variant="secondary"
        busy={state === 'sending'}
        disabled={!online || seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `Reenviar em ${seconds} s` : 'Reenviar e-mail de verificação'}
      </Button>
      {state === 'sent' && (
        <Notice tone="success" reveal>
          <p>E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.</p>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error" reveal>
          <p>Não foi possível reenviar o e-mail. Tente novamente mais tarde.</p>
        </Notice>
      )}
    </>
  );
}
