// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderBriefForm } from '../../../tests/renderBriefForm';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a text shared by another application becomes the topic once, and is taken out of the address', async () => {
  const { topic, router } = await renderBriefForm({ at: '/generate?text=Bolo' });
  await vi.waitFor(() => expect(topic.value).toBe('Bolo'));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(topic);
});

it.each([
  ['Manter o meu', 'Torta'],
  ['Trocar', 'Bolo'],
])('a shared text replaces what was typed only after a question: %s', async (answer, value) => {
  const { topic } = await renderBriefForm({ at: '/generate?text=Bolo', draft: { topic: 'Torta' } });
  await screen.findByRole('alertdialog');
  expect(topic.value).toBe('Torta');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: answer })));
  expect(topic.value).toBe(value);
});
