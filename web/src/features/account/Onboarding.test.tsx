// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setOnline, renderPage, mockAccount, restoreAccount } from '../../tests/accountPage';
import { aViewer } from '../../tests/pageWrapper';

beforeEach(mockAccount);
afterEach(restoreAccount);

const draftKey = 'bemtevi:conta:u1:ninho';
const begin = 'Começar a criar';
const filled = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };

/** The wizard with a stored draft, and the calls that it makes, in order; `saves` is the answer of the server. */
async function aWizard(
  draft: object,
  saves: () => object | Promise<object> = () => ({ __typename: 'CompleteOnboardingSuccess', user: aViewer }),
) {
  const calls: string[] = [];
  const sent: unknown[] = [];
  localStorage.setItem(draftKey, JSON.stringify(draft));
  const page = await renderPage(async () => (await import('./Onboarding')).Component, {
    at: '/onboarding',
    pauseRedirect: (paused) => void calls.push(paused ? 'pause' : 'go on'),
    answers: {
      OnboardingPage: () => ({ viewer: { ...aViewer, businessName: null, businessDesc: null, targetAudience: null } }),
      async CompleteOnboarding({ input }) {
        calls.push('save');
        sent.push(input);
        return { completeOnboarding: await saves() };
      },
    },
  });
  const step = () => screen.getByRole('heading', { level: 2 }).textContent;
  return { ...page, calls, sent, step };
}

it('the profile is saved while the guard waits, then its draft is deleted and Back does not lead to the onboarding again', async () => {
  const { press, calls, sent, address, router } = await aWizard({ ...filled, step: 3, businessCity: 'Pelotas' });
  await press(begin);
  expect(calls).toEqual(['pause', 'save']);
  const nothing = { businessNeighborhood: '', linkWebsite: '', linkInstagram: '', linkWhatsapp: '' };
  expect(sent).toEqual([{ ...filled, ...nothing, businessCity: 'Pelotas' }]);
  expect([address(), router.state.historyAction, localStorage.getItem(draftKey)]).toEqual([
    '/generate',
    'REPLACE',
    null,
  ]);
});

it.each([
  ['a plan that was chosen before the sign-up', '/plans?plan=voo', '/plans?plan=voo', 1],
  ['all plans', null, '/plans', 0],
  ['all plans, for who came from another page', '/history', '/plans', 0],
])('"Ver Planos" saves the profile too, and leads to %s', async (_, origin, destination, notices) => {
  if (origin) sessionStorage.setItem('bemtevi:origem', origin);
  const { press, calls, address } = await aWizard({ ...filled, step: 3 });
  expect(screen.queryAllByText(/^Você escolheu um plano/)).toHaveLength(notices);
  await press('Ver Planos');
  expect([calls, address()]).toEqual([['pause', 'save'], destination]);
});

it('all buttons are disabled while the profile is being saved, and the pressed one is busy', async () => {
  const { press, submit, button, calls } = await aWizard({ ...filled, step: 3 }, () => new Promise(() => {}));
  await press('Ver Planos');
  await submit();
  expect(calls).toEqual(['pause', 'save']);
  const busy = ['Ver Planos', begin].map((name) => button(name).getAttribute('aria-busy'));
  expect(busy).toEqual(['true', null]);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ disabled }) => disabled)).toEqual(buttons.map(() => true));
});

it.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is about a field that is not here', () => ({ __typename: 'InvalidProfile', field: 'slogan', message: 'Não.' })],
])('a save that %s shows an error, lets the guard redirect again and can be retried', async (_, saves) => {
  const { press, calls, button, step } = await aWizard({ ...filled, step: 3 }, saves);
  await press(begin);
  expect(screen.getByRole('alertdialog').textContent).toContain('Ocorreu um erro ao salvar seu perfil.');
  await press('Entendi');
  expect([calls, button(begin).disabled, step()]).toEqual([['pause', 'save', 'go on'], false, 'Tudo certo?']);
  expect(localStorage.getItem(draftKey)).not.toBeNull();
});

it.each([
  ['linkInstagram', 'Onde encontrar você', /Instagram/],
  ['businessDesc', 'Seu negócio', /Descrição/],
])('a field %s that the server refuses is shown at its step with the focus', async (field, title, label) => {
  const page = await aWizard({ ...filled, step: 3 }, () => ({
    __typename: 'InvalidProfile',
    field,
    message: 'Confira.',
  }));
  await page.press(begin);
  expect([page.step(), page.alerts()]).toEqual([title, ['Confira.']]);
  expect(document.activeElement).toBe(page.field(label));
  expect(screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled)).toEqual([]);
});

it('the first step is left once its fields are filled in, and the next one has the focus at its heading', async () => {
  const { press, step, type, field, alerts } = await aWizard({ ...filled, step: 1, targetAudience: '  ' });
  await press('Avançar');
  expect(screen.getByRole('alertdialog').textContent).toContain('Por favor, preencha todos os campos');
  await press('Entendi');
  expect([step(), document.activeElement]).toEqual(['Seu negócio', field(/Público-alvo/)]);
  type(/Público-alvo/, 'Vizinhos');
  type(/Nome do negócio/, 'a'.repeat(81));
  await press('Avançar');
  expect([step(), alerts().length]).toEqual(['Seu negócio', 1]);
  expect(document.activeElement).toBe(field(/Nome do negócio/));
  type(/Nome do negócio/, 'a'.repeat(80));
  await press('Avançar');
  expect([step(), document.activeElement]).toEqual(['Onde encontrar você', screen.getByRole('heading', { level: 2 })]);
});

it('the second step can be skipped, which drops its invalid fields, and can be left with "Voltar"', async () => {
  const { press, step, type, container } = await aWizard({ ...filled, step: 2 });
  type(/Cidade/, 'Pelotas');
  type(/Instagram/, 'pão da praça');
  await press('Pular esta etapa');
  expect(step()).toBe('Tudo certo?');
  expect(container.textContent).toContain('Pelotas');
  expect(container.textContent).not.toContain('pão da praça');
  await press('Voltar');
  await press('Voltar');
  expect([step(), screen.queryByRole('button', { name: 'Voltar' })]).toEqual(['Seu negócio', null]);
});

it('the last step shows the filled-in fields in a readable form, with a button to the step of each', async () => {
  const draft = { ...filled, step: 3, businessCity: ' ', linkWhatsapp: 'https://wa.me/5531998765432' };
  const { press, step } = await aWizard(draft);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Nome do negócio',
    'Descrição',
    'Público-alvo',
    'WhatsApp',
  ]);
  expect(screen.getByText('(31) 99876-5432')).toBeDefined();
  await press(/^Editar\s*Onde encontrar você/);
  expect(step()).toBe('Onde encontrar você');
});

it('the profile cannot be saved without a network, which the other steps do not need', async () => {
  const { button, press } = await aWizard({ ...filled, step: 3 });
  setOnline(false);
  expect([button(begin).disabled, button('Ver Planos').disabled]).toEqual([true, true]);
  await press('Voltar');
  expect(button('Avançar').disabled).toBe(false);
});

it('a link that was typed last is complete on the last step', async () => {
  const { type, submit, container } = await aWizard({ ...filled, step: 2 });
  type(/Site/, 'paodapraca.com.br');
  await submit();
  expect(container.textContent).toContain('https://paodapraca.com.br');
});
