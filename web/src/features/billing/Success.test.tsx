// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount, renderPage, mockAccount, restoreAccount, session } from '../../tests/accountPage';
import { aConfig, aPlan, aViewer } from '../../tests/pageWrapper';

const trackPurchase = vi.fn<(purchase: object) => void>();

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
  trackPurchase.mockReset();
  vi.doMock('../../session/analytics', () => ({ trackPurchase, startAnalytics: () => {} }));
});
afterEach(() => {
  vi.doUnmock('../../session/analytics');
  restoreAccount();
});

const voo = { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo' };
const checkout = (state: string) => ({
  confirmCheckout: {
    __typename: 'ConfirmCheckoutSuccess',
    checkout: { state, plan: 'PLANO_VOO', amountInCents: 2_990 },
  },
});

interface Visit {
  readonly at?: string;
  readonly plan?: string;
  readonly credits?: number;
  readonly plans?: readonly object[];
  confirms?(): object;
}

async function aPage({
  at = '/success?session_id=cs_1',
  plan = 'PLANO_VOO',
  credits = 1,
  plans = [aPlan, voo],
  confirms = () => checkout('APPROVED'),
}: Visit = {}) {
  const viewer = { ...aViewer, currentPlan: plan, textCredits: credits };
  return renderPage(async () => (await import('./Success')).Component, {
    at,
    answers: {
      Config: () => ({ config: { ...aConfig, plans } }),
      Viewer: () => ({ viewer }),
      SuccessPage: () => ({ viewer }),
      ConfirmCheckout: confirms,
    },
  });
}

const title = () => screen.getByRole('heading', { level: 1 });

it('an approved payment shows what was bought, focuses its title, and is tracked once in reais', async () => {
  const { container, unmount } = await aPage();
  expect([title().textContent, document.activeElement]).toEqual(['Pagamento Aprovado!', title()]);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('Boas-vindas ao Plano Voo. R$ 29,90 por mês');
  expect(container.textContent).toContain('Você tem 1 crédito para usar.');
  expect(trackPurchase).toHaveBeenCalledExactlyOnceWith({ value: 29.9, plan: 'voo' });
  unmount();
  await aPage();
  // A reload of the page does not count it anew.
  vi.resetModules();
  await aPage();
  expect(trackPurchase).toHaveBeenCalledOnce();
});

it('the credits are announced until the plan has arrived, and a plan without a name is called by its key', async () => {
  const { container } = await aPage({ plan: 'PLANO_NINHO', plans: [aPlan] });
  expect(container.textContent).toContain('Seus créditos chegam em instantes.');
  expect(container.textContent).toContain('Boas-vindas ao PLANO_VOO.');
});

it('a plan that has arrived without a credit says so in a sentence of its own', async () => {
  const { container } = await aPage({ credits: 0 });
  expect(container.textContent).toContain('Você não tem créditos.');
});

it('a purchase is not tracked while the account is not loaded', async () => {
  session.account = { ...anAccount, emailVerified: false };
  await aPage();
  expect([title().textContent, trackPurchase.mock.calls.length]).toEqual(['Pagamento Aprovado!', 0]);
});

it('the last twenty purchases are remembered, each for its account', async () => {
  const key = 'bemtevi:conta:u1:compras';
  const before = Array.from({ length: 20 }, (_, at) => `cs_old${at}`);
  localStorage.setItem(key, before.join(' '));
  localStorage.setItem('bemtevi:conta:u2:compras', 'cs_1');
  await aPage();
  expect(trackPurchase).toHaveBeenCalledOnce();
  expect(localStorage.getItem(key)?.split(' ')).toEqual([...before.slice(1), 'cs_1']);
});

it('another checkout on the same page is tracked too', async () => {
  const { router } = await aPage();
  expect(title().textContent).toBe('Pagamento Aprovado!');
  await act(() => router.navigate('/success?session_id=cs_2'));
  expect(trackPurchase).toHaveBeenCalledTimes(2);
});

it('an unknown payment is reported in the focused title, and a visit without a payment in one without focus', async () => {
  const first = await aPage({ confirms: () => ({ confirmCheckout: { __typename: 'CheckoutNotFound' } }) });
  expect([title().textContent, document.activeElement]).toEqual(['Não encontramos este pagamento', title()]);
  first.unmount();
  await aPage({ at: '/success' });
  expect([title().textContent, document.activeElement]).toEqual(['Nenhum pagamento para confirmar', document.body]);
  expect(trackPurchase).not.toHaveBeenCalled();
});

it('a payment service that cannot be reached is reported, and can be asked again at once', async () => {
  let fails = true;
  const { press, container } = await aPage({
    confirms() {
      if (fails) throw new TypeError('Failed to fetch');
      return checkout('APPROVED');
    },
  });
  expect(title().textContent).toBe('Confirmando pagamento…');
  expect(container.textContent).toContain('Não conseguimos falar com o serviço de pagamentos agora.');
  fails = false;
  await press('Verificar agora');
  expect(title().textContent).toBe('Pagamento Aprovado!');
});

it('a payment that is being confirmed shows no button at first', async () => {
  await aPage({ confirms: () => checkout('PENDING') });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Leva só alguns segundos.');
});

/** The server takes no question about a payment for so many seconds. */
const limited = (retryAfterSeconds: number) => ({
  confirmCheckout: { __typename: 'TooManyRequests', retryAfterSeconds },
});

it('after too many requests the pressed button keeps the focus and sends nothing, and the page says when it asks again', async () => {
  const confirms = vi
    .fn<() => object>(() => limited(40))
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
  const { button, press, container } = await aPage({ confirms });
  button('Verificar agora').focus();
  await press('Verificar agora');
  const pressed = button('Verificar agora');
  expect(title().textContent).toBe('Confirmando pagamento…');
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(
    'Você já verificou várias vezes. Verificamos de novo em 40 segundos. Não precisa pagar de novo.',
  );
  expect(container.textContent).toContain('Está demorando mais que o normal.');
  expect(container.textContent).not.toContain('Não conseguimos falar com o serviço de pagamentos agora.');
  expect([document.activeElement, pressed.disabled, pressed.getAttribute('aria-disabled')]).toEqual([
    pressed,
    false,
    'true',
  ]);
  await press('Verificar agora');
  expect(confirms).toHaveBeenCalledTimes(2);
});

it('a wait of one second until the next request is shown in the singular', async () => {
  const { container } = await aPage({ confirms: () => limited(1) });
  expect(container.textContent).toContain('Verificamos de novo em 1 segundo. ');
});
