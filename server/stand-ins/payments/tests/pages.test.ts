import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aCheckout, aSubscriber, invoicesOf, itemOf } from './aSubscriber.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await aPaymentsStandIn();
});
afterAll(() => payments.stop());

const origin = () => `http://${payments.host}:${payments.port}`;
const open = (url: string) => fetch(new URL(url, origin()), { redirect: 'manual' });
const send = (path: string, form: Record<string, string>, from = origin()) =>
  fetch(new URL(path, origin()), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: from },
    body: new URLSearchParams(form),
  });
const textOf = async (response: Response) => (await response.text()).replaceAll(/\s+/g, ' ');

describe('the checkout page', () => {
  it('shows the plan, the price and that nothing is charged', async () => {
    const { session } = await aCheckout(payments, payments.prices.revoada);
    const page = await open(session.url!);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4000");
    const text = await textOf(page);
    expect(text).toContain('<strong>Ambiente de teste:</strong> nenhum valor será cobrado');
    expect(text).toContain('Assinar o Plano Revoada');
    expect(text).toContain('Pagar R$ 99,00');
    expect(text).toContain('href="http://localhost:4000/plans?canceled=true"');
  });

  it('pays once for two clicks, and redirects both', async () => {
    const { customer, session } = await aCheckout(payments);
    const path = `/c/pay/${session.id}`;
    const clicks = await Promise.all([send(path, { do: 'pay' }), send(path, { do: 'pay' })]);
    for (const { status, headers } of clicks) {
      expect(status).toBe(303);
      expect(headers.get('location')).toBe(`http://localhost:4000/success?session_id=${session.id}`);
    }
    expect((await payments.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    expect(await textOf(await open(path))).toContain('Este pagamento já foi concluído');
  });

  it('shows that the card was declined, and keeps the session open', async () => {
    const { session } = await aCheckout(payments);
    const page = await send(`/c/pay/${session.id}`, { do: 'decline' });
    expect(await textOf(page)).toContain('Cartão recusado pelo banco. Nada foi cobrado');
    expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('answers 410 for an expired session', async () => {
    const { session } = await aCheckout(payments);
    await payments.stripe.checkout.sessions.expire(session.id);
    for (const page of [await open(`/c/pay/${session.id}`), await send(`/c/pay/${session.id}`, { do: 'pay' })]) {
      expect(page.status).toBe(410);
      expect(await textOf(page)).toContain('Este checkout expirou e nada foi cobrado');
    }
  });

  it('completes with a boleto, which the control page confirms', async () => {
    const { session } = await aCheckout(payments);
    expect((await send(`/c/pay/${session.id}`, { do: 'payLater' })).status).toBe(303);
    const control = await textOf(await open('/controle'));
    expect(control).toContain('Boleto: foi pago');
    await send('/controle/checkout', { session: session.id, do: 'confirm' });
    expect((await payments.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  it('escapes e-mails and addresses', async () => {
    const customer = await payments.stripe.customers.create({ email: '"><script>alert(1)</script>@a.example' });
    const session = await payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: payments.prices.voo, quantity: 1 }],
      success_url: 'http://localhost:4000/"onfocus="alert(1)',
      cancel_url: 'http://localhost:4000/"><script>',
    });
    for (const page of [await open(session.url!), await open('/controle')]) {
      expect(await textOf(page)).not.toMatch(/<script|"onfocus/);
    }
  });

  it('answers 403 to a form that another site sends', async () => {
    const { session } = await aCheckout(payments);
    expect((await send(`/c/pay/${session.id}`, { do: 'pay' }, 'https://outro.example')).status).toBe(403);
    expect((await send(`/c/pay/${session.id}`, { do: 'pay' }, 'null')).status).toBe(403);
    expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  it('answers 404 for an unknown session', async () => {
    expect((await open('/c/pay/cs_test_x')).status).toBe(404);
    expect((await open('/p/session/test_x')).status).toBe(404);
  });
});

describe('the portal', () => {
  async function aPortal(price?: string) {
    const subscriber = await aSubscriber(payments, price);
    const portal = await payments.stripe.billingPortal.sessions.create({
      customer: subscriber.customer.id,
      return_url: 'http://localhost:4000/profile',
    });
    const path = new URL(portal.url).pathname;
    return {
      ...subscriber,
      read: async () => textOf(await open(path)),
      act: async (act: string, form: Record<string, string> = {}) => {
        const { status, headers } = await send(`${path}/${act}`, form);
        expect(status).toBe(303);
        return textOf(await open(headers.get('location')!));
      },
      now: () => payments.stripe.subscriptions.retrieve(subscriber.subscription.id),
    };
  }

  it('shows the prorated price of an upgrade, and charges it', async () => {
    const { read, act, subscription } = await aPortal();
    const text = await read();
    expect(text).toContain('Plano Voo');
    expect(text).toContain('href="http://localhost:4000/profile"');
    const cost = /Mudar agora e pagar R\$ (\d+,\d\d)/.exec(text)?.[1];
    expect(cost).toMatch(/^(60,00|59,99)$/);
    expect(await act('plan', { price: payments.prices.revoada })).toContain('Plano alterado');
    expect((await invoicesOf(payments, subscription.id))[0]).toMatch(/^subscription_update paid (6000|5999)$/);
  });

  it('schedules a downgrade, and takes it back', async () => {
    const { read, act, now } = await aPortal(payments.prices.revoada);
    expect(await act('plan', { price: payments.prices.voo })).toContain('você passa para o Plano Voo');
    expect(await read()).toContain('R$ 39,00 em');
    expect(await act('plan', { price: payments.prices.revoada })).toContain('A mudança marcada foi desfeita');
    expect(await now()).toMatchObject({ schedule: null });
  });

  it('schedules a cancellation at the end of the period, and takes it back', async () => {
    const { act, now } = await aPortal();
    expect(await act('cancel')).toContain('cancelamento marcado');
    expect(await now()).toMatchObject({ cancel_at: itemOf(await now()).current_period_end });
    expect(await act('resume')).toContain('Assinatura retomada');
    expect(await now()).toMatchObject({ cancel_at: null });
  });

  it('lets the customer pay an open invoice after changing the card', async () => {
    const { act, read, now, customer } = await aPortal();
    await act('card', { declines: 'true' });
    expect(await act('plan', { price: payments.prices.revoada })).toContain('O cartão foi recusado');
    await payments.control.advance({ to: new Date(itemOf(await now()).current_period_end * 1_000) });
    await payments.control.advance({ hours: 1 });
    const portal = await payments.stripe.billingPortal.sessions.create({ customer: customer.id });
    const path = new URL(portal.url).pathname;
    expect(await textOf(await open(path))).toContain('Pagamento pendente');
    await send(`${path}/pay`, {});
    expect((await now()).status).toBe('past_due');
    await send(`${path}/card`, { declines: 'false' });
    await send(`${path}/pay`, {});
    expect((await now()).status).toBe('active');
    expect(await read()).toContain('Este endereço do portal não vale mais');
  });
});

describe('the control page', () => {
  it('advances the clock by a month, and the renewal is paid', async () => {
    const { subscription } = await aSubscriber(payments);
    expect((await send('/controle/advance', { months: '1', hours: '1' })).status).toBe(303);
    expect(await invoicesOf(payments, subscription.id)).toEqual([
      'subscription_cycle paid 3900',
      'subscription_create paid 3900',
    ]);
    expect((await send('/controle/advance', { months: '-1' })).status).toBe(400);
  });

  it('injects a fault into the next request, and shows what is pending', async () => {
    await send('/controle/injectFault', { side: 'requests', what: 'refuse', times: '1' });
    expect(await textOf(await open('/controle'))).toContain('Ainda por acontecer: 1.');
    await expect(payments.stripe.prices.list()).rejects.toMatchObject({ statusCode: 500 });
    expect(await textOf(await open('/controle'))).toContain('Tudo funciona como deve.');
  });

  it('opens the portal of a customer', async () => {
    const { customer } = await aSubscriber(payments);
    const { headers } = await send('/controle/portal', { customer: customer.id });
    expect(await textOf(await open(headers.get('location')!))).toContain('Sua assinatura');
  });

  it('refuses requests of other sites, as forms and as JSON', async () => {
    expect((await send('/controle/advance', { months: '1' }, 'https://outro.example')).status).toBe(403);
    const plain = await fetch(new URL('/controle/api/clock', origin()), { method: 'POST', body: '{}' });
    expect(plain.status).toBe(404);
  });
});
