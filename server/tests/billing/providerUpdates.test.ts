import { describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailable } from '../../src/domain/failures.ts';
import type { PaymentEvent } from '../../src/domain/billing/payments.ts';
import type { Payments, Users } from '../../src/domain/ports.ts';
import type { User } from '../../src/domain/account/user.ts';
import { createProviderUpdates } from '../../src/services/billing/providerUpdates.ts';
import { createSync } from '../../src/services/billing/sync.ts';
import { aUser } from '../seed/domain.ts';
import { aLog, portWith } from '../seed/ports.ts';
import { aSubscription, anAccount, day, withChange, withSubscription } from '../seed/subscription.ts';

type Parts = Parameters<typeof createSync>[0];

/** What a test says of a sync. */
type SyncParts = Pick<Parts, 'users' | 'payments'> &
  Partial<Pick<Parts, 'log'>> & {
    readonly creditMemory?: Partial<Parts['creditMemory']>;
  };

const now = day('2026-03-10');
const running = new AbortController().signal;
const aCustomer = (customerId: string): User => {
  const user = aUser({ id: `u-${customerId}` });
  return { ...user, billing: { ...user.billing, customerId } };
};

/** The jobs over a queue of accounts whose check is due; those in `refused` cannot be synced, those in `broken` throw. */
function checks(due: string[], { refused = [] as string[], broken = [] as string[] } = {}) {
  const { log, logged } = aLog();
  const [asked, postponed]: [string[], string[]] = [[], []];
  const leave = (id: string) => void due.splice(due.indexOf(id), 1);
  const updates = createProviderUpdates({
    users: portWith<Users>({
      overdueAtProvider: (_now, limit) => Promise.resolve(due.slice(0, limit)),
      find: (id) => Promise.resolve(aUser({ id })),
      saveBilling(id) {
        postponed.push(id);
        leave(id);
        return Promise.resolve(null);
      },
    }),
    payments: portWith<Payments>({}),
    sync(id) {
      asked.push(id);
      if (broken.includes(id)) return Promise.reject(new Error('a bug'));
      if (refused.includes(id)) return Promise.resolve(new PaymentsUnavailable());
      leave(id);
      return Promise.resolve(aUser({ id }));
    },
    telemetry: { recordWebhookLag: () => undefined },
    clock: { now: () => now },
    log,
  });
  return { updates, asked, postponed, logged };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);

describe('the job that asks the payment provider about accounts', () => {
  it('continues until no account is due, however many there are', async () => {
    const { updates, asked } = checks(ids(120));
    expect(await updates.syncOverdue(running)).toBe(120);
    expect(asked).toEqual(ids(120));
  });

  it('postpones accounts that fail, and stops after three failures in a row, not after three in all', async () => {
    const refused = ['u0', 'u1', 'u3', 'u4', 'u6', 'u7', 'u8'];
    const { updates, asked, postponed } = checks(ids(12), { refused });
    expect(await updates.syncOverdue(running)).toBe(2);
    expect(asked).toEqual(ids(9));
    expect(postponed).toEqual(refused);
  });

  it('postpones an account whose sync has a bug, logs the bug, and continues', async () => {
    const { updates, postponed, logged } = checks(ids(3), { broken: ['u1'] });
    expect(await updates.syncOverdue(running)).toBe(2);
    expect(postponed).toEqual(['u1']);
    expect(logged).toEqual(['error: an account was not synced with the payment provider']);
  });

  it('begins no other account once the server stops', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const { updates, asked } = checks(ids(3));
    expect(await updates.syncOverdue(stopping.signal)).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('the job that gives customers their new names and e-mails', () => {
  function contacts(changed: readonly User[], answer: Payments['updateCustomer']) {
    const followed: string[] = [];
    const updates = createProviderUpdates({
      users: portWith<Users>({
        withChangedContact: () => Promise.resolve(changed),
        markContactSynced: ({ id }) => Promise.resolve(void followed.push(id)),
      }),
      payments: portWith<Payments>({ updateCustomer: answer }),
      sync: () => Promise.resolve(null),
      telemetry: { recordWebhookLag: () => undefined },
      clock: { now: () => now },
      log: aLog().log,
    });
    return { updates, followed };
  }
  const three = ['cus_1', 'cus_2', 'cus_3'].map(aCustomer);

  it('asks for no further customer once the provider fails, and leaves the rest for the next run', async () => {
    const asked: string[] = [];
    const { updates, followed } = contacts(three, (customer) => {
      asked.push(customer);
      return Promise.resolve(customer === 'cus_2' ? new PaymentsUnavailable() : null);
    });
    expect(await updates.updateCustomers(running)).toBe(1);
    expect(asked).toEqual(['cus_1', 'cus_2']);
    expect(followed).toEqual(['u-cus_1']);
  });

  it('stops after the customer in progress when the server stops', async () => {
    const stopping = new AbortController();
    const { updates, followed } = contacts(three, () => {
      stopping.abort();
      return Promise.resolve(null);
    });
    expect(await updates.updateCustomers(stopping.signal)).toBe(1);
    expect(followed).toEqual(['u-cus_1']);
  });
});

describe('an event of the payment provider', () => {
  const event: PaymentEvent = {
    id: 'evt_1',
    type: 'invoice.paid',
    createdAt: new Date(now.getTime() - 2_500),
    about: { customerId: 'cus_1' },
  };

  function receiver(synced: User | PaymentsUnavailable | Promise<never>, at: Date | null = event.createdAt) {
    let customers = 0;
    const lags: number[] = [];
    const { log, logged } = aLog();
    const updates = createProviderUpdates({
      users: portWith<Users>({
        findByCustomer: (customer) => Promise.resolve(aCustomer(customer)),
        hasSeenEvent: () => Promise.resolve(false),
      }),
      payments: portWith<Payments>({
        readEvent: () => ({ ...event, createdAt: at }),
        customerOf: () => Promise.resolve(`cus_${(customers += 1)}`),
      }),
      sync: async () => synced,
      telemetry: { recordWebhookLag: (seconds) => void lags.push(seconds) },
      clock: { now: () => now },
      log,
    });
    return { receive: () => updates.receive(new Uint8Array(), 'signed'), lags, logged };
  }

  it('is measured in seconds from its creation to its effect, if it has a time of creation', async () => {
    const dated = receiver(aCustomer('cus_1'));
    expect(await dated.receive()).toBe('received');
    expect(dated.lags).toEqual([2.5]);
    const undated = receiver(aCustomer('cus_1'), null);
    expect(await undated.receive()).toBe('received');
    expect(undated.lags).toEqual([]);
  });

  it('that could not be applied is neither measured nor logged as applied', async () => {
    const { receive, lags, logged } = receiver(new PaymentsUnavailable());
    expect(await receive()).toBeInstanceOf(PaymentsUnavailable);
    expect([lags, logged]).toEqual([[], []]);
  });

  it('that is still waiting while the provider hangs is not confirmed, so that it is delivered again', async () => {
    vi.useFakeTimers();
    const { receive } = receiver(new Promise<never>(() => undefined));
    for (let owner = 0; owner < 4; owner += 1) void receive();
    await vi.advanceTimersByTimeAsync(0);
    const fifth = receive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await fifth).toBeInstanceOf(PaymentsUnavailable);
    vi.useRealTimers();
  });
});

describe('a sync with the payment provider', () => {
  const bought = aSubscription();

  /** A sync that owes and remembers no credits, unless the test says otherwise. */
  const aSync = ({ creditMemory, ...parts }: SyncParts) =>
    createSync({
      clock: { now: () => now },
      log: aLog().log,
      ...parts,
      creditMemory: {
        recordRefund: () => Promise.resolve(),
        takeOwedCredits: () => Promise.resolve(0),
        ...creditMemory,
      },
    });

  async function syncedWith(user: User, plan: typeof bought.plan) {
    const { log, logged } = aLog();
    const saved: string[] = [];
    const sync = aSync({
      users: portWith<Users>({
        find: () => Promise.resolve(user),
        saveBilling(id) {
          saved.push(id);
          return Promise.resolve(user);
        },
      }),
      payments: portWith<Payments>({ account: () => Promise.resolve(anAccount({ ...bought, plan })) }),
      log,
    });
    await sync(user.id);
    return { saved, logged };
  }

  it('logs an error for a subscription whose price belongs to no plan, and none for another', async () => {
    const user = aCustomer('cus_1');
    expect((await syncedWith(user, null)).logged).toEqual([
      'error: a subscription has a price that belongs to no plan',
    ]);
    expect(await syncedWith(user, 'plano_voo')).toEqual({ saved: [user.id], logged: [] });
  });

  it('remembers what was used of a refunded period from the account that it has written', async () => {
    const user = aCustomer('cus_1');
    const refunded = { ...user, textCredits: 5, creditPeriod: { ...user.creditPeriod, key: 'refunded' } };
    const remembered: User[] = [];
    const sync = aSync({
      users: portWith<Users>({
        find: () => Promise.resolve(user),
        saveBilling: () => Promise.resolve(refunded),
      }),
      payments: portWith<Payments>({ account: () => Promise.resolve(anAccount(bought)) }),
      creditMemory: {
        recordRefund: (account) => Promise.resolve(void remembered.push(account)),
      },
    });
    await sync(user.id);
    expect(remembered).toEqual([refunded]);
  });

  it.each(['refund', 'dispute'] as const)(
    'fails while the provider does not end a subscription whose money was returned (%s), so that it is tried again',
    async (revoked) => {
      const user = withSubscription(aCustomer('cus_1'), bought, now);
      const asked: string[] = [];
      const sync = aSync({
        users: portWith<Users>({ find: () => Promise.resolve(user) }),
        payments: portWith<Payments>({
          account: () => Promise.resolve(anAccount({ ...bought, revoked })),
          cancelNow(id) {
            asked.push(id);
            return Promise.resolve(new PaymentsUnavailable());
          },
        }),
      });
      expect(await sync(user.id, 'evt_1')).toBeInstanceOf(PaymentsUnavailable);
      expect(asked).toEqual([bought.id]);
    },
  );

  it('completes a withdrawal that stopped half-way although another subscription was bought meanwhile', async () => {
    const user = withSubscription(aCustomer('cus_1'), bought, now);
    const replaced = aSubscription({ id: 'sub_0', status: 'canceled', endedAt: now, withdrawal: 'partial' });
    const asked: string[] = [];
    const sync = aSync({
      users: portWith<Users>({ find: () => Promise.resolve(user) }),
      payments: portWith<Payments>({
        account: () => Promise.resolve({ ...anAccount(bought), others: [replaced] }),
        withdraw(customer, id) {
          asked.push(`${customer} ${id}`);
          return Promise.resolve(null);
        },
      }),
    });
    expect(await sync(user.id)).toBe(user);
    expect(asked).toEqual(['cus_1 sub_0']);
  });

  it('lets the next subscription take what is owed of a refund, and not the refunded one', async () => {
    const refunded = aSubscription({ status: 'canceled', endedAt: now, revoked: 'refund' });
    const user = withSubscription(withSubscription(aCustomer('cus_1'), bought, now), refunded, now);
    const taken: string[] = [];
    for (const subscription of [refunded, aSubscription({ id: 'sub_2' })]) {
      const sync = aSync({
        users: portWith<Users>({ find: () => Promise.resolve(user), saveBilling: () => Promise.resolve(user) }),
        payments: portWith<Payments>({ account: () => Promise.resolve(anAccount(subscription)) }),
        creditMemory: {
          takeOwedCredits: (_user, id) => Promise.resolve(taken.push(id)),
        },
      });
      await sync(user.id);
    }
    expect(taken).toEqual(['sub_2']);
  });

  it('sends the e-mails about a refund that was not noticed before the next plan was bought, and remembers both events', async () => {
    const next = {
      id: 'sub_2',
      plan: 'plano_revoada',
      paidPeriod: { ...bought.paidPeriod!, plan: 'plano_revoada' },
    } as const;
    const account = {
      ...anAccount(aSubscription(next)),
      others: [aSubscription({ status: 'canceled', endedAt: now, revoked: 'refund' })],
    };
    let user = withSubscription(aCustomer('cus_1'), bought, now);
    const written: { readonly events: readonly string[]; readonly told: readonly object[] }[] = [];
    const sync = aSync({
      users: portWith<Users>({
        find: () => Promise.resolve(user),
        hasSeenEvent: (_id, event) => Promise.resolve(written.some(({ events }) => events.includes(event))),
        saveBilling(_id, _rev, change, events, mails = []) {
          written.push({ events, told: mails.map(({ content }) => content) });
          if (change) user = withChange(user, change);
          return Promise.resolve(user);
        },
      }),
      payments: portWith<Payments>({ account: () => Promise.resolve(account) }),
    });
    expect(await sync(user.id, 'evt_1')).toMatchObject({ currentPlan: 'plano_revoada', textCredits: 100 });
    expect(written).toEqual([
      { events: [], told: [{ kind: 'refundMade', data: { plan: 'plano_voo' } }] },
      { events: ['evt_1'], told: [{ kind: 'planChanged', data: { from: 'plano_ninho', to: 'plano_revoada' } }] },
    ]);
  });

  it('asks and writes nothing for an account that is being deleted', async () => {
    const user = { ...aCustomer('cus_1'), leaving: true };
    expect(await syncedWith(user, null)).toEqual({ saved: [], logged: [] });
  });
});
