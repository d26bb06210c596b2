// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Known {
  config: object | null;
  configFailed: boolean;
  status: 'loading' | 'signed-out' | 'signed-in';
  sessionFailed: boolean;
  account: { uid: string; emailVerified: boolean } | null;
  viewer: { hasAcceptedTerms: boolean; hasCompletedOnboarding: boolean } | null;
  error: boolean;
}

let known: Known;
const retry = vi.fn<() => void>();

vi.mock('./session/ConfigProvider', () => ({
  useConfigState: () => ({ config: known.config, failed: known.configFailed, retry }),
}));
vi.mock('./session/SessionProvider', () => ({
  useSession: () => ({ status: known.status, account: known.account, failed: known.sessionFailed, retry }),
}));
vi.mock('./session/ViewerProvider', () => ({
  useViewer: () => ({ viewer: known.viewer, error: known.error, retry }),
}));
vi.mock('./session/identity', () => ({ preloadIdentity: async () => {} }));
vi.mock('./features/account/AcceptTerms', () => ({ AcceptTerms: () => <h1>Aceite os termos</h1> }));
vi.mock('./features/shell/page/PageSkeleton', () => ({ PageSkeleton: () => <p>Carregando…</p> }));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const guards = await import('./guards');
const { useGuardContext } = await import('./session/guardContext');
afterAll(() => void vi.resetModules());

const visitor: Known = {
  config: {},
  configFailed: false,
  status: 'signed-out',
  sessionFailed: false,
  account: null,
  viewer: null,
  error: false,
};
const unverified: Known = { ...visitor, status: 'signed-in', account: { uid: 'u1', emailVerified: false } };
const loading: Known = { ...unverified, account: { uid: 'u1', emailVerified: true } };
const newcomer: Known = { ...loading, viewer: { hasAcceptedTerms: true, hasCompletedOnboarding: false } };
const owner: Known = { ...loading, viewer: { hasAcceptedTerms: true, hasCompletedOnboarding: true } };
const withoutTerms: Known = { ...owner, viewer: { hasAcceptedTerms: false, hasCompletedOnboarding: true } };

beforeEach(() => {
  retry.mockClear();
});
afterEach(cleanup);

/** Opens a page behind a guard. Resolves with what is shown, or with the path that the guard redirects to. */
async function visit(guard: keyof typeof guards, who: Known, at = '/page') {
  known = who;
  const pages = [{ path: '/page', element: <p>A página</p> }];
  const router = createMemoryRouter(
    [
      { Component: guards[guard], children: pages },
      { path: '*', element: null },
    ],
    {
      initialEntries: [at],
    },
  );
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  const { pathname, search, hash } = router.state.location;
  return pathname === '/page' ? (document.body.textContent ?? '') : pathname + search + hash;
}

const page = 'A página';
const skeleton = 'Carregando…';

it.each([
  ['LandingGate', 'a visitor', visitor, page],
  ['LandingGate', 'somebody who is not known yet', { ...visitor, status: 'loading' }, skeleton],
  ['LandingGate', 'an owner', owner, '/generate'],
  ['RequireConfig', 'a visitor with the configuration', visitor, page],
  ['RequireConfig', 'a visitor without it', { ...visitor, config: null }, skeleton],
  ['RequireSession', 'a visitor', visitor, page],
  ['RequireSession', 'somebody who is not known yet', { ...visitor, status: 'loading' }, skeleton],
  ['VisitorsOnly', 'a visitor', visitor, page],
  ['VisitorsOnly', 'an unverified account', unverified, page],
  ['VisitorsOnly', 'an owner', owner, '/'],
  ['RequireUnverified', 'a visitor', visitor, '/login'],
  ['RequireUnverified', 'an unverified account', unverified, page],
  ['RequireUnverified', 'an owner', owner, '/onboarding'],
  ['RequireOwner', 'a visitor', visitor, '/login?next=%2Fpage'],
  ['RequireOwner', 'an unverified account', unverified, '/verify-email'],
  ['RequireOwner', 'an account that is not read yet', loading, skeleton],
  ['RequireOwner', 'an account without a profile', newcomer, '/onboarding'],
  ['RequireOwner', 'an owner', owner, page],
  ['RequireNewcomer', 'an account without a profile', newcomer, page],
  ['RequireNewcomer', 'an owner', owner, '/generate'],
  ['RequireNewcomer', 'a visitor', visitor, '/login?next=%2Fpage'],
] as const)('%s answers %s with $3', async (guard, _, who, expected) => {
  expect(await visit(guard, who)).toBe(expected);
});

it('the login comes back to the whole address that was asked for', async () => {
  const expected = `/login?next=${encodeURIComponent('/page?busca=bolo#fim')}`;
  expect(await visit('RequireOwner', visitor, '/page?busca=bolo#fim')).toBe(expected);
});

it('sign-in pages remember where a visitor came from, and lead an owner there', async () => {
  expect(await visit('VisitorsOnly', visitor, '/page?next=%2Fprofile')).toBe(page);
  expect(sessionStorage.getItem('bemtevi:origem')).toBe('/profile');
  cleanup();
  expect(await visit('VisitorsOnly', owner, '/page?next=%2Fprofile%3Fx%3D1')).toBe('/profile?x=1');
});

it.each([
  ['RequireConfig', { ...visitor, config: null, configFailed: true }],
  ['LandingGate', { ...visitor, status: 'loading', sessionFailed: true }],
  ['RequireSession', { ...visitor, status: 'loading', sessionFailed: true }],
  ['RequireOwner', { ...loading, error: true }],
] as const)('%s offers to retry what failed to load', async (guard, who) => {
  expect(await visit(guard, who)).not.toContain(page);
  screen.getByRole('button').click();
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ['RequireOwner', withoutTerms],
  ['RequireNewcomer', withoutTerms],
  ['RequireNewcomer', { ...newcomer, viewer: { hasAcceptedTerms: false, hasCompletedOnboarding: false } }],
] as const)('%s asks for the terms before anything else', async (guard, who) => {
  const shown = await visit(guard, who);
  expect(shown).not.toContain(page);
  expect(await screen.findByText('Aceite os termos')).toBeDefined();
});

it('a page that still has work to do is not redirected until it says so', async () => {
  const Page = () => {
    const { pauseRedirect } = useGuardContext();
    return (
      <>
        <button onClick={() => pauseRedirect(true)}>Pausa</button>
        <button onClick={() => pauseRedirect(false)}>Segue</button>
      </>
    );
  };
  known = newcomer;
  const routes = [
    { Component: guards.RequireNewcomer, children: [{ path: '/page', Component: Page }] },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] });
  render(<RouterProvider router={router} />);
  screen.getByText('Pausa').click();
  await vi.waitFor(() => expect(screen.getByText('Segue')).toBeDefined());
  for (const who of [withoutTerms, owner]) {
    known = who;
    await router.navigate(`/page?${who === owner}`);
    expect(router.state.location.pathname).toBe('/page');
    await vi.waitFor(() => expect(screen.getByText('Segue')).toBeDefined());
  }
  screen.getByText('Segue').click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/generate'));
});
