/**
 * Who is signed in, and their token; the operations on an account are in accountActions.ts. The provider's SDK is large
 * and is loaded only when somebody signs in or the stored token is about to expire; until then the account is read from
 * what the SDK has stored in this browser.
 */
import type { Auth, User } from 'firebase/auth';
import { forgetStoredAccount, hasStoredAccount, onStoredAccountChange, storedSession } from './storedAccount';

export interface Account {
  uid: string;
  email: string;
  /** As the server sees it: from the token, because the provider's user record changes before the token does. */
  emailVerified: boolean;
  displayName: string | null;
  /** An account without a password signs in with Google only. */
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

/** Sets the identity provider's settings; every function below that needs the SDK waits for them. */
export const configureIdentity = (values: IdentitySettings): void => settings.resolve(values);

/** Loads the SDK's functions, which are a chunk of their own. */
export const loadSdk = () => import('./identitySdk');

async function startSdk(): Promise<Auth> {
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
  (loading ??= startSdk().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Loads the SDK ahead of a sign-in that is likely to come; rejects when that failed, and can be tried again. */
export async function preloadIdentity(): Promise<void> {
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

/** The account that the SDK stored in this browser; null when its token is not valid any more. */
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

const accountListeners = new Set<(user: User | null) => Promise<void>>();

/**
 * Calls back with the account at the start, when this browser holds one, and at every change; null is signed out.
 * A failure to load the SDK goes to `onError`.
 */
export function onAccountChange(
  onChange: (account: Account | null) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let latestCall = 0;
  let stopped = false;
  const notify = async (user: User | null) => {
    const callNumber = ++latestCall;
    const account = user && (await accountOf(user));
    if (callNumber === latestCall && !stopped) await onChange(account);
  };
  const load = () => void identity().catch((error: unknown) => stopped || onError(error));
  const stored = loading ? null : storedAccount();
  if (stored) void onChange(stored);
  else if (hasStoredAccount()) load();
  accountListeners.add(notify);
  const cleanups = [onStoredAccountChange(load), () => accountListeners.delete(notify)];
  void ready.promise.then((auth) => {
    if (stopped) return;
    cleanups.push(auth.onIdTokenChanged((user) => void notify(user)));
  });
  return () => {
    stopped = true;
    for (const stop of cleanups) stop();
  };
}

/** Signs out in this browser; every listener of `onAccountChange` was called when this resolves. */
export async function signOut(): Promise<void> {
  forgetStoredAccount();
  if (loading) await (await identity()).signOut();
  await Promise.all([...accountListeners].map((notify) => notify(null)));
}

/** The bearer token, renewed when it is about to expire or on demand; null when nobody is signed in. */
export async function idToken(forceRefresh = false): Promise<string | null> {
  if (!loading && !hasStoredAccount()) return null;
  const stored = loading || forceRefresh ? null : storedSession();
  if (stored) return stored.token;
  const auth = await identity();
  return auth.currentUser ? auth.currentUser.getIdToken(forceRefresh) : null;
}
