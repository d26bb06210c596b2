import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An account of the Auth emulator; only the fields that are read here are named. */
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
 * Loads `file` into the emulator's `state`, if it exists, and returns the function that saves the state when it changed:
 * durable when it returns. It reads the state itself, because the emulator's batchGet and batchCreate revoke every token
 * issued so far. Passwords are readable in it, so the file is its owner's alone. Throws for a damaged file, and leaves it.
 */
export const keepAccounts = (state: EmulatorState, file: string): (() => void) => {
  restore(state, file);
  let saved = '';
  return () => {
    removeMailOfDeletedAccounts(state);
    const snapshot: Snapshot = { users: [...state.users.values()], oobCodes: [...state.oobs.values()] };
    const text = JSON.stringify(snapshot, null, 1);
    if (text === saved) return;
    replaceFile(file, text);
    saved = text;
  };
};

/** Removes the e-mails of accounts that were deleted. */
const removeMailOfDeletedAccounts = ({ users, oobs }: EmulatorState): void => {
  const known = new Set([...users.values()].map(({ email }) => email));
  for (const [code, { email }] of oobs) if (!known.has(email)) oobs.delete(code);
};

const restore = (state: EmulatorState, file: string): void => {
  const { users, oobCodes } = read(file);
  for (const user of users) {
    // The emulator adds these two itself, from the password and the phone.
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
