import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';

const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives the page a speech recognition whose events the test sends. */
const stubSpeechRecognition = (page: Page) =>
  page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        Object.assign(globalThis, { recognition: this });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });

const sendRecognitionEvent = (page: Page, type: string, properties: object = {}) =>
  page.evaluate(
    ([name, eventProperties]) => {
      const { recognition } = globalThis as unknown as { recognition: EventTarget };
      recognition.dispatchEvent(Object.assign(new Event(name), eventProperties));
    },
    [type, properties] as const,
  );

/** Sends a recognised text. The result is an object, since a list loses its other properties on its way into the page. */
const sendTranscript = (page: Page, transcript: string, isFinal: boolean) =>
  sendRecognitionEvent(page, 'result', { resultIndex: 0, results: [{ 0: { transcript }, length: 1, isFinal }] });

test('a dictated topic goes in at the caret, and the page may use the microphone', async ({ page }) => {
  await stubSpeechRecognition(page);
  await openAsNewOwner(page);
  const { 'permissions-policy': policy } = (await page.request.get('/generate')).headers();
  expect(policy).toContain('microphone=(self)');
  await topic(page).fill('Bolo hoje');
  await topic(page).press('Home');
  for (let step = 0; step < 4; step += 1) await topic(page).press('ArrowRight');
  await button(page, 'Ditar').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ouvindo…' })).toBeVisible();
  await sendTranscript(page, 'de cem', false);
  await expect(page.getByText('de cem', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a dictation');
  await sendTranscript(page, 'de cenoura', true);
  await expect(topic(page)).toHaveValue('Bolo de cenoura hoje');
  await button(page, 'Parar').click();
  await button(page, 'Ditar').click();
  await sendTranscript(page, 'molhadinho', true);
  await expect(topic(page)).toHaveValue('Bolo de cenoura molhadinho hoje');
  await sendRecognitionEvent(page, 'error', { error: 'not-allowed' });
  await sendRecognitionEvent(page, 'end');
  await expect(page.getByRole('alert')).toHaveText('Permita o microfone nas configurações do navegador para ditar.');
  await expectAccessible(page, 'a refused microphone');
});

test('a browser without speech recognition has no button for it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openAsNewOwner(page);
  await expect(button(page, 'Não sei o que postar')).toBeVisible();
  await expect(button(page, 'Ditar')).toHaveCount(0);
});
