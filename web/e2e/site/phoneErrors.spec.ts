import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount, openAsNewOwner, createAccount, newEmail, openSignedInAs, signIn } from '../fixtures/account';
import { openWithGenerationEvents } from '../accessibility/states/socket';
import { acceptCookies } from '../accessibility/states/state';
import { openAsOwnerWithTexts, failOperation } from '../fixtures/texts';

const phone = { width: 360, height: 640 };
const alertWith = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

/** Expects that each field that gets the focus has its label in view, scrolled to from the top and from the end of the page. */
async function expectLabelsInView(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const barBottom = document.querySelector('header')!.getBoundingClientRect().bottom;
    const outOfView: string[] = [];
    for (const from of [0, document.documentElement.scrollHeight]) {
      for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)[id]')) {
        if (!field.labels?.[0] || !field.checkVisibility() || field.type === 'radio') continue;
        field.blur();
        scrollTo(0, from);
        field.focus();
        const label = field.labels[0].getBoundingClientRect();
        if (label.top < barBottom || label.bottom > innerHeight)
          outOfView.push(`${field.labels[0].textContent} from ${from}`);
      }
    }
    return outOfView;
  });
  expect(hidden, page.url()).toEqual([]);
}

/** Expects that each form switches off the validation messages of the browser. */
const expectOwnMessages = async (page: Page): Promise<void> => {
  await expect(page.locator('form')).not.toHaveCount(0);
  expect(await page.locator('form:not([novalidate])').count(), page.url()).toBe(0);
};

test('at 360 × 640 an error of the account pages is visible beside its field or button', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize(phone);
  for (const path of ['/login', '/register', '/reset-password']) {
    await page.goto(path);
    await page.getByLabel('E-mail').waitFor();
    await expectOwnMessages(page);
    await expectLabelsInView(page);
  }
  await page.goto('/login');
  await signIn(page, 'maria@padaria');
  await expect(alertWith(page, 'Falta o final do e-mail')).toBeInViewport({ ratio: 1 });
  await signIn(page, newEmail());
  await expect(alertWith(page, 'E-mail ou senha inválidos')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('button', { name: /google/i }).click();
  await expect(alertWith(page, 'Não foi possível completar o login com o Google.')).toBeInViewport({ ratio: 1 });

  await page.goto('/reset-password');
  const send = page.getByRole('button', { name: 'Enviar Link de Redefinição' });
  await page.getByLabel('E-mail').fill('maria@padaria');
  await send.click();
  await expect(alertWith(page, 'Falta o final do e-mail')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('E-mail').fill(newEmail());
  await send.click();
  await expect(page.getByText('Se uma conta com este e-mail existir')).toBeInViewport({ ratio: 1 });
});

test('at 360 × 640 an error of the onboarding and of the profile is visible beside its field', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize(phone);
  await openAsNewAccount(page, 'newcomer');
  await page.getByLabel('Nome do negócio').waitFor();
  await expectOwnMessages(page);
  await expectLabelsInView(page);
  await page.getByLabel('Nome do negócio').fill('n'.repeat(81));
  await page.getByLabel('Descrição').fill('Padaria');
  await page.getByLabel('Público-alvo').fill('Vizinhos');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(alertWith(page, /no máximo 80 caracteres|80/).first()).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Nome do negócio').fill('Ateliê da Ana');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Site').waitFor();
  await expectLabelsInView(page);

  await openSignedInAs(page, await createOwner(page), '/profile');
  await page.getByLabel('Nome do negócio').waitFor();
  await expectOwnMessages(page);
  await expectLabelsInView(page);
  await page.getByLabel('Site').fill('ateliedaana');
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(alertWith(page, 'Confira o endereço do site.')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Site').fill('ateliedaana.com.br');
  await failOperation(page, 'UpdateProfile');
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Erro ao salvar o perfil. Tente novamente.')).toBeInViewport({ ratio: 1 });
});

async function createOwner(page: Page): Promise<string> {
  const email = newEmail();
  await createAccount(page.request, email);
  return email;
}

test('at 360 × 640 an error of the plans and of the creation centre is visible', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize(phone);
  await openAsNewOwner(page);
  await expectOwnMessages(page);
  await expectLabelsInView(page);
  const generate = page.getByRole('button', { name: 'Gerar', exact: true });
  await generate.click();
  await expect(alertWith(page, 'Por favor, descreva seu tópico.')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Sobre o que é o texto?').fill('broa quentinha '.repeat(90));
  await generate.click();
  await expect(alertWith(page, 'Encurte um pouco: cabem 1.000 caracteres.')).toBeInViewport({ ratio: 1 });
  const message = 'O servidor está em manutenção.';
  await openWithGenerationEvents(page, '/generate', { __typename: 'WriterUnavailable', message });
  await page.getByLabel('Sobre o que é o texto?').fill('Pão de queijo');
  await generate.click();
  await expect(alertWith(page, message)).toBeInViewport({ ratio: 1 });

  await page.goto('/plans');
  await failOperation(page, 'StartCheckout', message);
  await page.getByRole('button', { name: 'Assinar Plano Revoada' }).click();
  await expect(page.getByRole('alertdialog').filter({ hasText: message })).toBeInViewport({
    ratio: 1,
  });
});

test('no form of the history, its editor and the dialogs of the profile shows validation messages of the browser', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.locator('form')).toHaveCount(2);
  await expectOwnMessages(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expectOwnMessages(page);
});
