// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, ownersPage } from '../../tests/ownersPage';
import { GenerationBody } from './GenerationBody';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two texts of an owner whose plan has these features, or edits none, both with a blank for the price. */
async function twoTexts(features: typeof aPlan.features = []) {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const texts = ['Pão por [preencher: preço] hoje', 'Na chapa: [preencher: preço]'];
  const generation = aGeneration('g1', 'POST_INSTAGRAM', texts) as unknown as ComponentProps<
    typeof GenerationBody
  >['generation'];
  const wrapper = ownersPage();
  vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
  render(
    <GenerationBody
      generation={generation}
      plan={{ ...aPlan, features }}
      failure={undefined}
      disabled={false}
      onEdit={() => {}}
      onEditing={() => {}}
      onDelete={() => {}}
    />,
    { wrapper },
  );
  await screen.findByRole('tabpanel');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return {
    press,
    open: (tab: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name: tab }))),
    type: (value: string) => fireEvent.change(screen.getByRole('textbox', { name: 'preço' }), { target: { value } }),
    async copied() {
      await press('Copiar');
      return writeText.mock.lastCall?.[0];
    },
  };
}

it('what is filled into one variation is shown and copied in that one alone', async () => {
  const { press, open, type, copied } = await twoTexts();
  await press('Preencher: preço');
  type('R$ 5');
  await press('Pronto');
  expect(screen.getByRole('tabpanel').textContent).toContain('Pão por R$ 5 hoje');
  await open('Variação 2');
  expect(screen.getByRole('tabpanel').textContent).not.toContain('R$ 5');
  expect(await copied()).toBe('Na chapa: [preencher: preço]');
  await press('Preencher: preço');
  type('R$ 6');
  await press('Pronto');
  await open('Variação 1');
  expect(screen.getByRole('tabpanel').textContent).toContain('Pão por R$ 5 hoje');
});

it('a field in which a price is being typed is not open in the next variation', async () => {
  const { press, open, type } = await twoTexts();
  await press('Preencher: preço');
  type('R$ 5');
  await open('Variação 2');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Preencher: preço' })).toBeDefined();
});

it('while a text is edited, the tabs of the others are closed, and open again when it is left', async () => {
  const { press, open } = await twoTexts(['EDITING']);
  const closed = () => screen.getAllByRole<HTMLButtonElement>('tab').map(({ disabled }) => disabled);
  await open('Variação 2');
  expect(closed()).toEqual([false, false]);
  await press('Editar');
  expect(screen.getByRole('textbox', { name: /Editar variação 2/ })).toBeDefined();
  expect(closed()).toEqual([true, false]);
  await press('Cancelar');
  expect(closed()).toEqual([false, false]);
});
