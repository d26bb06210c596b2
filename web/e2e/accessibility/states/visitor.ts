import type { Page } from '@playwright/test';
import { failOperation, holdOperation } from '../../fixtures/texts';
import { openMenu, pageHeading, type State, type Journey } from './state';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de cookies' });
const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar e continuar' }).click();

/** A public page, with its first question open when it has questions. */
const publicPage = (path: string): State => ({
  name: path,
  async open(page) {
    await page.goto(path);
    const question = page.locator('summary').first();
    if (!(await question.isVisible())) return pageHeading(page, /./);
    await question.click();
    return page.locator('details[open] p').first();
  },
});

const example = (niche: string): State => ({
  name: `the example of ${niche}`,
  async open(page) {
    await page.getByRole('button', { name: niche, exact: true }).click();
    return page.locator('[data-slide][data-current]');
  },
});

const landingStates: readonly State[] = [
  {
    name: '/ with the cookie banner',
    async open(page) {
      await page.goto('/');
      return banner(page);
    },
  },
  {
    name: '/ with a question open and the carousel stopped',
    async open(page) {
      await accept(page);
      await page.locator('summary').first().click();
      await page.getByRole('button', { name: 'Pausar' }).click();
      return page.getByRole('button', { name: 'Continuar' });
    },
  },
  example('Pet shop'),
  example('Loja de roupa'),
  example('Oficina'),
  openMenu,
];

const pageStates: readonly State[] = [
  publicPage('/how-it-works'),
  {
    name: 'the skip link',
    async open(page) {
      const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
      await skip.focus();
      return skip;
    },
  },
  publicPage('/plans'),
  publicPage('/contact'),
  publicPage('/terms'),
  publicPage('/radar-legal'),
  publicPage('/developers'),
  publicPage('/offline.html'),
  publicPage('/privacy'),
  {
    name: '/privacy after the acceptance of cookies was withdrawn',
    async open(page) {
      await page.getByRole('button', { name: 'Retirar minha permissão' }).click();
      return banner(page);
    },
  },
];

const errorStates: readonly State[] = [
  {
    name: 'a page that crashes',
    async open(page) {
      const body = 'export function Component() { throw new Error("broken"); }';
      await page.route(/assets\/Login-.*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('/login');
      return pageHeading(page, 'Unexpected Application Error!');
    },
  },
  {
    name: '/login while the configuration is loading',
    async open(page) {
      await holdOperation(page, 'Config');
      await page.goto('/login');
      return page.getByRole('status').filter({ hasText: 'Carregando…' });
    },
  },
  {
    name: '/login after the configuration failed to load',
    async open(page) {
      await failOperation(page, 'Config');
      await page.goto('/login');
      return page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta página.' });
    },
  },
  {
    name: '/plans after a cancelled payment',
    async open(page) {
      await page.goto('/plans?canceled=1');
      return page.getByText('Pagamento cancelado. Nada foi cobrado.');
    },
  },
];

export const visitor: readonly Journey[] = [
  { who: 'a visitor of the landing page', begin: async () => {}, states: landingStates },
  {
    who: 'a visitor of the other pages',
    begin: async (page) => {
      await page.goto('/privacy');
      await accept(page);
    },
    states: [...pageStates, ...errorStates],
  },
];
