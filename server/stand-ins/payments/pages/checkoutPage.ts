import { declineCheckout, payCheckout, payCheckoutLater } from '../engine/checkout.ts';
import { existingCustomer } from '../engine/customers.ts';
import type { Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import type { PageResponse } from '../http.ts';
import { amountOf } from '../objects/price.ts';
import { priceOfSession } from '../objects/checkoutSession.ts';
import { html } from '../../html.ts';
import { action, redirect, money, notice, renderPage } from './layout.ts';

type Session = Tables['checkout_sessions'];

/** The page of a checkout session. */
export function checkoutPage(provider: Provider, id: string, problem: string | null = null): PageResponse | null {
  const session = provider.state.get('checkout_sessions', id);
  if (!session) return null;
  if (session.status !== 'open') return closedPage(session);
  const price = priceOfSession(session);
  const amount = money(amountOf(price));
  const email = existingCustomer(provider, String(session.customer))?.email ?? session.customer_email;
  const path = `/c/pay/${session.id}`;
  const body = html`<h1>Assinar o ${price.nickname ?? ''}</h1>
    ${problem === null ? '' : html`<p class="alert" role="alert">${problem}</p>`}
    <section>
      <p class="price">${amount}</p>
      <p>por mês, renovado a cada mês até você cancelar. Dá para cancelar quando quiser.</p>
      <dl>
        <dt>Conta</dt>
        <dd>${email ?? 'sem e-mail'}</dd>
        <dt>Cartão</dt>
        <dd>Visa de teste, final 4242</dd>
        <dt>Hoje</dt>
        <dd>${amount}</dd>
      </dl>
      <div class="actions wide">
        ${action(path, `Pagar ${amount}`, { kind: 'primary', values: { do: 'pay' } })}
        ${action(path, 'Pagar com boleto de teste', { values: { do: 'payLater' } })}
        ${action(path, 'Simular cartão recusado', { values: { do: 'decline' } })}
      </div>
    </section>
    ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Cancelar e voltar aos planos</a></p>`}`;
  return renderPage({
    title: `Assinar o ${price.nickname ?? ''}`,
    body,
    formsLeadTo: [new URL(successUrl(session)).origin],
  });
}

/** Handles a button of the checkout page. A second click on paying redirects again and pays nothing. */
export function checkoutAction(provider: Provider, id: string, command: string | null): PageResponse | null {
  const session = provider.state.get('checkout_sessions', id);
  if (!session) return null;
  if (session.status === 'open' && command === 'decline') {
    provider.state.transaction(() => declineCheckout(provider, id));
    return checkoutPage(
      provider,
      id,
      'Cartão recusado pelo banco. Nada foi cobrado; tente de novo ou use outro cartão.',
    );
  }
  if (session.status === 'open' && command === 'pay') provider.state.transaction(() => payCheckout(provider, id));
  if (session.status === 'open' && command === 'payLater')
    provider.state.transaction(() => payCheckoutLater(provider, id));
  const after = provider.state.get('checkout_sessions', id);
  return after?.status === 'complete' ? redirect(successUrl(after)) : checkoutPage(provider, id);
}

function closedPage(session: Session): PageResponse {
  if (session.status === 'complete') {
    const text = 'Este pagamento já foi concluído. Nada mais será cobrado aqui.';
    return notice(text, { href: successUrl(session), label: 'Continuar' });
  }
  const back = session.cancel_url === null ? null : { href: session.cancel_url, label: 'Voltar aos planos' };
  return notice('Este checkout expirou e nada foi cobrado. Escolha o plano de novo para continuar.', back, 410);
}

const successUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
