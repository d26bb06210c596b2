/** What people do with their account at the identity provider; each loads its SDK. */
import { identity, loadSdk } from './identity';

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

async function signedIn() {
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

const ofClosedPopUp: readonly string[] = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

/** Whether the error says that the person closed Google's window, which is no failure. */
export const isClosedPopUp = (error: unknown): boolean => ofClosedPopUp.includes(failureCode(error));

/** The provider's error code without its prefix, for example `wrong-password`; empty for any other error. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}
