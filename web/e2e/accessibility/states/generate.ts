import type { Page } from '@playwright/test';
import { openAsNewOwner } from '../../fixtures/account';
import { alterAnswer, holdOperation } from '../../fixtures/texts';
import { openWithGenerationEvents, passThroughSocket, progress } from './socket';
import { acceptCookies, openMenu, pageHeading, type State, type Journey } from './state';

export const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');

/** Fills in the topic and clicks on "Gerar". */
export async function requestText(page: Page, about = 'Pão de queijo na fornada das 16h'): Promise<void> {
  await topic(page).fill(about);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
}

const formStates: readonly State[] = [
  {
    name: '/generate with the options that the plan locks',
    open: async (page) => page.getByRole('link', { name: 'Roteiro de Reels disponível no Plano Voo' }),
  },
  {
    name: 'the tooltip about credits',
    async open(page) {
      await page.getByRole('button', { name: 'Sobre os créditos' }).focus();
      return page.getByRole('tooltip').filter({ visible: true });
    },
  },
  openMenu,
  {
    name: 'an error for an empty topic',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Gerar', exact: true }).click();
      return page.getByText('Por favor, descreva seu tópico.');
    },
  },
  {
    name: 'a topic over the limit',
    async open(page) {
      await topic(page).fill('a'.repeat(1_001));
      return page.getByText('Encurte um pouco: cabem 1.000 caracteres.');
    },
  },
  {
    name: '/generate while the configuration is loading',
    async open(page) {
      await holdOperation(page, 'Config');
      await page.goto('/generate');
      return page.getByRole('status').filter({ hasText: 'Carregando…' });
    },
  },
];

const writingStates: readonly State[] = [
  {
    name: 'a text before its first words',
    async open(page) {
      await openWithGenerationEvents(page, '/generate');
      await requestText(page);
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo…' });
    },
  },
  {
    name: 'a cancelled text',
    async open(page) {
      await result(page).getByRole('button', { name: 'Cancelar' }).click();
      return result(page).getByText('Cancelado. Nada foi cobrado.');
    },
  },
  {
    name: 'a text being cancelled',
    async open(page) {
      await holdOperation(page, 'Click');
      await page.getByRole('button', { name: 'Gerar', exact: true }).click();
      await result(page).getByRole('button', { name: 'Cancelar' }).click();
      return result(page).getByText('Cancelando…');
    },
  },
  {
    name: 'a text that was ready before it was cancelled',
    async open(page) {
      const generation = { __typename: 'Generation', id: 'pronto' };
      await alterAnswer(page, 'Click', (data) => {
        data.click = { ...data.click, state: 'STORED', generation };
      });
      await openWithGenerationEvents(page, '/generate');
      await requestText(page);
      await result(page).getByRole('button', { name: 'Cancelar' }).click();
      return result(page).getByText('O texto ficou pronto antes do cancelamento.');
    },
  },
  {
    name: 'a text that is written again',
    async open(page) {
      await openWithGenerationEvents(page, '/generate', progress('Pão'), { ...progress(), restarted: [0] });
      await requestText(page);
      return result(page).getByText('Revisando o texto…');
    },
  },
  {
    name: 'a text that the writer failed to write',
    async open(page) {
      const message = 'Não foi possível escrever o texto agora. Crédito devolvido. Tente novamente em instantes.';
      await openWithGenerationEvents(page, '/generate', { __typename: 'WriterUnavailable', message });
      await requestText(page);
      return result(page).getByRole('alert').filter({ hasText: 'Crédito devolvido.' });
    },
  },
  {
    name: 'a text that was refused without credits',
    async open(page) {
      await openWithGenerationEvents(page, '/generate', {
        __typename: 'OutOfCredits',
        message: 'Você não tem créditos.',
      });
      await requestText(page);
      return result(page).getByRole('link', { name: 'Ver planos' });
    },
  },
  {
    name: 'a topic that the server refuses',
    async open(page) {
      const message = 'Conte mais sobre o tópico.';
      await openWithGenerationEvents(page, '/generate', { __typename: 'InvalidBrief', field: 'topic', message });
      await requestText(page);
      return page.getByText(message);
    },
  },
];

const resultStates: readonly State[] = [
  {
    name: 'a text with hints and locked variations',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/generate');
      await requestText(page, 'Bolo de cenoura');
      return result(page).getByRole('region', { name: 'Vale conferir' });
    },
  },
  {
    name: 'a copied text',
    async open(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await result(page).getByRole('button', { name: 'Copiar' }).click();
      return result(page).getByRole('button', { name: 'Copiado!' });
    },
  },
  {
    name: 'a text that is shared on Instagram',
    async open(page) {
      await result(page).getByRole('button', { name: 'Instagram' }).click();
      return page.getByRole('alertdialog', { name: 'Texto copiado. Agora é só colar no Instagram.' });
    },
  },
  {
    name: 'a clipboard that the browser refused',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      });
      await result(page).getByRole('button', { name: 'Facebook' }).click();
      return page.getByRole('alertdialog', {
        name: 'Não foi possível copiar o texto. Por favor, copie manualmente.',
      });
    },
  },
  {
    name: '/generate without a network',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      return page.getByText(
        'Você está sem internet. Seu texto continua aqui; você salva e gera de novo quando a conexão voltar.',
      );
    },
  },
  {
    name: '/generate without credits',
    async open(page) {
      for (const query of ['Viewer', 'GeneratePage']) {
        await alterAnswer(page, query, ({ viewer }) => (viewer.textCredits = 0));
      }
      await page.routeWebSocket(/graphql/, (socket) => socket.close());
      await page.goto('/generate');
      return page.getByText('Você não tem créditos.');
    },
  },
];

export const generate: readonly Journey[] = [
  {
    who: 'a free owner who generates texts',
    async begin(page) {
      await acceptCookies(page);
      // The hashtag of a generic business name is generic, for which the text gets a hint.
      await openAsNewOwner(page, 'ninho', 'Curtidas');
      await pageHeading(page, 'Central de Criação').waitFor();
    },
    states: [...formStates, ...writingStates, ...resultStates],
  },
];
