import { useState } from 'react';
import { sendVerification } from '../../session/identity';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useOnline } from '../../ui/OfflineBar';

/** For who is signed in but not verified: says so and sends the e-mail again. */
export function UnverifiedNotice() {
  const [state, setState] = useState<'waiting' | 'sending' | 'sent' | 'failed'>('waiting');
  const online = useOnline();

  const resend = async () => {
    setState('sending');
    try {
      await sendVerification();
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };

  return (
    <>
      <Notice tone="warning">
        <p>Seu e-mail ainda não foi verificado.</p>
        <Button variant="secondary" busy={state === 'sending'} disabled={!online} onClick={() => void resend()}>
          Reenviar e-mail de verificação
        </Button>
      </Notice>
      {state === 'sent' && (
        <Notice tone="success">
          <p>E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.</p>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error">
          <p>Não foi possível reenviar o e-mail. Tente novamente mais tarde.</p>
        </Notice>
      )}
    </>
  );
}
