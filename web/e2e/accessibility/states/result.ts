import { expect, type Page } from '@playwright/test';
import {
  openAsOwnerWithTexts,
  failOperation,
  holdOperation,
  saveOnAnotherDevice,
  type SignedInOwner,
} from '../../fixtures/texts';
import { requestText, result } from './generate';
import { openWithGenerationEvents, passThroughSocket, progress } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const chooseOption = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const editor = (page: Page) => page.getByLabel('Editar variação 1');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

/** The preview of a text of the content type. */
const preview = (type: string, place: string): State => ({
  name: `a preview of ${type}`,
  async open(page) {
    await chooseOption(page, type);
    await page.getByRole('button', { name: 'Gerar', exact: true }).click();
    await chooseOption(page, 'Como vai ficar');
    return result(page).getByText(place);
  },
});

const previewStates: readonly State[] = [
  {
    name: '/generate with all options of a paid plan',
    async open(page) {
      await page.goto('/generate');
      await chooseOption(page, 'Celebrar');
      await page.getByLabel(/Link da campanha/).fill('https://paodapraca.example/fornada');
      return page.getByRole('radio', { name: 'Celebrar', exact: true });
    },
  },
  {
    name: 'three texts while they arrive',
    async open(page) {
      await openWithGenerationEvents(page, '/generate', progress('Pão quentinho', 'Saiu a fornada', 'Passa aqui'));
      await requestText(page);
      return result(page).getByText('Escrevendo a variação 3 de 3…');
    },
  },
  {
    name: 'three texts',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/generate');
      await requestText(page);
      await page.getByRole('tab', { name: 'Variação 2' }).click();
      return result(page).getByRole('heading', { name: 'Seu texto está pronto' });
    },
  },
  {
    name: 'an expanded preview of Post para Instagram',
    async open(page) {
      await chooseOption(page, 'Como vai ficar');
      await result(page).getByRole('button', { name: 'mais', exact: true }).click();
      return result(page).getByRole('button', { name: 'menos' });
    },
  },
  preview('Mensagem de WhatsApp', 'Na conversa do WhatsApp.'),
  preview('Descrição de Produto', 'Na página da loja.'),
  preview('Texto de Anúncio', 'No anúncio.'),
  preview('E-mail Marketing', 'Na caixa de entrada e aberto.'),
  preview('Roteiro de Reels', 'Roteiro para gravar.'),
];

const editingStates: readonly State[] = [
  {
    name: 'an open editor',
    async open(page) {
      await chooseOption(page, 'Texto');
      await result(page).getByRole('button', { name: 'Editar' }).click();
      return editor(page);
    },
  },
  {
    name: 'an edit over the limit',
    async open(page) {
      await editor(page).fill('a'.repeat(5_001));
      return page.getByText('Encurte um pouco: cabem 5.000 caracteres.');
    },
  },
  {
    name: 'the question before an unsaved edit is left',
    async open(page) {
      await page.getByRole('link', { name: 'Ver histórico' }).click();
      return page.getByRole('alertdialog', { name: /^Você tem alterações que não foram salvas\./ });
    },
  },
  {
    name: 'an edit without network',
    async open(page) {
      await page.keyboard.press('Escape');
      await editor(page).fill('Do celular');
      await page.context().setOffline(true);
      return page.getByText('Você está sem internet. Salve quando a conexão voltar.');
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
    name: 'an edit that could not be saved',
    async open(page) {
      await failOperation(page, 'UpdateVariations');
      await save(page);
      return result(page).getByRole('alert').filter({ hasText: 'Não foi possível salvar a alteração.' });
    },
  },
  {
    name: 'the question before the original is restored',
    async open(page) {
      await save(page);
      await expect(editor(page)).toHaveCount(0);
      await result(page).getByRole('button', { name: 'Restaurar original' }).click();
      return page.getByRole('alertdialog', { name: /^Trocar este texto pelo original\?/ });
    },
  },
  {
    name: 'a toast: the original could not be restored',
    async open(page) {
      await failOperation(page, 'UpdateVariations');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar original' }).click();
      return page.getByRole('alert').filter({ hasText: 'Não foi possível salvar a alteração.' });
    },
  },
  {
    name: 'an edit being saved',
    async open(page) {
      await result(page).getByRole('button', { name: 'Editar' }).click();
      await holdOperation(page, 'UpdateVariations');
      await save(page);
      return page.getByRole('button', { name: 'Salvando...' });
    },
  },
];

export const results: readonly Journey[] = [
  {
    who: 'an owner of a paid plan who generates texts',
    async begin(page) {
      await acceptCookies(page);
      owner = await openAsOwnerWithTexts(page, [], 'voo');
    },
    states: [...previewStates, ...editingStates],
  },
];
