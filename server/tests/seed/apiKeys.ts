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

/** Creates an API key of the owner; resolves with the answer. */
export const createKey = async (owner: Owner, name = 'Planilha'): Promise<any> =>
  (await owner.graphql(create, { input: { name } })).data.createApiKey;

/** A client that calls with a new API key of the owner, with the id and the secret of the key. */
export async function callerWithKey(url: string, owner: Owner): Promise<{ caller: Owner; id: string; secret: string }> {
  const { secret, apiKey } = await createKey(owner);
  return { caller: createOwner(url, { uid: owner.uid, email: owner.email, token: secret }), id: apiKey.id, secret };
}

/** Revokes the key by the API. */
export const revokeKey = (owner: Owner, id: string): Promise<any> =>
  owner.graphql('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { __typename } }', {
    input: { keyId: id },
  });
