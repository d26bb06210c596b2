import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import type { CreateKitInput } from '../../../gql/graphql';
import { serverMessage } from '../../../session/serverMessage';
import { recordWrittenTopic } from '../../texts/briefDraft';
import { storeLastResult } from '../../texts/lastResult';
import type { ClickKind } from './click';
import { textClick } from './copyWriting';
import { countWrittenText } from '../installing/invitation';
import { kitClick } from '../kit/kitClick';
import { storePendingClick, readPendingClick } from './pendingClick';
import {
  hasStoredText,
  isKitOrder,
  isInProgress,
  type ClickInput,
  type ClickDone,
  type Order,
  type ClickState,
} from './clickState';

/** How long a reloaded page waits for its socket before it requests the text over HTTP, without progress. */
const socketWaitMs = 2_000;

/**
 * The owner's request for a text or a kit (a click on "Gerar"), one at a time. It continues while the owner looks at other
 * pages, and after a reload.
 */
export interface Clicks {
  /** The state of the newest click. */
  state(): ClickState;
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
  /** Sends the pending click of this tab again after a reload: the server answers with its result, or continues it. */
  resumePending(): Promise<void>;
  /** Ends the click; a reload does not join it any more. */
  cancel(): void;
  /** Returns to the idle state, unless a click is in progress. */
  dismissEnded(): void;
}

/** The state of a click whose text was deleted in another tab before its answer came. */
const deletedMeanwhile: ClickState = { status: 'failed', message: 'O que você pediu ficou pronto e já foi excluído.' };

const clicksByClient = new WeakMap<ApolloClient, Map<string, Clicks>>();

/** The clicks of the owner, the same for every caller until the owner signs out. */
export function clicksForViewer(client: ApolloClient, viewerId: string): Clicks {
  const existing = clicksByClient.get(client);
  const owners = existing ?? new Map<string, Clicks>();
  if (!existing) {
    clicksByClient.set(client, owners);
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
  let clickState: ClickState = { status: 'idle' };
  let inFlight: AbortController | null = null;
  /** The click whose outcome is not known. */
  let unsettled: { order: string; requestId: ClickInput['requestId'] } | null = null;
  /** The kit whose missing texts are being written. */
  let incompleteKit: ClickDone | null = null;
  const listeners = new Set<() => void>();

  function set(next: ClickState): void {
    clickState = next;
    for (const listener of listeners) listener();
  }

  const send = (input: ClickInput, waitForSocketMs: number): Promise<void> =>
    isKitOrder(input) ? sendAs(kitClick, input, waitForSocketMs) : sendAs(textClick, input, waitForSocketMs);

  async function sendAs<Input extends ClickInput>(kind: ClickKind<Input>, input: Input, waitForSocketMs: number) {
    const { signal } = (inFlight = new AbortController());
    const { requestId, ...order } = input;
    unsettled = { order: JSON.stringify(order), requestId };
    incompleteKit = clickState.status === 'done' && clickState.kit?.retryInput === input ? clickState : null;
    set(kind.initialState(input));
    storeLastResult(viewerId, null);
    storePendingClick(viewerId, input);
    try {
      const end = await kind.send(client, {
        input,
        signal,
        waitForSocketMs,
        onProgress: (change) => set(change(clickState)),
      });
      unsettled = null;
      finish(end);
    } catch (error) {
      if (signal.aborted) return await settle(kind, input);
      if (CombinedGraphQLErrors.is(error)) return fail(error);
      await recover(kind, input, error);
    } finally {
      inFlight = null;
      if (!unsettled) storePendingClick(viewerId, null);
      if (hasStoredText(clickState)) recordWrittenTopic(viewerId, input.topic);
    }
  }

  function finish(next: ClickState): void {
    if (next.status === 'done') {
      storeLastResult(viewerId, next.id);
      countWrittenText();
      invalidateHistory();
    }
    if (next.status !== 'failed' || !incompleteKit) return set(next);
    storeLastResult(viewerId, incompleteKit.id);
    set({ ...incompleteKit, failure: next });
  }

  function fail(error: unknown): void {
    unsettled = null;
    finish({ status: 'failed', message: serverMessage(error, 'Ocorreu um erro.') });
  }

  /** Sets the state of a cancelled click to what the server says of it. */
  async function settle<Input extends ClickInput>(kind: ClickKind<Input>, input: Input): Promise<void> {
    if (isInProgress(clickState)) set({ ...clickState, phase: 'cancelling' });
    try {
      const stored = await kind.findStored(client, input);
      unsettled = null;
      if (stored) invalidateHistory();
      if (stored === 'deleted') set(deletedMeanwhile);
      else set({ status: 'cancelled', stored: stored?.id ?? null });
    } catch {
      finish({ status: 'failed', message: 'Não foi possível confirmar o cancelamento. Confira seus créditos.' });
    }
  }

  /**
   * Sets the state of a click whose answer was lost to what the server says of it. While the server cannot be reached, the
   * click stays unsettled: the same order, or a reload, repeats its requestId.
   */
  async function recover<Input extends ClickInput>(kind: ClickKind<Input>, input: Input, lost: unknown): Promise<void> {
    const message = serverMessage(lost, 'Ocorreu um erro.');
    try {
      const stored = await kind.findStored(client, input);
      unsettled = null;
      if (stored === 'deleted') set(deletedMeanwhile);
      else finish(stored ?? { status: 'failed', message, returned: true });
    } catch {
      finish({ status: 'failed', message });
    }
  }

  /** Evicts the history from the cache, so that it is read again when it is opened; an open list adds the text by itself. */
  function invalidateHistory(): void {
    const isOpen = [...client.getObservableQueries()].some(({ queryName }) => queryName === 'HistoryPage');
    if (!isOpen) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' });
  }

  return {
    state: () => clickState,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async generate(input) {
      if (inFlight) return;
      const order = JSON.stringify(input);
      const requestId = unsettled?.order === order ? unsettled.requestId : crypto.randomUUID();
      await send({ ...input, requestId }, 0);
    },
    async writeMissing(input) {
      if (!inFlight) await send(input, 0);
    },
    async resumePending() {
      // An unsettled click of this very page is repeated only when its owner sends the same order again.
      const input = unsettled || clickState.status !== 'idle' ? null : readPendingClick(viewerId);
      if (input) await send(input, socketWaitMs);
    },
    cancel() {
      if (!inFlight) return;
      storePendingClick(viewerId, null);
      inFlight.abort();
    },
    dismissEnded() {
      if (!inFlight) set({ status: 'idle' });
    },
  };
}
