import { hasVerifiedAddress } from '../domain/account/access.ts';
import {
  freeCreditsLeft,
  normaliseMailbox,
  creditsInFlight,
  usedRefundedCredits,
  type CreditMemory as Memory,
} from '../domain/credits/creditMemory.ts';
import type { Clock, CreditMemories } from '../domain/ports.ts';
import type { User } from '../domain/account/user.ts';

/**
 * What is remembered of a person's credits beyond the account, so that repeating gains no texts (rules 2.8 and 7.6). An
 * account whose e-mail nobody verified may be a stranger's: it is told nothing of the person, and changes nothing.
 */
export interface CreditMemory {
  /** The free credits that were left in an earlier account with this e-mail; null when their period has ended. */
  findFreeCredits(email: string): Promise<Memory | null>;
  /** How many credits are taken off the first period of the person's next subscription. */
  countOwedCredits(user: User): Promise<number>;
  /** Records how many credits of a refunded period were used, if the account is in one. */
  recordRefund(user: User): Promise<void>;
  /** Takes what is owed off the subscription, once for each refund; resolves to how many credits its first period begins with less. */
  takeOwedCredits(user: User, subscriptionId: string): Promise<number>;
  /** Records what outlives the account, before it is removed; `leftAt` is when its owner asked for the deletion. */
  recordBeforeRemoval(user: User, leftAt: Date): Promise<void>;
  /** Everything that is remembered of the account's owner. */
  of(user: User): Promise<readonly Memory[]>;
  /** Forgets what has ended. */
  forgetEnded(): Promise<void>;
}

interface Parts {
  readonly memories: CreditMemories;
  /** A hash with a secret key: without the key nobody can try e-mails out. */
  readonly hash: (text: string) => string;
  readonly clock: Clock;
}

/** The memory over its port. */
export function createCreditMemory({ memories, hash, clock }: Parts): CreditMemory {
  const hashPerson = (email: string) => hash(normaliseMailbox(email));
  const hashRefundedPeriod = ({ id, creditPeriod }: User) => hash(`${id} ${creditPeriod.key}`);
  const store = (email: string, kind: Memory['kind'], about: string, remembered: Pick<Memory, 'credits' | 'until'>) =>
    memories.keep({ person: hashPerson(email), kind, about, ...remembered, takenBy: null }, clock.now());
  const find = async (email: string) => {
    const now = clock.now();
    return (await memories.find(hashPerson(email))).filter(({ until }) => until > now);
  };
  const sum = (refunds: readonly Memory[]) => refunds.reduce((credits, refund) => credits + refund.credits, 0);

  const recordUsedRefund = async (user: User, used: ReturnType<typeof usedRefundedCredits>) => {
    if (used) await store(user.email, 'refund', hashRefundedPeriod(user), used);
  };

  return {
    findFreeCredits: async (email) => (await find(email)).find(({ kind }) => kind === 'free') ?? null,

    async countOwedCredits(user) {
      if (!hasVerifiedAddress(user)) return 0;
      const own = usedRefundedCredits(user, clock.now());
      const others = (await find(user.email)).filter(
        ({ kind, takenBy, about }) =>
          kind === 'refund' && takenBy === null && !(own && about === hashRefundedPeriod(user)),
      );
      return sum(others) + (own?.credits ?? 0);
    },

    async recordRefund(user) {
      // A smaller number is never recorded after a larger one: what may come back counts once it is spent.
      const textCredits = user.textCredits + creditsInFlight(user);
      await recordUsedRefund(user, usedRefundedCredits({ ...user, textCredits }, clock.now()));
    },

    async takeOwedCredits(user, subscriptionId) {
      await recordUsedRefund(user, usedRefundedCredits(user, clock.now()));
      const subscription = hash(subscriptionId);
      await memories.take(hashPerson(user.email), subscription, clock.now());
      return sum((await find(user.email)).filter(({ takenBy }) => takenBy === subscription));
    },

    async recordBeforeRemoval(user, leftAt) {
      if (!hasVerifiedAddress(user)) return;
      // What is left of the refunded credits goes on as free ones of the next account, and counts as used here.
      await recordUsedRefund(user, usedRefundedCredits({ ...user, textCredits: 0 }, clock.now()));
      const left = freeCreditsLeft(user, leftAt);
      // The free period may have ended while the deletion waited.
      if (left.until > clock.now()) await store(user.email, 'free', hash('free'), left);
    },

    of: async (user) => (hasVerifiedAddress(user) ? find(user.email) : []),

    forgetEnded: () => memories.forget(clock.now()),
  };
}
