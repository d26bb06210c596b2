import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { isFailure, type Failure } from '../../src/domain/failures.ts';
import { visibleTo, type VisibleGeneration } from '../../src/domain/generations/generation.ts';
import { encodeCursor, type Cursor } from '../../src/domain/generations/history.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import type { User } from '../../src/domain/account/user.ts';
import { connectionOf, type Connection } from '../../src/graphql/connection.ts';
import { bearerOf } from '../../src/http/call.ts';
import { createAccounts } from '../../src/services/accounts.ts';
import { createHistory } from '../../src/services/history.ts';
import { anAccount, someGenerations, type Login } from './data.ts';

/** What a peer answers with. */
export interface Source {
  viewer(authorization: string | undefined): Promise<User>;
  history(authorization: string | undefined, first: number): Promise<Page>;
}

/** A generation as the schema of the peers shows it. */
export interface Item extends Omit<VisibleGeneration, 'variations'> {
  readonly variations: readonly { readonly text: string }[];
}
export type Page = Connection<Item>;

export interface SourceOptions {
  readonly login: Login;
  /** The file of a store of its own and the identity emulator; null answers from memory and asks for no token. */
  readonly guarded: { readonly storeFile: string; readonly emulatorHost: string; readonly projectId: string } | null;
}

/** The data from memory, or behind our token check, our services and our store. */
export const openSource = ({ login, guarded }: SourceOptions): Source =>
  guarded ? guardedSource(guarded) : fromMemory(login);

function fromMemory(login: Login): Source {
  const user = anAccount(login);
  const newestFirst = someGenerations(login.uid).toReversed();
  const page = (first: number) =>
    pageOf(
      newestFirst.slice(0, first).map((generation) => visibleTo(planOf(user.currentPlan), generation)),
      newestFirst[first - 1] ?? null,
    );
  const pages = new Map([[20, page(20)]]);
  return {
    viewer: () => Promise.resolve(user),
    history: (_authorization, first) => Promise.resolve(pages.get(first) ?? page(first)),
  };
}

function guardedSource({ storeFile, emulatorHost, projectId }: NonNullable<SourceOptions['guarded']>): Source {
  const clock = { now: () => new Date() };
  const identity = createFirebaseIdentity({ projectId, emulatorHost, verifiedForMs: 30_000 });
  const { users, generations, deletions, feed } = openSqliteStore({ file: storeFile });
  const accounts = createAccounts({
    users,
    deletions,
    findFreeCredits: () => Promise.resolve(null),
    recordRefund: () => Promise.resolve(),
    identity,
    feed,
    clock,
    signInClock: clock,
    log: { info() {}, warn() {}, error() {} },
  });
  const history = createHistory({ users, generations, clock });
  const enter = async (authorization: string | undefined): Promise<User> => {
    const principal = known(await identity.verify(bearerOf(authorization) ?? ''));
    return known(await accounts.authorise(principal, 'onboarded', 'owner or key'));
  };
  return {
    viewer: enter,
    async history(authorization, first) {
      const { items, next } = known(await history.page(await enter(authorization), { first }));
      return pageOf(items, next);
    },
  };
}

const pageOf = (items: readonly VisibleGeneration[], next: Cursor | null): Page =>
  connectionOf(
    items.map((item) => ({ ...item, variations: item.variations.map((text) => ({ text })) })),
    encodeCursor,
    { next, after: null },
  );

function known<T>(value: T): Exclude<T, Failure> {
  if (isFailure(value)) throw new Error(value.message);
  return value as Exclude<T, Failure>;
}
