import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify, priceNotice, termsNotice } from '../../src/commands/notify.ts';
import { notifyCommand } from '../../src/commands/notifyCommand.ts';
import type { Mails, Store, Users } from '../../src/domain/ports.ts';
import { currentTerms } from '../../src/domain/account/terms.ts';
import { aUser } from '../seed/domain.ts';
import { portWith } from '../seed/ports.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const now = new Date('2027-01-01T12:00:00-03:00');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(stores)('notices to owners (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ on, clock: { now: () => now } });
  });
  afterAll(() => server.stop());

  it('notices are added once for each account and version, however often the command is sent or interrupted', async () => {
    const [owner, accepted] = [await server.anOwner({ terms: 'older' }), await server.anOwner({ terms: later(20) })];
    const unverified = await server.anOwner({ terms: 'older', onboarded: false });
    const notice = termsNotice(now, { version: later(20), changes: [] });
    const kinds = async ({ uid }: { uid: string }) => (await server.store.mails.of(uid, 9)).map(({ kind }) => kind);
    expect(await notify(server.store, notice, { send: false, now })).toEqual({ accounts: 1, added: 0 });
    expect(await kinds(owner)).toEqual([]);
    const broken = { ...server.store, mails: { ...server.store.mails, add: () => Promise.reject(new Error('cut')) } };
    await expect(notify(broken, notice, { send: true, now })).rejects.toThrow('cut');
    expect(await notify(server.store, notice, { send: true, now })).toEqual({ accounts: 1, added: 1 });
    expect(await notify(server.store, notice, { send: true, now })).toEqual({ accounts: 1, added: 0 });
    expect([await kinds(owner), await kinds(accepted), await kinds(unverified)]).toEqual([['termsChanged'], [], []]);
  });

  it('an e-mail about new terms lists what changes although the server that sends it does not have that version', async () => {
    await server.anOwner({ terms: 'older' });
    const notice = termsNotice(now, { version: later(25), changes: ['Guardamos os textos por mais tempo.'] });
    expect(await notify(server.store, notice, { send: true, now })).toMatchObject({ added: expect.any(Number) });
    await server.runJobs();
    const sent = await (await fetch(`${server.url}/dev/mailbox/product.json`)).json();
    expect(JSON.stringify(sent)).toContain('O que muda:\\n\\n• Guardamos os textos por mais tempo.');
  });

  it('notices of a price go to those who have the plan or change to it, once for each price and day', async () => {
    const [voo, free] = [await server.anOwner({ plan: 'plano_voo' }), await server.anOwner()];
    const notice = priceNotice({ plan: 'voo', price: '45,50', from: later(31) }, now);
    expect(await notify(server.store, notice, { send: true, now })).toEqual({ accounts: 1, added: 1 });
    const changing = await server.anOwner({ account: 'none' });
    const account = changing.account({ plan: 'plano_revoada' });
    await server.store.users.create({ ...account, billing: { ...account.billing, pendingPlan: 'plano_voo' } });
    expect(await notify(server.store, notice, { send: true, now })).toEqual({ accounts: 2, added: 1 });
    expect(await server.store.mails.of(free.uid, 9)).toEqual([]);
    expect(await server.store.mails.of(voo.uid, 9)).toMatchObject([{ kind: 'priceChanged' }]);
    for (const [price, days] of [
      ['45,50', 40],
      ['46,00', 40],
    ] as const) {
      const another = priceNotice({ plan: 'voo', price, from: later(days) }, now);
      expect(await notify(server.store, another, { send: true, now })).toEqual({ accounts: 2, added: 2 });
    }
    await server.runJobs();
    const sent = await (await fetch(`${server.url}/dev/mailbox/product.json`)).json();
    expect(JSON.stringify(sent)).toContain('R$ 45,50 por mês. Hoje são R$ 39,00.');
  });
});

it('without --send the command adds no e-mail and says so; with it, it says how many were added', async () => {
  const added: string[] = [];
  let closed = 0;
  const owners = ['a', 'b'].map((id) => aUser({ id, currentPlan: 'plano_voo', hasCompletedOnboarding: true }));
  const store = {
    users: portWith<Users>({ list: () => Promise.resolve([...owners, aUser({ hasCompletedOnboarding: true })]) }),
    mails: portWith<Mails>({ add: ({ userId }) => Promise.resolve(userId !== 'a' && added.push(userId) > 0) }),
    close: () => Promise.resolve(void (closed += 1)),
  } as unknown as Store;
  const given = ['price', '--plan', 'voo', '--price', '45,50', '--from', later(31)];
  const run = (...more: string[]) => notifyCommand(() => Promise.resolve(store), [...given, ...more], now);
  expect(await run()).toMatch(
    /^O preço do Plano Voo vai mudar\nA partir de .* passa a custar R\$ 45,50 por mês\. .*\n\n2 accounts would be told\. Nothing was added: --send does that\.\n$/,
  );
  expect([added, closed]).toEqual([[], 1]);
  expect(await run('--send')).toMatch(/^2 accounts; 1 e-mails added/);
  expect([added, closed]).toEqual([['b'], 2]);
});

it('a notice is added for every account, however many batches that takes', async () => {
  const everyone = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4, '0'));
  const users = portWith<Users>({
    list(after, limit) {
      const ids = everyone.filter((id) => after === null || id > after).slice(0, limit);
      return Promise.resolve(ids.map((id) => aUser({ id, hasCompletedOnboarding: true })));
    },
  });
  const added: string[] = [];
  const mails = portWith<Mails>({ add: ({ userId }) => Promise.resolve(added.push(userId) > 0) });
  const notice = termsNotice(now, { version: later(20), changes: [] });
  expect(await notify({ users, mails }, notice, { send: true, now })).toEqual({ accounts: 1_000, added: 1_000 });
  expect(added).toEqual(everyone);
});

describe('a notice', () => {
  it('a notice of new terms is refused less than 15 days before they come into force', () => {
    expect(() => termsNotice(now, { version: later(15), changes: [] })).toThrow('at least 15 days');
    expect(() => termsNotice(now, { version: later(16), changes: [] })).not.toThrow();
    expect(() => termsNotice(new Date(`${currentTerms.version}T12:00:00Z`))).toThrow(currentTerms.version);
  });

  it.each([
    [{ plan: 'ninho', price: '45', from: later(40) }, '--plan'],
    [{ plan: 'voo', price: '45.5', from: later(40) }, '--price'],
    [{ plan: 'voo', price: '39,00', from: later(40) }, 'already'],
    [{ plan: 'voo', price: '45', from: 'amanhã' }, '--from'],
    [{ plan: 'voo', price: '45', from: '2027-99-99' }, '--from must be a day of the calendar'],
    [{ plan: 'voo', price: '45', from: '2027-13-45' }, '--from must be a day of the calendar'],
    [{ plan: 'voo', price: '45', from: '2027-02-31' }, '--from must be a day of the calendar'],
    [{ plan: 'voo', price: '0', from: later(40) }, 'more than 0'],
    [{ plan: 'voo', price: '0,00', from: later(40) }, 'more than 0'],
    [{ plan: 'voo', price: '45', from: later(30) }, 'at least 30 days'],
  ])('a notice of a price is refused with %j, and less than 30 days before', (given, problem) => {
    expect(() => priceNotice(given, now)).toThrow(problem);
  });

  it('the command prints its usage to an operator who asks for another notice, and opens no store', async () => {
    const open = () => Promise.reject(new Error('opened'));
    await expect(notifyCommand(open, ['everything'], now)).rejects.toThrow('Usage');
    await expect(notifyCommand(open, ['terms', 'now'], now)).rejects.toThrow('Usage');
  });
});
