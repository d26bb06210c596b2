// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setOnline, renderPage, mockAccount, restoreAccount, toasts } from '../../../tests/accountPage';
import type { EmailsCard } from './EmailsCard';

beforeEach(mockAccount);
afterEach(restoreAccount);

async function aSwitch(tips: boolean, saves: () => object | Promise<object> = () => ({})) {
  const sent: unknown[] = [];
  await renderPage(
    async () => {
      const card = await import('./EmailsCard');
      const user = { mailPreferences: { tips } } as unknown as ComponentProps<typeof EmailsCard>['user'];
      return () => <card.EmailsCard user={user} />;
    },
    {
      answers: {
        SaveMailPreferences({ input }) {
          sent.push(input);
          return saves();
        },
      },
    },
  );
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');
  return { sent, box, tap: () => act(async () => box().click()) };
}

it.each([
  [true, 'Você não recebe mais dicas por e-mail.'],
  [false, 'Você volta a receber dicas por e-mail.'],
])('a click on the switch that is on: %s saves the other choice and confirms it', async (tips, words) => {
  const { sent, tap } = await aSwitch(tips);
  await tap();
  expect(sent).toEqual([{ tips: !tips }]);
  await vi.waitFor(() => expect(toasts).toEqual([`success: ${words}`]));
});

it.each([
  [new CombinedGraphQLErrors({ errors: [{ message: 'Espere um minuto.' }] }), 'Espere um minuto.'],
  [new TypeError('Failed to fetch'), 'Não foi possível salvar a escolha. Tente novamente.'],
])('a choice that could not be saved shows the reason: %s', async (error, words) => {
  const { tap, box } = await aSwitch(true, () => {
    throw error;
  });
  await tap();
  await vi.waitFor(() => expect(toasts).toEqual([`error: ${words}`]));
  expect([box().checked, box().disabled]).toEqual([true, false]);
});

it('the switch is disabled until the answer arrives, and while there is no network', async () => {
  const { box, tap } = await aSwitch(true, () => new Promise(() => {}));
  setOnline(false);
  expect(box().disabled).toBe(true);
  setOnline(true);
  expect(box().disabled).toBe(false);
  await tap();
  expect(box().disabled).toBe(true);
});
