import type { Page } from '@playwright/test';
import { openAsOwnerWithTexts } from '../../fixtures/texts';
import { acceptCookies, type State, type Journey } from './state';

const card = (page: Page) => page.getByRole('article').first();
const dialog = (page: Page) => page.getByRole('alertdialog');

const states: readonly State[] = [
  {
    name: 'the history of a free plan with its locked variations',
    async open(page) {
      await page.goto('/history');
      return card(page).getByRole('link', { name: 'Variação 2: disponível no Plano Voo' });
    },
  },
  {
    name: 'the tooltip of locked filters',
    widths: [1280],
    async open(page) {
      await page.getByRole('group', { name: 'Filtros' }).focus();
      return page.getByRole('tooltip').filter({ visible: true });
    },
  },
  {
    name: 'an empty history',
    async open(page) {
      await card(page).getByRole('button', { name: 'Excluir' }).click();
      await dialog(page).getByRole('button', { name: 'Excluir' }).click();
      return page.getByRole('heading', { name: 'Sua história começa aqui.' });
    },
  },
];

export const freeHistory: readonly Journey[] = [
  {
    who: 'a free owner with a history',
    async begin(page) {
      await acceptCookies(page);
      await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }], 'ninho');
    },
    states,
  },
];
