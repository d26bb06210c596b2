import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { emailChangedNotice, type MailContent, type NewMail } from '../../src/domain/mail/mail.ts';
import type { Store } from '../../src/domain/ports.ts';
import { aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import { hardTexts } from './storeUsers.ts';
import type { Test } from './storeTest.ts';

/** Before every other mail of the suite, so that these are the first that are due. */
const at = (seconds: number) => new Date(Date.UTC(2001, 0, 1, 0, 0, seconds));

const aMail = (different: Partial<NewMail> = {}): NewMail => ({
  key: `test:${randomUUID()}`,
  userId: `u-${randomUUID()}`,
  to: null,
  content: { kind: 'welcome', data: {} },
  createdAt: at(0),
  ...different,
});

/** Takes what is due and ends it, so that the next story begins with none. */
async function takeAll({ mails }: Store, now: Date) {
  const taken = [];
  for (;;) {
    const mail = await mails.claim(now, at(86_400));
    if (!mail) return taken;
    taken.push(mail);
    await mails.end(mail.key, 'sent', now, now);
  }
}

export function mailsContract(test: Test): void {
  test('an e-mail is added once for its key, however many add it at once, and is claimed as it was added', async (store) => {
    const content: MailContent = {
      kind: 'subscriptionEnded',
      data: { plan: 'plano_voo', reason: 'unpaid' },
    };
    const mail = aMail({ to: `${hardTexts.join('')}@x.example`, content });
    const added = await atOnce(5, () => store.mails.add(mail));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await store.mails.add({ ...mail, to: 'outro@x.example' })).toBe(false);
    expect(await takeAll(store, at(1))).toEqual([{ ...mail, attempts: 1 }]);
    expect(await store.mails.add(mail)).toBe(false);
    expect(await takeAll(store, at(1))).toEqual([]);
  });

  test('an e-mail that is added with a change of an account while others are claimed is claimed too', async (store) => {
    for (let trial = 0; trial < 20; trial += 1) {
      const user = await store.users.create(aUser({ hasCompletedOnboarding: true }));
      const notices = Array.from({ length: 8 }, (_, n) => ({
        ...emailChangedNotice(user, at(n))!,
        key: `${user.id}:${n}`,
      }));
      const taken = await atOnce(16, async (n) => {
        const notice = notices[n / 2];
        if (!notice) return store.mails.claim(at(60), at(120));
        await store.users.changeEmail(user.id, `novo${n}@padaria.example`, notice);
        return null;
      });
      const rest = await takeAll(store, at(60));
      const keys = [...taken, ...rest].flatMap((mail) => mail?.key ?? []);
      expect(keys.toSorted()).toEqual(notices.map(({ key }) => key).toSorted());
      for (const key of keys) await store.mails.end(key, 'sent', at(60), at(60));
    }
  });

  test('an e-mail is claimed by one caller at a time, the one that is due longest first', async (store) => {
    const { mails } = store;
    const [first, second] = [aMail({ createdAt: at(1) }), aMail({ createdAt: at(2) })];
    for (const mail of [second, first]) await mails.add(mail);
    expect(await mails.claim(at(0), at(60))).toBeNull();
    const taken = await atOnce(4, () => mails.claim(at(2), at(60)));
    expect(taken.flatMap((mail) => mail?.key ?? []).toSorted()).toEqual([first.key, second.key].toSorted());
    // Whoever took it and died has lost it at the instant that was said.
    expect(await mails.claim(at(59), at(120))).toBeNull();
    expect(await mails.claim(at(60), at(120))).toMatchObject({ attempts: 2 });
    await takeAll(store, at(60));
    await takeAll(store, at(120));
  });

  test('the one of several due e-mails that is due longest is claimed first, and they are listed oldest first', async (store) => {
    const { mails } = store;
    const userId = `u-${randomUUID()}`;
    // In no order of their keys once the first one is tried again, and added in another one.
    const [retried, second, third] = [1, 2, 3].map((place) =>
      aMail({ userId, key: `test:${place}:${userId}`, createdAt: at(place) }),
    );
    for (const mail of [second!, third!, retried!]) await mails.add(mail);
    const failed = (await mails.claim(at(1), at(60)))!;
    expect(failed.key).toBe(retried!.key);
    await mails.retry(failed, at(9));
    expect((await mails.of(userId, 10)).map(({ createdAt }) => createdAt)).toEqual([at(1), at(2), at(3)]);
    expect((await mails.of(userId, 1)).map(({ createdAt }) => createdAt)).toEqual([at(1)]);
    const taken = (await takeAll(store, at(9))).map(({ key }) => key);
    expect(taken).toEqual([second!.key, third!.key, retried!.key]);
  });

  test('an e-mail has waited since it was added, with its account or by itself, however often it is tried', async (store) => {
    const { users, mails } = store;
    const user = await users.create(aUser({ hasCompletedOnboarding: true }));
    await users.changeEmail(user.id, 'nova@x.example', emailChangedNotice(user, at(1)));
    await mails.add(aMail({ createdAt: at(2) }));
    expect(await mails.waitingSince(at(2))).toBe(1);
    expect(await mails.waitingSince(at(3))).toBe(2);
    await mails.retry((await mails.claim(at(5), at(60)))!, at(600));
    await mails.claim(at(5), at(60));
    expect(await mails.waitingSince(at(3))).toBe(2);
    await takeAll(store, at(600));
    expect(await mails.waitingSince(at(3))).toBe(0);
  });

  test('an e-mail that is tried again is due at its new time, unless it ended or was claimed again since', async (store) => {
    const { mails } = store;
    const mail = aMail();
    await mails.add(mail);
    const slow = (await mails.claim(at(1), at(10)))!;
    await mails.retry(slow, at(20));
    expect(await mails.claim(at(19), at(30))).toBeNull();
    const fast = (await mails.claim(at(20), at(30)))!;
    await mails.retry(slow, at(0));
    expect(await mails.claim(at(21), at(30))).toBeNull();
    await mails.end(mail.key, 'sent', at(22), null);
    await mails.retry(fast, at(0));
    expect(await mails.claim(at(99), at(199))).toBeNull();
  });

  test('an e-mail that has ended loses its address and its data, and ends once', async ({ mails }) => {
    const mail = aMail({ to: 'dona@x.example' });
    await mails.add(mail);
    expect(await mails.waitingSince(at(1))).toBe(1);
    expect(await mails.waitingSince(at(0))).toBe(0);
    const waiting = { kind: 'welcome', createdAt: at(0), end: null, endedAt: null };
    expect(await mails.of(mail.userId, 10)).toEqual([waiting]);
    await mails.end(mail.key, 'givenUp', at(5), null);
    await mails.end(mail.key, 'sent', at(6), at(6));
    expect(await mails.of(mail.userId, 10)).toEqual([{ ...waiting, end: 'givenUp', endedAt: at(5) }]);
    expect(await mails.waitingSince(at(1))).toBe(0);
    await mails.forget(at(99));
    expect(await mails.add(mail)).toBe(false);
  });

  test('an account is removed with its e-mails except the one about the deletion, which is forgotten later', async (store) => {
    const { mails } = store;
    const userId = `u-${randomUUID()}`;
    const last = aMail({ userId, to: 'dona@x.example', content: { kind: 'accountDeleted', data: { at: 'x' } } });
    const [other, strangers] = [aMail({ userId }), aMail({ createdAt: at(3) })];
    for (const mail of [last, other, strangers]) await mails.add(mail);
    await mails.removeAll(userId);
    expect(await mails.of(userId, 10)).toMatchObject([{ kind: 'accountDeleted' }]);
    expect((await mails.claim(at(1), at(2)))?.key).toBe(last.key);
    await mails.end(last.key, 'sent', at(1), at(5));
    await mails.forget(at(4));
    expect(await mails.of(userId, 10)).toHaveLength(1);
    await mails.forget(at(5));
    expect(await mails.of(userId, 10)).toEqual([]);
    expect((await takeAll(store, at(9))).map(({ key }) => key)).toEqual([strangers.key]);
  });

  test('a change of the address adds its notice in the same write, once', async (store) => {
    const { users, mails } = store;
    const user = await users.create(aUser({ hasCompletedOnboarding: true }));
    const [notice, second] = [emailChangedNotice(user, at(1))!, emailChangedNotice(user, at(2))!];
    await atOnce(5, () => users.changeEmail(user.id, 'nova@x.example', notice));
    await users.changeEmail(user.id, 'nova@x.example', second);
    expect(await users.changeEmail('nobody', 'nova@x.example', { ...second, userId: 'nobody' })).toBeNull();
    expect(await mails.of(user.id, 10)).toHaveLength(1);
    expect(await takeAll(store, at(9))).toEqual([{ ...notice, attempts: 1 }]);
    expect(notice).toMatchObject({ to: user.email });
    expect(emailChangedNotice(aUser({ hasCompletedOnboarding: false }), at(1))).toBeNull();
  });

  test('a billing change adds its e-mails in the same write, and a stale one adds none', async (store) => {
    const { users, mails } = store;
    const user = await users.create(aUser());
    const paid = aMail({ userId: user.id, content: { kind: 'paymentRecovered', data: { plan: 'plano_voo' } } });
    const changed = aMail({
      userId: user.id,
      createdAt: at(1),
      content: { kind: 'planChanged', data: { from: 'plano_voo', to: 'plano_revoada' } },
    });
    expect(await users.saveBilling(user.id, 7, null, ['evt_1'], [paid])).toBe('stale');
    expect(await mails.of(user.id, 10)).toEqual([]);
    const saves = await atOnce(5, (index) => users.saveBilling(user.id, 0, null, [`evt_${index}`], [paid, changed]));
    expect(saves.filter((saved) => saved !== 'stale')).toHaveLength(1);
    expect((await users.find(user.id))!.email).toBe(user.email);
    expect(await takeAll(store, at(9))).toEqual([paid, changed].map((mail) => ({ ...mail, attempts: 1 })));
  });
}
