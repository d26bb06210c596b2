import type { Store, Telemetry, Users } from '../domain/ports.ts';
import { instrument } from './instrument.ts';

type Method = (...input: never[]) => Promise<unknown>;

/** The parts whose every method is one operation of the store: all but the feed, whose subscriptions last. */
const instrumentedParts = {
  users: true,
  generations: true,
  deletedClicks: true,
  products: true,
  voices: true,
  mailPreferences: true,
  apiKeys: true,
  deletions: true,
  creditMemories: true,
  accessRecords: true,
  mails: true,
  rateLimits: true,
} satisfies Record<Exclude<keyof Store, 'feed' | 'migrate' | 'ping' | 'close'>, true>;
type InstrumentedPart = keyof typeof instrumentedParts;
const instrumentedPartNames = Object.keys(instrumentedParts) as InstrumentedPart[];

/** The store, each of its operations timed, and each credit that is held, spent or returned counted. */
export function instrumentStore(store: Store, telemetry: Telemetry): Store {
  const parts = instrumentedPartNames.map(
    (name) => [name, instrumentPart(name, { ...store[name] }, telemetry)] as const,
  );
  const timed = { ...store, ...(Object.fromEntries(parts) as Pick<Store, InstrumentedPart>) };
  return { ...timed, users: countCredits(timed.users, telemetry) };
}

function instrumentPart(part: string, methods: object, telemetry: Telemetry): object {
  const timed = Object.entries(methods as Record<string, Method>).map(([name, method]): [string, Method] => {
    const operation = `${part}.${name}`;
    return [
      name,
      (...input) =>
        instrument(
          telemetry,
          'store',
          () => method(...input),
          (result) => ({ operation, outcome: 'error' in result ? 'error' : 'ok' }),
        ),
    ];
  });
  return Object.fromEntries(timed);
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
