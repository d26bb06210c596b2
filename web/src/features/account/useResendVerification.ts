import { useEffect, useState } from 'react';
import { sendVerification } from '../../session/accountActions';
import { accountKey } from '../../session/accountStorage';
import { useSession } from '../../session/SessionProvider';

const pauseMs = 60_000;

/** When this browser last sent the e-mail again for the account; 0 when it never did. */
function lastSentAt(key: string): number {
  try {
    const at = Number(localStorage.getItem(key));
    return at <= Date.now() ? at : 0;
  } catch {
    return 0;
  }
}

function storeSentAt(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the pause lasts as long as the page.
  }
}

/**
 * Sends the verification e-mail again, once in 60 s whatever page or tab of this browser asks; `seconds` is what is left
 * of the pause.
 */
export function useResendVerification() {
  const { account } = useSession();
  const key = accountKey(account?.uid ?? '', 'reenvio');
  const [state, setState] = useState<'waiting' | 'sending' | 'sent' | 'failed'>('waiting');
  const [pausedUntil, setPausedUntil] = useState(() => lastSentAt(key) + pauseMs);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((pausedUntil - now) / 1_000));

  const isPaused = seconds > 0;

  useEffect(() => {
    if (!isPaused) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isPaused]);

  async function resend() {
    // Another tab may have sent it meanwhile.
    if (lastSentAt(key) + pauseMs <= Date.now()) {
      setState('sending');
      try {
        await sendVerification();
      } catch (error) {
        console.error(error);
        return setState('failed');
      }
      storeSentAt(key);
    }
    setState('sent');
    setPausedUntil(lastSentAt(key) + pauseMs);
    return setNow(Date.now());
  }

  return { state, seconds, resend };
}
