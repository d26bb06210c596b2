import { html, type Html } from '../../html.ts';
import type { Tables } from '../engine/tables.ts';
import type { World } from '../engine/world.ts';
import { day, money } from './layout.ts';

const statuses: Readonly<Record<string, string>> = {
  active: 'ativa',
  canceled: 'cancelada',
  incomplete: 'aguardando o primeiro pagamento',
  incomplete_expired: 'primeiro pagamento não feito',
  past_due: 'pagamento atrasado',
  paused: 'pausada',
  trialing: 'em teste',
  unpaid: 'não paga',
};

/** The subscription's status in words. */
export function statusTag({ status, cancel_at: ending }: Tables['subscriptions']): Html {
  if (status === 'active' && ending !== null) return html`<span class="tag bad">cancelamento marcado</span>`;
  return html`<span class="tag ${status === 'active' ? 'good' : 'bad'}">${statuses[status] ?? status}</span>`;
}

const invoiceStatuses: Readonly<Record<string, string>> = {
  draft: 'sendo fechada',
  open: 'aberta',
  paid: 'paga',
  uncollectible: 'incobrável',
  void: 'anulada',
};

/** The customer's invoices, newest first. */
export function invoiceRows(world: World, customer: string): Html {
  const invoices = world.state.all('invoices').filter((invoice) => invoice.customer === customer);
  if (invoices.length === 0) return html`<p class="soft">Nenhuma fatura ainda.</p>`;
  return html`<ul class="rows">
    ${invoices.toReversed().map(
      (invoice) =>
        html`<li>
          <div class="row">
            <span
              >${day(invoice.created)} ·
              ${invoiceStatuses[String(invoice.status)] ?? ''}${refundNote(world, invoice)}</span
            >
            <span>${money(invoice.amount_due)}</span>
          </div>
          <div class="soft">${invoice.lines.data.map(({ description }) => description).join(' · ')}</div>
        </li>`,
    )}
  </ul>`;
}

/** The charge that paid an invoice. */
export function chargeOf(world: World, invoice: Tables['invoices']): Tables['charges'] | undefined {
  const payment = world.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  const intent = world.state.get('payment_intents', String(payment?.payment.payment_intent));
  return intent && world.state.get('charges', String(intent.latest_charge));
}

function refundNote(world: World, invoice: Tables['invoices']): string {
  const charge = chargeOf(world, invoice);
  if (charge?.disputed) return ' · contestada';
  return charge?.refunded ? ' · reembolsada' : '';
}
