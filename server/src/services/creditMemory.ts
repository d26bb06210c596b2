import { hasVerifiedAddress } from '../domain/account/access.ts';
import { freeLeft, mailboxOf, refundedUse, type CreditMemory as Memory } from '../domain/credits/creditMemory.ts';
import type { Clock, CreditMemories } from '../domain/ports.ts';
import type { User } from '../domain/account/user.ts';

/**
 * What is remembered of a person's credits beyond the account, so that repeating gains no texts (rules 2.8 and 7.6). An
 * account whose e-mail nobody verified may be a stranger's: it is told nothing of the person, and changes nothing.
 */
export interface CreditMemory {
  /** What was left of the free credits of an earlier account with this e-mail; null when their period has ended. */
  freeOf(email: string): Promise<Memory | null>;
  /** How many credits the person's next subscription begins with less. */
  owedBy(user: User): Promise<number>;
  /** Remembers what was used of a refunded period, if the account's credits are of one. */
  keepRefund(user: User): Promise<void>;
  /** The credits that the first period of the subscription begins with less; each refund is taken by one subscription. */
  take(user: User, subscriptionId: string): Promise<number>;
  /** Remembers what counts beyond the account, before the account is removed; its owner left at that time. */
  keepAll(user: User, leftAt: Date): Promise<void>;
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
  const personOf = (email: string) => hash(mailboxOf(email));
  const aboutRefund = ({ id, creditPeriod }: User) => hash(`${id} ${creditPeriod.key}`);
  const keep = (email: string, kind: Memory['kind'], about: string, kept: Pick<Memory, 'credits' | 'until'>) =>
    memories.keep({ person: personOf(email), kind, about, ...kept, takenBy: null }, clock.now());
  const find = async (email: string) => {
    const now = clock.now();
    return (await memories.find(personOf(email))).filter(({ until }) => until > now);
  };
  const sum = (refunds: readonly Memory[]) => refunds.reduce((credits, refund) => credits + refund.credits, 0);

  const keepRefund = async (user: User, used: ReturnType<typeof refundedUse>) => {
    if (used) await keep(user.email, 'refund', aboutRefund(user), used);
  };

  return {
    freeOf: async (email) => (await find(email)).find(({ kind }) => kind === 'free') ?? null,

    async owedBy(user) {
      if (!hasVerifiedAddress(user)) return 0;
      const own = refundedUse(user, clock.now());
      const others = (await find(user.email)).filter(
        ({ kind, takenBy, about }) => kind === 'refund' && takenBy === null && !(own && about === aboutRefund(user)),
      );
      return sum(others) + (own?.credits ?? 0);
    },

    keepRefund: (user) => keepRefund(user, refundedUse(user, clock.now())),

    async take(user, subscriptionId) {
      await keepRefund(user, refundedUse(user, clock.now()));
      const subscription = hash(subscriptionId);
      await memories.take(personOf(user.email), subscription, clock.now());
      return sum((await find(user.email)).filter(({ takenBy }) => takenBy === subscription));
    },

    async keepAll(user, leftAt) {
      if (!hasVerifiedAddress(user)) return;
      // What is left of the refunded credits goes on as free ones of the next account, and counts as used here.
      await keepRefund(user, refundedUse({ ...user, textCredits: 0 }, clock.now()));
      const left = freeLeft(user, leftAt);
      // The free period may have ended while the deletion waited.
      if (left.until > clock.now()) await keep(user.email, 'free', hash('free'), left);
    },

    of: async (user) => (hasVerifiedAddress(user) ? find(user.email) : []),

    forgetEnded: () => memories.forget(clock.now()),
  };
}
