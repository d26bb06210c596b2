import { idToken, signOut } from './session/identity';

/** The header that says who asks; none for visitors. */
export async function authorizationHeader(forceRefresh = false): Promise<{ authorization?: string }> {
  const token = await idToken(forceRefresh);
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Signs out an account that the server no longer knows; the guards of the pages lead on. */
export const signOutQuietly = () => void signOut().catch(console.error);
