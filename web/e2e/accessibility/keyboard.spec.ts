import { expect, test } from '../fixtures/test';
import { createAccount, newEmail, password } from '../fixtures/account';
import { expectFocusTrapped, pressOn, tabTo, typeInto } from '../fixtures/keyboard';

const topic = 'Pão de queijo quentinho na fornada das 16h';

test('sign-up, onboarding, generation and history work by keyboard alone', async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail();
  const heading = (level: 1 | 2, name: string) => page.getByRole('heading', { level, name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });

  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Pular para o conteúdo' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Criar conta grátis' }).first()).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(1, 'Criar conta')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await typeInto(page, page.getByRole('textbox', { name: 'Senha', exact: true }), password);
  await typeInto(page, page.getByRole('textbox', { name: 'Confirme a senha' }), password);
  await page.keyboard.press('Enter');

  await expect(heading(1, 'Confirme seu e-mail')).toBeFocused();
  const opening = page.waitForEvent('popup');
  await pressOn(page, page.getByRole('link', { name: 'Ambiente local: abra a caixa de entrada de teste' }));
  const mailbox = await opening;
  const mail = mailbox.getByRole('listitem').filter({ hasText: email });
  await pressOn(mailbox, mail.getByRole('link', { name: 'Confirmar e-mail' }));
  await expect(mailbox.getByRole('heading', { name: /^E-mail confirmado/ })).toBeVisible();
  await mailbox.close();

  await expect(heading(1, 'Monte seu ninho')).toBeFocused();
  await pressOn(page, button('Avançar'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(button('Entendi')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Nome do negócio' })).toBeFocused();
  await page.keyboard.type('Pão da Praça');
  await typeInto(page, page.getByRole('textbox', { name: /descri/i }), 'Padaria artesanal com fermentação natural');
  await typeInto(page, page.getByRole('textbox', { name: /público/i }), 'Famílias do bairro');
  await pressOn(page, button('Avançar'));
  await expect(heading(2, 'Onde encontrar você')).toBeFocused();
  await pressOn(page, button('Pular esta etapa'), 'Space');
  await expect(heading(2, 'Tudo certo?')).toBeFocused();
  await pressOn(page, button('Começar a criar'));

  await expect(heading(1, 'Central de Criação')).toBeFocused();
  await expect(page.getByText('5 créditos').first()).toBeVisible();
  await tabTo(page, button('Sobre os créditos'));
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, radio('Post para Instagram'));
  await page.keyboard.press('ArrowDown');
  await expect(radio('Descrição de Produto')).toBeFocused();
  await expect(radio('Descrição de Produto')).toBeChecked();
  await typeInto(page, page.getByRole('textbox', { name: 'Sobre o que é o texto?' }), topic);
  await tabTo(page, radio('Vender'));
  await page.keyboard.press('ArrowRight');
  await expect(radio('Conectar')).toBeFocused();
  await expect(radio('Conectar')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(radio('Conectar')).not.toBeChecked();
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(heading(2, 'Seu texto está pronto')).toBeFocused();
  await expect(page.getByText('4 créditos').first()).toBeVisible();
  await pressOn(page, button('Copiar'));
  await expect(button('Copiado!')).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/pão de queijo/i);

  await pressOn(page, page.getByRole('link', { name: 'Histórico', exact: true }));
  await expect(heading(1, 'Meu Histórico')).toBeFocused();
  await tabTo(page, page.getByRole('group', { name: 'Filtros' }));
  await expect(page.getByRole('tooltip')).toHaveText('Filtros avançados estão disponíveis a partir do Plano Voo');
  const opener = page.getByRole('button', { name: `Excluir ${topic}` });
  await pressOn(page, opener);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectFocusTrapped(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();

  await pressOn(page, button('Sair'));
  await expect(heading(1, 'Entrar')).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await typeInto(page, page.getByRole('textbox', { name: 'Senha', exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(heading(1, 'Central de Criação')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Ver histórico' }));
  await expect(heading(1, 'Meu Histórico')).toBeFocused();
  await pressOn(page, opener);
  await tabTo(page, question.getByRole('button', { name: 'Excluir' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sua história começa aqui.' })).toBeVisible();
  await expect(heading(1, 'Meu Histórico')).toBeFocused();
});

test('variations, their editor and the mobile menu work by keyboard alone', async ({ page }) => {
  const email = newEmail();
  await createAccount(page.request, email, 'voo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await typeInto(page, page.getByRole('textbox', { name: 'Senha', exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Criação' })).toBeFocused();

  const toggle = page.getByRole('button', { name: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Principal' });
  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'Histórico' })).toBeVisible();
  await expectFocusTrapped(page, bar);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Histórico' })).toBeHidden();
  await expect(toggle).toBeFocused();

  await typeInto(page, page.getByRole('textbox', { name: 'Sobre o que é o texto?' }), topic);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Seu texto está pronto' })).toBeFocused();
  const tab = (number: number) => page.getByRole('tab', { name: `Variação ${number}` });
  await tabTo(page, tab(1));
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(number)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: `Variação ${number}` })).toBeVisible();
  }
  const edit = page.getByRole('button', { name: 'Editar' });
  const editor = page.getByRole('textbox', { name: 'Editar variação 1' });
  await pressOn(page, edit);
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Tem fornada saindo agora.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Tem fornada saindo agora.');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Cancelar' }));
  await expect(edit).toBeFocused();

  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Space');
  await pressOn(page, bar.getByRole('link', { name: 'Perfil' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeFocused();
});

test('cookie banner, menu and FAQ of a public page work by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/how-it-works');
  const bar = page.getByRole('navigation', { name: 'Principal' });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await pressOn(page, toggle);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectFocusTrapped(page, bar);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  const question = page.locator('summary').nth(1);
  const answer = page.locator('details').nth(1).locator('p').first();
  await pressOn(page, question);
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  await expect(question).toBeFocused();

  const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
  await pressOn(page, banner.getByRole('button', { name: 'Aceitar e continuar' }));
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await pressOn(page, page.getByRole('link', { name: 'Privacidade' }));
  await expect(page).toHaveURL('/privacy');
  await pressOn(page, page.getByRole('button', { name: 'Retirar minha permissão' }));
  await expect(page.getByRole('main').getByRole('button', { name: /aceitar/i })).toBeFocused();
});
