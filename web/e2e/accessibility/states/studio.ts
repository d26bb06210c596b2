import type { Page } from '@playwright/test';
import {
  openAsOwnerWithTexts,
  failOperation,
  holdOperation,
  saveOnAnotherDevice,
  type SignedInOwner,
} from '../../fixtures/texts';
import { result } from './generate';
import { openWithAdjustmentEvents, passThroughSocket, progress } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ideias para hoje' });
const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const openIdeas = (page: Page) => page.getByRole('button', { name: 'Não sei o que postar' }).click();
const adjustments = (page: Page) => page.getByRole('region', { name: 'Ajustes rápidos' });
const blank = (page: Page) => page.getByRole('button', { name: 'Preencher: preço' });

const formStates: readonly State[] = [
  {
    name: 'ideas that are loading',
    async open(page) {
      await holdOperation(page, 'Ideas');
      await page.goto('/generate');
      await openIdeas(page);
      return sheet(page).getByText('Buscando ideias...');
    },
  },
  {
    name: 'ideas that failed to load',
    async open(page) {
      await failOperation(page, 'Ideas');
      await page.goto('/generate');
      await openIdeas(page);
      return sheet(page).getByRole('alert');
    },
  },
  {
    name: 'the question before an idea replaces typed words',
    async open(page) {
      await page.goto('/generate');
      await topic(page).fill('Bolo de fubá');
      await openIdeas(page);
      await sheet(page).getByRole('listitem').getByRole('button').first().click();
      return page.getByRole('alertdialog', { name: 'Trocar o que você escreveu por esta ideia?' });
    },
  },
  {
    name: 'the question before a shared text replaces typed words',
    async open(page) {
      await page.goto('/generate?text=Bolo+de+cenoura');
      return page.getByRole('alertdialog', { name: 'Trocar o que você escreveu pelo texto compartilhado?' });
    },
  },
  {
    name: 'a browser without a service for its speech recognition',
    async open(page) {
      await page.goto('/generate');
      await page.evaluate(() => {
        class Recognition extends EventTarget {
          start() {
            this.dispatchEvent(Object.assign(new Event('error'), { error: 'service-not-allowed' }));
            this.dispatchEvent(new Event('end'));
          }
          abort() {}
        }
        Object.assign(globalThis, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
      });
      // The page looks for the speech recognition of the browser at its next render.
      await topic(page).fill('Bolo de cenoura');
      await page.getByRole('button', { name: 'Ditar' }).click();
      return page.getByText('O ditado não funciona neste navegador. Escreva o tópico.');
    },
  },
];

const resultStates: readonly State[] = [
  {
    name: 'a text with blanks',
    async open(page) {
      const id = await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [
        'Bolo de cenoura por [preencher: preço], até [preencher: dia].',
        ...others,
      ]);
      await page.goto(`/generate/${id}`);
      return blank(page);
    },
  },
  {
    name: 'a blank that is being filled',
    async open(page) {
      await blank(page).click();
      return page.getByRole('textbox', { name: 'preço' });
    },
  },
  {
    name: 'a blank that could not be saved',
    async open(page) {
      await failOperation(page, 'UpdateVariations');
      await page.getByRole('textbox', { name: 'preço' }).fill('R$ 45');
      await page.getByRole('button', { name: 'Pronto' }).click();
      return result(page).getByRole('alert').filter({ hasText: 'Não foi possível salvar a alteração.' });
    },
  },
  {
    name: 'an adjustment that is being cancelled',
    async open(page) {
      await openWithAdjustmentEvents(page, page.url(), progress('Bolo fofinho'));
      await adjustments(page).getByRole('button', { name: 'Mais curto' }).click();
      await holdOperation(page, 'AdjustedGeneration');
      await adjustments(page).getByRole('button', { name: 'Cancelar' }).click();
      return adjustments(page).getByText('Cancelando…');
    },
  },
  {
    name: 'adjustments without network',
    async open(page) {
      await passThroughSocket(page);
      await page.reload();
      await adjustments(page).waitFor();
      await page.context().setOffline(true);
      return adjustments(page).getByText('Sem internet. Os ajustes voltam com a conexão.');
    },
  },
  {
    name: 'a file that is no photo',
    async open(page) {
      await result(page).getByRole('radio', { name: 'Como vai ficar' }).check();
      const file = { name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
      await result(page).getByLabel('Sua foto aqui: escolher foto').setInputFiles(file);
      return result(page).getByText('Não dá para mostrar este arquivo.');
    },
  },
];

export const studio: readonly Journey[] = [
  {
    who: 'an owner of a paid plan who uses ideas, blanks and adjustments',
    async begin(page) {
      await acceptCookies(page);
      owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }], 'voo');
    },
    states: [...formStates, ...resultStates],
  },
];
