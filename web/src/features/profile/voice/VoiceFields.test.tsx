// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setOnline, mockAccount, restoreAccount } from '../../../tests/accountPage';
import { aPlan } from '../../../tests/pageWrapper';
import { aVoice, renderVoiceCard, learnt, voo } from '../../../tests/renderVoiceCard';

beforeEach(mockAccount);
afterEach(restoreAccount);

it('pasted texts are limited, and each is removed by its own button', async () => {
  const { press, field, button } = await renderVoiceCard({ voice: { ...aVoice, samples: ['Um', 'Dois'] } });
  await press('Colar um texto');
  expect(screen.queryByRole('button', { name: 'Colar um texto' })).toBeNull();
  await press(/^Remover\s*texto 2/);
  expect([field('Texto 1').value, field('Texto 2').value]).toEqual(['Um', '']);
  expect(document.activeElement).toBe(button('Colar um texto'));
  fireEvent.change(field('Texto 1'), { target: { value: 'a'.repeat(601) } });
  expect(screen.getByRole('alert').textContent).toContain('cabem 600 caracteres');
});

it('a new text has the focus, and while one is blank no other is added', async () => {
  const { press, field } = await renderVoiceCard({ voice: { ...aVoice, samples: ['Um'] } });
  await press('Colar um texto');
  expect(document.activeElement).toBe(field('Texto 2'));
  fireEvent.change(field('Texto 1'), { target: { value: ' ' } });
  await press('Colar um texto');
  expect(document.activeElement).toBe(field('Texto 1'));
  expect(screen.queryByLabelText('Texto 3')).toBeNull();
});

it('the learnt texts are shown while the voice learns, and the focus moves to the neighbour of a removed one', async () => {
  const { press } = await renderVoiceCard();
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(shown()).toEqual(['Um', 'Dois', 'Três']);
  await press(/^Esquecer\s*o texto 3/);
  expect(document.activeElement?.textContent).toBe('Esquecer o texto 2');
  await press(/^Esquecer\s*o texto 1/);
  expect([shown(), document.activeElement?.textContent]).toEqual([['Dois'], 'Esquecer o texto 1']);
  const learns = screen.getByRole('checkbox');
  act(() => learns.click());
  expect(shown()).toEqual([]);
  act(() => learns.click());
  await press(/^Esquecer/);
  expect([shown(), document.activeElement]).toEqual([[], learns]);
});

it('texts that the voice has learnt since an earlier visit are shown', async () => {
  const cache = new InMemoryCache();
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  const { unmount } = await renderVoiceCard({ cache, learns: () => learnt.slice(0, 2) });
  expect(shown()).toEqual(['Um', 'Dois']);
  unmount();
  await renderVoiceCard({ cache });
  await expect.poll(shown).toEqual(['Um', 'Dois', 'Três']);
});

it('learnt texts that fail to load show an error, and can be retried', async () => {
  let fails = true;
  const { alerts, press } = await renderVoiceCard({
    learns() {
      if (fails) throw new TypeError('Failed to fetch');
      return learnt;
    },
  });
  expect(alerts()).toEqual(['!Não foi possível carregar o que a voz aprendeu.']);
  fails = false;
  await press('Tentar novamente');
  expect([alerts(), screen.getAllByRole('listitem').length]).toEqual([[], 3]);
});

it.each([
  [voo, false],
  [aPlan, true],
])('only an owner whose plan has no voice reads which plan has one: %#', async (plan, isTold) => {
  const { text, type, button } = await renderVoiceCard({ plan });
  expect(text().includes('A voz entra nos textos a partir do Plano Voo.')).toBe(isTold);
  type('Frases da casa (opcional)', 'Vem!');
  setOnline(false);
  expect(button('Salvar voz').disabled).toBe(true);
});
