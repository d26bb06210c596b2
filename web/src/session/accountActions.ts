/** Account operations at the identity provider: sign-in, sign-up, e-mails; each loads the provider's SDK. */
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

/** Gives the signed-in account another password; rejects with the provider's error, also when the sign-in is long ago. */
export async function changePassword(password: string): Promise<void> {
  const user = await signedInUser();
  const { updatePassword } = await loadSdk();
  await updatePassword(user, password);
  // The server takes no token of a sign-in before the change.
  await reauthenticateWithPassword(password);
}

/**
 * Creates an account with another address and the same password, and signs in to it. Resolves with a fresh token of the
 * previous account, with which the caller deletes that account; rejects with the provider's error, and then nothing has
 * changed.
 */
export async function switchToNewAccount(email: string, password: string): Promise<string> {
  const user = await signedInUser();
  await reauthenticateWithPassword(password);
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

/** Authenticates the signed-in person again by password and renews the token; rejects with the provider's error. */
export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = await signedInUser();
  const { EmailAuthProvider, reauthenticateWithCredential } = await loadSdk();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  await user.getIdToken(true);
}

/** The same in Google's window; rejects when it was closed, or another account was chosen in it. */
export async function reauthenticateWithGoogle(): Promise<void> {
  const user = await signedInUser();
  const { browserPopupRedirectResolver, GoogleAuthProvider, reauthenticateWithPopup } = await loadSdk();
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await user.getIdToken(true);
}

async function signedInUser() {
  const { currentUser } = await identity();
  if (!currentUser) throw new Error('nobody is signed in');
  return currentUser;
}

/** Sends the verification e-mail to the signed-in account. */
export async function sendVerification(): Promise<void> {
  const user = await signedInUser();
  const { sendEmailVerification } = await loadSdk();
  await sendEmailVerification(user);
}

/**
 * Sends a link to another address; the account has that one once the link is followed, which also ends every session.
 * Rejects with the provider's error.
 */
export async function sendEmailChange(email: string): Promise<void> {
  const user = await signedInUser();
  const { verifyBeforeUpdateEmail } = await loadSdk();
  await verifyBeforeUpdateEmail(user, email);
}

/** Sends a password-reset e-mail. */
export async function sendReset(email: string): Promise<void> {
  const auth = await identity();
  const { sendPasswordResetEmail } = await loadSdk();
  await sendPasswordResetEmail(auth, email);
}

/** Reloads the account from the provider; once it is verified the token is renewed, so that the server sees it too. */
export async function reloadAccount(): Promise<void> {
  const auth = await identity();
  await auth.currentUser?.reload();
  if (auth.currentUser?.emailVerified) await auth.currentUser.getIdToken(true);
}

const closedPopUpCodes: readonly string[] = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

/** Whether the error says that the person closed Google's window, which is no failure. */
export const isClosedPopUp = (error: unknown): boolean => closedPopUpCodes.includes(failureCode(error));

/** The provider's error code without its prefix, for example `wrong-password`; empty for any other error. */
export function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.replace(/^auth\//, '');
}
