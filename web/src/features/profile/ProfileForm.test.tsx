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

/** The form of an owner, what it has sent, and whether it reports unsaved edits. */
async function aForm(
  saves: (input: object) => object | Promise<object> = (input) => ({
    __typename: 'UpdateProfileSuccess',
    user: { ...aViewer, ...input },
  }),
) {
  const sent: unknown[] = [];
  const unsaved = vi.fn<(part: string, unsaved: boolean) => void>();
  // The user in the cache, which is updated before the promise of the save resolves.
  const cached = { user: aViewer };
  const listeners = new Set<() => void>();
  const receiveUser = (part: Partial<typeof aViewer>) => {
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
          if ('user' in answer) receiveUser(answer.user as object);
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
    receiveUser: (part: Partial<typeof aViewer>) => act(async () => receiveUser(part)),
  };
}

it('the changed fields are saved, confirmed for three seconds, and shown as the server stored them', async () => {
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

it('text that is typed during a save stays, and a second save waits for the first', async () => {
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

it('neither an empty required field nor an invalid one can be saved', async () => {
  const { type, press, alerts, field, sent } = await aForm();
  type('Nome do negócio', '  ');
  type(/Instagram/, 'pão da praça');
  await press(save);
  expect(alerts()).toEqual(['Nome do negócio: preencha este campo.', expect.stringMatching(/^Confira o Instagram/)]);
  expect([document.activeElement, sent]).toEqual([field('Nome do negócio'), []]);
  type('Nome do negócio', 'Pão');
  expect(alerts()).toHaveLength(1);
});

it('a field that the server refuses shows the reason and has the focus', async () => {
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
])(
  'a save that %s is reported until the next one, and keeps the typed text',
  async (_, saves, expectedAlerts, toastCount) => {
    const { type, press, alerts, field, submit } = await aForm(saves);
    type(city, 'Pelotas');
    await press(save);
    await vi.waitFor(() => expect(alerts()).toEqual(expectedAlerts));
    expect([field(city).value, toasts.length]).toEqual(['Pelotas', toastCount]);
    act(() => void submit());
    expect(alerts()).toEqual([]);
  },
);

it.each([
  [/^Usar a outra versão/, 'Canguçu', []],
  [/^Ficar com esta/, 'Pelotas', [{ businessCity: 'Pelotas', basedOn: { businessCity: 'Canguçu' } }]],
])('the owner picks one value of a field that was saved elsewhere meanwhile: %s', async (choice, value, wanted) => {
  const { type, press, receiveUser, container, field, button, sent, submit } = await aForm();
  type(city, 'Pelotas');
  await receiveUser({ businessCity: 'Canguçu' });
  expect(container.textContent).toContain('Cidade: aqui “Pelotas”, lá “Canguçu”.');
  expect(button(save).disabled).toBe(true);
  await submit();
  expect(sent).toEqual([]);
  await press(choice);
  expect(field(city).value).toBe(value);
  await submit();
  expect(sent.slice(0, wanted.length)).toEqual(wanted);
});

it('a conflict shows numbers and handles in a readable form, and a missing value as empty', async () => {
  const { receiveUser, container, type } = await aForm();
  type(/WhatsApp/, '53991234567');
  fireEvent.blur(screen.getByLabelText(/WhatsApp/));
  await receiveUser({ linkWhatsapp: 'https://wa.me/5553999990000' });
  expect(container.textContent).toContain('WhatsApp: aqui “(53) 99123-4567”, lá “(53) 99999-0000”.');
  await receiveUser({ linkWhatsapp: null });
  type('Nome do negócio', '');
  await receiveUser({ businessName: 'Pão' });
  expect(container.textContent).toContain('Nome do negócio: aqui vazio, lá “Pão”.');
});

it('the profile cannot be saved without a network', async () => {
  const { type, button } = await aForm();
  type(city, 'Pelotas');
  setOnline(false);
  expect(button(save).disabled).toBe(true);
});

it.each<[string, () => object | Promise<object>]>([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => ({ __typename: 'InvalidProfile', field: 'businessCity', message: 'x' })],
  ['is a conflict', () => ({ __typename: 'ProfileConflict', user: { ...aViewer, businessCity: 'Canguçu' } })],
])('a save that %s after the page was left is reported by a toast', async (_, end) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { type, press, unmount } = await aForm(() => left.then(end));
  type(city, 'Pelotas');
  await press(save);
  unmount();
  leave();
  await vi.waitFor(() => expect(toasts).toEqual(['error: Erro ao salvar o perfil. Tente novamente.']));
});
