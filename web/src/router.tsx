/**
 * The one route table. Each page is a chunk of its own: `lazy: () => import('./features/…/X')`, where X.tsx exports
 * `function Component()`, as React Router expects of a lazy route. Guards are layout routes; `handle` has the
 * document's title and description.
 */
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from './features/shell/PageSkeleton';
import { PageUnreachable } from './features/shell/PageUnreachable';
import { Shell } from './features/shell/Shell';
import { UnexpectedError } from './features/shell/UnexpectedError';
import { appPages } from './content/appPages';
import { publicPages } from './content/publicPages';
import { paths } from './paths';
import {
  LandingGate,
  RequireConfig,
  RequireNewcomer,
  RequireOwner,
  RequireSession,
  RequireUnverified,
  VisitorsOnly,
} from './guards';

const words = { ...publicPages, ...appPages };

const page = (path: keyof typeof words, load: () => Promise<{ Component: ComponentType }>): RouteObject => ({
  path,
  handle: words[path],
  lazy: () =>
    load().catch((cause: unknown) => {
      throw new PageUnreachable(path, { cause });
    }),
});

const openPages: RouteObject[] = [
  { Component: LandingGate, children: [page(paths.landing, () => import('./features/site/Landing'))] },
  page(paths.howItWorks, () => import('./features/site/HowItWorks')),
  page(paths.plans, () => import('./features/billing/Plans')),
  page(paths.contact, () => import('./features/site/Contact')),
  page(paths.terms, () => import('./features/site/Terms')),
  page(paths.privacy, () => import('./features/site/Privacy')),
  page(paths.legalRules, () => import('./features/site/LegalRules')),
  page(paths.developers, () => import('./features/site/Developers')),
];

/** Not in a production build, where this is an empty list and the page's chunk is never made. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [{ path: paths.ui, handle: { title: 'Peças da interface' }, lazy: () => import('./features/devUi/DevUi') }]
  : [];

const accountPages: RouteObject[] = [
  page(paths.resetPassword, () => import('./features/account/ResetPassword')),
  {
    Component: VisitorsOnly,
    children: [
      page(paths.login, () => import('./features/account/Login')),
      page(paths.register, () => import('./features/account/Register')),
    ],
  },
  {
    Component: RequireUnverified,
    children: [page(paths.verifyEmail, () => import('./features/account/VerifyEmail'))],
  },
  {
    Component: RequireNewcomer,
    children: [page(paths.onboarding, () => import('./features/account/Onboarding'))],
  },
  {
    Component: RequireOwner,
    children: [
      // One route for both addresses, so that the page stays when a text is ready and gets an address of its own.
      { ...page(paths.generate, () => import('./features/creating/Generate')), path: `${paths.generate}/:id?` },
      page(paths.history, () => import('./features/history/History')),
      page(paths.profile, () => import('./features/profile/Profile')),
      page(paths.success, () => import('./features/billing/Success')),
    ],
  },
];

/** Builds the router; it starts matching at once, so it is made when the page starts. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: UnexpectedError,
      children: [
        {
          HydrateFallback: PageSkeleton,
          ErrorBoundary: UnexpectedError,
          children: [
            ...developmentPages,
            {
              Component: RequireConfig,
              children: [...openPages, { Component: RequireSession, children: accountPages }],
            },
            { path: '*', element: <Navigate to={paths.landing} replace /> },
          ],
        },
      ],
    },
  ]);
