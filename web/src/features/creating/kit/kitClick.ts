import type { ApolloClient } from '@apollo/client';
import { getFragmentData } from '../../../gql';
import type {
  CreateKitInput,
  CreateKitMutation,
  KitText_TextFragment,
  KitWritingSubscription,
} from '../../../gql/graphql';
import { GenerationResultFragment } from '../../texts/generationResultFragment';
import { subscribeForOutcome } from '../../../session/subscribeForOutcome';
import { kitKey } from '../../texts/resultKey';
import { pollUntilSettled } from '../../../session/pollUntilSettled';
import type { ClickKind, ClickRequest } from '../writing/click';
import { CreditsFragment } from '../writing/copyWriting';
import { toFailure, appendPieces, type ClickDone, type ClickState } from '../writing/clickState';
import { CreateKit, KitState, KitTextFragment, KitWriting } from './kitDocuments';
import { newKitPart, type KitPart } from './kitPart';

type Event = KitWritingSubscription['kitWriting'];
type Progress = Extract<Event, { __typename: 'KitProgress' }>;
type Outcome = CreateKitMutation['createKit'];
type Success = Extract<Outcome, { __typename: 'CreateKitSuccess' }>;
type Click = ClickRequest<CreateKitInput>;

/** The click for a kit. */
export const kitClick: ClickKind<CreateKitInput> = {
  initialState: ({ requestId, contentTypes }) => ({
    status: 'writing-kit',
    id: requestId,
    parts: contentTypes.map(newKitPart),
    phase: 'first',
  }),

  async send(client, click) {
    const overSocket = await sendOverSocket(client, click);
    click.signal.throwIfAborted();
    // The same requestId over HTTP: the server finds stored texts, waits for those in progress and writes the rest.
    const outcome = overSocket ?? (await sendOverHttp(client, click));
    return outcome?.__typename === 'CreateKitSuccess' ? toDone(outcome.kit, click.input) : toFailure(outcome);
  },

  async findStored(client, input) {
    const { kit, isDeleted } = await pollUntilSettled(async () => {
      const variables = { id: input.requestId };
      const { data } = await client.query({ query: KitState, variables, fetchPolicy: 'network-only' });
      if (!data) return 'unsettled';
      const texts = data.kit?.texts.map((text) => getFragmentData(KitTextFragment, text)) ?? [];
      if (texts.some(({ state }) => state === 'BEING_WRITTEN')) return 'unsettled';
      const isStored = texts.some(({ state }) => state === 'STORED');
      return { kit: isStored ? data.kit : null, isDeleted: data.click.state === 'DELETED' };
    });
    if (kit) return toDone(kit, input);
    return isDeleted ? 'deleted' : null;
  },
};

/** The server's state of a kit's text, in the form that the page shows. */
export function toKitPart({ contentType, state, generation, failure }: KitText_TextFragment): KitPart {
  const states = { STORED: 'stored', RETURNED: 'missing', BEING_WRITTEN: 'writing', DELETED: 'deleted' } as const;
  return {
    ...newKitPart(contentType),
    state: states[state],
    generationId: generation?.id ?? null,
    failure: failure?.message ?? null,
  };
}

function toDone({ id, texts }: Success['kit'], input: CreateKitInput): ClickDone {
  const parts = texts.map((text) => toKitPart(getFragmentData(KitTextFragment, text)));
  const retryInput = parts.some(({ state }) => state === 'missing') ? input : null;
  return { status: 'done', id: kitKey(id), kit: { parts, retryInput } };
}

/** The state after a progress event; only texts in progress change. */
function applyProgress(now: ClickState, { growing, ended }: Progress): ClickState {
  if (now.status !== 'writing-kit') return now;
  const endedParts = ended.map((text) => toKitPart(getFragmentData(KitTextFragment, text)));
  const parts = now.parts.map((part) => {
    const endedPart = endedParts.find(({ contentType }) => contentType === part.contentType);
    const pieces = growing.find(({ contentType }) => contentType === part.contentType);
    return endedPart ?? (pieces && part.state === 'writing' ? { ...part, ...appendPieces(part, pieces) } : part);
  });
  return { ...now, parts };
}

/** Sends the click over the socket; null when there is no socket, or it was lost. */
const sendOverSocket = (client: ApolloClient, { input, onProgress, ...click }: Click): Promise<Outcome | null> =>
  subscribeForOutcome(client, { ...click, query: KitWriting, variables: { input } }, (data) => {
    const event = data?.kitWriting;
    if (event?.__typename === 'KitProgress') {
      writeToCache(client, event.ended);
      onProgress((now) => applyProgress(now, event));
      return 'in-progress';
    }
    if (event?.__typename === 'CreateKitSuccess') {
      writeToCache(client, event.kit.texts);
      client.cache.writeFragment({ fragment: CreditsFragment, data: event.user });
    }
    return event ?? null;
  });

/** Writes the stored texts into the cache, where the page reads them. */
function writeToCache({ cache }: ApolloClient, texts: Success['kit']['texts']) {
  for (const text of texts) {
    const { generation } = getFragmentData(KitTextFragment, text);
    if (!generation) continue;
    cache.writeFragment({
      fragment: GenerationResultFragment,
      fragmentName: 'GenerationResult_generation',
      data: getFragmentData(GenerationResultFragment, generation),
    });
  }
}

async function sendOverHttp(client: ApolloClient, { input, signal }: Click): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: CreateKit,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.createKit;
}
