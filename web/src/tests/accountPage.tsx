import { InMemoryCache } from '@apollo/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { Account } from '../session/identity';
import type { Answers } from './pageWrapper';

/** What pages ask of the identity provider, in its place; each succeeds until a test says else. */
export const provider = {
  signIn: vi.fn<(email: string, password: string) => Promise<void>>(),
  signUp: vi.fn<(email: string, password: string) => Promise<void>>(),
  changePassword: vi.fn<(password: string) => Promise<void>>(),
  switchToNewAccount: vi.fn<(email: string, password: string) => Promise<string>>(),
  signInWithGoogle: vi.fn<() => Promise<{ isNew: boolean }>>(),
  reauthenticateWithPassword: vi.fn<(password: string) => Promise<void>>(),
  reauthenticateWithGoogle: vi.fn<() => Promise<void>>(),
  sendVerification: vi.fn<() => Promise<void>>(),
  sendEmailChange: vi.fn<(email: string) => Promise<void>>(),
  sendReset: vi.fn<(email: string) => Promise<void>>(),
  reloadAccount: vi.fn<() => Promise<void>>(),
  signOut: vi.fn<() => Promise<void>>(),
};

/** Who is signed in, as the page is drawn next; `failed` where that could not be found out. */
export const session: { account: Account | null; failed: boolean } = { account: null, failed: false };

export const anAccount: Account = {
  uid: 'u1',
  email: 'ana@loja.example',
  emailVerified: true,
  displayName: null,
  hasPassword: true,
};

/** Asks again who is signed in. */
export const retrySession = vi.fn<() => void>();

/** What short messages have said, with their kind. */
export const toasts: string[] = [];

const mockedModules = [
  '../session/accountActions',
  '../session/identity',
  '../session/SessionProvider',
  '../ui/feedback/Toaster',
];

/** Before each test: nobody is signed in, and provider and toasts are those above. */
export function mockAccount(): void {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  session.account = null;
  session.failed = false;
  retrySession.mockReset();
  toasts.length = 0;
  for (const mock of Object.values(provider)) mock.mockReset().mockResolvedValue(undefined as never);
  provider.signInWithGoogle.mockResolvedValue({ isNew: false });
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('../session/accountActions', async () => ({
    ...(await vi.importActual<object>('../session/accountActions')),
    ...provider,
  }));
  vi.doMock('../session/identity', () => ({
    configureIdentity: () => {},
    idToken: async () => 'um-token',
    signOut: provider.signOut,
  }));
  vi.doMock('../session/SessionProvider', () => ({
    SessionProvider: ({ children }: { children: unknown }) => children,
    useSession: () => ({
      ...session,
      status: session.failed ? 'loading' : session.account ? 'signed-in' : 'signed-out',
      retry: retrySession,
    }),
  }));
  const addToast = (kind: string) => (words: string) => void toasts.push(`${kind}: ${words}`);
  vi.doMock('../ui/feedback/Toaster', () => ({
    toast: { success: addToast('success'), info: addToast('info'), error: addToast('error') },
  }));
}

/** After each test. */
export function restoreAccount(): void {
  cleanup();
  for (const path of mockedModules) vi.doUnmock(path);
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** An error of the identity provider. */
export const providerError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** The browser has a network, or has none any more. */
export function setOnline(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

interface Opened {
  /** The address that it is opened at. */
  readonly at?: string;
  readonly answers?: Answers;
  /** What pages before this one have read. */
  readonly cache?: InMemoryCache;
  /** What its guard is told. */
  pauseRedirect?(paused: boolean): void;
}

/** Opens a page or a part of one, in what stands around every page. */
export async function renderPage(
  load: () => Promise<ComponentType>,
  { at = '/', answers = {}, cache = new InMemoryCache(), pauseRedirect = () => {} }: Opened = {},
) {
  const { createPageWrapper } = await import('./pageWrapper');
  const Page = await load();
  const wrapper = createPageWrapper(answers, { at: [at], cache });
  const page = () => (
    <Routes>
      <Route element={<Outlet context={{ pauseRedirect }} />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
  const { container, rerender, unmount } = render(page(), { wrapper });
  await act(async () => {});
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    container,
    unmount,
    field,
    button,
    drawAgain: () => act(async () => rerender(page())),
    router: wrapper.router,
    address: () => wrapper.router.state.location.pathname + wrapper.router.state.location.search,
    type: (name: string | RegExp, value: string) => void fireEvent.change(field(name), { target: { value } }),
    press: (name: string | RegExp) => act(async () => void fireEvent.click(button(name))),
    submit: () => act(async () => void fireEvent.submit(container.querySelector('form')!)),
    /** What interrupts a screen reader. */
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}
