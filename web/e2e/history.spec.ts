import { expect, test, type Page } from '@playwright/test';
import { anOwner } from './account';

const locked = 'Filtros avançados estão disponíveis a partir do Plano Voo';

async function write(page: Page, topic: string): Promise<void> {
  await page.goto('/generate');
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible({ timeout: 30_000 });
}

test('a free owner finds texts again, learns what a plan opens, and uses a brief once more', async ({
  page,
  context,
}) => {
  await anOwner(page);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Sua história começa aqui.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar meu primeiro conteúdo' })).toHaveAttribute('href', '/generate');
  const explainer = page.getByLabel('Como funciona o seu histórico');
  await expect(explainer).toContainText('10 criações mais novas');

  await write(page, 'Pão de queijo da tarde');
  await page.goto('/history');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Pão de queijo da tarde');
  await expect(page.getByRole('group', { name: 'Filtros' })).toHaveAttribute('title', locked);
  for (const field of [/Buscar nos textos/, /Tipo de conteúdo/, /Objetivo/])
    await expect(page.getByRole('group', { name: 'Filtros' }).getByLabel(field)).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Exportar histórico' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Variação 2: disponível no Plano Voo' })).toHaveAttribute(
    'href',
    '/plans',
  );
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/api\.whatsapp\.com/);

  await explainer.getByRole('button', { name: 'Entendi' }).click();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(explainer).toHaveCount(0);

  const otherTab = await context.newPage();
  await write(otherTab, 'Broa de milho da manhã');
  await otherTab.close();
  await expect(card).toContainText('Broa de milho da manhã');
  await expect(page.getByRole('article')).toHaveCount(2);

  await card.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Tem certeza que deseja excluir esta geração? Esta ação não pode ser desfeita.');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await card.getByRole('button', { name: 'Usar de novo' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue('Pão de queijo da tarde');
});
