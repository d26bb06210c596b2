import type { Page } from '@playwright/test';
import { newEmail, password, register, signIn } from '../../fixtures/account';
import { failIdentityCalls, holdIdentityCalls } from '../../fixtures/identity';
import { acceptCookies, pageHeading, type State, type Journey } from './state';

const email = newEmail('entra');

async function fillRegisterForm(page: Page, typedPassword: string, confirmation = typedPassword): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(typedPassword);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(confirmation);
}

const submitRegisterForm = (page: Page) => page.getByRole('button', { name: 'Criar conta', exact: true }).click();

const registerStates: readonly State[] = [
  {
    name: 'a password that meets only some of the rules',
    async open(page) {
      await fillRegisterForm(page, 'padaria1', 'padaria');
      await page.getByRole('button', { name: 'Mostrar senha' }).click();
      return page.getByText('As senhas são iguais');
    },
  },
  {
    name: 'a sign-up in progress',
    async open(page) {
      await holdIdentityCalls(page, 'signUp');
      await fillRegisterForm(page, password);
      await submitRegisterForm(page);
      return page.getByRole('button', { name: 'Criando conta...' });
    },
  },
  {
    name: 'a sign-up that failed',
    async open(page) {
      await failIdentityCalls(page, 'signUp');
      await fillRegisterForm(page, password);
      await submitRegisterForm(page);
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
    name: '/verify-email while it checks the account',
    async open(page) {
      await holdIdentityCalls(page, 'lookup');
      return page.getByText('Verificando...');
    },
  },
  {
    name: 'a sign-up with an e-mail address that is in use',
    async open(page) {
      await page.goto('/verify-email');
      await page.getByRole('button', { name: 'Ir para o Login' }).click();
      await pageHeading(page, 'Entrar').waitFor();
      await fillRegisterForm(page, password);
      await submitRegisterForm(page);
      return page.getByText('Este e-mail já está em uso. Tente fazer login.');
    },
  },
];

const loginStates: readonly State[] = [
  {
    name: '/login',
    async open(page) {
      await page.goto('/login');
      return pageHeading(page, 'Entrar');
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
    name: 'a login in progress',
    async open(page) {
      await page.goto('/login');
      await holdIdentityCalls(page, 'signInWithPassword');
      await signIn(page, email);
      return page.getByRole('button', { name: 'Entrando...' });
    },
  },
  {
    name: 'a login with an e-mail address that is not verified',
    async open(page) {
      await page.goto('/login');
      await signIn(page, email);
      return page.getByText('Seu e-mail ainda não foi verificado.');
    },
  },
  {
    name: 'a verification e-mail that could not be sent again',
    async open(page) {
      await failIdentityCalls(page, 'sendOobCode');
      await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click();
      return page.getByText('Não foi possível reenviar o e-mail. Tente novamente mais tarde.');
    },
  },
  {
    name: 'a verification e-mail that was sent again',
    async open(page) {
      await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click();
      return page.getByText('E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.');
    },
  },
];

const passwordResetStates: readonly State[] = [
  {
    name: '/reset-password',
    async open(page) {
      await page.goto('/reset-password');
      return pageHeading(page, 'Redefinir senha');
    },
  },
  {
    name: 'a password reset in progress',
    async open(page) {
      await holdIdentityCalls(page, 'sendOobCode');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
      return page.getByRole('button', { name: 'Enviando...' });
    },
  },
  {
    name: 'a password reset whose link was sent',
    async open(page) {
      await page.goto('/reset-password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
      return page.getByText(/^Se uma conta com este e-mail existir em nosso sistema/);
    },
  },
];

export const registerAndLogin: readonly Journey[] = [
  {
    who: 'a visitor who signs up and logs in',
    begin: acceptCookies,
    states: [...registerStates, ...loginStates, ...passwordResetStates],
  },
];
