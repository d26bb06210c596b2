import type { Store, Telemetry, Users } from '../domain/ports.ts';
import { watch } from './watch.ts';

type Method = (...input: never[]) => Promise<unknown>;

/** The parts whose every method is one operation of the store. */
const watchedParts = [
  'users',
  'generations',
  'deletedClicks',
  'products',
  'voices',
  'mailPreferences',
  'apiKeys',
  'deletions',
  'creditMemories',
  'accessRecords',
  'mails',
  'rateLimits',
] as const satisfies readonly (keyof Store)[];

/** The store, each of its operations timed, and each credit that is held, spent or returned counted. */
export function watchStore(store: Store, telemetry: Telemetry): Store {
  const parts = watchedParts.map((name) => [name, watchPart(name, { ...store[name] }, telemetry)] as const);
  const watched = { ...store, ...(Object.fromEntries(parts) as Pick<Store, (typeof watchedParts)[number]>) };
  return { ...watched, users: countCredits(watched.users, telemetry) };
}

function watchPart(part: string, methods: object, telemetry: Telemetry): object {
  const watched = Object.entries(methods as Record<string, Method>).map(([name, method]): [string, Method] => {
    const operation = `${part}.${name}`;
    return [
      name,
      (...input) =>
        watch(
          telemetry,
          'store',
          () => method(...input),
          (ended) => ({ operation, outcome: 'error' in ended ? 'error' : 'ok' }),
        ),
    ];
  });
  return Object.fromEntries(watched);
}

const countCredits = (users: Users, telemetry: Telemetry): Users => ({
  ...users,
  async hold(userId, holds, maxInFlight) {
    const outcome = await users.hold(userId, holds, maxInFlight);
    if (outcome === 'held') telemetry.count('credits', { move: 'held' }, holds.length);
    return outcome;
  },
  async settle(userId, generationId, outcome) {
    const isEnded = await users.settle(userId, generationId, outcome);
    if (isEnded) telemetry.count('credits', { move: outcome });
    return isEnded;
  },
});
