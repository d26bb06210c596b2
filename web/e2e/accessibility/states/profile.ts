import type { Page } from '@playwright/test';
import { newEmail, password } from '../../fixtures/account';
import { openAsOwnerWithTexts, failOperation, holdOperation, type SignedInOwner } from '../../fixtures/texts';
import { passThroughSocket, blockSocket } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const field = (page: Page, label: string) => page.getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil' }).click();
const dialog = (page: Page) => page.getByRole('alertdialog');

const loadingStates: readonly State[] = [
  {
    name: 'a profile while its cards are loading',
    async open(page) {
      await blockSocket(page);
      await holdOperation(page, 'SubscriptionCard');
      await holdOperation(page, 'CreditStatement');
      await page.goto('/profile');
      return page.getByText('Carregando sua assinatura...');
    },
  },
  {
    name: 'a subscription and a statement that failed to load',
    async open(page) {
      await failOperation(page, 'SubscriptionCard');
      await failOperation(page, 'CreditStatement');
      await page.goto('/profile');
      return page.getByText('Não foi possível carregar os dados da sua assinatura.');
    },
  },
  {
    name: '/profile',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/profile');
      return page.getByText('Grátis', { exact: true });
    },
  },
];

const savingStates: readonly State[] = [
  {
    name: 'a profile with invalid fields',
    async open(page) {
      await field(page, 'Nome do negócio').fill('');
      await field(page, 'Instagram').fill('pão da praça');
      await save(page);
      return page.getByText(/^Confira o Instagram\./);
    },
  },
  {
    name: 'a profile that could not be saved',
    async open(page) {
      await field(page, 'Nome do negócio').fill('Pão da Esquina');
      await field(page, 'Instagram').fill('');
      await failOperation(page, 'UpdateProfile');
      await save(page);
      return page.getByText('Erro ao salvar o perfil. Tente novamente.');
    },
  },
  {
    name: 'a profile that was saved',
    async open(page) {
      await save(page);
      return page.getByText('Perfil salvo com sucesso!');
    },
  },
  {
    name: 'a field that was changed on another device too',
    async open(page) {
      await field(page, 'Cidade').fill('Rio Grande');
      await page.request.post('/graphql', {
        data: { query: 'mutation { updateProfile(input: { businessCity: "Canguçu" }) { __typename } }' },
        headers: { authorization: `Bearer ${owner.token}` },
      });
      return page.getByText('aqui “Rio Grande”, lá “Canguçu”');
    },
  },
  {
    name: 'a profile that is being saved',
    async open(page) {
      await page.getByRole('button', { name: 'Ficar com esta em Cidade' }).click();
      await holdOperation(page, 'UpdateProfile');
      await save(page);
      return page.getByRole('button', { name: 'Salvando...' });
    },
  },
];

const changeDialog = (page: Page) => page.getByRole('dialog');
const submitChange = (page: Page) => changeDialog(page).getByRole('button', { name: 'Salvar' }).click();

const accountStates: readonly State[] = [
  {
    name: 'the form that changes the name or the e-mail',
    async open(page) {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Alterar nome ou e-mail' }).click();
      return changeDialog(page).getByRole('button', { name: 'Salvar' });
    },
  },
  {
    name: 'an invalid name and an invalid e-mail',
    async open(page) {
      await changeDialog(page).getByLabel('Seu nome').fill('Ana '.repeat(30));
      await changeDialog(page).getByLabel('E-mail').fill('ana@padaria');
      await submitChange(page);
      return changeDialog(page).getByText(/^Falta o final do e-mail/);
    },
  },
  {
    name: 'a change of the name with a wrong password',
    async open(page) {
      await changeDialog(page).getByLabel('Seu nome').fill('Ana Souza');
      await changeDialog(page).getByLabel('E-mail').fill(newEmail('ana'));
      await changeDialog(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await submitChange(page);
      return changeDialog(page).getByText('Senha incorreta. Nada mudou.');
    },
  },
  {
    name: 'a change of the e-mail whose link was sent',
    async open(page) {
      await changeDialog(page).getByLabel('Sua senha', { exact: true }).fill(password);
      await submitChange(page);
      return page.getByText(/^Enviamos um link para/);
    },
  },
];

const ownDataStates: readonly State[] = [
  {
    name: 'a toast: the data export failed',
    async open(page) {
      await page.route('/api/export-data', (route) => route.abort());
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Exportar meus dados' }).click();
      return page.getByRole('alert').filter({ hasText: 'Não foi possível exportar seus dados. Tente novamente.' });
    },
  },
  {
    name: 'a data export in progress',
    async open(page) {
      await page.route('/api/export-data', () => new Promise<void>(() => {}));
      await page.getByRole('button', { name: 'Exportar meus dados' }).click();
      return page.getByRole('button', { name: 'Exportar meus dados', disabled: true });
    },
  },
  {
    name: 'the question before the account is deleted',
    async open(page) {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      return dialog(page).getByRole('button', { name: 'Excluir para sempre', disabled: true });
    },
  },
  {
    name: 'a deletion of the account with a wrong password',
    async open(page) {
      await field(page, 'Digite EXCLUIR para confirmar').fill('EXCLUIR');
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await dialog(page).getByRole('button', { name: 'Excluir para sempre' }).click();
      return dialog(page).getByText('Senha incorreta. A conta não foi excluída.');
    },
  },
  {
    name: 'a deletion of the account in progress',
    async open(page) {
      await holdOperation(page, 'DeleteAccount');
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill(password);
      await dialog(page).getByRole('button', { name: 'Excluir para sempre' }).click();
      return dialog(page).getByRole('button', { name: 'Manter minha conta', disabled: true });
    },
  },
  {
    name: 'a toast: the account was deleted',
    async open(page) {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      await field(page, 'Digite EXCLUIR para confirmar').fill('EXCLUIR');
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill(password);
      await dialog(page).getByRole('button', { name: 'Excluir para sempre' }).click();
      return page.getByText('Sua conta foi excluída.');
    },
  },
];

export const profile: readonly Journey[] = [
  {
    who: 'an owner with a profile',
    async begin(page) {
      await acceptCookies(page);
      owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }], 'ninho');
    },
    states: [...loadingStates, ...savingStates, ...accountStates, ...ownDataStates],
  },
];
