import type { Page } from '@playwright/test';
import { newEmail, password } from '../../fixtures/account';
import { openAsOwnerWithTexts, failOperation, holdOperation, type SignedInOwner } from '../../fixtures/texts';
import { passThroughSocket, blockSocket } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const field = (page: Page, label: string) => page.getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil' }).click();
const dialog = (page: Page) => page.getByRole('alertdialog');

const coming: readonly State[] = [
  {
    name: 'a profile that is awaited',
    async open(page) {
      await blockSocket(page);
      await holdOperation(page, 'SubscriptionCard');
      await holdOperation(page, 'CreditStatement');
      await page.goto('/profile');
      return page.getByText('Carregando sua assinatura...');
    },
  },
  {
    name: 'a subscription and a statement that did not come',
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

const saving: readonly State[] = [
  {
    name: 'what cannot be saved',
    async open(page) {
      await field(page, 'Nome do negócio').fill('');
      await field(page, 'Instagram').fill('pão da praça');
      await save(page);
      return page.getByText(/^Confira o Instagram\./);
    },
  },
  {
    name: 'what could not be saved',
    async open(page) {
      await field(page, 'Nome do negócio').fill('Pão da Esquina');
      await field(page, 'Instagram').fill('');
      await failOperation(page, 'UpdateProfile');
      await save(page);
      return page.getByText('Erro ao salvar o perfil. Tente novamente.');
    },
  },
  {
    name: 'what has been saved',
    async open(page) {
      await save(page);
      return page.getByText('Perfil salvo com sucesso!');
    },
  },
  {
    name: 'a field that was changed elsewhere too',
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
    name: 'what is being saved',
    async open(page) {
      await page.getByRole('button', { name: 'Ficar com esta em Cidade' }).click();
      await holdOperation(page, 'UpdateProfile');
      await save(page);
      return page.getByRole('button', { name: 'Salvando...' });
    },
  },
];

const change = (page: Page) => page.getByRole('dialog');
const saveChange = (page: Page) => change(page).getByRole('button', { name: 'Salvar' }).click();

const account: readonly State[] = [
  {
    name: 'the form for another name or e-mail',
    async open(page) {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Alterar nome ou e-mail' }).click();
      return change(page).getByRole('button', { name: 'Salvar' });
    },
  },
  {
    name: 'a name and an e-mail that cannot be saved',
    async open(page) {
      await change(page).getByLabel('Seu nome').fill('Ana '.repeat(30));
      await change(page).getByLabel('E-mail').fill('ana@padaria');
      await saveChange(page);
      return change(page).getByText(/^Falta o final do e-mail/);
    },
  },
  {
    name: 'a wrong password for another name',
    async open(page) {
      await change(page).getByLabel('Seu nome').fill('Ana Souza');
      await change(page).getByLabel('E-mail').fill(newEmail('ana'));
      await change(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await saveChange(page);
      return change(page).getByText('Senha incorreta. Nada mudou.');
    },
  },
  {
    name: 'a link that was sent to another address',
    async open(page) {
      await change(page).getByLabel('Sua senha', { exact: true }).fill(password);
      await saveChange(page);
      return page.getByText(/^Enviamos um link para/);
    },
  },
];

const ownData: readonly State[] = [
  {
    name: 'a toast: the file with everything did not come',
    async open(page) {
      await page.route('/api/export-data', (route) => route.abort());
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Exportar meus dados' }).click();
      return page.getByRole('alert').filter({ hasText: 'Não foi possível exportar seus dados. Tente novamente.' });
    },
  },
  {
    name: 'the file with everything is awaited',
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
    name: 'a refused deletion',
    async open(page) {
      await field(page, 'Digite EXCLUIR para confirmar').fill('EXCLUIR');
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await dialog(page).getByRole('button', { name: 'Excluir para sempre' }).click();
      return dialog(page).getByText('Senha incorreta. A conta não foi excluída.');
    },
  },
  {
    name: 'a deletion under way',
    async open(page) {
      await holdOperation(page, 'DeleteAccount');
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill(password);
      await dialog(page).getByRole('button', { name: 'Excluir para sempre' }).click();
      return dialog(page).getByRole('button', { name: 'Manter minha conta', disabled: true });
    },
  },
  {
    name: 'a toast: the account is gone',
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
    states: [...coming, ...saving, ...account, ...ownData],
  },
];
