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

export interface AccountState {
  readonly credits: number;
  readonly holds: number;
  /** The clicks that have a text. */
  readonly items: readonly string[];
}

/** The credits, holds and texts of an owner in the store. */
export async function accountState({ users, generations }: Store, { uid }: Pick<Owner, 'uid'>): Promise<AccountState> {
  const user = await users.find(uid);
  if (!user) throw new Error('the owner is gone');
  const everything = { ...wholeHistory, limit: 10_000 };
  const { items } = await generations.page(uid, everything);
  return { credits: user.textCredits, holds: user.holds.length, items: items.map(({ requestId }) => requestId) };
}
