import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../ui/Dialogs';
import { serverMessage } from '../../session/serverMessage';

/** Where to go, or why not. */
type Way = { url: string } | { message: string };

const patienceMs = 15_000;

/** The way to a page of the payment provider: one at a time, whatever is clicked. */
export interface Departure {
  /** The button that is leaving; null when none is. */
  readonly leaving: string | null;
  /** Asks for the address and goes there; where that fails it says why, and the button can be pressed again. */
  leave(button: string, ask: () => Promise<Way>, fallback: string): Promise<void>;
}

export function useDeparture(): Departure {
  const dialogs = useDialogs();
  const [leaving, setLeaving] = useState<string | null>(null);
  const underWay = useRef(false);

  const stay = useCallback(() => {
    underWay.current = false;
    setLeaving(null);
  }, []);

  // Back from the provider's page, this one may come from the browser's memory: as it was when it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stay();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [stay]);

  async function leave(button: string, ask: () => Promise<Way>, fallback: string) {
    if (underWay.current) return;
    underWay.current = true;
    setLeaving(button);
    const way = await ask().catch((error: unknown): Way => ({ message: serverMessage(error, fallback) }));
    if ('url' in way) {
      location.assign(way.url);
      // A page that does not come, or a stay because of unsaved changes, gives the button back.
      return void setTimeout(stay, patienceMs);
    }
    stay();
    await dialogs.alert(`Erro: ${way.message}`);
  }

  return { leaving, leave };
}
