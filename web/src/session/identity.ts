/**
 * Says who is signed in, with their token; what people do with their account is in accountActions.ts. The provider's SDK
 * is large and is loaded when somebody signs in, or the stored token is about to expire; until then what the SDK has
 * stored says who is signed in.
 */
import type { Auth, User } from 'firebase/auth';
import { forgetStoredAccount, hasStoredAccount, onStoredAccount, storedSession } from './storedAccount';

export interface Account {
  uid: string;
  email: string;
  /** As the server sees it: from the token, not from the provider's user record, which is ahead of it. */
  emailVerified: boolean;
  displayName: string | null;
  /** Without one it signs in with Google only. */
  hasPassword: boolean;
}

export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  emulatorUrl?: string | null;
}

const settings = Promise.withResolvers<IdentitySettings>();
const ready = Promise.withResolvers<Auth>();
let loading: Promise<Auth> | undefined;

/** Says where accounts live; everything below waits for it. */
export const configureIdentity = (given: IdentitySettings): void => settings.resolve(given);

/** The SDK's functions, in a chunk of their own. */
export const loadSdk = () => import('./identitySdk');

async function start(): Promise<Auth> {
  const [sdk, { emulatorUrl, ...options }] = await Promise.all([loadSdk(), settings.promise]);
  const auth = sdk.initializeAuth(sdk.initializeApp(options), { persistence: sdk.browserLocalPersistence });
  auth.languageCode = 'pt-BR';
  if (emulatorUrl) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  ready.resolve(auth);
  return auth;
}

/** The provider, once it knows who is signed in; rejects when the SDK did not load, and can be tried again. */
export const identity = (): Promise<Auth> =>
  (loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Loads the SDK ahead of a sign-in that is likely to come; rejects when that failed, and can be tried again. */
export async function prepareIdentity(): Promise<void> {
  await identity();
}

async function accountOf(user: User): Promise<Account> {
  const claims = await user.getIdTokenResult().then(
    (token) => token.claims,
    () => null,
  );
  const emailVerified = claims ? claims['email_verified'] === true : user.emailVerified;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  return { uid: user.uid, email: user.email ?? '', emailVerified, displayName: user.displayName, hasPassword };
}

/** The account as it was stored, where its token is still good. */
function storedAccount(): Account | null {
  const user = storedSession()?.user;
  if (!user) return null;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: true,
    displayName: user.displayName ?? null,
    hasPassword,
  };
}

const tellers = new Set<(user: User | null) => Promise<void>>();

/**
 * Calls back with the account at the start, when this browser holds one, and at every change; null is signed out.
 * A failure to load the SDK goes to `onError`.
 */
export function onAccountChange(
  onChange: (account: Account | null) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let latest = 0;
  let stopped = false;
  const tell = async (user: User | null) => {
    const turn = ++latest;
    const account = user && (await accountOf(user));
    if (turn === latest && !stopped) await onChange(account);
  };
  const load = () => void identity().catch((error: unknown) => stopped || onError(error));
  const stored = loading ? null : storedAccount();
  if (stored) void onChange(stored);
  else if (hasStoredAccount()) load();
  tellers.add(tell);
  const stops = [onStoredAccount(load), () => tellers.delete(tell)];
  void ready.promise.then((auth) => {
    if (stopped) return;
    stops.push(auth.onIdTokenChanged((user) => void tell(user)));
  });
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}

/** Signs out on this browser; whoever follows the account knows of it when this resolves. */
export async function signOut(): Promise<void> {
  forgetStoredAccount();
  if (loading) await (await identity()).signOut();
  await Promise.all([...tellers].map((tell) => tell(null)));
}

/** The bearer token, renewed when it is about to expire or on demand; null when nobody is signed in. */
export async function idToken(forceRefresh = false): Promise<string | null> {
  if (!loading && !hasStoredAccount()) return null;
  const stored = loading || forceRefresh ? null : storedSession();
  if (stored) return stored.token;
  const auth = await identity();
  return auth.currentUser ? auth.currentUser.getIdToken(forceRefresh) : null;
}
