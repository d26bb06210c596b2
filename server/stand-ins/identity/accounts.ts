import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WatchedMap } from './watchedMap.ts';

/** An account of the Auth emulator; only the fields that are read here are named. */
export interface EmulatorAccount {
  readonly localId: string;
  readonly email?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

/** An e-mail that was sent and whose link is not used yet. */
interface SentMail {
  readonly oobCode: string;
  readonly email?: string;
}

/** The part of the emulator's in-memory project that has to survive a restart. */
export interface EmulatorState {
  users: Map<string, EmulatorAccount>;
  oobs: Map<string, SentMail>;
  overwriteUserWithLocalId(localId: string, account: EmulatorAccount): void;
}

/** Both files that accounts are kept in; the older one is read once, into the newer one. */
export interface AccountFiles {
  readonly database: string;
  /** All accounts as one JSON text, as earlier versions kept them. */
  readonly json: string;
}

interface Change {
  readonly id: string;
  /** The JSON texts of what was saved and of what is there now; undefined where there is none. */
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/**
 * Loads what is kept into the emulator's `state` and returns the function that saves what changed since, at a cost that
 * does not grow with the accounts: durable when it returns. It reads the state itself, because the emulator's batchGet
 * and batchCreate revoke every token issued so far. Passwords are readable in the file, so it is its owner's alone.
 * Throws for a damaged file, and leaves it.
 */
export function persistAccounts(state: EmulatorState, { database: file, json }: AccountFiles): () => void {
  const old = readJson(json);
  const database = open(file);
  const users = new WatchedMap<EmulatorAccount>();
  const oobs = new WatchedMap<SentMail>();
  Object.assign(state, { users, oobs });
  const accounts = createTableWriter(database, 'accounts', users);
  const mails = createTableWriter(database, 'mails', oobs);

  const load = (found: readonly EmulatorAccount[], sent: readonly SentMail[]) => {
    for (const account of found) {
      // The emulator adds these two itself, from the password and the phone.
      const providers = account.providerUserInfo?.filter(
        ({ providerId }) => !['password', 'phone'].includes(providerId),
      );
      state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: providers ?? [] });
    }
    for (const mail of sent) oobs.set(mail.oobCode, mail);
  };
  try {
    load(accounts.saved() as EmulatorAccount[], mails.saved() as SentMail[]);
  } catch (error) {
    throw damaged(file, error);
  }

  const save = (): void => {
    const changed = accounts.changes();
    for (const { before, now } of changed) {
      const address = before === undefined ? undefined : emailIn(before);
      if (address !== undefined && address !== (now && emailIn(now))) removeMailTo(oobs, address);
    }
    const changedMails = mails.changes();
    if (changed.length + changedMails.length > 0) {
      database.exec('BEGIN');
      try {
        accounts.write(changed);
        mails.write(changedMails);
        database.exec('COMMIT');
      } catch (error) {
        // What could not be written is written with the next change.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    }
    accounts.committed(changed);
    mails.committed(changedMails);
  };
  if (old) {
    load(old.users, old.oobCodes);
    save();
    rmSync(json);
  }
  return save;
}

/** Writes the entries of a map to the rows of a table. */
function createTableWriter(database: DatabaseSync, table: string, map: WatchedMap<object>) {
  const upsert = database.prepare(
    `INSERT INTO ${table} (id, value) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const written = new Map<string, string>();
  return {
    /** The entries that were stored before this start. */
    saved(): readonly unknown[] {
      const rows = database.prepare(`SELECT id, value FROM ${table}`).all() as { id: string; value: string }[];
      for (const { id, value } of rows) written.set(id, value);
      return rows.map(({ value }): unknown => JSON.parse(value));
    },
    /** The changes that are not written yet. */
    changes: (): readonly Change[] =>
      map
        .touched()
        .map((id) => ({ id, before: written.get(id), now: textOf(map.peek(id)) }))
        .filter(({ before, now }) => before !== now),
    write(changes: readonly Change[]): void {
      for (const { id, now } of changes) {
        if (now === undefined) remove.run(id);
        else upsert.run(id, now);
      }
    },
    /** Marks changes as committed. */
    committed(changes: readonly Change[]): void {
      map.forgetTouched();
      for (const { id, now } of changes) {
        if (now === undefined) written.delete(id);
        else written.set(id, now);
      }
    },
  };
}

const textOf = (value: object | undefined): string | undefined => (value ? JSON.stringify(value) : undefined);

const emailIn = (account: string): string | undefined => (JSON.parse(account) as EmulatorAccount).email;

/** Removes the e-mails to an address whose account was deleted or has another one. */
function removeMailTo(oobs: Map<string, SentMail>, address: string): void {
  for (const [code, { email }] of oobs) if (email === address) oobs.delete(code);
}

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  try {
    const database = new DatabaseSync(file);
    database.exec(`
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS accounts (id TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS mails (id TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    `);
    return database;
  } catch (error) {
    throw damaged(file, error);
  }
}

interface JsonFile {
  readonly users: readonly EmulatorAccount[];
  readonly oobCodes: readonly SentMail[];
}

/** The accounts of an earlier version; null where there is no such file. */
function readJson(file: string): JsonFile | null {
  if (!existsSync(file)) return null;
  try {
    const { users, oobCodes } = JSON.parse(readFileSync(file, 'utf8')) as Partial<JsonFile>;
    if (Array.isArray(users) && Array.isArray(oobCodes)) return { users, oobCodes };
  } catch (error) {
    throw damaged(file, error);
  }
  throw damaged(file, undefined);
}

const damaged = (file: string, cause: unknown): Error =>
  new Error(`The accounts of the identity emulator in ${file} are damaged: repair the file or move it away.`, {
    cause,
  });
