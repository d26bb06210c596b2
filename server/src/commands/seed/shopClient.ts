import { randomUUID } from 'node:crypto';

/** A client of the API and of the identity emulator, which throws for any answer that is not the success. */
export interface ShopClient {
  /** One operation with its input; resolves to what its success has. */
  run(operation: string, input: object, selection: string): Promise<Record<string, unknown>>;
  query<Data>(query: string): Promise<Data>;
}

export interface Session {
  readonly localId: string;
  readonly idToken: string;
}

/** Sends JSON, and resolves to the JSON that comes back. Throws with it for any status but 2xx. */
export async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

/** Signs in to the account at the identity emulator, which is made with a verified address when there is none. */
export async function signIn(
  emulatorUrl: string,
  projectId: string,
  login: { readonly email: string; readonly password: string },
): Promise<Session> {
  const api = `${emulatorUrl}/identitytoolkit.googleapis.com/v1`;
  const account = (operation: string) =>
    post<Session>(`${api}/accounts:${operation}?key=seed`, { ...login, returnSecureToken: true });
  const known = await account('signInWithPassword').catch(() => null);
  if (known) return known;
  const { localId } = await account('signUp');
  const asAdministrator = { authorization: 'Bearer owner' };
  await post(`${api}/projects/${projectId}/accounts:update`, { localId, emailVerified: true }, asAdministrator);
  // The verified address is in the next token.
  return account('signInWithPassword');
}

export function createShopClient(url: string, idToken: string): ShopClient {
  const request = async (query: string, variables: object = {}) => {
    const authorization = `Bearer ${idToken}`;
    const answer = await post<{ data?: Record<string, never>; errors?: unknown }>(
      `${url}/graphql`,
      { query, variables },
      { authorization },
    );
    if (answer.errors || !answer.data) throw new Error(`${query}\nanswered ${JSON.stringify(answer.errors)}`);
    return answer.data;
  };
  return {
    query: async <Data>(query: string) => (await request(query)) as Data,
    async run(operation, input, selection) {
      const name = operation[0]!.toUpperCase() + operation.slice(1);
      const query = `mutation ($input: ${name}Input!) { ${operation}(input: $input) { __typename ... on ${name}Success { ${selection} } ... on Failure { message } } }`;
      const result = (await request(query, { input }))[operation] as unknown as Record<string, unknown>;
      if (result['__typename'] !== `${name}Success`) {
        throw new Error(`${operation} answered ${JSON.stringify(result)}`);
      }
      return result;
    },
  };
}

/** A click of its own. */
export const click = (brief: object): object => ({ ...brief, requestId: randomUUID() });
