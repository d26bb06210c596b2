// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeadingLink } from './HeadingLink';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page that was loaded at this address, with a link to the second of its cards. */
function aPage(address: string, visibility: 'visible' | 'hidden' = 'visible') {
  const page = (
    <>
      <HeadingLink to="voice">Ir para a voz</HeadingLink>
      <h2 id="products">Produtos</h2>
      <h2 id="voice" style={{ visibility }}>
        Voz da loja
      </h2>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, heading: screen.getByText('Voz da loja'), link: screen.getByRole('link') };
}

it('a link to a heading moves the focus to it and puts it into the address', async () => {
  const { router, heading, link } = aPage('/profile');
  expect(document.activeElement).toBe(document.body);
  await act(async () => void fireEvent.click(link));
  expect([document.activeElement, router.state.location.hash]).toEqual([heading, '#voice']);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a link to a heading that is clicked with %s, which opens another tab, leaves the focus where it is',
  async (key) => {
    const { link } = aPage('/profile');
    link.focus();
    // jsdom opens no tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await act(async () => void fireEvent.click(link, { [key]: true }));
    expect(document.activeElement).toBe(link);
  },
);

it('a page that was loaded with the address of a heading scrolls to it and focuses it once it is there', () => {
  const { heading } = aPage('/profile#voice');
  expect([document.activeElement, scrollIntoView.mock.contexts]).toEqual([heading, [heading]]);
});

it('a page that was loaded with the address of a heading that is still hidden goes to it in the frame in which it is shown', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const nextFrame = () => frames.shift()?.(0);
  const { heading } = aPage('/profile#voice', 'hidden');
  nextFrame();
  expect([document.activeElement, scrollIntoView.mock.calls]).toEqual([document.body, []]);
  heading.style.visibility = 'visible';
  nextFrame();
  expect([document.activeElement, scrollIntoView.mock.contexts]).toEqual([heading, [heading]]);
});

it.each(['/profile', '/profile#products'])('a page that was loaded at %s does not go to another heading', (address) => {
  aPage(address);
  expect([document.activeElement, scrollIntoView.mock.calls]).toEqual([document.body, []]);
});
