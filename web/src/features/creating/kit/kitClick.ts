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
import type { ClickKind, Sending } from '../writing/click';
import { CreditsFragment } from '../writing/copyWriting';
import { failureOf, withPieces, type Done, type Writing } from '../writing/writing';
import { CreateKit, KitState, KitTextFragment, KitWriting } from './kitDocuments';
import { partBegun, type KitPart } from './kitPart';

type Event = KitWritingSubscription['kitWriting'];
type Progress = Extract<Event, { __typename: 'KitProgress' }>;
type Outcome = CreateKitMutation['createKit'];
type Success = Extract<Outcome, { __typename: 'CreateKitSuccess' }>;
type Click = Sending<CreateKitInput>;

/** The click for a kit. */
export const kitClick: ClickKind<CreateKitInput> = {
  begun: ({ requestId, contentTypes }) => ({
    status: 'writing-kit',
    id: requestId,
    parts: contentTypes.map(partBegun),
    phase: 'first',
  }),

  async send(client, click) {
    const watched = await watch(client, click);
    click.signal.throwIfAborted();
    // The same click by the other way: what is stored or still written is joined, and the rest is written.
    const outcome = watched ?? (await ask(client, click));
    return outcome?.__typename === 'CreateKitSuccess' ? done(outcome.kit, click.input) : failureOf(outcome);
  },

  async stored(client, input) {
    const { kit, isDeleted } = await pollUntilSettled(async () => {
      const variables = { id: input.requestId };
      const { data } = await client.query({ query: KitState, variables, fetchPolicy: 'network-only' });
      if (!data) return 'unsettled';
      const texts = data.kit?.texts.map((text) => getFragmentData(KitTextFragment, text)) ?? [];
      if (texts.some(({ state }) => state === 'BEING_WRITTEN')) return 'unsettled';
      const isStored = texts.some(({ state }) => state === 'STORED');
      return { kit: isStored ? data.kit : null, isDeleted: data.click.state === 'DELETED' };
    });
    if (kit) return done(kit, input);
    return isDeleted ? 'deleted' : null;
  },
};

/** What the server says of a text of a kit, as the page shows it. */
export function partOf({ contentType, state, generation, failure }: KitText_TextFragment): KitPart {
  const states = { STORED: 'stored', RETURNED: 'missing', BEING_WRITTEN: 'writing', DELETED: 'deleted' } as const;
  return {
    ...partBegun(contentType),
    state: states[state],
    generationId: generation?.id ?? null,
    failure: failure?.message ?? null,
  };
}

function done({ id, texts }: Success['kit'], input: CreateKitInput): Done {
  const parts = texts.map((text) => partOf(getFragmentData(KitTextFragment, text)));
  const again = parts.some(({ state }) => state === 'missing') ? input : null;
  return { status: 'done', id: kitKey(id), kit: { parts, again } };
}

/** The state after progress; only texts that are being written grow. */
function grown(now: Writing, { growing, ended }: Progress): Writing {
  if (now.status !== 'writing-kit') return now;
  const ends = ended.map((text) => partOf(getFragmentData(KitTextFragment, text)));
  const parts = now.parts.map((part) => {
    const end = ends.find(({ contentType }) => contentType === part.contentType);
    const pieces = growing.find(({ contentType }) => contentType === part.contentType);
    return end ?? (pieces && part.state === 'writing' ? { ...part, ...withPieces(part, pieces) } : part);
  });
  return { ...now, parts };
}

/** Over the socket; null when there is none, or it was lost. */
const watch = (client: ApolloClient, { input, onProgress, ...click }: Click): Promise<Outcome | null> =>
  subscribeForOutcome(client, { ...click, query: KitWriting, variables: { input } }, (data) => {
    const event = data?.kitWriting;
    if (event?.__typename === 'KitProgress') {
      store(client, event.ended);
      onProgress((now) => grown(now, event));
      return 'in-progress';
    }
    if (event?.__typename === 'CreateKitSuccess') {
      store(client, event.kit.texts);
      client.cache.writeFragment({ fragment: CreditsFragment, data: event.user });
    }
    return event ?? null;
  });

/** Writes the stored texts into the cache, where the page reads them. */
function store({ cache }: ApolloClient, texts: Success['kit']['texts']) {
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

async function ask(client: ApolloClient, { input, signal }: Click): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: CreateKit,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.createKit;
}
