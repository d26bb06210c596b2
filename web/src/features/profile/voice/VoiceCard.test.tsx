// @vitest-environment jsdom
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockAccount, restoreAccount, toasts } from '../../../tests/accountPage';
import { aVoice, renderVoiceCard } from '../../../tests/renderVoiceCard';

beforeEach(mockAccount);
afterEach(restoreAccount);

const phrases = 'Frases da casa (opcional)';
const words = 'Palavras que você nunca usa (opcional)';
const save = 'Salvar voz';

it('the voice is saved with an item for each line of its lists, based on the revision that is shown', async () => {
  const { type, press, sent, field } = await renderVoiceCard();
  expect([field(phrases).value, field(words).value]).toEqual(['Vem que tem!\nTá na mão, ó', 'barato']);
  type(phrases, 'Vem, que tem!\n  \nTá na mão');
  type(words, 'barato, imperdível\n\npromo');
  type('Texto 1', 'Oi, gente!');
  act(() => screen.getByLabelText('Tu').click());
  await press('Colar um texto');
  type('Texto 2', 'Bom dia!');
  await press(/^Esquecer\s*o texto 2/);
  await press(/^Esquecer\s*o texto 1/);
  await press(save);
  expect(sent).toEqual([
    {
      samples: ['Oi, gente!', 'Bom dia!'],
      address: 'TU',
      emoji: 'FEW',
      favouritePhrases: ['Vem, que tem!', 'Tá na mão'],
      forbiddenWords: ['barato', ' imperdível', 'promo'],
      learnsFromEdits: true,
      forgottenTexts: ['dois', 'um'],
      basedOn: 4,
    },
  ]);
});

it('the choice "Tanto faz" is saved as null', async () => {
  const { press, sent } = await renderVoiceCard();
  act(() => screen.getAllByLabelText('Tanto faz').at(-1)!.click());
  await press(save);
  expect(sent[0]).toMatchObject({ address: null, emoji: null });
});

it('a saved voice is confirmed until the next edit, and its button is disabled', async () => {
  const card = await renderVoiceCard({
    saves: () => card.saved({ ...aVoice, revision: 5, favouritePhrases: ['Vem!'] }),
  });
  const { type, press, button, isUnsaved, text, field } = card;
  expect([button(save).disabled, isUnsaved()]).toEqual([true, ['voice', false]]);
  type(phrases, ' Vem! ');
  expect([button(save).disabled, isUnsaved()]).toEqual([false, ['voice', true]]);
  expect(text()).toContain('Há alterações que ainda não foram salvas.');
  await press(save);
  expect(text()).toContain('Voz salva.');
  expect([field(phrases).value, button(save).disabled, isUnsaved()]).toEqual(['Vem!', true, ['voice', false]]);
  type(phrases, 'Vem');
  expect(text()).not.toContain('Voz salva.');
});

it('text that is typed while the voice is being saved stays as an unsaved change', async () => {
  const answer = Promise.withResolvers<object>();
  const { type, press, submit, field, isUnsaved, sent, saved } = await renderVoiceCard({ saves: () => answer.promise });
  type(phrases, 'Vem!');
  await press(save);
  expect(isUnsaved()).toEqual(['voice', false]);
  await submit();
  expect(sent).toHaveLength(1);
  type(words, 'promo');
  await act(async () => answer.resolve(saved({ ...aVoice, favouritePhrases: ['Vem!'] })));
  expect([field(words).value, field(phrases).value, isUnsaved()]).toEqual(['promo', 'Vem!', ['voice', true]]);
});

it.each<[string, () => object | Promise<object>]>([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => ({ __typename: 'InvalidVoice', message: 'Encurte.', field: 'samples', line: 1 })],
  ['is a conflict', () => ({ __typename: 'VoiceConflict', user: {} })],
])('a save that %s after the page was left is reported by a toast', async (_, end) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { type, press, unmount } = await renderVoiceCard({ saves: () => left.then(end) });
  type(phrases, 'Vem!');
  await press(save);
  unmount();
  leave();
  await vi.waitFor(() => expect(toasts).toEqual(['error: Não foi possível salvar a voz da loja. Tente novamente.']));
});

it('after a conflict the owner may take the other voice, or save over it', async () => {
  const { type, press, receive, text, field, sent, button } = await renderVoiceCard();
  type(phrases, 'Vem!');
  await press(save);
  expect(text()).toContain('A voz mudou em outra aba ou aparelho.');
  await receive({ ...aVoice, revision: 5, favouritePhrases: ['Chega mais'] });
  expect(field(phrases).value).toBe('Vem!');
  await press(save);
  expect(sent.map(({ basedOn }) => basedOn)).toEqual([4, 5]);
  await press('Usar a de lá');
  expect([field(phrases).value, button(save).disabled]).toEqual(['Chega mais', true]);
  expect(text()).not.toContain('A voz mudou');
});

it.each([
  [{ field: 'samples', line: 2 }, 'Texto 2'],
  [{ field: 'samples', line: null }, 'Texto 1'],
  [{ field: 'forbiddenWords', line: 1 }, words],
  [{ field: 'favouritePhrases', line: 1 }, phrases],
])('the refusal %j is shown at its field, which has the focus', async (refusal, label) => {
  const voice = { ...aVoice, samples: ['Um', 'Dois'] };
  const saves = () => ({ __typename: 'InvalidVoice', message: 'Encurte.', ...refusal });
  const { type, press, field, alerts } = await renderVoiceCard({ voice, saves });
  type('Texto 1', 'Outro');
  await press(save);
  expect(document.activeElement).toBe(field(label));
  expect(alerts()).toEqual(refusal.field === 'samples' && refusal.line === null ? [] : ['Encurte.']);
});

it('the error of a refused voice disappears once it is saved', async () => {
  const refusal = { __typename: 'InvalidVoice', message: 'Encurte.', field: 'favouritePhrases', line: 1 };
  const answers = [refusal, undefined];
  const card = await renderVoiceCard({
    saves: () => answers.shift() ?? card.saved({ ...aVoice, revision: 5, favouritePhrases: ['Vem!'] }),
  });
  card.type(phrases, 'Vem, vem, vem!');
  await card.press(save);
  expect(card.alerts()).toEqual(['Encurte.']);
  card.type(phrases, 'Vem!');
  await card.press(save);
  expect([card.alerts(), card.text().includes('Voz salva.')]).toEqual([[], true]);
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const signedOut = () =>
  Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }));
const refusedToken = () =>
  Promise.reject(new ServerError('x', { response: new Response(null, { status: 401 }), bodyText: '' }));
it.each([
  ['is lost', lost, ['!Não foi possível salvar agora. Nada se perdeu: tente de novo.'], 0],
  ['finds nobody signed in', signedOut, [], 1],
  ['is refused with the status 401', refusedToken, [], 1],
])('a save that %s is reported', async (_, saves, expectedAlerts, toastCount) => {
  const { type, press, alerts, button } = await renderVoiceCard({ saves });
  type(phrases, 'Vem!');
  await press(save);
  await vi.waitFor(() => expect(alerts()).toEqual(expectedAlerts));
  expect([toasts.length, button(save).disabled]).toEqual([toastCount, false]);
});
