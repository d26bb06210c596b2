import { randomUUID } from 'node:crypto';
import type { Answer, Owner } from './owner.ts';

const kit = `kit {
  id contentTypes
  texts { contentType state generation { id contentType kit { id contentTypes } } failure { __typename message } }
}`;
const failure = `... on Failure { message } ... on FieldFailure { field } ... on OutOfCredits { missingCredits }`;
const success = `... on CreateKitSuccess { ${kit} user { textCredits } }`;

const createKitMutation = `mutation ($input: CreateKitInput!) { createKit(input: $input) { __typename ${success} ${failure} } }`;
const kitWriting = `subscription ($input: CreateKitInput!) {
  kitWriting(input: $input) {
    __typename ${success} ${failure}
    ... on KitProgress {
      growing { contentType restarted pieces { variation text } }
      ended { contentType state generation { id } failure { __typename } }
    }
  }
}`;
const kitQuery = `query ($id: ID!) {
  kit(id: $id) { id contentTypes texts { contentType state generation { id contentType } } }
}`;
const deleteKit = `mutation ($input: DeleteKitInput!) { deleteKit(input: $input) { ... on DeleteKitSuccess { kitId generationIds } } }`;

export const threeTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP', 'TEXTO_ANUNCIO'] as const;

const inputOf = (different: object) => ({
  contentTypes: threeTypes,
  topic: 'Pão de queijo quentinho a R$ 12',
  requestId: randomUUID(),
  ...different,
});

/** The body of a call that creates a kit, by default of three types. */
export const createKitCall = (different: object = {}) => ({
  query: createKitMutation,
  variables: { input: inputOf(different) },
});

/** Creates a kit, by default of three types; resolves with the answer. */
export const createKit = async (owner: Owner, different: object = {}): Promise<Answer['body']> => {
  const { data, errors } = await owner.graphql(createKitMutation, { input: inputOf(different) });
  return data?.createKit ?? errors;
};

/** A kit as it is stored. */
export const findKit = async (owner: Owner, id: string): Promise<Answer['body']> =>
  (await owner.graphql(kitQuery, { id })).data.kit;

export const deleteKitOf = async (owner: Owner, kitId: string): Promise<Answer['body']> =>
  (await owner.graphql(deleteKit, { input: { kitId } })).data.deleteKit;

/** Creates a kit by subscription, and collects its events while the texts are written. */
export function watchKit(owner: Owner, different: object = {}) {
  const client = owner.socket();
  const events: Answer['body'][] = [];
  const { promise, resolve } = Promise.withResolvers<Answer['body']>();
  const cancel = client.subscribe(
    { query: kitWriting, variables: { input: inputOf(different) } },
    {
      next: ({ data, errors }) => void events.push(data?.['kitWriting'] ?? errors),
      error: (error) => resolve(error),
      complete: () => resolve(events.at(-1)),
    },
  );
  return { events, ended: promise.finally(() => client.dispose()), cancel };
}
