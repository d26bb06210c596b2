import { html, type Html } from '../../html.ts';
import { prorations } from '../engine/billing.ts';
import { cardDeclines, existingCustomer } from '../engine/customers.ts';
import { openInvoice } from '../engine/portal.ts';
import { liveSubscriptions, scheduleOf } from '../engine/subscriptions.ts';
import type { Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import type { PageResponse } from '../http.ts';
import { amountOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import { action, day, money, notice, renderPage } from './layout.ts';
import { invoiceRows, statusTag } from './partials.ts';

type Subscription = Tables['subscriptions'];

/** The message after each action, by its name in the address. */
export const outcomes: Readonly<Record<string, { text: string; good: boolean }>> = {
  changed: { text: 'Plano alterado. A diferença foi cobrada e já vale.', good: true },
  scheduled: { text: 'Mudança marcada para o fim do período já pago.', good: true },
  kept: { text: 'A mudança marcada foi desfeita. Você fica no plano atual.', good: true },
  declined: { text: 'O cartão foi recusado. O plano não mudou e nada foi cobrado.', good: false },
  refused: {
    text: 'Não dá para mudar de plano agora. Resolva antes a fatura aberta ou retome a assinatura.',
    good: false,
  },
  ending: { text: 'Cancelamento marcado. O plano vale até o fim do período já pago.', good: true },
  resumed: { text: 'Assinatura retomada. Ela volta a renovar todo mês.', good: true },
  card: { text: 'Forma de pagamento atualizada.', good: true },
  paid: { text: 'Fatura paga.', good: true },
  unpaid: { text: 'O cartão foi recusado de novo. A fatura continua aberta.', good: false },
};

/** The customer's portal: the plan and the cost of changing it, the card and the invoices. */
export function portalPage(provider: Provider, sessionId: string, outcome: string | null): PageResponse | null {
  const session = provider.state.get('portal_sessions', sessionId);
  const customer = session && existingCustomer(provider, session.customerId);
  if (!session || !customer) return null;
  const back = session.returnUrl === null ? null : { href: session.returnUrl, label: 'Voltar ao Bem-te-vi' };
  if (provider.now() - session.createdAt > 24 * 3_600) {
    return notice('Este endereço do portal não vale mais. Abra o portal de novo pelo seu perfil.', back, 410);
  }
  const path = `/p/session/${session.id}`;
  const [subscription] = liveSubscriptions(provider, customer.id);
  const message = outcome === null ? undefined : outcomes[outcome];
  const body = html`${back ? html`<p><a href="${back.href}">← ${back.label}</a></p>` : ''}
    <h1>Sua assinatura</h1>
    <p class="soft">${customer.email ?? ''}</p>
    ${message ? html`<p class="${message.good ? 'done' : 'alert'}" role="status">${message.text}</p>` : ''}
    ${openPart(provider, customer.id, path)}
    ${subscription ? subscriptionPart(provider, subscription, path) : noSubscription}
    ${cardPart(provider, customer.id, path)}
    <section>
      <h2>Faturas</h2>
      ${invoiceRows(provider, customer.id)}
    </section>`;
  return renderPage({ title: 'Sua assinatura', body });
}

const noSubscription = html`<section>
  <h2>Nenhuma assinatura ativa</h2>
  <p>Para assinar de novo, escolha um plano no Bem-te-vi.</p>
</section>`;

function subscriptionPart(provider: Provider, subscription: Subscription, path: string): Html {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const cancelAt = subscription.cancel_at;
  const next = cancelAt === null ? `${money(amountOf(nextPrice(provider, subscription)))} em ${day(end)}` : 'nenhuma';
  return html`<section>
      <h2>${price.nickname ?? ''} ${statusTag(subscription)}</h2>
      <p class="price">${money(amountOf(price))}</p>
      <dl>
        <dt>Período</dt>
        <dd>${day(start)} a ${day(end)}</dd>
        <dt>Próxima cobrança</dt>
        <dd>${next}</dd>
        ${
          cancelAt === null
            ? ''
            : html`<dt>Termina em</dt>
                <dd>${day(cancelAt)}</dd>`
        }
      </dl>
      <div class="actions">
        ${
          cancelAt === null
            ? action(`${path}/cancel`, 'Cancelar no fim do período', { kind: 'danger' })
            : action(`${path}/resume`, 'Retomar assinatura', { kind: 'primary' })
        }
      </div>
    </section>
    ${subscription.status === 'active' && cancelAt === null ? planPart(provider, subscription, path) : ''}`;
}

function planPart(provider: Provider, subscription: Subscription, path: string): Html {
  const { price: current, current_period_end: end } = itemOf(subscription);
  const planned = scheduleOf(provider, subscription) ? nextPrice(provider, subscription) : null;
  const others = provider.state.all('prices').filter(({ id }) => id !== current.id);
  return html`<section>
    <h2>Mudar de plano</h2>
    ${others.map((price) => {
      const values = { price: price.id };
      if (price.id === planned?.id) {
        return html`<p>
            Em ${day(end)} você passa para o ${price.nickname ?? ''}, por ${money(amountOf(price))} ao mês.
          </p>
          ${action(`${path}/plan`, `Ficar no ${current.nickname ?? ''}`, { values: { price: current.id } })}`;
      }
      if (amountOf(price) < amountOf(current)) {
        return html`<p>
            ${price.nickname ?? ''}: ${money(amountOf(price))} ao mês, a partir de ${day(end)}. Até lá nada muda e nada
            é cobrado.
          </p>
          ${action(`${path}/plan`, `Mudar para o ${price.nickname ?? ''} em ${day(end)}`, { values })}`;
      }
      const now = prorations(provider, subscription, price).reduce((sum, { amount }) => sum + amount, 0);
      return html`<p>
          ${price.nickname ?? ''}: ${money(amountOf(price))} ao mês. Hoje você paga ${money(now)}, a diferença até
          ${day(end)}.
        </p>
        ${action(`${path}/plan`, `Mudar agora e pagar ${money(now)}`, { kind: 'primary', values })}`;
    })}
  </section>`;
}

function nextPrice(provider: Provider, subscription: Subscription): Tables['prices'] {
  const { price, current_period_end: end } = itemOf(subscription);
  const phase = scheduleOf(provider, subscription)?.phases.find(({ start_date: start }) => start === end);
  return provider.state.get('prices', String(phase?.items[0]?.price)) ?? price;
}

function openPart(provider: Provider, customer: string, path: string): Html | '' {
  const invoice = openInvoice(provider, customer);
  if (!invoice) return '';
  const retry = invoice.next_payment_attempt;
  return html`<section>
    <h2>Pagamento pendente</h2>
    <p class="problem">
      A fatura de ${money(invoice.amount_due)} não foi paga.
      ${retry === null ? 'Não haverá nova tentativa automática.' : `Nova tentativa automática em ${day(retry)}.`}
    </p>
    ${action(`${path}/pay`, `Pagar ${money(invoice.amount_due)} agora`, { kind: 'primary' })}
  </section>`;
}

function cardPart(provider: Provider, customer: string, path: string): Html {
  const declines = cardDeclines(provider, customer);
  const text = declines ? 'Visa de teste, final 0341: o banco recusa.' : 'Visa de teste, final 4242: o banco aprova.';
  return html`<section>
    <h2>Forma de pagamento</h2>
    <p>${text}</p>
    ${action(`${path}/card`, declines ? 'Usar um cartão que aprova' : 'Usar um cartão que recusa', {
      values: { declines: declines ? 'false' : 'true' },
    })}
  </section>`;
}
