import { idToken, signOut } from './identity';

/** The authorization header with this token. */
export const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` });

/** The authorization header of the signed-in account; none for visitors. */
export async function authorizationHeader(forceRefresh = false): Promise<{ authorization?: string }> {
  const token = await idToken(forceRefresh);
  return token ? bearerHeader(token) : {};
}

/** Signs out an account that the server no longer knows; the guards of the pages redirect then. */
export const signOutQuietly = () => void signOut().catch(console.error);
