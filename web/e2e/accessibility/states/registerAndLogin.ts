import type { Page } from '@playwright/test';
import { newEmail, password, register, signIn } from '../../fixtures/account';
import { failIdentityCalls, holdIdentityCalls } from '../../fixtures/identity';
import { acceptCookies, title, type State, type Journey } from './state';

const email = newEmail('entra');

async function fill(page: Page, first: string, second = first): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(first);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(second);
}

const create = (page: Page) => page.getByRole('button', { name: 'Criar conta', exact: true }).click();

const registering: readonly State[] = [
  {
    name: 'a password that half does',
    async open(page) {
      await fill(page, 'padaria1', 'padaria');
      await page.getByRole('button', { name: 'Mostrar senha' }).click();
      return page.getByText('As senhas são iguais');
    },
  },
  {
    name: 'an account being made',
    async open(page) {
      await holdIdentityCalls(page, 'signUp');
      await fill(page, password);
      await create(page);
      return page.getByRole('button', { name: 'Criando conta...' });
    },
  },
  {
    name: 'an account that could not be made',
    async open(page) {
      await failIdentityCalls(page, 'signUp');
      await fill(page, password);
      await create(page);
      return page.getByText('Ocorreu um erro ao criar a conta. Tente novamente.');
    },
  },
  {
    name: '/verify-email',
    async open(page) {
      await register(page, email);
      return page.getByText('Aguardando confirmação...');
    },
  },
  {
    name: '/verify-email while it asks',
    async open(page) {
      await holdIdentityCalls(page, 'lookup');
      return page.getByText('Verificando...');
    },
  },
  {
    name: 'an address in use',
    async open(page) {
      await page.goto('/verify-email');
      await page.getByRole('button', { name: 'Ir para o Login' }).click();
      await title(page, 'Entrar').waitFor();
      await fill(page, password);
      await create(page);
      return page.getByText('Este e-mail já está em uso. Tente fazer login.');
    },
  },
];

const signingIn: readonly State[] = [
  {
    name: '/login',
    async open(page) {
      await page.goto('/login');
      return title(page, 'Entrar');
    },
  },
  {
    name: 'a wrong password',
    async open(page) {
      await signIn(page, email, 'errada');
      return page.getByText('E-mail ou senha inválidos. Novo por aqui?');
    },
  },
  {
    name: 'a login under way',
    async open(page) {
      await page.goto('/login');
      await holdIdentityCalls(page, 'signInWithPassword');
      await signIn(page, email);
      return page.getByRole('button', { name: 'Entrando...' });
    },
  },
  {
    name: 'an address that is not verified',
    async open(page) {
      await page.goto('/login');
      await signIn(page, email);
      return page.getByText('Seu e-mail ainda não foi verificado.');
    },
  },
  {
    name: 'a mail that could not be sent again',
    async open(page) {
      await failIdentityCalls(page, 'sendOobCode');
      await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click();
      return page.getByText('Não foi possível reenviar o e-mail. Tente novamente mais tarde.');
    },
  },
  {
    name: 'a mail that was sent again',
    async open(page) {
      await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click();
      return page.getByText('E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.');
    },
  },
];

const forgetting: readonly State[] = [
  {
    name: '/reset-password',
    async open(page) {
      await page.goto('/reset-password');
      return title(page, 'Redefinir senha');
    },
  },
  {
    name: 'a link being sent',
    async open(page) {
      await holdIdentityCalls(page, 'sendOobCode');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
      return page.getByRole('button', { name: 'Enviando...' });
    },
  },
  {
    name: 'a link that was sent',
    async open(page) {
      await page.goto('/reset-password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
      return page.getByText(/^Se uma conta com este e-mail existir em nosso sistema/);
    },
  },
];

export const entering: readonly Journey[] = [
  { who: 'somebody without an account', begin: acceptCookies, states: [...registering, ...signingIn, ...forgetting] },
];
