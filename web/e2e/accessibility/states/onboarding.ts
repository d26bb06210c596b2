import { createIdentity, newEmail, openSignedInAs } from '../../fixtures/account';
import { failOperation, holdOperation } from '../../fixtures/texts';
import { acceptCookies, pageHeading, type State, type Journey } from './state';

const states: readonly State[] = [
  {
    name: 'step 1',
    open: async (page) => pageHeading(page, 'Monte seu ninho'),
  },
  {
    name: 'step 1 with its required fields empty',
    async open(page) {
      await page.getByRole('button', { name: 'Avançar' }).click();
      return page.getByRole('alertdialog', { name: 'Por favor, preencha todos os campos para continuar.' });
    },
  },
  {
    name: 'step 1 with a description over the limit',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByLabel('Nome do negócio').fill('Pão da Praça');
      await page.getByLabel('Público-alvo').fill('Famílias do bairro');
      await page.getByLabel('Descrição').fill('a'.repeat(601));
      return page.getByText('Encurte um pouco: cabem 600 caracteres.');
    },
  },
  {
    name: 'step 2 with an invalid Instagram address',
    async open(page) {
      await page.getByLabel('Descrição').fill('Padaria artesanal');
      await page.getByRole('button', { name: 'Avançar' }).click();
      await page.getByLabel('Instagram').fill('pão da praça');
      await page.getByLabel('Cidade').fill('Pelotas');
      return page.getByText(/^Confira o Instagram\./);
    },
  },
  {
    name: 'step 3',
    async open(page) {
      await page.getByLabel('Instagram').fill('@paodapraca');
      await page.getByRole('button', { name: 'Avançar' }).click();
      return page.getByRole('heading', { name: 'Tudo certo?' });
    },
  },
  {
    name: 'a profile that could not be saved',
    async open(page) {
      await failOperation(page, 'CompleteOnboarding');
      await page.getByRole('button', { name: 'Começar a criar' }).click();
      return page.getByRole('alertdialog', { name: /^Ocorreu um erro ao salvar seu perfil\./ });
    },
  },
  {
    name: 'a profile that is being saved',
    async open(page) {
      await page.keyboard.press('Escape');
      await holdOperation(page, 'CompleteOnboarding');
      await page.getByRole('button', { name: 'Ver Planos' }).click();
      return page.getByRole('button', { name: 'Ver Planos', disabled: true });
    },
  },
  {
    name: '/plans for an account without a profile',
    async open(page) {
      await page.goto('/plans');
      return page.getByRole('link', { name: 'Completar meu cadastro' }).first();
    },
  },
  {
    name: 'step 3 after a plan was chosen',
    async open(page) {
      await page.getByRole('link', { name: 'Completar meu cadastro' }).last().click();
      return page.getByText(/^Você escolheu um plano\./);
    },
  },
  {
    name: 'an account that failed to load',
    async open(page) {
      await page.routeWebSocket(/graphql/, (socket) => socket.close());
      await failOperation(page, 'Viewer');
      await page.goto('/onboarding');
      return page.getByText('Não foi possível verificar os detalhes da sua conta. Tente novamente.');
    },
  },
];

export const onboarding: readonly Journey[] = [
  {
    who: 'an account that goes through the onboarding',
    async begin(page) {
      await acceptCookies(page);
      const email = newEmail('ninho');
      await createIdentity(page.request, email);
      await openSignedInAs(page, email, '/onboarding');
    },
    states,
  },
];
