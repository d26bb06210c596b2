import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { useIsUnmounted } from '../../../ui/useIsUnmounted';
import { serverMessage } from '../../../session/serverMessage';

/** The address to go to, or the message that says why there is none. */
type Destination = { url: string } | { message: string };

const redirectTimeoutMs = 15_000;

/** Redirects to a page of the payment provider, one at a time, whatever is clicked. */
export interface Redirect {
  /** The button whose redirect is under way; null when there is none. */
  readonly redirecting: string | null;
  /**
   * Requests the address and goes there. When that fails, shows why and enables the button again. The answer is dropped
   * when the page was left meanwhile.
   */
  redirect(button: string, request: () => Promise<Destination>, fallback: string): Promise<void>;
}

export function useRedirect(): Redirect {
  const dialogs = useDialogs();
  const [redirecting, setRedirecting] = useState<string | null>(null);
  const inFlight = useRef(false);

  const reset = useCallback(() => {
    inFlight.current = false;
    setRedirecting(null);
  }, []);

  const isUnmounted = useIsUnmounted();

  // The browser's back button may restore this page from memory, with the button still busy.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);

  async function redirect(button: string, request: () => Promise<Destination>, fallback: string) {
    if (inFlight.current) return;
    inFlight.current = true;
    setRedirecting(button);
    const destination = await request().catch((error: unknown): Destination => ({
      message: serverMessage(error, fallback),
    }));
    if (isUnmounted.current) return;
    if ('url' in destination) {
      location.assign(destination.url);
      // The page may not load, or the user may stay because of unsaved changes.
      return void setTimeout(reset, redirectTimeoutMs);
    }
    reset();
    await dialogs.alert(`Erro: ${destination.message}`);
  }

  return { redirecting, redirect };
}
