import { expect, type Page } from '@playwright/test';
import { changeSubscription } from '../../fixtures/paymentProvider';
import {
  openAsOwnerWithTexts,
  failOperation,
  holdOperation,
  saveOnAnotherDevice,
  type SignedInOwner,
} from '../../fixtures/texts';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const card = (page: Page) => page.getByRole('article').first();
const editor = (page: Page) => page.getByLabel('Editar variação 1');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const dialog = (page: Page) => page.getByRole('alertdialog');
const pathOfOneCard = '/history?tipo=post_instagram&busca=n%C3%BAmero+11';

const loadingStates: readonly State[] = [
  {
    name: 'a history that is loading',
    async open(page) {
      await holdOperation(page, 'HistoryPage');
      await page.goto('/history');
      return page.getByText('Carregando seu histórico...');
    },
  },
  {
    name: 'a history that failed to load',
    async open(page) {
      await failOperation(page, 'HistoryPage');
      await page.goto('/history');
      return page.getByRole('alert').getByText('Não foi possível carregar o histórico.');
    },
  },
  {
    name: 'ten texts of eleven after the next page failed to load',
    async open(page) {
      await page.goto('/history');
      await expect(page.getByRole('article')).toHaveCount(10);
      await failOperation(page, 'HistoryPage');
      await page.getByRole('button', { name: 'Carregar Mais' }).click();
      return page.getByText('Não foi possível carregar o histórico.');
    },
  },
  {
    name: 'ten texts of eleven while the next page is loading',
    async open(page) {
      await holdOperation(page, 'HistoryPage');
      await page.getByRole('button', { name: 'Carregar Mais' }).click();
      return page.getByRole('button', { name: 'Carregando...' });
    },
  },
];

const filterStates: readonly State[] = [
  {
    name: 'filters and search without a match',
    async open(page) {
      await page.goto('/history?objetivo=inspirar&busca=nada');
      return page.getByRole('heading', { name: 'Nenhuma geração encontrada.' });
    },
  },
  {
    name: 'filters and search with a favourite as their match',
    async open(page) {
      await page.goto(pathOfOneCard);
      await card(page).getByRole('button', { name: 'Favorito' }).click();
      return card(page).getByRole('button', { name: 'Favorito', pressed: true });
    },
  },
  {
    name: 'a toast: the favourite could not be removed',
    async open(page) {
      await failOperation(page, 'SetFavourite');
      await card(page).getByRole('button', { name: 'Favorito' }).click();
      return page.getByRole('alert').filter({ hasText: 'Não foi possível salvar a alteração.' });
    },
  },
  {
    name: 'an export in progress',
    async open(page) {
      await page.route('/api/export-history?*', () => new Promise<void>(() => {}));
      await page.goto(pathOfOneCard);
      await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
      return page.getByRole('button', { name: 'Baixar planilha (CSV)', disabled: true });
    },
  },
  {
    name: 'a toast: the export failed',
    async open(page) {
      await page.route('/api/export-history?*', (route) => route.abort());
      await page.goto(pathOfOneCard);
      await page.getByRole('button', { name: 'Baixar texto (TXT)' }).click();
      return page.getByRole('alert').filter({ hasText: 'Não foi possível exportar o histórico.' });
    },
  },
];

const editingStates: readonly State[] = [
  {
    name: 'an open editor',
    async open(page) {
      await page.goto(pathOfOneCard);
      await card(page).getByRole('button', { name: 'Editar' }).click();
      await editor(page).fill('Do celular');
      return editor(page);
    },
  },
  {
    name: 'the question before an unsaved edit is left',
    async open(page) {
      await page.getByLabel('Objetivo').selectOption('Conectar');
      return dialog(page).filter({ hasText: 'Você tem alterações que não foram salvas.' });
    },
  },
  {
    name: 'an edit that could not be saved',
    async open(page) {
      await page.keyboard.press('Escape');
      await failOperation(page, 'UpdateVariations');
      await save(page);
      return card(page).getByRole('alert').filter({ hasText: 'Erro ao salvar: Falha ao salvar no servidor.' });
    },
  },
  {
    name: 'an edit conflict',
    async open(page) {
      await saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Do computador', ...others]);
      await save(page);
      return page.getByRole('button', { name: 'Usar a versão mais nova' });
    },
  },
  {
    name: 'an edit being saved',
    async open(page) {
      await holdOperation(page, 'UpdateVariations');
      await save(page);
      return page.getByRole('button', { name: 'Salvando...' });
    },
  },
];

const deletionStates: readonly State[] = [
  {
    name: 'the question before deleting',
    async open(page) {
      await page.goto(pathOfOneCard);
      await card(page).getByRole('button', { name: 'Excluir' }).click();
      return dialog(page).filter({ hasText: 'Tem certeza que deseja excluir esta geração?' });
    },
  },
  {
    name: 'a text that could not be deleted',
    async open(page) {
      await failOperation(page, 'DeleteGeneration');
      await dialog(page).getByRole('button', { name: 'Excluir' }).click();
      return dialog(page).filter({ hasText: 'Não foi possível excluir a geração. A página será atualizada.' });
    },
  },
  {
    name: 'ten texts after the paid plan has ended',
    async open(page) {
      await changeSubscription(page.request, owner.token, 'cancelNow');
      await page.goto('/history');
      return page.getByLabel('Até onde vai o seu histórico');
    },
  },
];

const briefs = Array.from({ length: 11 }, (_, index) => ({ keywords: `Fornada número ${index + 1}` }));

export const history: readonly Journey[] = [
  {
    who: 'an owner of a paid plan with a history',
    async begin(page) {
      await acceptCookies(page);
      owner = await openAsOwnerWithTexts(page, briefs, 'voo');
    },
    states: [...loadingStates, ...filterStates, ...editingStates, ...deletionStates],
  },
];
