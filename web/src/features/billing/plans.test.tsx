// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anAccount, mockAccount, restoreAccount, session } from '../../tests/accountPage';
import { renderPlansPage, revoada, voo } from '../../tests/renderPlansPage';

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
});
afterEach(restoreAccount);

it('the free plan leads a visitor to the sign-up, and a paid plan through the login back to itself', async () => {
  session.account = null;
  const { cards } = await renderPlansPage();
  expect(cards().map(([action]) => action)).toEqual([
    '/register',
    '/login?next=%2Fplans%3Fplan%3Dvoo',
    '/login?next=%2Fplans%3Fplan%3Drevoada',
  ]);
});

it('an account without a profile is led to complete it first, and the chosen plan is remembered', async () => {
  const { cards } = await renderPlansPage({ onboarded: false });
  expect(cards().map(([action]) => action)).toEqual(['/onboarding', '/onboarding', '/onboarding']);
  expect(cards().map(([, note]) => note)).toEqual([
    '',
    'Primeiro seu cadastro. O Plano Voo fica escolhido.',
    'Primeiro seu cadastro. O Plano Revoada fica escolhido.',
  ]);
  const wayTo = (plan: string) => screen.getByRole('link', { name: `Completar meu cadastro para o ${plan}` });
  wayTo('Plano Ninho').click();
  expect(sessionStorage.getItem('bemtevi:origem')).toBeNull();
  wayTo('Plano Revoada').click();
  expect(sessionStorage.getItem('bemtevi:origem')).toBe('/plans?plan=revoada');
});

const portal = 'Gerenciar assinatura';
const change = 'Mudar de plano';
const mine = 'Seu plano atual';
const back = 'Para voltar ao grátis, cancele em Gerenciar assinatura.';
const pay = 'Antes, regularize o pagamento em Gerenciar assinatura.';
const resume = 'Antes, retome a assinatura em Gerenciar assinatura.';
const up = 'Se subir de plano, já vale na hora. O valor aparece antes de confirmar.';
const awaited =
  'Pagamento do Plano Voo em processamento. Assim que o banco confirmar, o plano entra em vigor. Não precisa pagar de novo.';
const cancelAnyTime = 'Cancele quando quiser.';
it.each([
  [
    'a free owner',
    {},
    [
      ['/generate', mine],
      ['Assinar Plano Voo', cancelAnyTime],
      ['Assinar Plano Revoada', cancelAnyTime],
    ],
  ],
  [
    'a subscriber',
    { status: 'ACTIVE', plan: voo },
    [
      [portal, back],
      [portal, mine],
      [change, up],
    ],
  ],
  [
    'a subscriber of the largest plan',
    { status: 'ACTIVE', plan: revoada },
    [
      [portal, back],
      [change, 'Vale a partir da próxima cobrança.'],
      [portal, mine],
    ],
  ],
  [
    'a subscriber whose payment failed',
    { status: 'PAST_DUE', plan: voo },
    [
      [portal, back],
      [portal, mine],
      [change, pay],
    ],
  ],
  [
    'a subscriber who has cancelled',
    { status: 'CANCELING', plan: voo, endsAt: '2026-12-28T15:00:00.000Z' },
    [
      ['/generate', 'Sua conta volta para este plano em 28/12.'],
      [portal, 'Seu plano atual até 28/12. Para continuar nele, retome em Gerenciar assinatura.'],
      [change, resume],
    ],
  ],
  [
    'a subscriber who has cancelled, before the end is known,',
    { status: 'CANCELING', plan: voo },
    [
      ['/generate', 'Sua conta volta para este plano no fim do período já pago.'],
      [portal, 'Seu plano atual até o fim do período já pago. Para continuar nele, retome em Gerenciar assinatura.'],
      [change, resume],
    ],
  ],
  [
    'one whose payment is awaited',
    { awaitedPlan: 'PLANO_VOO', credits: 3, at: '/plans?plan=revoada' },
    [
      ['/generate', mine],
      ['Ver pagamento', awaited],
      ['Assinar Plano Revoada', 'Antes, espere o banco confirmar o pagamento do outro plano.'],
    ],
  ],
])('%s reads beside each button what it does', async (_, owner, wanted) => {
  const { cards } = await renderPlansPage(owner);
  expect(cards()).toEqual(wanted);
});

it.each([
  ['a free owner finds our suggestion', {}, [null, 'Nossa sugestão', null]],
  ['a subscriber finds the own plan', { status: 'ACTIVE', plan: revoada }, [null, null, 'Seu plano']],
  ['a subscriber who has cancelled finds the own plan', { status: 'CANCELING', plan: voo }, [null, 'Seu plano', null]],
])('%s marked among the cards', async (_, owner, wanted) => {
  await renderPlansPage(owner);
  const titles = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
  expect(titles.map((title) => title.querySelector('span')?.textContent ?? null)).toEqual(wanted);
  const invites = document.body.textContent.includes('Comece grátis');
  expect(invites).toBe(!wanted.includes('Seu plano'));
});

it('the button of the free plan says to a subscriber what its note says', async () => {
  await renderPlansPage({ status: 'ACTIVE', plan: voo });
  expect(screen.getByRole('button', { name: 'Gerenciar assinatura para voltar ao Plano Ninho' })).toBeDefined();
});

it('a paid plan that was chosen before the login is marked, and the free plan never is', async () => {
  const chosen = 'Você escolheu este plano. O valor aparece de novo antes de pagar.';
  const paid = await renderPlansPage({ at: '/plans?plan=revoada' });
  expect(paid.cards().map(([, note]) => note)).toEqual([mine, cancelAnyTime, chosen]);
  paid.unmount();
  const free = await renderPlansPage({ at: '/plans?plan=ninho', plan: voo });
  expect(free.cards().map(([, note]) => note)).toEqual(['', mine, cancelAnyTime]);
});

it.each([
  [1, 'com 29 créditos: 1 já foi usado em um período reembolsado ou depois dele.'],
  [2, 'com 28 créditos: 2 já foram usados em um período reembolsado ou depois dele.'],
  [31, 'com 0 créditos: 31 já foram usados em um período reembolsado ou depois dele.'],
])('%i credits that were used of a refunded period are named before the payment', async (owed, words) => {
  const { cards } = await renderPlansPage({ owed });
  expect(cards()[1]?.[1]).toBe(`${cancelAnyTime},O primeiro mês começa ${words}`);
  expect(cards()[0]?.[1]).toBe(mine);
});

it.each([
  [0, '/plans', ''],
  [1, '/plans', ' Seu crédito de agora é trocado pelos do plano.'],
  [5, '/plans?plan=voo', ' Seus 5 créditos de agora são trocados pelos do plano.'],
])(
  'an owner who buys a plan with %i credits left reads before the payment what becomes of them',
  async (credits, at, words) => {
    const { cards } = await renderPlansPage({ credits, at });
    const [free, first] = cards().map(([, note]) => note);
    expect(free).toBe(mine);
    expect(first?.match(/ Seus? .*$/)?.[0] ?? '').toBe(words);
  },
);

it('a subscriber with credits left reads nothing of losing them', async () => {
  const { cards } = await renderPlansPage({ status: 'ACTIVE', plan: voo, credits: 5 });
  expect(cards()[2]?.[1]).toBe(up);
});

it('the credits owed for a refunded period are shown also when the page was loaded before the refund', async () => {
  const cache = new InMemoryCache();
  const before = await renderPlansPage({ cache });
  expect(before.cards()[1]?.[1]).toBe(cancelAnyTime);
  before.unmount();
  const { cards } = await renderPlansPage({ cache, owed: 9 });
  await expect.poll(() => cards()[1]?.[1]).toContain('com 21 créditos');
});
