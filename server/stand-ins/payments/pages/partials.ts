import { html, type Html } from '../../html.ts';
import type { Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
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

/** The subscription's status as a label. */
export function statusTag({ status, cancel_at: cancelAt }: Tables['subscriptions']): Html {
  if (status === 'active' && cancelAt !== null) return html`<span class="tag bad">cancelamento marcado</span>`;
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
export function invoiceRows(provider: Provider, customer: string): Html {
  const invoices = provider.state.all('invoices').filter((invoice) => invoice.customer === customer);
  if (invoices.length === 0) return html`<p class="soft">Nenhuma fatura ainda.</p>`;
  return html`<ul class="rows">
    ${invoices.toReversed().map(
      (invoice) =>
        html`<li>
          <div class="row">
            <span
              >${day(invoice.created)} ·
              ${invoiceStatuses[String(invoice.status)] ?? ''}${refundNote(provider, invoice)}</span
            >
            <span>${money(invoice.amount_due)}</span>
          </div>
          <div class="soft">${invoice.lines.data.map(({ description }) => description).join(' · ')}</div>
        </li>`,
    )}
  </ul>`;
}

/** The charge that paid an invoice. */
export function chargeOf(provider: Provider, invoice: Tables['invoices']): Tables['charges'] | undefined {
  const payment = provider.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  const intent = provider.state.get('payment_intents', String(payment?.payment.payment_intent));
  return intent && provider.state.get('charges', String(intent.latest_charge));
}

function refundNote(provider: Provider, invoice: Tables['invoices']): string {
  const charge = chargeOf(provider, invoice);
  if (charge?.disputed) return ' · contestada';
  return charge?.refunded ? ' · reembolsada' : '';
}
