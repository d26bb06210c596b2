import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The calls of the provider, in order. */
let calls: string[];
const mockCall = (what: string) => vi.fn<() => Promise<void>>(async () => void calls.push(what));

/** An account of the provider, which gets another token at each forced renewal. */
const aUser = (email: string) => {
  let token = 1;
  return {
    email,
    emailVerified: false,
    reload: mockCall('reload'),
    getIdToken: vi.fn<(force?: boolean) => Promise<string>>(async (force = false) => {
      if (force) token += 1;
      calls.push(force ? `renew ${email}` : `token ${email}`);
      return `${email} ${token}`;
    }),
  };
};

let auth: { currentUser: ReturnType<typeof aUser> | null };
let isNewUser: boolean | null;
const refuses = new Set<string>();

/** Stands in for the SDK: an account that is created is the current one from then on. */
const sdk = {
  browserPopupRedirectResolver: 'popup',
  EmailAuthProvider: { credential: (email: string, password: string) => `${email}:${password}` },
  GoogleAuthProvider: function GoogleAuthProvider() {},
  getAdditionalUserInfo: () => (isNewUser === null ? null : { isNewUser }),
  async signInWithPopup() {
    calls.push('popup');
  },
  async signInWithEmailAndPassword(_: unknown, email: string, password: string) {
    calls.push(`sign in ${email}:${password}`);
  },
  async createUserWithEmailAndPassword(_: unknown, email: string, password: string) {
    calls.push(`create ${email}:${password}`);
    if (refuses.has('create')) throw Object.assign(new Error('taken'), { code: 'auth/email-already-in-use' });
    auth.currentUser = aUser(email);
  },
  async reauthenticateWithCredential({ email }: { email: string }, credential: string) {
    calls.push(`prove ${email} by ${credential}`);
    if (refuses.has('prove')) throw Object.assign(new Error('wrong'), { code: 'auth/wrong-password' });
  },
  async reauthenticateWithPopup({ email }: { email: string }) {
    calls.push(`prove ${email} by popup`);
  },
  async sendEmailVerification({ email }: { email: string }) {
    calls.push(`verify ${email}`);
  },
  async sendPasswordResetEmail(_: unknown, email: string) {
    calls.push(`reset ${email}`);
  },
  async updatePassword({ email }: { email: string }, password: string) {
    calls.push(`password of ${email}: ${password}`);
  },
  async verifyBeforeUpdateEmail({ email }: { email: string }, next: string) {
    calls.push(`change ${email} to ${next}`);
  },
};

beforeEach(() => {
  vi.resetModules();
  calls = [];
  isNewUser = null;
  refuses.clear();
  auth = { currentUser: aUser('ana@loja.example') };
  vi.doMock('./identity', () => ({ identity: async () => auth, loadSdk: async () => sdk }));
});
afterEach(() => {
  vi.doUnmock('./identity');
  vi.resetModules();
});

const actions = () => import('./accountActions');

it('a corrected address becomes an account of its own, and the returned token is that of the old account, renewed by its password', async () => {
  const { switchToNewAccount } = await actions();
  expect(await switchToNewAccount('ana@padaria.example', 'Segredo1')).toBe('ana@loja.example 2');
  expect(calls).toEqual([
    'prove ana@loja.example by ana@loja.example:Segredo1',
    'renew ana@loja.example',
    'token ana@loja.example',
    'create ana@padaria.example:Segredo1',
  ]);
});

it('a wrong password creates no account with the corrected address', async () => {
  refuses.add('prove');
  const { switchToNewAccount } = await actions();
  await expect(switchToNewAccount('ana@padaria.example', 'errada')).rejects.toMatchObject({
    code: 'auth/wrong-password',
  });
  expect(calls).toEqual(['prove ana@loja.example by ana@loja.example:errada']);
});

it.each([
  ['by the password', ['prove ana@loja.example by ana@loja.example:Segredo1', 'renew ana@loja.example']],
  ["by Google's window", ['prove ana@loja.example by popup', 'renew ana@loja.example']],
])('a reauthentication %s renews the token, which contains its time', async (method, wanted) => {
  const { reauthenticateWithGoogle, reauthenticateWithPassword } = await actions();
  await (method === 'by the password' ? reauthenticateWithPassword('Segredo1') : reauthenticateWithGoogle());
  expect(calls).toEqual(wanted);
});

it.each([
  [true, true],
  [false, false],
  [null, false],
])('an account of Google of which the provider says new: %s is new: %s', async (isNewAtProvider, isNew) => {
  isNewUser = isNewAtProvider;
  const { signInWithGoogle } = await actions();
  expect(await signInWithGoogle()).toEqual({ isNew });
});

it.each([
  [true, ['reload', 'renew ana@loja.example']],
  [false, ['reload']],
])('reloading an account whose address is verified: %s makes the calls %j', async (isVerified, wanted) => {
  auth.currentUser!.emailVerified = isVerified;
  const { reloadAccount } = await actions();
  await reloadAccount();
  expect(calls).toEqual(wanted);
});

it('another password is given to the account that is signed in, and then proven, so that its token stays valid', async () => {
  const { changePassword } = await actions();
  await changePassword('Outra1');
  expect(calls).toEqual([
    'password of ana@loja.example: Outra1',
    'prove ana@loja.example by ana@loja.example:Outra1',
    'renew ana@loja.example',
  ]);
});

it('e-mails are sent to the account that is signed in, and that of a changed address to the new one', async () => {
  const { sendEmailChange, sendReset, sendVerification } = await actions();
  await sendVerification();
  await sendEmailChange('ana@padaria.example');
  await sendReset('bia@loja.example');
  expect(calls).toEqual([
    'verify ana@loja.example',
    'change ana@loja.example to ana@padaria.example',
    'reset bia@loja.example',
  ]);
});

it('actions that need an account reject when nobody is signed in', async () => {
  auth.currentUser = null;
  const { reauthenticateWithGoogle, reauthenticateWithPassword, reloadAccount, sendVerification } = await actions();
  for (const act of [reauthenticateWithGoogle, () => reauthenticateWithPassword('x'), sendVerification])
    await expect(act()).rejects.toThrow('nobody is signed in');
  await reloadAccount();
  expect(calls).toEqual([]);
});

it.each([
  [Object.assign(new Error('x'), { code: 'auth/wrong-password' }), 'wrong-password'],
  [Object.assign(new Error('x'), { code: 'wrong-password' }), 'wrong-password'],
  [new Error('x'), ''],
  [{ code: 'auth/wrong-password' }, ''],
])('the code of the failure %o is %j', async (error, code) => {
  const { failureCode } = await actions();
  expect(failureCode(error)).toBe(code);
});
