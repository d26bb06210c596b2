import { randomUUID } from 'node:crypto';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import type { Store } from '../../src/domain/ports.ts';
import type { Owner } from '../seed/owner.ts';

const generateCopy = /* GraphQL */ `
  mutation ($input: GenerateCopyInput!) {
    generateCopy(input: $input) {
      __typename
      ... on GenerateCopySuccess {
        generation {
          id
        }
      }
      ... on Failure {
        message
      }
    }
  }
`;

/** A click over GraphQL. */
export const overGraphQL = (requestId: string = randomUUID()) => ({
  query: generateCopy,
  variables: { input: { contentType: 'POST_INSTAGRAM', tone: 'VENDER', topic: 'Pão de queijo quentinho', requestId } },
});

export interface Books {
  readonly credits: number;
  readonly holds: number;
  /** The clicks that have a text. */
  readonly items: readonly string[];
}

/** What the store says of an owner. */
export async function books({ users, generations }: Store, { uid }: Pick<Owner, 'uid'>): Promise<Books> {
  const user = await users.find(uid);
  if (!user) throw new Error('the owner is gone');
  const everything = { ...wholeHistory, limit: 10_000 };
  const { items } = await generations.page(uid, everything);
  return { credits: user.textCredits, holds: user.holds.length, items: items.map(({ requestId }) => requestId) };
}
