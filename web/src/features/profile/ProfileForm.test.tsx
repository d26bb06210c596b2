// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setOnline, renderPage, mockAccount, restoreAccount, toasts } from '../../tests/accountPage';
import { aViewer } from '../../tests/pageWrapper';
import type { ProfileForm } from './ProfileForm';

beforeEach(() => {
  mockAccount();
  vi.useFakeTimers();
});
afterEach(restoreAccount);

const save = 'Salvar perfil';
const city = 'Cidade (opcional)';

/** The form of an owner, what it sent and whether it has told of unsaved edits. */
async function aForm(
  saves: (input: object) => object | Promise<object> = (input) => ({
    __typename: 'UpdateProfileSuccess',
    user: { ...aViewer, ...input },
  }),
) {
  const sent: unknown[] = [];
  const unsaved = vi.fn<(part: string, unsaved: boolean) => void>();
  // The owner as the cache has it, which an answer reaches before who asked.
  const cached = { user: aViewer };
  const listeners = new Set<() => void>();
  const hear = (part: Partial<typeof aViewer>) => {
    cached.user = { ...cached.user, ...part };
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const page = await renderPage(
    async () => {
      const form = await import('./ProfileForm');
      return () => {
        const user: unknown = useSyncExternalStore(follow, () => cached.user);
        return <form.ProfileForm user={user as ComponentProps<typeof ProfileForm>['user']} onUnsaved={unsaved} />;
      };
    },
    {
      answers: {
        async UpdateProfile({ input }) {
          sent.push(input);
          const answer = await saves(input as object);
          if ('user' in answer) hear(answer.user as object);
          return { updateProfile: answer };
        },
      },
    },
  );
  return {
    ...page,
    sent,
    isUnsaved: () => unsaved.mock.calls.at(-1)?.[1],
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    hear: (part: Partial<typeof aViewer>) => act(async () => hear(part)),
  };
}

it('what changed is saved, is said for three seconds, and is as the server stored it', async () => {
  const { type, press, sent, isUnsaved, pass, container, field, button } = await aForm((input) => ({
    __typename: 'UpdateProfileSuccess',
    user: { ...aViewer, ...input, businessCity: 'Pelotas/RS' },
  }));
  expect([button(save).disabled, isUnsaved()]).toEqual([true, false]);
  type(city, ' Pelotas ');
  expect([button(save).disabled, isUnsaved()]).toEqual([false, true]);
  await press(save);
  expect(sent).toEqual([{ businessCity: 'Pelotas', basedOn: { businessCity: '' } }]);
  expect([field(city).value, isUnsaved()]).toEqual(['Pelotas/RS', false]);
  const isSaid = () => container.textContent.includes('Perfil salvo com sucesso!');
  await pass(2_999);
  expect(isSaid()).toBe(true);
  await pass(1);
  expect(isSaid()).toBe(false);
});

it('what is typed while a save is under way stays, and a second save waits for the first', async () => {
  const answer = Promise.withResolvers<object>();
  const { type, press, submit, sent, isUnsaved, field } = await aForm(() => answer.promise);
  type(city, 'Pelotas');
  await press(save);
  await submit();
  expect([sent.length, isUnsaved()]).toEqual([1, false]);
  type('Bairro (opcional)', 'Centro');
  await act(async () =>
    answer.resolve({ __typename: 'UpdateProfileSuccess', user: { ...aViewer, businessCity: 'Pelotas' } }),
  );
  expect([field('Bairro (opcional)').value, field(city).value, isUnsaved()]).toEqual(['Centro', 'Pelotas', true]);
});

it('a field that is changed again while it is saved is no conflict, and is sent with what was saved of it', async () => {
  const answer = Promise.withResolvers<object>();
  const { type, press, sent, field, container } = await aForm(() => answer.promise);
  type(city, 'Pelotas');
  await press(save);
  type(city, 'Pelotas/RS');
  await act(async () =>
    answer.resolve({ __typename: 'UpdateProfileSuccess', user: { ...aViewer, businessCity: 'Pelotas' } }),
  );
  expect([field(city).value, container.textContent.includes('Escolha o que fica')]).toEqual(['Pelotas/RS', false]);
  await press(save);
  expect(sent[1]).toEqual({ businessCity: 'Pelotas/RS', basedOn: { businessCity: 'Pelotas' } });
});

it('a required field cannot be emptied, nor an invalid one be saved', async () => {
  const { type, press, alerts, field, sent } = await aForm();
  type('Nome do negócio', '  ');
  type(/Instagram/, 'pão da praça');
  await press(save);
  expect(alerts()).toEqual(['Nome do negócio: preencha este campo.', expect.stringMatching(/^Confira o Instagram/)]);
  expect([document.activeElement, sent]).toEqual([field('Nome do negócio'), []]);
  type('Nome do negócio', 'Pão');
  expect(alerts()).toHaveLength(1);
});

it('what the server refuses is said at its field with the focus', async () => {
  const { type, press, alerts, field } = await aForm(() => ({
    __typename: 'InvalidProfile',
    field: 'businessCity',
    message: 'Confira.',
  }));
  type('Bairro (opcional)', 'Centro');
  await press(save);
  expect([alerts(), document.activeElement]).toEqual([['Confira.'], field(city)]);
});

const failed = ['!Erro ao salvar o perfil. Tente novamente.'];
const unauthenticated = new CombinedGraphQLErrors({
  errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }],
});
it.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch')), failed, 0],
  [
    'is about a field that is not here',
    () => ({ __typename: 'InvalidProfile', field: 'slogan', message: 'x' }),
    failed,
    0,
  ],
  ['finds nobody signed in', () => Promise.reject(unauthenticated), [], 1],
])('a save that %s says so until the next one, and keeps what was typed', async (_, saves, said, told) => {
  const { type, press, alerts, field, submit } = await aForm(saves);
  type(city, 'Pelotas');
  await press(save);
  await vi.waitFor(() => expect(alerts()).toEqual(said));
  expect([field(city).value, toasts.length]).toEqual(['Pelotas', told]);
  act(() => void submit());
  expect(alerts()).toEqual([]);
});

it.each([
  [/^Usar a outra versão/, 'Canguçu', []],
  [/^Ficar com esta/, 'Pelotas', [{ businessCity: 'Pelotas', basedOn: { businessCity: 'Canguçu' } }]],
])('of a field that was saved elsewhere meanwhile the owner picks one: %s', async (choice, value, wanted) => {
  const { type, press, hear, container, field, button, sent, submit } = await aForm();
  type(city, 'Pelotas');
  await hear({ businessCity: 'Canguçu' });
  expect(container.textContent).toContain('Cidade: aqui “Pelotas”, lá “Canguçu”.');
  expect(button(save).disabled).toBe(true);
  await submit();
  expect(sent).toEqual([]);
  await press(choice);
  expect(field(city).value).toBe(value);
  await submit();
  expect(sent.slice(0, wanted.length)).toEqual(wanted);
});

it('a conflict shows numbers and handles as people read them, and nothing as empty', async () => {
  const { hear, container, type } = await aForm();
  type(/WhatsApp/, '53991234567');
  fireEvent.blur(screen.getByLabelText(/WhatsApp/));
  await hear({ linkWhatsapp: 'https://wa.me/5553999990000' });
  expect(container.textContent).toContain('WhatsApp: aqui “(53) 99123-4567”, lá “(53) 99999-0000”.');
  await hear({ linkWhatsapp: null });
  type('Nome do negócio', '');
  await hear({ businessName: 'Pão' });
  expect(container.textContent).toContain('Nome do negócio: aqui vazio, lá “Pão”.');
});

it('nothing is saved without a network', async () => {
  const { type, button } = await aForm();
  type(city, 'Pelotas');
  setOnline(false);
  expect(button(save).disabled).toBe(true);
});
