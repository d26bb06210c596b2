import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import type { CreateKitInput } from '../../../gql/graphql';
import { serverMessage } from '../../../session/serverMessage';
import { keepWrittenTopic } from '../../texts/briefDraft';
import { keepLastResult } from '../../texts/lastResult';
import type { ClickKind } from './click';
import { textClick } from './copyWriting';
import { countText } from '../installing/invitation';
import { kitClick } from '../kit/kitClick';
import { keepPendingClick, pendingClick } from './pendingClick';
import { hasWritten, isKit, isUnderWay, type ClickInput, type Done, type Order, type Writing } from './writing';

/** How long a reloaded page waits for its socket before it asks for the text without progress. */
const socketWithinMs = 2_000;

/** The click of an owner, one at a time. It goes on while the owner looks at other pages, and after a reload. */
export interface Clicks {
  /** What became of the newest click so far. */
  writing(): Writing;
  onChange(listener: () => void): () => void;
  /**
   * Sends an order, unless a click is under way. A click is one requestId; when its answer was lost on the way, the same
   * order sent again is the same click, so that it is never paid twice (rule 4.3).
   */
  generate(order: Order): Promise<void>;
  /**
   * Sends the click of a kit again, for the texts of it that did not come, unless one is under way. When that fails, the
   * kit stays as it was, with the reason.
   */
  writeMissing(input: CreateKitInput): Promise<void>;
  /** Joins the click that was under way when this tab was reloaded, or of which nothing was known then. */
  join(): Promise<void>;
  /** Ends the click; a reload does not join it any more. */
  cancel(): void;
  /** Forgets a click that has ended and was seen. */
  seen(): void;
}

/** What is said of a click whose text was deleted, in another tab, before its answer came. */
const deletedSince: Writing = { status: 'failed', message: 'O que você pediu ficou pronto e já foi excluído.' };

const clicksOfOwners = new WeakMap<ApolloClient, Map<string, Clicks>>();

/** The clicks of the owner, the same for every caller until the owner signs out. */
export function clicksOf(client: ApolloClient, viewerId: string): Clicks {
  const known = clicksOfOwners.get(client);
  const owners = known ?? new Map<string, Clicks>();
  if (!known) {
    clicksOfOwners.set(client, owners);
    client.onClearStore(async () => {
      for (const clicks of owners.values()) clicks.cancel();
      owners.clear();
    });
  }
  const clicks = owners.get(viewerId) ?? createClicks(client, viewerId);
  owners.set(viewerId, clicks);
  return clicks;
}

function createClicks(client: ApolloClient, viewerId: string): Clicks {
  let writing: Writing = { status: 'idle' };
  let underWay: AbortController | null = null;
  /** The click of which the end is not known. */
  let unanswered: { order: string; requestId: ClickInput['requestId'] } | null = null;
  /** The kit whose missing texts the click is for. */
  let incomplete: Done | null = null;
  const listeners = new Set<() => void>();

  function set(next: Writing): void {
    writing = next;
    for (const listener of listeners) listener();
  }

  const send = (input: ClickInput, waitForSocketMs: number): Promise<void> =>
    isKit(input) ? sendAs(kitClick, input, waitForSocketMs) : sendAs(textClick, input, waitForSocketMs);

  async function sendAs<Input extends ClickInput>(kind: ClickKind<Input>, input: Input, waitForSocketMs: number) {
    const { signal } = (underWay = new AbortController());
    const { requestId, ...order } = input;
    unanswered = { order: JSON.stringify(order), requestId };
    incomplete = writing.status === 'done' && writing.kit?.again === input ? writing : null;
    set(kind.begun(input));
    keepLastResult(viewerId, null);
    keepPendingClick(viewerId, input);
    try {
      const end = await kind.send(client, {
        input,
        signal,
        waitForSocketMs,
        onProgress: (change) => set(change(writing)),
      });
      unanswered = null;
      finish(end);
    } catch (error) {
      if (signal.aborted) return await settle(kind, input);
      if (CombinedGraphQLErrors.is(error)) return fail(error);
      await recover(kind, input, error);
    } finally {
      underWay = null;
      if (!unanswered) keepPendingClick(viewerId, null);
      if (hasWritten(writing)) keepWrittenTopic(viewerId, input.topic);
    }
  }

  function finish(next: Writing): void {
    if (next.status === 'done') {
      keepLastResult(viewerId, next.id);
      countText();
      forgetHistory();
    }
    if (next.status !== 'failed' || !incomplete) return set(next);
    keepLastResult(viewerId, incomplete.id);
    set({ ...incomplete, failure: next });
  }

  function fail(error: unknown): void {
    unanswered = null;
    finish({ status: 'failed', message: serverMessage(error, 'Ocorreu um erro.') });
  }

  /** Ends a cancelled click as the server says that it ended. */
  async function settle<Input extends ClickInput>(kind: ClickKind<Input>, input: Input): Promise<void> {
    if (isUnderWay(writing)) set({ ...writing, phase: 'cancelling' });
    try {
      const stored = await kind.stored(client, input);
      unanswered = null;
      if (stored) forgetHistory();
      if (stored === 'deleted') set(deletedSince);
      else set({ status: 'cancelled', stored: stored?.id ?? null });
    } catch {
      finish({ status: 'failed', message: 'Não foi possível confirmar o cancelamento. Confira seus créditos.' });
    }
  }

  /** Ends a click whose answer was lost. While nobody can be asked, the same order and a reload are the same click. */
  async function recover<Input extends ClickInput>(kind: ClickKind<Input>, input: Input, lost: unknown): Promise<void> {
    const message = serverMessage(lost, 'Ocorreu um erro.');
    try {
      const stored = await kind.stored(client, input);
      unanswered = null;
      if (stored === 'deleted') set(deletedSince);
      else finish(stored ?? { status: 'failed', message, returned: true });
    } catch {
      finish({ status: 'failed', message });
    }
  }

  /** The list is asked for anew when it is next opened, with the new text on top; one that is open adds it by itself. */
  function forgetHistory(): void {
    const isOpen = [...client.getObservableQueries()].some(({ queryName }) => queryName === 'HistoryPage');
    if (!isOpen) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });
  }

  return {
    writing: () => writing,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async generate(input) {
      if (underWay) return;
      const order = JSON.stringify(input);
      const requestId = unanswered?.order === order ? unanswered.requestId : crypto.randomUUID();
      await send({ ...input, requestId }, 0);
    },
    async writeMissing(input) {
      if (!underWay) await send(input, 0);
    },
    async join() {
      // What this page has sent itself and not heard of again is sent once more by its owner only.
      const input = unanswered || writing.status !== 'idle' ? null : pendingClick(viewerId);
      if (input) await send(input, socketWithinMs);
    },
    cancel() {
      if (!underWay) return;
      keepPendingClick(viewerId, null);
      underWay.abort();
    },
    seen() {
      if (!underWay) set({ status: 'idle' });
    },
  };
}
