import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import type { CreateKitInput, KitText_TextFragment } from '../../../gql/graphql';
import { kitClick } from './kitClick';

const input: CreateKitInput = {
  requestId: 'k1',
  contentTypes: ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'],
  tone: 'DEFAULT',
  topic: 'Pão quente',
};

/** Looks up a kit whose response was lost, with its second text in this state. */
function findStoredKit(state: KitText_TextFragment['state']) {
  const texts = input.contentTypes.map((contentType, index) => ({
    __typename: 'KitText',
    contentType,
    state: index === 0 ? 'STORED' : state,
    generation: null,
    failure: null,
  }));
  const data = {
    kit: { __typename: 'Kit', id: 'k1', texts },
    click: { __typename: 'Click', state: 'STORED' },
    viewer: { __typename: 'User', id: 'u1', textCredits: 3 },
  };
  const client = new ApolloClient({ link: new ApolloLink(() => of({ data })), cache: new InMemoryCache() });
  return kitClick.findStored(client, input);
}

it.each([
  ['STORED', 'stored', null],
  ['RETURNED', 'missing', input],
  // The owner has deleted it, and it is not offered again.
  ['DELETED', 'deleted', null],
] as const)('a kit with a text that is %s offers to write the missing ones: %s', async (state, shown, retryInput) => {
  const kit = await findStoredKit(state);
  expect(kit).toMatchObject({ status: 'done', kit: { parts: [{ state: 'stored' }, { state: shown }], retryInput } });
});
