// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anAccount,
  setOnline,
  providerError,
  renderPage,
  provider,
  mockAccount,
  restoreAccount,
  session,
  toasts,
} from '../../tests/accountPage';
import { aConfig, type Answers } from '../../tests/pageWrapper';

const downloadFile = vi.fn<(address: string, name: string) => Promise<string | null>>();

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
  downloadFile.mockReset().mockResolvedValue(null);
  vi.doMock('../../session/downloads', () => ({ downloadFile }));
});
afterEach(() => {
  vi.doUnmock('../../session/downloads');
  restoreAccount();
});

const exporting = 'Exportar meus dados';
const forever = 'Excluir para sempre';
const word = 'Digite EXCLUIR para confirmar';

/** The card, and the calls that it makes, in order; `deletes` is the answer of the server. */
async function aCard(
  deletes: () => object | Promise<object> = () => ({ __typename: 'DeleteAccountSuccess', subscriptionEnded: true }),
  answers: Answers = {},
) {
  const calls: string[] = [];
  provider.reauthenticateWithPassword.mockImplementation(async (password) => void calls.push(`prove ${password}`));
  provider.signOut.mockImplementation(async () => void calls.push('sign out'));
  const page = await renderPage(async () => (await import('./OwnData')).OwnData, {
    answers: {
      async DeleteAccount({ input }) {
        calls.push(`delete ${JSON.stringify(input)}`);
        return { deleteAccount: await deletes() };
      },
      ...answers,
    },
  });
  return { ...page, calls, dialog: () => screen.queryByRole('alertdialog') };
}

it('all data is exported as one file, and once at a time', async () => {
  const answer = Promise.withResolvers<string | null>();
  downloadFile.mockReturnValueOnce(answer.promise);
  const { press, button } = await aCard();
  await press(exporting);
  expect(downloadFile.mock.calls[0]?.slice(0, 2)).toEqual(['/api/export-data', 'bem-te-vi-meus-dados.json']);
  expect(button(exporting).disabled).toBe(true);
  await act(async () => answer.resolve(null));
  expect([button(exporting).disabled, toasts]).toEqual([false, []]);
});

it('an export that failed shows the reason, and can be retried', async () => {
  downloadFile.mockResolvedValue('Espere um minuto.');
  const { press, button } = await aCard();
  await press(exporting);
  expect([toasts, button(exporting).disabled]).toEqual([['error: Espere um minuto.'], false]);
});

it('without a network the data cannot be exported or deleted', async () => {
  const { button, press } = await aCard();
  const isOff = (...names: string[]) => names.map((name) => button(name).disabled);
  setOnline(false);
  expect(isOff(exporting, 'Excluir minha conta')).toEqual([true, true]);
  setOnline(true);
  await press('Excluir minha conta');
  screen.getByLabelText<HTMLInputElement>(word);
});

/** Opens the question and fills in this word and the password. */
async function fillInQuestion(typed: string, deletes?: () => object | Promise<object>) {
  const page = await aCard(deletes);
  await page.press('Excluir minha conta');
  page.type('Sua senha', 'Segredo1');
  page.type(word, typed);
  return page;
}

it.each([
  ['EXCLUIR', true],
  [' excluir ', true],
  ['EXCLUI', false],
  ['', false],
])('the word %j confirms: %s', async (typed, confirms) => {
  const { button } = await fillInQuestion(typed);
  expect(button(forever).disabled).toBe(!confirms);
  setOnline(false);
  expect(button(forever).disabled).toBe(true);
});

it('the question names the configured days of the withdrawal', async () => {
  const { press, dialog } = await aCard(undefined, { Config: () => ({ config: { ...aConfig, withdrawalDays: 9 } }) });
  await press('Excluir minha conta');
  expect(dialog()?.textContent).toContain('se ainda estiver no prazo de 9 dias, peça o reembolso antes.');
});

it('the question asks for the configured word', async () => {
  const config = { ...aConfig, deletionConfirmation: 'APAGAR' };
  const { press, type, button } = await aCard(undefined, { Config: () => ({ config }) });
  await press('Excluir minha conta');
  type('Digite APAGAR para confirmar', 'apagar');
  expect(button(forever).disabled).toBe(false);
});

const underWay = 'success: A exclusão da sua conta está em andamento.';
it.each([
  [true, 'success: Sua conta foi excluída.'],
  [false, underWay],
])(
  'an account is deleted after its reauthentication, and is signed out in this browser; its subscription has ended: %s',
  async (ended, words) => {
    const { press, calls } = await fillInQuestion('excluir', () => ({
      __typename: 'DeleteAccountSuccess',
      subscriptionEnded: ended,
    }));
    await press(forever);
    expect(calls).toEqual(['prove Segredo1', 'delete {"confirmation":"EXCLUIR"}', 'sign out']);
    expect(toasts).toEqual([expect.stringContaining(words)]);
  },
);

const failed = 'Não foi possível excluir a conta. Tente novamente.';
it.each([
  ['the password is wrong', 'wrong-password', undefined, 'Senha incorreta. A conta não foi excluída.'],
  [
    'the server refuses it',
    null,
    () => ({ __typename: 'X', message: 'Há uma cobrança em andamento.' }),
    'Há uma cobrança em andamento.',
  ],
  ['the server says nothing', null, () => ({ __typename: 'X', message: '' }), failed],
  ['the answer is lost', null, () => Promise.reject(new TypeError('Failed to fetch')), failed],
])('when %s the account stays, and the error disappears at the next attempt', async (_, code, deletes, words) => {
  const { press, calls, alerts, dialog, button } = await fillInQuestion('EXCLUIR', deletes);
  if (code) provider.reauthenticateWithPassword.mockRejectedValueOnce(providerError(code));
  await press(forever);
  expect([alerts(), toasts]).toEqual([[`!${words}`], []]);
  expect(calls).not.toContain('sign out');
  provider.reauthenticateWithPassword.mockReturnValue(new Promise(() => {}));
  await press(forever);
  expect(alerts()).toEqual([]);
  act(() => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([dialog() !== null, button('Manter minha conta').disabled]).toEqual([true, true]);
});

it('"Manter minha conta" closes the question and deletes nothing', async () => {
  const { press, dialog, calls } = await fillInQuestion('EXCLUIR');
  await press('Manter minha conta');
  expect([dialog(), calls]).toEqual([null, []]);
});
