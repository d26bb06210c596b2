import { createOwner, type Owner } from './owner.ts';

const create = /* GraphQL */ `
  mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      __typename
      ... on CreateApiKeySuccess {
        secret
        apiKey {
          id
          name
          ending
          lastUsedAt
        }
      }
      ... on Failure {
        message
      }
    }
  }
`;

/** What making a key answers. */
export const makeKey = async (owner: Owner, name = 'Planilha'): Promise<any> =>
  (await owner.graphql(create, { input: { name } })).data.createApiKey;

/** A program that calls with a fresh API key of the owner; the id of the key. */
export async function keyOf(url: string, owner: Owner): Promise<{ caller: Owner; id: string; secret: string }> {
  const { secret, apiKey } = await makeKey(owner);
  return { caller: createOwner(url, { uid: owner.uid, email: owner.email, token: secret }), id: apiKey.id, secret };
}

/** Revokes the key by the API. */
export const revokeKey = (owner: Owner, id: string): Promise<any> =>
  owner.graphql('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { __typename } }', {
    input: { keyId: id },
  });
