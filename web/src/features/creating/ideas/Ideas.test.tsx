// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageWrapper } from '../../../tests/pageWrapper';
import { Ideas } from './Ideas';
import type { Idea } from './IdeasOfToday';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ideas = ['Bolo', 'Torta'].map((topic, index) => ({
  __typename: 'Idea',
  topic,
  contentType: 'MENSAGEM_WHATSAPP',
  tone: index === 0 ? 'DEFAULT' : 'VENDER',
  reason: 'Dia das mães',
}));
const config = { tones: [{ key: 'VENDER', label: 'Vender' }] };

async function aForm({ topic: first = '', isDown = false } = {}) {
  const network = { isDown };
  const picked: Idea[] = [];
  const Form = () => {
    const [topic, setTopic] = useState(first);
    const onPick = (idea: Idea) => {
      picked.push(idea);
      setTopic(idea.topic);
    };
    return (
      <>
        <input value={topic} onChange={({ target }) => setTopic(target.value)} />
        <Ideas topic={topic} onPick={onPick} />
      </>
    );
  };
  const answer = () => {
    if (network.isDown) throw new TypeError('Failed to fetch');
    return { ideas };
  };
  render(<Form />, { wrapper: createPageWrapper({ Ideas: answer }, { config }) });
  await screen.findByRole('textbox');
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return {
    network,
    picked,
    press,
    open: () => press('Não sei o que postar'),
    idea: (name: RegExp) => screen.findByRole('button', { name }),
  };
}

it('an idea says what it is for, and fills a blank form with its topic, type and goal', async () => {
  const { open, idea, picked } = await aForm();
  await open();
  expect((await idea(/Bolo/)).textContent).toBe('Dia das mãesBoloMensagem de WhatsApp');
  const torta = await idea(/Torta/);
  expect(torta.textContent).toBe('Dia das mãesTortaMensagem de WhatsApp, Vender');
  await act(async () => void fireEvent.click(torta));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(picked).toMatchObject([{ topic: 'Torta', contentType: 'MENSAGEM_WHATSAPP', tone: 'VENDER' }]);
});

it('an idea replaces another one at once, and typed words only after a confirmation', async () => {
  const { open, idea, picked, press } = await aForm();
  for (const name of [/Bolo/, /Torta/]) {
    await open();
    const one = await idea(name);
    await act(async () => void fireEvent.click(one));
  }
  expect(picked.map(({ topic }) => topic)).toEqual(['Bolo', 'Torta']);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Torta de limão' } });
  for (const [answer, count] of [
    ['Cancelar', 2],
    ['Trocar', 3],
  ] as const) {
    await open();
    const bolo = await idea(/Bolo/);
    await act(async () => void fireEvent.click(bolo));
    expect(picked).toHaveLength(2);
    await press(answer);
    expect(picked).toHaveLength(count);
  }
});

it('ideas that fail to load can be retried', async () => {
  const { network, open, press, idea } = await aForm({ isDown: true });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível buscar as ideias.');
  network.isDown = false;
  await press('Tentar novamente');
  expect(await idea(/Bolo/)).toBeDefined();
  await press('Fechar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the button for ideas is disabled without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await aForm();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Não sei o que postar' }).disabled).toBe(true);
});
