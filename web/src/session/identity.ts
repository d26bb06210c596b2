/**
 * Knows the identity provider for everybody else. Its SDK is large and is loaded when somebody signs in, or the stored
 * token is about to expire; until then what the SDK has stored says who is signed in.
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

const loadSdk = () => import('./identitySdk');

async function start(): Promise<Auth> {
  const [sdk, { emulatorUrl, ...options }] = await Promise.all([loadSdk(), settings.promise]);
  const auth = sdk.initializeAuth(sdk.initializeApp(options), { persistence: sdk.browserLocalPersistence });
  auth.languageCode = 'pt-BR';
  if (emulatorUrl) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  ready.resolve(auth);
  return auth;
}

const identity = () =>
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

/** Signs in; rejects with the provider's error, whose code `failureCode` reads. */
export async function signIn(email: string, password: string): Promise<void> {
  const auth = await identity();
  const { signInWithEmailAndPassword } = await loadSdk();
  await signInWithEmailAndPassword(auth, email, password);
}

/** Creates an account and signs in; rejects with the provider's error. */
export async function signUp(email: string, password: string): Promise<void> {
  const auth = await identity();
  const { createUserWithEmailAndPassword } = await loadSdk();
  await createUserWithEmailAndPassword(auth, email, password);
}

/**
 * Creates an account with another address in place of the signed-in one, with its password, and signs in to it.
 * Resolves with a fresh token of the one before, which is left to be deleted; rejects with the provider's error, and
 * then nothing has changed.
 */
export async function signUpInstead(email: string, password: string): Promise<string> {
  const user = await signedIn();
  await proveWithPassword(password);
  const token = await user.getIdToken();
  await signUp(email, password);
  return token;
}

/** Opens Google's window; `isNew` when this created the account. Rejects when it was closed. */
export async function signInWithGoogle(): Promise<{ isNew: boolean }> {
  const auth = await identity();
  const { browserPopupRedirectResolver, getAdditionalUserInfo, GoogleAuthProvider, signInWithPopup } = await loadSdk();
  const provider = new GoogleAuthProvider();
  const credential = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  return { isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}

/** Proves anew that the signed-in person is who they are, and renews the token; rejects with the provider's error. */
export async function proveWithPassword(password: string): Promise<void> {
  const user = await signedIn();
  const { EmailAuthProvider, reauthenticateWithCredential } = await loadSdk();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await user.getIdToken(true);
}

/** The same by Google's window; rejects when it was closed, or another account was chosen in it. */
export async function proveWithGoogle(): Promise<void> {
  const user = await signedIn();
  const { browserPopupRedirectResolver, GoogleAuthProvider, reauthenticateWithPopup } = await loadSdk();
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await user.getIdToken(true);
}

async function signedIn(): Promise<User> {
  const { currentUser } = await identity();
  if (!currentUser) throw new Error('nobody is signed in');
  return currentUser;
}

/** Sends the verification e-mail to the signed-in account. */
export async function sendVerification(): Promise<void> {
  const user = await signedIn();
  const { sendEmailVerification } = await loadSdk();
  await sendEmailVerification(user);
}

/**
 * Sends a link to another address; the account has that one once the link is followed, which also ends every session.
 * Rejects with the provider's error.
 */
export async function sendEmailChange(email: string): Promise<void> {
  const user = await signedIn();
  const { verifyBeforeUpdateEmail } = await loadSdk();
  await verifyBeforeUpdateEmail(user, email);
}

/** Sends a password-reset e-mail. */
export async function sendReset(email: string): Promise<void> {
  const auth = await identity();
  const { sendPasswordResetEmail } = await loadSdk();
  await sendPasswordResetEmail(auth, email);
}

/** Asks the provider for the account as it is now; once verified the token is renewed, so that the server sees it too. */
export async function reloadAccount(): Promise<void> {
  const auth = await identity();
  await auth.currentUser?.reload();
  if (auth.currentUser?.emailVerified) await auth.currentUser.getIdToken(true);
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

/** The provider's error code without its prefix, for example `wrong-password`; empty for any other error. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}
