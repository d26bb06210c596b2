import { StripeFailure } from '../api/failure.ts';
import { controls, type Controls } from '../control/api.ts';
import { newId } from '../engine/world.ts';
import type { PageAnswer } from '../http.ts';
import { goTo, notice } from './layout.ts';

/** What the control page says after an action. */
export const controlOutcomes: Readonly<Record<string, string>> = {
  advance: 'Relógio adiantado. O que venceu no caminho aconteceu no seu dia.',
  card: 'Cartão trocado.',
  checkout: 'O banco deu sua resposta sobre o boleto.',
  refund: 'Pagamento reembolsado.',
  dispute: 'Pagamento contestado no banco.',
  misbehave: 'Combinado: as próximas vezes vão dar errado.',
  behave: 'Tudo volta a funcionar como deve.',
  resend: 'Aviso enviado de novo.',
  settings: 'Regra trocada.',
};

/** What the control page's buttons do: the control requests, with a form in place of JSON. */
export function controlAction(all: Controls, name: string, form: URLSearchParams): PageAnswer | null {
  if (name === 'portal') return openPortal(all, form.get('customer') ?? '');
  const control = controls[name];
  if (!control) return null;
  try {
    all.world.state.change(() => control(all, wishOf(name, form)));
  } catch (error) {
    if (error instanceof StripeFailure)
      return notice('Isso não é possível agora.', { href: '/controle', label: 'Voltar' }, 400);
    throw error;
  }
  return goTo(`/controle?aviso=${name}`);
}

function wishOf(name: string, form: URLSearchParams): Record<string, unknown> {
  const values = Object.fromEntries(form);
  if (name === 'card') return { ...values, declines: values['declines'] === 'true' };
  if (name === 'advance')
    return Object.fromEntries(Object.entries(values).map(([unit, count]) => [unit, Number(count)]));
  if (name !== 'misbehave') return values;
  const ms = values['what'] === 'slow' ? 5_000 : 60_000;
  return { [values['side'] ?? 'requests']: { what: values['what'], times: Number(values['times']), status: 500, ms } };
}

function openPortal({ world }: Controls, customerId: string): PageAnswer {
  const id = newId('test').slice('test_'.length);
  const pass = { id, customerId, returnUrl: `http://${world.host()}/controle`, createdAt: world.now() };
  world.state.change(() => world.state.put('portal_passes', pass));
  return goTo(`/p/session/${id}`);
}
