// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../session/analytics';
import { acceptCookies, withdrawCookies } from '../../../session/cookieConsent';
import { SessionProvider } from '../../../session/SessionProvider';
import { ViewerProvider } from '../../../session/ViewerProvider';
import { DialogsProvider } from '../../../ui/feedback/Dialogs';
import { PageUnreachable } from '../page/PageUnreachable';
import { Shell } from './Shell';
import { UnexpectedError } from '../page/UnexpectedError';

let stopAnalytics = () => {};
beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  acceptCookies();
  stopAnalytics = startAnalytics('G-ABC123');
});
afterEach(() => {
  cleanup();
  withdrawCookies();
  stopAnalytics();
  delete window.dataLayer;
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The titles of the page views that were tracked. */
const trackedTitles = () =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command as ArrayLike<unknown>))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , parameters]) => (parameters as { page_title: string }).page_title);

/** A page with a part that takes the focus when it is mounted. */
function Opened() {
  const part = useRef<HTMLHeadingElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <>
      <h1>Central</h1>
      <h2 ref={part} tabIndex={-1}>
        Seu texto
      </h2>
    </>
  );
}

/** The application of a visitor, with a description in its document, opened at the address. */
async function open(at: string) {
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  const fail = (error: Error) => ({
    loader() {
      throw error;
    },
    element: null,
  });
  const router = createMemoryRouter(
    [
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: UnexpectedError,
            children: [
              { path: '/plans', handle: { title: 'Planos', description: 'Três planos' }, element: <h1>Planos</h1> },
              {
                path: '/generate/:id?',
                handle: { title: 'Gerar' },
                element: (
                  <>
                    <h1>Central</h1>
                    <input aria-label="Tópico" />
                  </>
                ),
              },
              { path: '/opened', element: <Opened /> },
              { path: '/unreachable', ...fail(new PageUnreachable('/unreachable')) },
              { path: '/broken', ...fail(new Error('broken')) },
            ],
          },
        ],
      },
    ],
    { initialEntries: [{ pathname: at, key: 'default' }] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
      <SessionProvider forgetAccount={async () => {}}>
        <ViewerProvider>
          <DialogsProvider>
            <RouterProvider router={router} />
          </DialogsProvider>
        </ViewerProvider>
      </SessionProvider>
    </ApolloProvider>,
  );
  await act(async () => {});
  return { description, go: (to: string) => act(() => router.navigate(to)) };
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('arriving at a page focuses its heading, and each page has its title and is counted once', async () => {
  const { description, go } = await open('/plans');
  expect([document.title, description.content, document.activeElement]).toEqual([
    'Planos | Bem-te-vi',
    'Três planos',
    document.body,
  ]);
  await go('/generate');
  expect([document.title, document.activeElement]).toEqual(['Gerar | Bem-te-vi', heading()]);
  expect(description.content).not.toBe('Três planos');
  await go('/plans');
  expect(document.activeElement).toBe(heading());
  expect(trackedTitles()).toEqual(['Planos | Bem-te-vi', 'Gerar | Bem-te-vi', 'Planos | Bem-te-vi']);
});

it('a part of a page that has taken the focus keeps it', async () => {
  const { go } = await open('/plans');
  await go('/opened');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

it('a text that gets an address of its own stays on the same page, with the focus and the typed words', async () => {
  const { go } = await open('/generate');
  const topic = screen.getByRole<HTMLInputElement>('textbox');
  topic.value = 'Pão na chapa';
  topic.focus();
  await go('/generate/g1');
  expect([document.activeElement, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
    topic,
    'Pão na chapa',
  ]);
  expect(trackedTitles()).toEqual(['Gerar | Bem-te-vi']);
});

it('a page whose code fails to load can be retried, and one that crashes says that saved data is safe', async () => {
  const { go } = await open('/plans');
  await go('/unreachable');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await go('/broken');
  expect(screen.getByText('Algo quebrou nesta página. O que você já salvou continua guardado.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voltar para o início' }).getAttribute('href')).toBe('/');
});
