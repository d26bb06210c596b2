/** A log for tests that read none. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

export interface Session {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

/** The calls the web SDK makes, and two of an administrator's. */
export const emulatorApi = (host: string, projectId: string) => {
  const post = async (path: string, body: object, headers = {}): Promise<unknown> => {
    const answer = await fetch(`http://${host}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const content = (await answer.json()) as { error?: { message: string } };
    if (content.error !== undefined) throw new Error(content.error.message);
    return content;
  };
  const asOwner = { authorization: 'Bearer owner' };
  const account = (operation: string, body: object) =>
    post(`identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body);
  const withPassword = (operation: string) => (email: string, password: string) =>
    account(operation, { email, password, returnSecureToken: true }) as Promise<Session>;

  return {
    signUp: withPassword('signUp'),
    signIn: withPassword('signInWithPassword'),
    async lookup(idToken: string) {
      const { users } = (await account('lookup', { idToken })) as { users: Record<string, unknown>[] };
      return users[0];
    },
    async signInWithGoogle(sub: string, email: string) {
      const claims = JSON.stringify({ sub, email, email_verified: true, name: 'Bia' });
      return (await account('signInWithIdp', {
        postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      })) as Session;
    },
    async refresh(refreshToken: string) {
      await post('securetoken.googleapis.com/v1/token?key=k', { grant_type: 'refresh_token', refreshToken });
    },
    async sendVerification(idToken: string) {
      await account('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    },
    async sendChange(idToken: string, newEmail: string) {
      await account('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    },
    async sendReset(email: string) {
      await account('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
    async update(changes: object) {
      await post(`identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, changes, asOwner);
    },
  };
};
