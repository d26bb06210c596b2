import type { Page } from '@playwright/test';
import { anOwner } from '../account';
import { result } from './generate';
import { answerKits } from './socket';
import { acceptCookies, title, type State, type Walk } from './state';

const topic = 'Bolo de cenoura, R$ 39,90';
const kitButton = (page: Page) => page.getByRole('button', { name: /^Gerar kit/ });
const type = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Asks for a kit of a post and a message, on a page as it has just come. */
async function click(page: Page): Promise<void> {
  await page.goto('/generate');
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await kitButton(page).click();
}

const asking: readonly State[] = [
  {
    name: 'the form of a kit',
    async open(page) {
      await page.goto('/generate');
      await page.getByRole('radio', { name: 'Kit de campanha' }).check();
      return kitButton(page);
    },
  },
  {
    name: 'a kit of one type',
    async open(page) {
      await page.getByLabel('Sobre o que é o texto?').fill(topic);
      await type(page, 'Mensagem de WhatsApp').uncheck();
      await kitButton(page).click();
      const error = page.getByText('Escolha pelo menos 2 tipos.');
      await error.waitFor();
      return error;
    },
  },
  {
    name: 'a kit that the credits do not reach for',
    async open(page) {
      const message = 'Falta 1 crédito para este kit. Nada foi cobrado.';
      await answerKits(page, { __typename: 'OutOfCredits', message });
      await page.goto('/generate');
      await type(page, 'Mensagem de WhatsApp').check();
      await kitButton(page).click();
      return result(page).getByText(message);
    },
  },
];

const writing: readonly State[] = [
  {
    name: 'a kit that has not begun',
    async open(page) {
      await answerKits(page);
      await click(page);
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo 2 textos…' });
    },
  },
];

export const kits: readonly Walk[] = [
  {
    who: 'an owner of a kit',
    async begin(page) {
      await acceptCookies(page);
      await anOwner(page, 'voo');
      await title(page, 'Central de Criação').waitFor();
    },
    states: [...asking, ...writing],
  },
];
