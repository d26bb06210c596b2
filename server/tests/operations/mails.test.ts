import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/domain/ports.ts';
import { directivesOf } from '../seed/observatory.ts';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { aMailServer, headerOf } from '../seed/smtp.ts';

const hours = 3_600_000;

/** What the mailbox of the server shows, oldest first. */
async function mailbox({ url }: Pick<TestServer, 'url'>, to: string) {
  const mails = (await (await fetch(`${url}/dev/mailbox/product.json`)).json()) as {
    to: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe: string | null;
  }[];
  return mails.filter((mail) => mail.to === to).toReversed();
}

describe.each(stores)('e-mails to owners (%s)', (on) => {
  let payments: TestPayments;
  let server: TestServer;
  let second: TestServer;
  let now: Date;
  beforeAll(async () => {
    now = new Date();
    const clock = { now: () => now };
    payments = await aPaymentsStandIn({ clock, retryAfterMs: [50, 50, 50, 50] });
    server = await aServer({ on, clock, payments, paymentsRate: unlimitedPayments });
    const shared: Store = { ...server.store, close: () => Promise.resolve() };
    second = await aServer({ store: shared, clock, payments, paymentsRate: unlimitedPayments });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
    await payments.stop();
  });

  const customerOf = async ({ uid }: Owner) => (await server.store.users.find(uid))?.billing.customerId ?? '';
  const subscriptionOf = async (owner: Owner) =>
    (await payments.stripe.subscriptions.list({ customer: await customerOf(owner), status: 'all' })).data[0]!;
  const buy = async (owner: Owner, planKey: 'voo' | 'revoada') => {
    await owner.call('POST', '/api/create-checkout-session', { planKey });
    const customer = await customerOf(owner);
    const [session] = (await payments.stripe.checkout.sessions.list({ customer })).data;
    await payments.control.checkout(session!.id, 'pay');
    await payments.control.idle();
  };
  /** Both servers look for what is due, twice; and every event of the owner comes five times. */
  const subjects = async (owner: Owner) => {
    const customer = await customerOf(owner);
    for (const { id, data } of customer ? (await payments.stripe.events.list({ limit: 100 })).data : []) {
      if ((data.object as { customer?: string }).customer !== customer) continue;
      for (let time = 0; time < 5; time += 1) await payments.control.resend(id);
    }
    await payments.control.idle();
    for (let run = 0; run < 2; run += 1) await Promise.all([server.runJobs(), second.runJobs()]);
    const mails = [...(await mailbox(server, owner.email)), ...(await mailbox(second, owner.email))];
    return mails.map(({ subject }) => subject).toSorted();
  };

  // First: a deletion needs a sign-in of the last minutes, by the clock that the others move.
  it('a deletion is confirmed by e-mail to the address of the account, which is then forgotten', async () => {
    const [owner, unverified] = [await server.anOwner(), await server.anOwner({ onboarded: false })];
    for (const one of [owner, unverified]) {
      await one.graphql('mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }');
    }
    expect(await server.store.users.find(owner.uid)).toBeNull();
    expect(await subjects(owner)).toEqual(['Sua conta foi excluída']);
    expect(await subjects(unverified)).toEqual([]);
    expect(await server.store.mails.of(owner.uid, 10)).toMatchObject([{ end: 'sent' }]);
    now = new Date(now.getTime() + 2 * hours + 1);
    await server.runJobs();
    expect(await server.store.mails.of(owner.uid, 10)).toEqual([]);
  });

  it('a first text is followed by one welcome, whatever follows', async () => {
    const [owner, idle] = [await server.anOwner(), await server.anOwner()];
    await owner.click();
    await owner.click();
    expect(await subjects(owner)).toEqual(['Você criou seu primeiro texto']);
    now = new Date(now.getTime() + 1 * hours);
    await owner.click();
    expect(await subjects(owner)).toEqual(['Você criou seu primeiro texto']);
    expect(await subjects(idle)).toEqual([]);
  });

  it('one e-mail is sent for each change of a subscription: bought, not paid, paid, upgraded, cancelled', async () => {
    const owner = await server.anOwner();
    // Without tips too: what is about money is required.
    await server.store.mailPreferences.save(owner.uid, { tips: false }, null);
    await buy(owner, 'voo');
    const told = ['Seu plano agora é o Plano Voo'];
    expect(await subjects(owner)).toEqual(told);
    await payments.control.card(await customerOf(owner), { declines: true });
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    told.unshift('A cobrança da sua assinatura não passou');
    expect(await subjects(owner)).toEqual(told);
    await payments.control.card(await customerOf(owner), { declines: false });
    await payments.control.payNow((await subscriptionOf(owner)).id);
    await payments.control.idle();
    told.splice(1, 0, 'Pagamento confirmado');
    expect(await subjects(owner)).toEqual(told);
    const { id } = await subscriptionOf(owner);
    await payments.control.choosePlan(id, payments.prices.revoada);
    await payments.control.idle();
    told.splice(2, 0, 'Seu plano agora é o Plano Revoada');
    expect(await subjects(owner)).toEqual(told);
    await payments.control.cancelAtPeriodEnd(id);
    await payments.control.idle();
    told.splice(2, 0, 'Sua assinatura foi cancelada');
    expect(await subjects(owner)).toEqual(told.toSorted());
    // The e-mail about its end was sent already.
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    expect((await server.store.users.find(owner.uid))?.currentPlan).toBe('plano_ninho');
    expect(await subjects(owner)).toEqual(told.toSorted());
  });

  it('a refund, a dispute and a payment that never came end the subscription with one e-mail each', async () => {
    const [refunded, disputed, unpaid] = [await server.anOwner(), await server.anOwner(), await server.anOwner()];
    for (const owner of [refunded, disputed, unpaid]) await buy(owner, 'voo');
    await refunded.graphql('mutation { requestRefund { __typename } }');
    const [charge] = (await payments.stripe.charges.list({ customer: await customerOf(disputed) })).data;
    await payments.control.dispute(charge!.id);
    await payments.control.card(await customerOf(unpaid), { declines: true });
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    await payments.control.advance({ days: 27 });
    await payments.control.idle();
    const bought = 'Seu plano agora é o Plano Voo';
    expect(await subjects(refunded)).toEqual([bought, 'Seu reembolso foi feito']);
    expect(await subjects(disputed)).toEqual([bought, 'Sua assinatura terminou']);
    expect(await subjects(unpaid)).toEqual([
      'A cobrança da sua assinatura não passou',
      bought,
      'Sua assinatura terminou',
    ]);
  });

  it('neither a text nor its credit waits for e-mails, even when all calls about e-mails fail or hang', async () => {
    for (const answer of [() => Promise.reject(new Error('broken')), () => new Promise<never>(() => undefined)]) {
      const mails = Object.fromEntries(Object.keys(server.store.mails).map((name) => [name, answer]));
      const generations = { ...server.store.generations, beginnersSince: answer };
      const broken = { ...server.store, mails, generations, close: () => Promise.resolve() } as unknown as Store;
      const other = await aServer({ store: broken, clock: { now: () => now } });
      const owner = await other.anOwner();
      void other.runJobs();
      expect((await owner.click()).status).toBe(200);
      expect(await owner.credits()).toBe(4);
    }
  });
});

describe('a mail server', () => {
  it('that was down for an hour gets every e-mail afterwards, once, in order, and no address is logged', async () => {
    let now = new Date();
    const closed = await aMailServer();
    const { port } = closed;
    await closed.close();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'oi@bemtevi.example' };
    const server = await aServer({ env, clock: { now: () => now } });
    const owners = await Promise.all(Array.from({ length: 5 }, () => server.anOwner()));
    for (const owner of owners) await owner.click();
    for (let minute = 0; minute < 60; minute += 1) {
      await server.runJobs();
      now = new Date(now.getTime() + 60_000);
    }
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(server.logged.join('\n')).toContain('"mailsWaiting":5');
    const mailServer = await aMailServer({}, port);
    for (let minute = 0; minute < 70 && mailServer.received.length < 5; minute += 1) {
      await server.runJobs();
      now = new Date(now.getTime() + 60_000);
    }
    await server.runJobs();
    expect(mailServer.received.flatMap(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
    const ids = mailServer.received.flatMap((mail) => headerOf(mail, 'Message-ID'));
    expect(new Set(ids).size).toBe(5);
    for (const { email, uid } of owners) {
      expect(server.logged.join('\n')).not.toContain(email);
      expect(await server.store.mails.of(uid, 10)).toMatchObject([{ kind: 'welcome', end: 'sent' }]);
    }
    await server.stop();
    await mailServer.close();
  });

  it('that refuses one address gets the other e-mails in the same run', async () => {
    const refused = new Set<string>();
    const mailServer = await aMailServer({
      onRcptTo: ({ address }, _session, done) => {
        if (refused.size > 0 && !refused.has(address)) return done();
        refused.add(address);
        return done(Object.assign(new Error('no such person'), { responseCode: 550 }));
      },
    });
    const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'oi@bemtevi.example' };
    const server = await aServer({ env });
    for (const owner of [await server.anOwner(), await server.anOwner()]) await owner.click();
    await server.runJobs();
    expect([refused.size, mailServer.received.length]).toEqual([1, 1]);
    await server.stop();
    await mailServer.close();
  });

  it('that is down for three days, or refuses the address, ends the attempts to send', async () => {
    let now = new Date();
    const refusing = await aMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such person'), { responseCode: 550 })),
    });
    const env = { SMTP_URL: `smtp://127.0.0.1:${refusing.port}`, MAIL_FROM: 'oi@bemtevi.example' };
    const server = await aServer({ env, clock: { now: () => now } });
    const [first, second] = [await server.anOwner(), await server.anOwner()];
    await first.click();
    await server.runJobs();
    expect(await server.store.mails.of(first.uid, 10)).toMatchObject([{ end: 'givenUp' }]);
    await refusing.close();
    await second.click();
    for (let day = 0; day < 5; day += 1) {
      await server.runJobs();
      now = new Date(now.getTime() + 24 * hours);
    }
    expect(await server.store.mails.of(second.uid, 10)).toMatchObject([{ end: 'givenUp' }]);
    await server.stop();
  });
});

describe('tips', () => {
  it('are unsubscribed from by one POST to the signed link, and by no other request', async () => {
    const server = await aServer();
    const [owner, other] = [await server.anOwner(), await server.anOwner()];
    await other.click();
    await server.runJobs();
    const [welcome] = await mailbox(server, other.email);
    const at = (link: string) => server.url + link.slice(link.indexOf('/emails'));
    const link = at(welcome!.unsubscribe!);
    const forOwner = link.replace(other.uid, owner.uid);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    const tips = (one: Owner) => server.store.mailPreferences.find(one.uid);
    // Opening the page changes nothing.
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Parar de receber dicas')]);
    expect((await fetch(forOwner, oneClick)).status).toBe(400);
    expect((await fetch(link.replace(/chave=./, 'chave=x'), oneClick)).status).toBe(400);
    expect([await tips(owner), await tips(other)]).toEqual([null, null]);
    expect((await fetch(link, oneClick)).status).toBe(200);
    expect(await tips(other)).toMatchObject({ value: { tips: false } });
    expect(welcome!.text).toContain('/emails/parar?');

    const saved = await owner.graphql(
      'mutation { saveMailPreferences(input: { tips: false }) { ... on SaveMailPreferencesSuccess { user { mailPreferences { tips } } } } }',
    );
    expect(saved.data.saveMailPreferences).toEqual({ user: { mailPreferences: { tips: false } } });
    await owner.click();
    await server.runJobs();
    expect(await mailbox(server, owner.email)).toEqual([]);
    expect(await server.store.mails.of(owner.uid, 10)).toMatchObject([{ kind: 'welcome', end: 'skipped' }]);
    await server.stop();
  });

  it.each([
    ['longer than a form', 'application/x-www-form-urlencoded', 'x'.repeat(100_000)],
    ['in another alphabet', 'application/x-www-form-urlencoded; charset=latin9', 'List-Unsubscribe=One-Click'],
    ['that is no form', 'application/json', '{'],
  ])('are ended, with a page as the answer, by a POST with a body %s', async (_, type, body) => {
    const server = await aServer();
    const owner = await server.anOwner();
    await owner.click();
    await server.runJobs();
    const [welcome] = await mailbox(server, owner.email);
    const link = server.url + welcome!.unsubscribe!.slice(welcome!.unsubscribe!.indexOf('/emails'));
    const sent = await fetch(link, { method: 'POST', headers: { 'content-type': type }, body });
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await server.store.mailPreferences.find(owner.uid)).toMatchObject({ value: { tips: false } });
    await server.stop();
  });

  it('are ended by the button of the page that the link opens', async () => {
    const server = await aServer();
    const owner = await server.anOwner();
    await owner.click();
    await server.runJobs();
    const [welcome] = await mailbox(server, owner.email);
    const link = welcome!.unsubscribe!.slice(welcome!.unsubscribe!.indexOf('/emails'));
    const answer = await fetch(server.url + link);
    const page = await answer.text();
    // The address names the account: no other site is told it, and no cache keeps it.
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [, style] = /<style>(.*?)<\/style>/s.exec(page)!;
    const digest = createHash('sha256').update(style!).digest('base64');
    expect(directivesOf(answer.headers)).toMatchObject({
      'form-action': ["'self'"],
      'style-src': [`'sha256-${digest}'`],
    });
    const [, action] = /<form method="post" action="([^"]*)">/.exec(page)!;
    const sent = await fetch(server.url + action!.replaceAll('&amp;', '&'), { method: 'POST' });
    expect(sent.status).toBe(200);
    expect(await server.store.mailPreferences.find(owner.uid)).toMatchObject({ value: { tips: false } });
    await server.stop();
  });
});
