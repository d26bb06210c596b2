import { describe, expect, it } from 'vitest';
import type { ClaimedMail } from '../../src/domain/mail/mail.ts';
import type { MailPreferences } from '../../src/domain/mail/mailPreferences.ts';
import type { Mailer, Mails as Queue, OwnedValue } from '../../src/domain/ports.ts';
import { createMails } from '../../src/services/mails.ts';
import { aUser } from '../seed/domain.ts';
import { aLog, portWith } from '../seed/ports.ts';
import { day } from '../seed/subscription.ts';

const minutes = 60_000;
const days = 86_400_000;
const running = new AbortController().signal;
const owner = aUser({ hasCompletedOnboarding: true });
const mail: ClaimedMail = {
  key: 'welcome:u',
  userId: owner.id,
  to: null,
  content: { kind: 'welcome', data: {} },
  createdAt: day('2026-03-10'),
  attempts: 1,
};

/** The e-mails of one account over a queue. */
function aPost(queue: Partial<Queue>, { user = owner, beginnersSince = (_since: Date): string[] => [] } = {}) {
  let now = day('2026-03-10');
  const { log, logged } = aLog();
  const sent: Parameters<Mailer['send']>[0][] = [];
  const answers: Awaited<ReturnType<Mailer['send']>>[] = [];
  const mails = createMails({
    mails: portWith<Queue>(queue),
    users: { find: () => Promise.resolve(user) },
    generations: { beginnersSince: (since) => Promise.resolve(beginnersSince(since)) },
    preferences: portWith<OwnedValue<MailPreferences>>({ find: () => Promise.resolve(null) }),
    mailer: {
      send(one) {
        sent.push(one);
        return Promise.resolve(answers.shift() ?? null);
      },
    },
    hash: (text) => `hash of ${text}`,
    publicUrl: 'https://bemtevi.example',
    contact: 'oi@bemtevi.example',
    clock: { now: () => now },
    log,
  });
  const wait = (ms: number) => void (now = new Date(now.getTime() + ms));
  return { mails, sent, answers, logged, wait };
}

it('the first run looks for first texts of the last three days, and a later run from five minutes before the previous run', async () => {
  const asked: Date[] = [];
  const beginnersSince = (since: Date) => {
    asked.push(since);
    return [];
  };
  const { mails, wait } = aPost({}, { beginnersSince });
  const begin = day('2026-03-10').getTime();
  await mails.welcomeBeginners();
  wait(30 * minutes);
  await mails.welcomeBeginners();
  await mails.welcomeBeginners();
  expect(asked.map((since) => since.getTime() - begin)).toEqual([-3 * days, -5 * minutes, 25 * minutes]);
});

it('first texts whose e-mail could not be added are looked for again', async () => {
  const added: string[] = [];
  let fails = true;
  const add: Queue['add'] = ({ key }) => {
    if (fails) return Promise.reject(new Error('the store is down'));
    return Promise.resolve(added.push(key) > 0);
  };
  const ago = (since: Date) => day('2026-03-10').getTime() - since.getTime();
  const { mails } = aPost({ add }, { beginnersSince: (since) => (ago(since) < 1 * days ? [] : ['u']) });
  await expect(mails.welcomeBeginners()).rejects.toThrow('the store is down');
  fails = false;
  await mails.welcomeBeginners();
  expect(added).toEqual(['welcome:u']);
});

describe('e-mails that wait', () => {
  it('are looked for from 15 minutes on and logged at most once in ten minutes', async () => {
    const before: Date[] = [];
    const waitingSince = (instant: Date) => Promise.resolve(before.push(instant));
    const { mails, logged, wait } = aPost({ waitingSince });
    await mails.reportWaiting();
    expect(before).toEqual([new Date(day('2026-03-10').getTime() - 15 * minutes)]);
    wait(10 * minutes - 1);
    await mails.reportWaiting();
    expect(logged).toHaveLength(1);
    wait(1);
    await mails.reportWaiting();
    expect(logged).toHaveLength(2);
  });

  it('are not logged when there are none, and are logged at once when there are some', async () => {
    const waiting = [0, 2];
    const { mails, logged } = aPost({ waitingSince: () => Promise.resolve(waiting.shift() ?? 0) });
    await mails.reportWaiting();
    expect(logged).toEqual([]);
    await mails.reportWaiting();
    expect(logged).toEqual(['warn: e-mails have waited for more than 15 minutes']);
  });
});

describe('an e-mail that is due', () => {
  /** Delivers the e-mails; what became of each. */
  function delivering(queue: ClaimedMail[], given: Parameters<typeof aPost>[1] = {}) {
    const ends: string[] = [];
    const post = aPost(
      {
        claim: () => Promise.resolve(queue.shift() ?? null),
        end: (key, how) => Promise.resolve(void ends.push(`${key} ${how}`)),
        retry: ({ key }, at) => Promise.resolve(void ends.push(`${key} again at ${at.toISOString()}`)),
        forget: () => Promise.resolve(),
      },
      given,
    );
    return { ...post, ends };
  }

  it('is sent to the address of the account, a tip with the link that ends the tips', async () => {
    const { mails, sent, ends } = delivering([{ ...mail }]);
    expect(await mails.deliver(running)).toBe(1);
    expect(sent).toMatchObject([
      { to: owner.email, unsubscribe: expect.stringContaining('/emails/parar?conta=') as string },
    ]);
    expect(ends).toEqual(['welcome:u sent']);
  });

  it('has the same words as plain text and as HTML', async () => {
    const { mails, sent } = delivering([{ ...mail }]);
    await mails.deliver(running);
    const said = 'Ele está guardado no seu histórico';
    expect(sent[0]?.text).toContain(said);
    expect(sent[0]?.text).not.toMatch(/<\w/);
    expect(sent[0]?.html).toMatch(/^<!doctype html>/i);
    expect(sent[0]?.html).toContain(said);
  });

  it('has the same Message-ID at every attempt, and another one than other e-mails', async () => {
    const { mails, sent, answers } = delivering([
      { ...mail, attempts: 1 },
      { ...mail, attempts: 2 },
      { ...mail, key: 'welcome:v' },
    ]);
    answers.push({ fault: 'deferred', reason: '451' });
    await mails.deliver(running);
    const [first, second, other] = sent.map(({ id }) => id);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('that the contract asks for has no such link', async () => {
    const failed: ClaimedMail = { ...mail, content: { kind: 'paymentFailed', data: { plan: 'plano_voo' } } };
    const { mails, sent } = delivering([failed]);
    await mails.deliver(running);
    expect(sent).toMatchObject([{ unsubscribe: null }]);
    expect(sent[0]?.text).not.toContain('/emails/parar');
  });

  it.each([
    ['is being deleted', { ...owner, leaving: true }],
    ['has an address that nobody verified', { ...owner, hasCompletedOnboarding: false }],
  ])('is not sent to an account that %s', async (_what, user) => {
    const { mails, sent, ends } = delivering([{ ...mail }], { user });
    expect(await mails.deliver(running)).toBe(0);
    expect([sent, ends]).toEqual([[], ['welcome:u skipped']]);
  });

  it('waits when it is deferred, is given up when it is refused, and delays no other e-mail in either case', async () => {
    const queue = ['a', 'b', 'c'].map((key) => ({ ...mail, key }));
    const { mails, answers, ends, logged } = delivering(queue);
    answers.push({ fault: 'deferred', reason: '451' }, { fault: 'refused', reason: '550' });
    expect(await mails.deliver(running)).toBe(1);
    expect(ends).toEqual(['a again at 2026-03-10T12:01:00.000Z', 'b givenUp', 'c sent']);
    expect(logged).toEqual(['warn: an e-mail was not sent; it is tried again', 'warn: an e-mail was given up']);
  });

  it('is the last one that is tried while the mail server is down, and none is tried while this server stops', async () => {
    const queue = ['a', 'b'].map((key) => ({ ...mail, key }));
    const { mails, answers, ends } = delivering(queue);
    answers.push({ fault: 'unreachable', reason: 'ECONNREFUSED' });
    expect(await mails.deliver(running)).toBe(0);
    expect(ends).toHaveLength(1);
    expect(await mails.deliver(AbortSignal.abort())).toBe(0);
    expect(queue).toHaveLength(1);
  });
});
