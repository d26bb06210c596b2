import { declineCheckout, payCheckout, payCheckoutLater } from '../engine/checkout.ts';
import { livingCustomer } from '../engine/customers.ts';
import type { Tables } from '../engine/tables.ts';
import type { World } from '../engine/world.ts';
import type { PageAnswer } from '../http.ts';
import { amountOf } from '../objects/price.ts';
import { priceOfSession } from '../objects/checkoutSession.ts';
import { html } from '../../html.ts';
import { action, goTo, money, notice, show } from './layout.ts';

type Session = Tables['checkout_sessions'];

/** The page on which an open checkout is paid, declined or left. */
export function checkoutPage(world: World, id: string, problem: string | null = null): PageAnswer | null {
  const session = world.state.get('checkout_sessions', id);
  if (!session) return null;
  if (session.status !== 'open') return finished(session);
  const price = priceOfSession(session);
  const amount = money(amountOf(price));
  const email = livingCustomer(world, String(session.customer))?.email ?? session.customer_email;
  const here = `/c/pay/${session.id}`;
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
        ${action(here, `Pagar ${amount}`, { kind: 'primary', values: { do: 'pay' } })}
        ${action(here, 'Pagar com boleto de teste', { values: { do: 'payLater' } })}
        ${action(here, 'Simular cartão recusado', { values: { do: 'decline' } })}
      </div>
    </section>
    ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Cancelar e voltar aos planos</a></p>`}`;
  return show({ title: `Assinar o ${price.nickname ?? ''}`, body, formsLeadTo: [new URL(successUrl(session)).origin] });
}

/** What the page's buttons do. Whoever clicks twice has paid once and is sent on twice. */
export function checkoutAction(world: World, id: string, wish: string | null): PageAnswer | null {
  const session = world.state.get('checkout_sessions', id);
  if (!session) return null;
  if (session.status === 'open' && wish === 'decline') {
    world.state.change(() => declineCheckout(world, id));
    return checkoutPage(world, id, 'Cartão recusado pelo banco. Nada foi cobrado; tente de novo ou use outro cartão.');
  }
  if (session.status === 'open' && wish === 'pay') world.state.change(() => payCheckout(world, id));
  if (session.status === 'open' && wish === 'payLater') world.state.change(() => payCheckoutLater(world, id));
  const after = world.state.get('checkout_sessions', id);
  return after?.status === 'complete' ? goTo(successUrl(after)) : checkoutPage(world, id);
}

function finished(session: Session): PageAnswer {
  if (session.status === 'complete') {
    const text = 'Este pagamento já foi concluído. Nada mais será cobrado aqui.';
    return notice(text, { href: successUrl(session), label: 'Continuar' });
  }
  const back = session.cancel_url === null ? null : { href: session.cancel_url, label: 'Voltar aos planos' };
  return notice('Este checkout expirou e nada foi cobrado. Escolha o plano de novo para continuar.', back, 410);
}

const successUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
