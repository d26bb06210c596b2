// @vitest-environment jsdom
import { CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
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
} from '../../../tests/accountPage';
import { aConfig, aPlan } from '../../../tests/pageWrapper';
import type { ApiKeysCard } from './ApiKeysCard';

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
});
afterEach(restoreAccount);

interface Key {
  readonly id: string;
  readonly name: string;
  readonly lastUsedAt: string | null;
}
const shop: Key = { id: 'k1', name: 'Loja virtual', lastUsedAt: '2026-03-10T15:04:00.000Z' };
const sheet: Key = { id: 'k2', name: 'Planilha', lastUsedAt: null };
const revoada = { ...aPlan, key: 'PLANO_REVOADA', name: 'Plano Revoada', features: ['API_KEYS'] };

type CreateAnswer = () => object | Promise<object>;

/** The card of an owner with these keys, which a server stores. */
async function aCard(
  keys: readonly Key[],
  {
    plan = revoada,
    creates = () => ({ __typename: 'CreateApiKeySuccess', secret: 'bvk_segredo' }),
    revokes = () => {},
    reads = () => {},
    cache = new InMemoryCache(),
  }: {
    plan?: object;
    creates?: CreateAnswer;
    revokes?: () => void;
    reads?: () => void;
    cache?: InMemoryCache;
  } = {},
) {
  let stored = keys;
  const requests: string[] = [];
  const page = await renderPage(
    async () => {
      const card = await import('./ApiKeysCard');
      const shown = { plan } as unknown as ComponentProps<typeof ApiKeysCard>['user'];
      return () => <card.ApiKeysCard user={shown} />;
    },
    {
      cache,
      answers: {
        Config: () => ({ config: { ...aConfig, plans: [aPlan, revoada] } }),
        ApiKeys() {
          reads();
          const apiKeys = stored.map((key) => ({
            __typename: 'ApiKey',
            ...key,
            ending: key.id,
            createdAt: '2026-03-01T15:00:00.000Z',
          }));
          return { apiKeys };
        },
        RevokeApiKey({ input }) {
          revokes();
          requests.push(`revoke ${JSON.stringify(input)}`);
          stored = stored.filter(({ id }) => id !== (input as { keyId: string }).keyId);
          return { revokeApiKey: { __typename: 'RevokeApiKeySuccess', id: 'k1' } };
        },
        async CreateApiKey({ input }) {
          requests.push(`make ${JSON.stringify(input)}`);
          const created = await creates();
          if ('secret' in created) stored = [...stored, sheet];
          return { createApiKey: created };
        },
      },
    },
  );
  const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...page, requests, lines };
}

it('keys that are in the cache are loaded again', async () => {
  const cache = new InMemoryCache();
  const before = await aCard([shop], { cache });
  expect(before.lines()).toHaveLength(1);
  before.unmount();
  const { lines } = await aCard([shop, sheet], { cache });
  await expect.poll(() => lines().length).toBe(2);
});

it('each key is shown with its ending and the times of its creation and last use', async () => {
  const { lines } = await aCard([shop, sheet]);
  expect(lines()).toEqual([
    expect.stringContaining('Loja virtual bvk_…k1Criada em 1 de março de 2026. Usada pela última vez em 10/03/2026'),
    expect.stringContaining('Planilha bvk_…k2Criada em 1 de março de 2026. Ainda não foi usada.'),
  ]);
});

it.each([
  ['has none', [], 'As chaves de API vêm a partir do Plano Revoada.'],
  ['has some from before', [shop], 'Suas chaves estão guardadas, mas só funcionam a partir do Plano Revoada.'],
])('an owner whose plan has no keys and who %s reads which plan has them', async (_, keys, words) => {
  const { container } = await aCard(keys, { plan: aPlan });
  expect(container.textContent).toContain(words);
  expect(screen.queryByRole('button', { name: 'Criar chave' })).toBeNull();
});

it.each([
  [1, false],
  [2, true],
])('with %i of at most two keys the button that creates one is disabled: %s', async (count, isFull) => {
  const { button, container } = await aCard([shop, sheet].slice(0, count));
  expect(button('Criar chave').disabled).toBe(isFull);
  expect(container.textContent.includes('São 2 no máximo.')).toBe(isFull);
});

it('a key is revoked after a question, leaves the list, and the focus moves to the button that creates one', async () => {
  const { press, requests, lines, button } = await aCard([shop, sheet]);
  await press(/^Revogar\s*Loja virtual/);
  expect(screen.getByRole('alertdialog').textContent).toContain('Revogar a chave “Loja virtual”?');
  await press('Cancelar');
  expect(requests).toEqual([]);
  await press(/^Revogar\s*Loja virtual/);
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revogar' }).click());
  await vi.waitFor(() => expect(toasts).toEqual(['success: Chave revogada.']));
  expect([requests, lines().length]).toEqual([['revoke {"keyId":"k1"}'], 1]);
  expect(document.activeElement).toBe(button('Criar chave'));
});

it.each([
  [new CombinedGraphQLErrors({ errors: [{ message: 'Espere um minuto.' }] }), 'Espere um minuto.'],
  [new TypeError('Failed to fetch'), 'Não foi possível revogar a chave. Tente novamente.'],
])('a key that could not be revoked stays in the list, and the reason is shown: %s', async (error, words) => {
  const { press, lines } = await aCard([shop], {
    revokes() {
      throw error;
    },
  });
  await press(/^Revogar\s*Loja virtual/);
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revogar' }).click());
  await vi.waitFor(() => expect(toasts).toEqual([`error: ${words}`]));
  expect(lines()).toHaveLength(1);
});

it('a revoked key leaves the list also where the list cannot be read again', async () => {
  const reads = vi.fn<() => void>();
  const { press, lines } = await aCard([shop, sheet], { reads });
  reads.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await press(/^Revogar\s*Loja virtual/);
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revogar' }).click());
  await vi.waitFor(() => expect(toasts).toEqual(['success: Chave revogada.']));
  expect(lines()).toEqual([expect.stringContaining('Planilha')]);
});

it('keys are neither created nor revoked without a network', async () => {
  const { button } = await aCard([shop]);
  setOnline(false);
  expect([button('Criar chave').disabled, button(/^Revogar\s*Loja virtual/).disabled]).toEqual([true, true]);
});

/** Opens the dialog that creates a key. */
async function openCreateDialog(creates?: CreateAnswer) {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
  const page = await aCard([shop], creates ? { creates } : {});
  await page.press('Criar chave');
  const dialog = () => screen.queryByRole('dialog');
  const send = () => act(async () => within(dialog()!).getByRole('button', { name: 'Criar chave' }).click());
  return { ...page, writeText, dialog, send, name: 'Nome da chave' };
}

it('a key is created after a reauthentication, its secret is shown once and can be copied, and it is in the list', async () => {
  const { type, send, name, requests, dialog, press, writeText, lines, container } = await openCreateDialog();
  await send();
  expect([provider.reauthenticateWithPassword.mock.calls.length, requests]).toEqual([0, []]);
  type(name, 'Planilha');
  type('Sua senha', 'Segredo1');
  provider.reauthenticateWithPassword.mockImplementation(async () => void requests.push('prove'));
  await send();
  expect(requests).toEqual(['prove', 'make {"name":"Planilha"}']);
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(dialog()?.textContent).toContain('bvk_segredo');
  await press('Copiar');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('bvk_segredo');
  await press('Já guardei');
  expect([dialog(), container.textContent.includes('bvk_segredo')]).toEqual([null, false]);
});

it('Escape closes the secret of a key only after it was copied', async () => {
  const { type, send, name, dialog, press, writeText } = await openCreateDialog();
  const escape = () => act(() => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  type(name, 'Planilha');
  type('Sua senha', 'Segredo1');
  await send();
  escape();
  expect(dialog()?.textContent).toContain('bvk_segredo');
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await press('Copiar');
  await press('Entendi');
  escape();
  expect(dialog()?.textContent).toContain('bvk_segredo');
  await press('Copiar');
  escape();
  expect(dialog()).toBeNull();
});

it('the name of a key is limited to the length that the server accepts', async () => {
  const { field, name } = await openCreateDialog();
  expect(field(name).maxLength).toBe(40);
});

it.each([
  [
    'the password is wrong',
    () => provider.reauthenticateWithPassword.mockRejectedValueOnce(providerError('wrong-password')),
    undefined,
    'Senha incorreta. Nenhuma chave foi criada.',
  ],
  [
    'the server refuses it',
    () => {},
    () => ({ __typename: 'TooManyKeys', message: 'São 2 no máximo.' }),
    'São 2 no máximo.',
  ],
  [
    'the answer is lost',
    () => {},
    () => Promise.reject(new TypeError('x')),
    'Não foi possível criar a chave. Tente novamente.',
  ],
])('a key is not created when %s, and the error disappears at the next attempt', async (_, before, creates, words) => {
  const { type, send, name, alerts, dialog, button } = await openCreateDialog(creates);
  type(name, 'Planilha');
  type('Sua senha', 'Segredo1');
  before();
  await send();
  expect(alerts()).toEqual([`!${words}`]);
  provider.reauthenticateWithPassword.mockReturnValue(new Promise(() => {}));
  await send();
  expect(alerts()).toEqual([]);
  act(() => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([dialog() !== null, button('Cancelar').disabled]).toEqual([true, true]);
});
