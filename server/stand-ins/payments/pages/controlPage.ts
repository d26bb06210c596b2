import { html, type Html } from '../../html.ts';
import type { ControlContext } from '../control/api.ts';
import { cardDeclines } from '../engine/customers.ts';
import type { Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import type { PageResponse } from '../http.ts';
import { itemOf } from '../objects/subscription.ts';
import { action, day, moment, money, renderPage } from './layout.ts';
import { deliveryPart, faultsPart } from './controlPartials.ts';
import { chargeOf, statusTag } from './partials.ts';

/** The page that moves the clock, acts for the bank and injects faults. */
export function controlPage(context: ControlContext, publicUrl: string, message: string | null): PageResponse {
  const { provider } = context;
  const customers = provider.state.all('customers').filter((row): row is Customer => !row.deleted);
  const body = html`<p><a href="${publicUrl}">← Voltar ao Bem-te-vi</a></p>
    <h1>Controle dos pagamentos</h1>
    <p class="soft">Aqui você faz o papel do banco e do tempo. Nada daqui existe fora deste computador.</p>
    ${message === null ? '' : html`<p class="done" role="status">${message}</p>`} ${clockPart(provider)}
    <section>
      <h2>Clientes</h2>
      ${
        customers.length === 0
          ? html`<p class="soft">Ninguém chegou ao checkout ainda.</p>`
          : html`<ul class="rows">
              ${customers.toReversed().map((customer) => customerPart(provider, customer))}
            </ul>`
      }
    </section>
    ${faultsPart(context)} ${deliveryPart(provider)}`;
  return renderPage({ title: 'Controle dos pagamentos', body });
}

type Customer = Exclude<Tables['customers'], { deleted: true }>;

function clockPart(provider: Provider): Html {
  const to = '/controle/advance';
  const cancels = provider.settings().afterRetries === 'cancel';
  return html`<section>
    <h2>Relógio</h2>
    <p class="clock">${moment(provider.now())}</p>
    <p class="soft">
      O Bem-te-vi anda junto com este relógio. A cobrança de uma renovação sai uma hora depois da virada, por isso o mês
      avança junto com ela.
    </p>
    <div class="actions">
      ${action(to, 'Avançar um mês', { kind: 'primary', values: { months: '1', hours: '1' } })}
      ${action(to, 'Uma semana', { values: { days: '7' } })} ${action(to, 'Um dia', { values: { days: '1' } })}
      ${action(to, 'Uma hora', { values: { hours: '1' } })}
    </div>
    <p>
      Um pagamento recusado é tentado de novo depois de 3, 5 e 7 dias. Se a última tentativa falhar, a assinatura
      ${cancels ? 'é cancelada' : 'fica sem pagamento'}.
    </p>
    ${action('/controle/settings', cancels ? 'Deixar sem pagamento no fim' : 'Cancelar no fim', {
      values: { afterRetries: cancels ? 'unpaid' : 'cancel' },
    })}
  </section>`;
}

function customerPart(provider: Provider, customer: Customer): Html {
  const subscriptions = provider.state.all('subscriptions').filter((row) => row.customer === customer.id);
  const declines = cardDeclines(provider, customer.id);
  const values = { customer: customer.id };
  return html`<li>
    <strong>${customer.email ?? customer.id}</strong>
    ${subscriptions.toReversed().map((row) => subscriptionLine(row))} ${boletoLines(provider, customer.id)}
    ${paymentLines(provider, customer.id)}
    <div class="actions">
      ${action('/controle/portal', 'Abrir o portal', { values })}
      ${action('/controle/card', declines ? 'Cartão: voltar a aprovar' : 'Cartão: passar a recusar', {
        values: { ...values, declines: declines ? 'false' : 'true' },
      })}
    </div>
  </li>`;
}

function subscriptionLine(subscription: Tables['subscriptions']): Html {
  const { price, current_period_end: end } = itemOf(subscription);
  const until = subscription.ended_at === null ? `até ${day(end)}` : `terminou em ${day(subscription.ended_at)}`;
  return html`<p>${price.nickname ?? ''} ${statusTag(subscription)} ${until}</p>`;
}

function boletoLines(provider: Provider, customer: string): Html[] {
  const sessions = provider.state.all('checkout_sessions').filter((row) => row.customer === customer);
  return sessions
    .filter((row) => provider.state.get('subscriptions', String(row.subscription))?.status === 'incomplete')
    .map(
      ({ id }) =>
        html`<div class="actions">
          ${action('/controle/checkout', 'Boleto: foi pago', { values: { session: id, do: 'confirm' } })}
          ${action('/controle/checkout', 'Boleto: venceu', { values: { session: id, do: 'fail' } })}
        </div>`,
    );
}

function paymentLines(provider: Provider, customer: string): Html[] {
  const invoices = provider.state.all('invoices').filter((row) => row.customer === customer);
  return invoices.toReversed().flatMap((invoice) => {
    const charge = chargeOf(provider, invoice);
    return charge?.paid ? [paymentLine(charge)] : [];
  });
}

function paymentLine(charge: Tables['charges']): Html {
  const values = { charge: charge.id };
  const state = charge.disputed ? 'contestado' : charge.refunded ? 'reembolsado' : null;
  return html`<div class="row">
    <span>${day(charge.created)} · ${money(charge.amount)}${state === null ? '' : ` · ${state}`}</span>
    ${
      state === null
        ? html`<span class="actions">
            ${action('/controle/refund', 'Reembolsar', { values })}
            ${action('/controle/dispute', 'Contestar', { values })}
          </span>`
        : ''
    }
  </div>`;
}
