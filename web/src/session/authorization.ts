import { idToken, signOut } from './identity';

/** The header that says who asks, by a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The header that says who is signed in; none for visitors. */
export async function authorizationHeader(forceRefresh = false): Promise<{ authorization?: string }> {
  const token = await idToken(forceRefresh);
  return token ? bearer(token) : {};
}

/** Signs out an account that the server no longer knows; the guards of the pages lead on. */
export const signOutQuietly = () => void signOut().catch(console.error);
