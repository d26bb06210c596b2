// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGeneration, createPageWrapper } from '../../../tests/pageWrapper';
import { PreviousResult } from './PreviousResult';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const common = { generationId: 'g1', canEdit: true, locked: 2, upgrade: 'Plano Voo', onEditing: () => {} };
const open = (answer: (variables: Record<string, unknown>) => object, isLast = true) => {
  const onGone = vi.fn<() => void>();
  render(<PreviousResult {...common} isLast={isLast} onGone={onGone} />, {
    wrapper: createPageWrapper({ PreviousGeneration: answer }),
  });
  return onGone;
};
const found = () => ({ generation: aGeneration('g1', 'POST_INSTAGRAM', ['Um', 'Dois']) });

it.each([
  [true, 'Seu último texto'],
  [false, 'Seu texto'],
])('the newest result (%s) is called "%s", and takes no focus', async (isLast, title) => {
  const onGone = open(found, isLast);
  const heading = await screen.findByRole('heading', { name: title });
  expect(document.activeElement).not.toBe(heading);
  expect(onGone).not.toHaveBeenCalled();
});

it('the texts that the plan leaves out are locked tabs, which lead to the plans', async () => {
  open(found);
  const locked = await screen.findAllByRole('link', { name: /Variação \d: disponível no Plano Voo/ });
  expect(locked.map((tab) => tab.textContent?.trim())).toEqual(['Variação 3', 'Variação 4']);
  expect(locked[0]!.getAttribute('href')).toBe('/plans');
});

it('a result that no longer exists shows a notice, and is forgotten', async () => {
  const onGone = open(() => ({ generation: null }));
  expect(await screen.findByText('Este texto não está aqui.')).toBeDefined();
  expect(onGone).toHaveBeenCalledOnce();
});

it('a result that fails to load is not forgotten, and can be retried', async () => {
  let isDown = true;
  const onGone = open(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return found();
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o texto.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Seu último texto' })).toBeDefined();
  expect(onGone).not.toHaveBeenCalled();
});

it('a result that is in the cache is loaded again', async () => {
  const cache = new InMemoryCache();
  const visit = (text: string) => {
    const generation = aGeneration('g1', 'POST_INSTAGRAM', [text]);
    const wrapper = createPageWrapper({ PreviousGeneration: () => ({ generation }) }, { cache });
    render(<PreviousResult {...common} isLast onGone={() => {}} />, { wrapper });
  };
  visit('Um');
  expect(await screen.findByText('Um')).toBeDefined();
  cleanup();
  visit('Mudado em outra aba');
  expect(await screen.findByText('Mudado em outra aba')).toBeDefined();
});
