import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the Auth emulator knows of one account; only what is read here is named. */
export interface EmulatorAccount {
  readonly localId: string;
  readonly email?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

/** The part of the emulator's in-memory project that has to survive a restart. */
export interface EmulatorState {
  readonly users: ReadonlyMap<string, EmulatorAccount>;
  /** E-mails sent whose links are not used yet. */
  readonly oobs: Map<string, { readonly oobCode: string; readonly email?: string }>;
  overwriteUserWithLocalId(localId: string, account: EmulatorAccount): void;
}

interface Snapshot {
  readonly users: readonly EmulatorAccount[];
  readonly oobCodes: readonly { readonly oobCode: string }[];
}

/**
 * Fills `state` from `file`, if there is one, and gives back the function that saves it when it changed: durable when
 * it returns. Straight from the state and not over the emulator's batchGet and batchCreate, because those make
 * every token issued so far count as revoked. The emulator keeps passwords readable, hence a file for its owner only.
 * Throws for a damaged file, and leaves it as it is.
 */
export const keepAccounts = (state: EmulatorState, file: string): (() => void) => {
  restore(state, file);
  let saved = '';
  return () => {
    forgetMailOfNobody(state);
    const snapshot: Snapshot = { users: [...state.users.values()], oobCodes: [...state.oobs.values()] };
    const text = JSON.stringify(snapshot, null, 1);
    if (text === saved) return;
    replaceFile(file, text);
    saved = text;
  };
};

/** The real provider has no mailbox to empty when an account is removed. */
const forgetMailOfNobody = ({ users, oobs }: EmulatorState): void => {
  const known = new Set([...users.values()].map(({ email }) => email));
  for (const [code, { email }] of oobs) if (!known.has(email)) oobs.delete(code);
};

const restore = (state: EmulatorState, file: string): void => {
  const { users, oobCodes } = read(file);
  for (const user of users) {
    // The emulator derives these two from password and phone, and would list them twice.
    const providers = user.providerUserInfo?.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
    state.overwriteUserWithLocalId(user.localId, { ...user, providerUserInfo: providers ?? [] });
  }
  for (const oob of oobCodes) state.oobs.set(oob.oobCode, oob);
};

const read = (file: string): Snapshot => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { users: [], oobCodes: [] };
    throw error;
  }
  try {
    const { users, oobCodes } = JSON.parse(text) as Partial<Snapshot>;
    if (Array.isArray(users) && Array.isArray(oobCodes)) return { users, oobCodes };
  } catch {
    // Reported below, like valid JSON of another shape.
  }
  throw new Error(`The accounts of the identity emulator in ${file} are damaged: repair the file or move it away.`);
};

const replaceFile = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.tmp`;
  const descriptor = openSync(fresh, 'w', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(fresh, file);
};
