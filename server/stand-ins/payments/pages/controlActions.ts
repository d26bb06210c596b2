import { StripeFailure } from '../api/failure.ts';
import { controls, type ControlContext } from '../control/api.ts';
import { newId } from '../engine/ids.ts';
import type { PageResponse } from '../http.ts';
import { redirect, notice } from './layout.ts';

/** The message of the control page after each action. */
export const controlOutcomes: Readonly<Record<string, string>> = {
  advance: 'Relógio adiantado. O que venceu no caminho aconteceu no seu dia.',
  card: 'Cartão trocado.',
  checkout: 'O banco deu sua resposta sobre o boleto.',
  refund: 'Pagamento reembolsado.',
  dispute: 'Pagamento contestado no banco.',
  injectFault: 'Combinado: as próximas vezes vão dar errado.',
  clearFaults: 'Tudo volta a funcionar como deve.',
  resend: 'Aviso enviado de novo.',
  settings: 'Regra trocada.',
};

/** Handles a button of the control page: a control with a form in place of JSON. */
export function controlAction(context: ControlContext, name: string, form: URLSearchParams): PageResponse | null {
  if (name === 'portal') return openPortal(context, form.get('customer') ?? '');
  const control = controls[name];
  if (!control) return null;
  try {
    context.provider.state.transaction(() => control(context, inputOf(name, form)));
  } catch (error) {
    if (error instanceof StripeFailure)
      return notice('Isso não é possível agora.', { href: '/controle', label: 'Voltar' }, 400);
    throw error;
  }
  return redirect(`/controle?aviso=${name}`);
}

function inputOf(name: string, form: URLSearchParams): Record<string, unknown> {
  const values = Object.fromEntries(form);
  if (name === 'card') return { ...values, declines: values['declines'] === 'true' };
  if (name === 'advance')
    return Object.fromEntries(Object.entries(values).map(([unit, count]) => [unit, Number(count)]));
  if (name !== 'injectFault') return values;
  const ms = values['what'] === 'slow' ? 5_000 : 60_000;
  return { [values['side'] ?? 'requests']: { what: values['what'], times: Number(values['times']), status: 500, ms } };
}

function openPortal({ provider }: ControlContext, customerId: string): PageResponse {
  const id = newId('test').slice('test_'.length);
  const session = { id, customerId, returnUrl: `http://${provider.host()}/controle`, createdAt: provider.now() };
  provider.state.transaction(() => provider.state.put('portal_sessions', session));
  return redirect(`/p/session/${id}`);
}
