import type { Page } from '@playwright/test';
import { openAsNewOwner } from '../../fixtures/account';
import { holdOperation } from '../../fixtures/texts';
import { result } from './generate';
import { answerKits, passThroughSocket } from './socket';
import { acceptCookies, title, type State, type Journey } from './state';

const topic = 'Bolo de cenoura, R$ 39,90';
const kitButton = (page: Page) => page.getByRole('button', { name: /^Gerar kit/ });
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Kit de campanha' });
const type = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Asks for a kit of a post and a message, on a page as it has just come. */
async function click(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await kitButton(page).click();
}

const asking: readonly State[] = [
  {
    name: 'the form of a kit',
    async open(page) {
      await page.goto('/generate');
      await page.getByRole('radio', { name: 'Kit de campanha' }).check();
      return kitButton(page);
    },
  },
  {
    name: 'a kit of one type',
    async open(page) {
      await page.getByLabel('Sobre o que é o texto?').fill(topic);
      await type(page, 'Mensagem de WhatsApp').uncheck();
      await kitButton(page).click();
      const error = page.getByText('Escolha pelo menos 2 tipos.');
      await error.waitFor();
      return error;
    },
  },
  {
    name: 'a kit that the credits do not reach for',
    async open(page) {
      const message = 'Falta 1 crédito para este kit. Nada foi cobrado.';
      await answerKits(page, '/generate', { __typename: 'OutOfCredits', message });
      await type(page, 'Mensagem de WhatsApp').check();
      await kitButton(page).click();
      return result(page).getByText(message);
    },
  },
];

async function cancel(page: Page): Promise<void> {
  await result(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Cancelado. Nada foi cobrado.').waitFor();
}

/** What the server sends while the post is written, and the message has come to this. */
const arriving = (message: 'BEING_WRITTEN' | 'RETURNED') => ({
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
    message === 'RETURNED'
      ? [{ __typename: 'KitText', contentType: 'MENSAGEM_WHATSAPP', state: message, generation: null, failure: null }]
      : [],
});

const writing: readonly State[] = [
  {
    name: 'a kit that has not begun',
    async open(page) {
      await answerKits(page, '/generate');
      await click(page);
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo 2 textos…' });
    },
  },
  {
    name: 'a kit whose texts arrive',
    async open(page) {
      await cancel(page);
      await answerKits(page, '/generate', arriving('BEING_WRITTEN'));
      await click(page);
      return result(page).getByText('Bolo de cenoura com cobertura');
    },
  },
  {
    name: 'a kit being written, of which one text failed',
    async open(page) {
      await cancel(page);
      await answerKits(page, '/generate', arriving('RETURNED'));
      await click(page);
      // On a phone it is behind its tab.
      const tab = page.getByRole('tab', { name: 'Mensagem de WhatsApp' });
      if (await tab.isVisible()) await tab.click();
      return result(page).getByRole('status').filter({ hasText: 'Escrevendo 2 textos…' });
    },
  },
  {
    name: 'a kit being cancelled',
    async open(page) {
      await holdOperation(page, 'KitState');
      await result(page).getByRole('button', { name: 'Cancelar' }).click();
      return result(page).getByRole('status').filter({ hasText: 'Cancelando…' });
    },
  },
];

const kept: readonly State[] = [
  {
    name: 'a kit that is ready',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/generate');
      await click(page);
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
    who: 'an owner of a kit',
    async begin(page) {
      await acceptCookies(page);
      await openAsNewOwner(page, 'voo');
      await title(page, 'Central de Criação').waitFor();
    },
    states: [...asking, ...kept, ...writing],
  },
];
