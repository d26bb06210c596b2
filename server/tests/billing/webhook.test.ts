import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const second = 1_000;
const rotated = 'whsec_the_next_one';

describe.each(stores)('the webhook (%s)', (on) => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const clock = { now: () => now };
  let payments: TestPayments;
  let server: TestServer;
  let owner: Owner;
  let trials = 0;

  beforeAll(async () => {
    payments = await aPaymentsStandIn({ clock });
    const webhookSecrets = [payments.webhookSecret, rotated];
    server = await aServer({ on, clock, payments: { ...payments, webhookSecrets } });
    owner = await server.anOwner();
    await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    const customer = await customerId();
    const [session] = (await payments.stripe.checkout.sessions.list({ customer })).data;
    await payments.control.checkout(session!.id, 'pay');
  });
  afterAll(async () => {
    console.log(`row 5: ${trials} deliveries judged (${on})`);
    await server.stop();
    await payments.stop();
  });

  const customerId = async () => (await server.store.users.find(owner.uid))?.billing.customerId ?? '';
  const anEvent = async (different: object = {}) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'invoice.paid',
      data: { object: { object: 'invoice', customer: await customerId() } },
      ...different,
    });
  const seconds = (offset = 0) => Math.floor(now.getTime() / second) + offset;
  const sign = (payload: string, secret = payments.webhookSecret, timestamp = seconds(), scheme = 'v1') =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp, scheme });
  const deliver = async (body: string | Uint8Array, signature?: string) => {
    trials += 1;
    const response = await fetch(`${server.url}/api/stripe-webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body: Buffer.from(body),
    });
    return { status: response.status, body: (await response.json()) as object };
  };
  const refused = { status: 400, body: { error: 'Assinatura inválida.', code: 'INVALID_SIGNATURE' } };

  const forgeries: Record<string, (payload: string) => readonly [body: string | Uint8Array, signature?: string]> = {
    'no signature': (payload) => [payload],
    'an empty one': (payload) => [payload, ''],
    garbage: (payload) => [payload, 'lixo'],
    'no time': (payload) => [payload, sign(payload).replace(/^t=\d+,/, '')],
    'a time that is no number': (payload) => [payload, sign(payload).replace(/^t=\d+/, 't=hoje')],
    'an empty time': (payload) => [payload, sign(payload).replace(/^t=\d+/, 't=')],
    'two times, the last one signed': (payload) => [payload, `t=${seconds(9)},${sign(payload)}`],
    'a time that was changed': (payload) => [payload, sign(payload).replace(/^t=\d+/, `t=${seconds(1)}`)],
    'another secret': (payload) => [payload, sign(payload, 'whsec_of_somebody_else')],
    'no secret': (payload) => [payload, sign(payload, '')],
    'the secret of the API': (payload) => [payload, sign(payload, payments.secretKey)],
    'a stale one': (payload) => [payload, sign(payload, payments.webhookSecret, seconds(-301))],
    'one from the future': (payload) => [payload, sign(payload, payments.webhookSecret, seconds(301))],
    'one from a far future': (payload) => [payload, sign(payload, payments.webhookSecret, seconds(3_600 * 24 * 365))],
    'an old scheme': (payload) => [payload, sign(payload, payments.webhookSecret, seconds(), 'v0')],
    'the empty signature of the right scheme': (payload) => [payload, `t=${seconds()},v1=`],
    'a body that was changed': (payload) => [payload.replace('invoice.paid', 'invoice.sent'), sign(payload)],
    'a body that was serialised anew': (payload) => [JSON.stringify(JSON.parse(payload), null, 2), sign(payload)],
    'a body with a space more': (payload) => [`${payload} `, sign(payload)],
    'a body with a byte order mark': (payload) => [`\ufeff${payload}`, sign(payload)],
    'a byte that is no UTF-8, and its mended form signed': () => [
      Uint8Array.from([0x7b, 0xff, 0x7d]),
      sign('{\ufffd}'),
    ],
    'an empty body': (payload) => ['', sign(payload)],
    'a cut body': (payload) => [payload.slice(0, -1), sign(payload)],
    'a signed body that is no JSON': () => ['lixo', sign('lixo')],
    'a signed empty body': () => ['', sign('')],
  };

  it.each(Object.keys(forgeries))('refuses %s, and nothing changes', async (kind) => {
    const before = await server.store.users.find(owner.uid);
    const payload = await anEvent();
    expect(await deliver(...forgeries[kind]!(payload))).toEqual(refused);
    expect(await server.store.users.find(owner.uid)).toEqual(before);
    expect(before).toMatchObject({ currentPlan: 'plano_ninho', textCredits: 5 });
  });

  it.each([
    { data: undefined },
    { data: {} },
    { data: null },
    { data: { object: null } },
    { data: { object: [] } },
    { id: 7 },
    { type: null },
  ])('answers 400 to a signed body that is no event: %j', async (different) => {
    const payload = JSON.stringify({ ...JSON.parse(await anEvent()), ...different });
    expect(await deliver(payload, sign(payload))).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it.each(['[]', 'null', '1', '"evt"'])('answers 400 to a signed body that is no object: %s', async (payload) => {
    expect(await deliver(payload, sign(payload))).toMatchObject({ status: 400 });
  });

  it('answers 400 to a signed body with any single bit flipped', async () => {
    const payload = await anEvent();
    const signature = sign(payload);
    const bytes = new TextEncoder().encode(payload);
    for (let n = 0; n < bytes.length; n += 7) {
      const flipped = Uint8Array.from(bytes);
      flipped[n] = (flipped[n] ?? 0) ^ (1 << (n % 8));
      expect(await deliver(flipped, signature)).toEqual(refused);
    }
    expect(await server.store.users.find(owner.uid)).toMatchObject({ currentPlan: 'plano_ninho' });
  });

  it('logs one warning for many webhooks with a wrong signature', async () => {
    const payload = await anEvent();
    for (const signature of ['lixo', sign(payload, 'whsec_of_somebody_else')]) await deliver(payload, signature);
    const warnings = server.logged.filter((line) => line.includes('webhooks have a wrong signature'));
    expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 'warn', count: 1 }]);
  });

  it('warns of wrong signatures again after ten minutes, with how many there were since the last warning', async () => {
    const warnings = () =>
      server.logged
        .map((line) => JSON.parse(line) as { message: string; count: number })
        .filter(({ message }) => message.startsWith('webhooks have a wrong signature'));
    const before = warnings().length;
    const processTime = performance.now.bind(performance);
    const timeSpy = vi.spyOn(performance, 'now');
    try {
      for (const minutes of [11, 22, 23, 33]) {
        timeSpy.mockImplementation(() => processTime() + minutes * 60 * second);
        await deliver(await anEvent(), 'lixo');
      }
    } finally {
      timeSpy.mockRestore();
    }
    // The first of them counts the deliveries of earlier tests, too.
    const [, ...counts] = warnings().slice(before);
    expect(counts).toMatchObject([{ count: 1 }, { count: 2 }]);
  });

  it('refuses an oversized body before reading all of it, and methods other than POST', async () => {
    const huge = 'x'.repeat(300 * 1024);
    expect(await deliver(huge, sign(huge))).toMatchObject({ status: 413 });
    expect((await fetch(`${server.url}/api/stripe-webhook`)).status).toBe(405);
  });

  it('answers 200 to unknown customers and event types, and changes nothing', async () => {
    const before = await server.store.users.find(owner.uid);
    const strange = [
      { type: 'customer.created' },
      { type: 'invoice.paid.quickly' },
      { type: 'charge.dispute.created', data: { object: { charge: 'ch_nothing' } } },
      { type: 'invoice.paid', data: { object: { customer: 'cus_nothing' } } },
      { type: 'invoice.paid', data: { object: { customer: null } } },
      { type: 'invoice.paid', data: { object: { customer: { $gt: '' } } } },
      { type: 'invoice.paid', data: { object: { customer: '__proto__' } } },
    ];
    for (const different of strange) {
      const payload = await anEvent(different);
      expect(await deliver(payload, sign(payload))).toEqual({ status: 200, body: { received: true } });
    }
    expect(await server.store.users.find(owner.uid)).toEqual(before);
  });

  it('answers 503 while the provider is unavailable, and does not record the event', async () => {
    await payments.control.injectFault({ requests: { what: 'refuse', status: 500, times: 100 } });
    const payload = await anEvent();
    expect((await deliver(payload, sign(payload))).status).toBe(503);
    await payments.control.clearFaults();
    expect(await server.store.users.find(owner.uid)).toMatchObject({ currentPlan: 'plano_ninho' });
    expect(await server.store.users.hasSeenEvent(owner.uid, (JSON.parse(payload) as { id: string }).id)).toBe(false);
  });

  it.each([
    ['300 seconds old', () => [payments.webhookSecret, seconds(-300)] as const],
    ['300 seconds ahead', () => [payments.webhookSecret, seconds(300)] as const],
    ['signed with the second secret of a rotation', () => [rotated, seconds()] as const],
  ])('accepts one %s, and a repetition of it has no second effect', async (_kind, how) => {
    const payload = await anEvent();
    const signature = sign(payload, ...how());
    expect(await deliver(payload, signature)).toEqual({ status: 200, body: { received: true } });
    const after = await server.store.users.find(owner.uid);
    expect(after).toMatchObject({ currentPlan: 'plano_voo', textCredits: 30 });
    expect(await server.store.users.hasSeenEvent(owner.uid, (JSON.parse(payload) as { id: string }).id)).toBe(true);
    expect(await deliver(payload, signature)).toEqual({ status: 200, body: { received: true } });
    expect(await server.store.users.find(owner.uid)).toEqual(after);
  });

  it.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'invoice.paid',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'charge.refunded',
    'charge.dispute.created',
  ])('%s makes the server fetch the state from the provider, and ignore the content of the event', async (type) => {
    const stranger = await server.anOwner();
    const customer = await payments.stripe.customers.create({ email: stranger.email });
    await server.store.users.linkCustomer(stranger.uid, customer.id);
    const [charge] = (await payments.stripe.charges.list({ customer: await customerId() })).data;
    const isDispute = type === 'charge.dispute.created';
    const lies = { status: 'active', plan: 'plano_revoada', amount_paid: 9900, paid: true, refunded: true };
    const about = isDispute ? { charge: charge!.id } : { customer: customer.id };
    const payload = await anEvent({ type, data: { object: { ...lies, ...about } } });
    await payments.control.forgetRequests();
    expect(await deliver(payload, sign(payload))).toEqual({ status: 200, body: { received: true } });
    const asked = (await payments.control.requests()).map(({ path }) => path);
    expect(asked).toContain('/v1/subscriptions');
    expect(await server.store.users.find(stranger.uid)).toMatchObject({ currentPlan: 'plano_ninho', textCredits: 5 });
    const { id } = JSON.parse(payload) as { id: string };
    expect(await server.store.users.hasSeenEvent(isDispute ? owner.uid : stranger.uid, id)).toBe(true);
  });

  it('coalesces two hundred simultaneous events, half of them repeated, into few requests to a slow provider', async () => {
    const before = await server.store.users.find(owner.uid);
    const events = await Promise.all(Array.from({ length: 100 }, () => anEvent()));
    await payments.control.forgetRequests();
    await payments.control.injectFault({ requests: { what: 'slow', ms: 200, times: 10_000 } });
    const answers = await Promise.all([...events, ...events].map((payload) => deliver(payload, sign(payload))));
    await payments.control.clearFaults();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const asked = (await payments.control.requests()).length;
    console.log(`200 events (100 twice) of one owner (${on}): ${asked} requests of the provider`);
    expect(asked).toBeLessThan(150);
    const after = await server.store.users.find(owner.uid);
    expect({ ...after, billing: null }).toEqual({ ...before, billing: null });
  });

  it('accepts both signatures of a rotation in one header', async () => {
    const payload = await anEvent();
    const [, other] = sign(payload, 'whsec_the_one_before').split(',');
    expect((await deliver(payload, `${sign(payload)},${other}`)).status).toBe(200);
    expect((await deliver(payload, `t=${seconds()},${other},${sign(payload).split(',')[1]}`)).status).toBe(200);
  });

  it('logs the id and type of an event and nothing else of it', () => {
    const log = server.logged.join('\n');
    expect(log).toContain('payment event applied');
    for (const secret of [payments.webhookSecret, payments.secretKey, owner.email, 'v1='])
      expect(log).not.toContain(secret);
  });
});
