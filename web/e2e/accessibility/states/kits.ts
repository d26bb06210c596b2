import type { Page } from '@playwright/test';
import { openAsNewOwner } from '../../fixtures/account';
import { holdOperation } from '../../fixtures/texts';
import { result } from './generate';
import { openWithKitEvents, passThroughSocket } from './socket';
import { acceptCookies, pageHeading, type State, type Journey } from './state';

const topic = 'Bolo de cenoura, R$ 39,90';
const kitButton = (page: Page) => page.getByRole('button', { name: /^Gerar kit/ });
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Kit de campanha' });
const typeCheckbox = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Requests a kit of a post and a message, on a page that was just loaded. */
async function requestKit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await kitButton(page).click();
}

const formStates: readonly State[] = [
  {
    name: 'the form of a kit',
    async open(page) {
      await page.goto('/generate');
      await page.getByRole('radio', { name: 'Kit de campanha' }).check();
      return kitButton(page);
    },
  },
  {
    name: 'a kit with too few types',
    async open(page) {
      await page.getByLabel('Sobre o que é o texto?').fill(topic);
      await typeCheckbox(page, 'Mensagem de WhatsApp').uncheck();
      await kitButton(page).click();
      const error = page.getByText('Escolha pelo menos 2 tipos.');
      await error.waitFor();
      return error;
    },
  },
  {
    name: 'a kit that was refused for lack of credits',
    async open(page) {
      const message = 'Falta 1 crédito para este kit. Nada foi cobrado.';
      await openWithKitEvents(page, '/generate', { __typename: 'OutOfCredits', message });
      await typeCheckbox(page, 'Mensagem de WhatsApp').check();
      await kitButton(page).click();
      return result(page).getByText(message);
    },
  },
];

async function cancel(page: Page): Promise<void> {
  await result(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Cancelado. Nada foi cobrado.').waitFor();
}

/** An event of the server: a piece of the post, and the message in this state. */
const kitProgress = (messageState: 'BEING_WRITTEN' | 'RETURNED') => ({
  __typename: 'KitProgress',
  growing: [
    {
      __typename: 'KitTextProgress',
      contentType: 'POST_INSTAGRAM',
      restarted: [],
      pieces: [{ __typename: 'CopyPiece', variation: 0, text: 'Bolo de cenoura com cobertura' }],
    },
  ],
  ended:
    messageState === 'RETURNED'
      ? [
          {
            __typename: 'KitText',
            contentType: 'MENSAGEM_WHATSAPP',
            state: messageState,
            generation: null,
            failure: null,
          },
        ]
      : [],
});

const writingStates: readonly State[] = [
  {
    name: 'a kit before its first words',
    async open(page) {
      await openWithKitEvents(page, '/generate');
      await requestKit(page);
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo 2 textos…' });
    },
  },
  {
    name: 'a kit while its texts arrive',
    async open(page) {
      await cancel(page);
      await openWithKitEvents(page, '/generate', kitProgress('BEING_WRITTEN'));
      await requestKit(page);
      return result(page).getByText('Bolo de cenoura com cobertura');
    },
  },
  {
    name: 'a kit that is being written after one text failed',
    async open(page) {
      await cancel(page);
      await openWithKitEvents(page, '/generate', kitProgress('RETURNED'));
      await requestKit(page);
      // On a phone the text that failed is behind its tab.
      const tab = page.getByRole('tab', { name: 'Mensagem de WhatsApp' });
      if (await tab.isVisible()) await tab.click();
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo 2 textos…' });
    },
  },
  {
    name: 'a kit that is being cancelled',
    async open(page) {
      await holdOperation(page, 'KitState');
      await result(page).getByRole('button', { name: 'Cancelar' }).click();
      return result(page).getByRole('status').filter({ hasText: 'Cancelando…' });
    },
  },
];

const storedStates: readonly State[] = [
  {
    name: 'a kit that is ready',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/generate');
      await requestKit(page);
      return result(page).getByRole('heading', { name: 'Seu kit está pronto' });
    },
  },
  {
    name: 'a kit after a reload',
    async open(page) {
      await page.reload();
      return result(page).getByRole('heading', { name: 'Kit de campanha', exact: true });
    },
  },
  {
    name: 'a kit in the history',
    async open(page) {
      await page.goto('/history');
      return card(page);
    },
  },
  {
    name: 'the question before a text of a kit is deleted',
    async open(page) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await card(page)
        .getByRole('button', { name: `Excluir ${topic}` })
        .filter({ visible: true })
        .click();
      return page.getByRole('alertdialog', { name: /Excluir só este texto ou o kit inteiro/ });
    },
  },
];

export const kits: readonly Journey[] = [
  {
    who: 'an owner of a paid plan who generates kits',
    async begin(page) {
      await acceptCookies(page);
      await openAsNewOwner(page, 'voo');
      await pageHeading(page, 'Central de Criação').waitFor();
    },
    states: [...formStates, ...storedStates, ...writingStates],
  },
];
