import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Adjustment } from '../../../gql/graphql';
import { serverMessage } from '../../../session/serverMessage';
import { adjustVariation, readAfterCancelling, type ShownGeneration, type AdjustmentRequest } from './adjustVariation';

/** What becomes of the newest tap on an adjustment. */
export type AdjustmentState =
  | { status: 'idle' }
  | { status: 'adjusting'; variation: number; kind: Adjustment; text: string }
  | { status: 'cancelling'; variation: number }
  | { status: 'cancelled' }
  | { status: 'done'; variation: number }
  | { status: 'failed'; variation: number; message: string; upgrade: boolean };

const fallback = 'Não foi possível ajustar o texto agora. Ele continua como estava.';
const unconfirmed = 'Não foi possível confirmar o cancelamento. O ajuste pode ter sido contado.';

/**
 * Adjusts the texts of a generation, one at a time. A tap is one requestId; when its answer was lost on the way, the same
 * tap again on the same text is the same adjustment, so that it is never counted twice.
 */
export function useAdjustment(id: string) {
  const client = useApolloClient();
  const [adjusting, setAdjusting] = useState<AdjustmentState>({ status: 'idle' });
  /** What shows the text. */
  const [textElement, setTextElement] = useState<HTMLElement | null>(null);
  const inFlight = useRef<AbortController | null>(null);
  const unsettled = useRef<{ tap: string; requestId: string } | null>(null);

  /** Adjusts the text once the generation is there: what is being saved of it comes first. */
  async function adjust(variation: number, kind: Adjustment, shown: ShownGeneration | Promise<ShownGeneration>) {
    if (inFlight.current) return;
    const { signal } = (inFlight.current = new AbortController());
    setAdjusting({ status: 'adjusting', variation, kind, text: '' });
    try {
      const onProgress: AdjustmentRequest['onProgress'] = ({ restarted, pieces }) =>
        setAdjusting((now) => {
          if (now.status !== 'adjusting') return now;
          const before = restarted.length > 0 ? '' : now.text;
          return { ...now, text: before + pieces.map(({ text }) => text).join('') };
        });
      const before = await shown;
      signal.throwIfAborted();
      const requestId = requestIdOf(variation, kind, before);
      const input = { generationId: id, variation, kind, requestId };
      const outcome = await adjustVariation(client, { input, signal, onProgress }, before);
      unsettled.current = null;
      if (outcome?.__typename === 'AdjustVariationSuccess') return setAdjusting({ status: 'done', variation });
      const upgrade = outcome?.__typename === 'PlanLocked';
      setAdjusting({ status: 'failed', variation, message: outcome?.message || fallback, upgrade });
    } catch (error) {
      if (signal.aborted) return await settle(variation, await shown);
      if (CombinedGraphQLErrors.is(error)) unsettled.current = null;
      setAdjusting({ status: 'failed', variation, message: serverMessage(error, fallback), upgrade: false });
    } finally {
      inFlight.current = null;
    }
  }

  /** The id of the tap: that of the one before if its answer was lost, and it was the same tap on the same text. */
  function requestIdOf(variation: number, kind: Adjustment, { variations }: ShownGeneration): string {
    const tap = JSON.stringify([id, variation, kind, variations[variation]?.text]);
    if (unsettled.current?.tap !== tap) unsettled.current = { tap, requestId: crypto.randomUUID() };
    return unsettled.current.requestId;
  }

  /** Shows what the server has: the text may be stored all the same. */
  async function settle(variation: number, before: ShownGeneration) {
    unsettled.current = null;
    setAdjusting({ status: 'cancelling', variation });
    try {
      const { isStored } = await readAfterCancelling(client, variation, before);
      setAdjusting(isStored ? { status: 'done', variation } : { status: 'cancelled' });
    } catch {
      setAdjusting({ status: 'failed', variation, message: unconfirmed, upgrade: false });
    }
  }

  /** Brings the beginning of the text back where it has been scrolled away, so that it is seen to change. */
  function showText() {
    if (textElement && textElement.getBoundingClientRect().top < 0) textElement.scrollIntoView({ block: 'start' });
  }

  const cancel = () => inFlight.current?.abort();
  /** The text may be another one in a moment: it is not to be changed in another way meanwhile. */
  const busy = adjusting.status === 'adjusting' || adjusting.status === 'cancelling';

  /** Forgets the last tap, whose text is to be undone: the same tap is another adjustment then. */
  function forget() {
    if (inFlight.current) return;
    unsettled.current = null;
    setAdjusting({ status: 'idle' });
  }

  return { adjusting, busy, adjust, cancel, forget, setTextElement, showText };
}
