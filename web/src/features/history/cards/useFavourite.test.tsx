// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepaliveContext } from '../../../session/keepaliveContext';
import { createPageWrapper, type Answers } from '../../../tests/pageWrapper';
import { Toaster } from '../../../ui/feedback/Toaster';
import { FavouriteButton } from './FavouriteButton';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(favourite: boolean, answer: Answers[string]) {
  const requests: unknown[] = [];
  const wrapper = createPageWrapper({
    SetFavourite(variables, context) {
      requests.push(variables['input']);
      return answer(variables, context);
    },
  });
  render(
    <>
      <FavouriteButton generationId="g1" favourite={favourite} disabled={false} />
      <Toaster />
    </>,
    { wrapper },
  );
  const button = await screen.findByRole('button', { name: /Favorito/ });
  expect(button.getAttribute('aria-pressed')).toBe(String(favourite));
  await act(async () => void fireEvent.click(button));
  return requests;
}

const saved = () => ({
  setFavourite: {
    __typename: 'SetFavouriteSuccess',
    generation: { __typename: 'Generation', id: 'g1', favourite: true },
  },
});

it.each([true, false])('a press on a favourite mark that is set (%s) saves the opposite', async (favourite) => {
  const requests = await press(favourite, saved);
  expect(requests).toEqual([{ generationId: 'g1', favourite: !favourite }]);
  expect(document.body.textContent).not.toContain('Não foi possível');
});

it('a favourite mark is saved also when the page is left right after the press', async () => {
  const answer = vi.fn<Answers[string]>(saved);
  await press(false, answer);
  expect(answer.mock.lastCall?.[1]).toMatchObject(keepaliveContext);
});

it.each([
  ['refused', () => ({ setFavourite: { __typename: 'PlanLocked', message: 'Só no Plano Voo.' } }), 'Só no Plano Voo.'],
  [
    'lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Não foi possível salvar a alteração.',
  ],
])('a favourite mark that was %s shows the reason', async (_, answer, why) => {
  await press(false, answer);
  await waitFor(() => expect(document.body.textContent).toContain(why));
});
