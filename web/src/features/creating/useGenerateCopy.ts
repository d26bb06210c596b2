import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { GenerateCopyInput } from '../../gql/graphql';
import { serverMessage } from '../../session/serverMessage';
import { copyWriting, isCreditBack, type Outcome, type Progress } from './copyWriting';

export type Brief = Omit<GenerateCopyInput, 'requestId'>;

export type Writing =
  | { status: 'idle' }
  | WritingNow
  | { status: 'done'; id: string }
  /** `charged`: the text was stored before the cancelling came. */
  | { status: 'cancelled'; charged: boolean }
  | { status: 'failed'; message: string; field?: string; upgrade?: boolean };

export interface WritingNow {
  status: 'writing';
  /** What has come of each variation. */
  texts: readonly string[];
  /** The index of the variation that is being written. */
  current: number;
  phase: 'first' | 'revising' | 'cancelling';
}

/**
 * Sends a brief, one at a time. A click is one requestId; when its answer was lost on the way, the same brief sent
 * again is the same click, so that it is never paid twice (rule 4.3).
 */
export function useGenerateCopy(credits: number) {
  const client = useApolloClient();
  const [writing, setWriting] = useState<Writing>({ status: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  const unanswered = useRef<{ brief: string; requestId: string } | null>(null);

  async function generate(input: Brief) {
    if (underWay.current) return;
    const { signal } = (underWay.current = new AbortController());
    setWriting({ status: 'writing', texts: [], current: 0, phase: 'first' });
    const brief = JSON.stringify(input);
    const click = unanswered.current?.brief === brief ? unanswered.current : { brief, requestId: crypto.randomUUID() };
    unanswered.current = click;
    const onProgress = (progress: Progress) => setWriting((now) => grown(now, progress));
    try {
      const outcome = await copyWriting(client, {
        input: { ...input, requestId: click.requestId },
        signal,
        onProgress,
      });
      unanswered.current = null;
      // The list is asked for anew when it is next opened: the new text belongs on top of it.
      if (outcome?.__typename === 'GenerateCopySuccess') forgetHistory();
      setWriting(stateOf(outcome));
    } catch (error) {
      if (signal.aborted) return await settle();
      if (CombinedGraphQLErrors.is(error)) unanswered.current = null;
      setWriting({ status: 'failed', message: serverMessage(error, 'Ocorreu um erro.') });
    } finally {
      underWay.current = null;
    }
  }

  /** Says "nothing was charged" only when the server does. */
  async function settle() {
    setWriting((now) => (now.status === 'writing' ? { ...now, phase: 'cancelling' } : now));
    try {
      const charged = !(await isCreditBack(client, credits));
      unanswered.current = null;
      if (charged) forgetHistory();
      setWriting({ status: 'cancelled', charged });
    } catch {
      setWriting({ status: 'failed', message: 'Não foi possível confirmar o cancelamento. Confira seus créditos.' });
    }
  }

  const forgetHistory = () => client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });

  return { writing, generate, cancel: () => underWay.current?.abort() };
}

function grown(now: Writing, { restarted, pieces }: Progress): Writing {
  if (now.status !== 'writing') return now;
  const texts = now.texts.map((text, variation) => (restarted.includes(variation) ? '' : text));
  let current = restarted[0] ?? now.current;
  for (const { variation, text } of pieces) {
    texts[variation] = (texts[variation] ?? '') + text;
    current = variation;
  }
  return { ...now, texts, current, phase: restarted.length > 0 ? 'revising' : now.phase };
}

function stateOf(result: Outcome | undefined): Writing {
  if (result?.__typename === 'GenerateCopySuccess') {
    return { status: 'done', id: result.generation.id };
  }
  const failed = { status: 'failed', message: result?.message || 'Ocorreu um erro.' } as const;
  if (result?.__typename === 'InvalidBrief') return { ...failed, field: result.field };
  const upgrade = result?.__typename === 'PlanLocked' || result?.__typename === 'OutOfCredits';
  return { ...failed, upgrade };
}
