// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGeneration, aViewer, createPageWrapper, signIn } from '../../tests/pageWrapper';
import { toast } from '../../ui/feedback/Toaster';
import { Component as Generate } from './Generate';

const scroll = vi.fn<() => void>();

beforeEach(() => {
  signIn();
  scroll.mockReset();
  vi.spyOn(toast, 'info').mockImplementation(() => {});
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page of an owner who has sent an order by Ctrl+Enter in the field of the topic, whose text `finish` ends. */
async function aTextInProgress() {
  const end = Promise.withResolvers<void>();
  const products = { __typename: 'ProductList', revision: 0, items: [] };
  const viewer = { ...aViewer, products };
  const wrapper = createPageWrapper(
    {
      Viewer: () => ({ viewer }),
      GeneratePage: () => ({ viewer }),
      async CopyWriting() {
        await end.promise;
        const generation = aGeneration('g1', 'POST_INSTAGRAM', ['Pão quente']);
        const user = { __typename: 'User', id: 'u1', textCredits: 4 };
        return { copyWriting: { __typename: 'GenerateCopySuccess', generation, user } };
      },
    },
    { at: ['/generate'], cache: new InMemoryCache({ possibleTypes: { Failure: ['InvalidBrief'] } }) },
  );
  render(
    <Routes>
      <Route path="/generate/:id?" element={<Generate />} />
    </Routes>,
    { wrapper },
  );
  const topic = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Sobre o que/ });
  fireEvent.change(topic, { target: { value: 'Pão na chapa' } });
  topic.focus();
  await act(async () => void fireEvent.keyDown(topic, { ctrlKey: true, key: 'Enter' }));
  await screen.findByText('Escrevendo…');
  scroll.mockReset();
  return {
    topic,
    async finish() {
      await act(async () => end.resolve());
      return screen.findByRole('heading', { name: 'Seu texto está pronto' });
    },
  };
}

it('a text that is ready takes the focus from the field that its order was sent from', async () => {
  const { finish } = await aTextInProgress();
  const heading = await finish();
  expect([document.activeElement, scroll.mock.calls.length]).toEqual([heading, 1]);
  expect(toast.info).not.toHaveBeenCalled();
});

it('a text that is ready is announced while the next topic is typed, and neither takes the focus nor scrolls', async () => {
  const { topic, finish } = await aTextInProgress();
  fireEvent.input(topic, { target: { value: 'Bolo de' } });
  await finish();
  expect([document.activeElement, scroll.mock.calls.length]).toEqual([topic, 0]);
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('Seu texto está pronto.');
});

it('a text that is ready leaves the focus in another field than its order was sent from', async () => {
  const { finish } = await aTextInProgress();
  const choice = screen.getByRole('radio', { name: 'Post de Instagram' });
  choice.focus();
  await finish();
  expect(document.activeElement).toBe(choice);
});
