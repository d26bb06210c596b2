/**
 * The one route table. Each page is a chunk of its own: `lazy: () => import('./pages/X')`, where X.tsx exports
 * `function Component()`, as React Router expects of a lazy route. Guards are layout routes; `handle` has the
 * document's title and description.
 */
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from './components/PageSkeleton';
import { PageUnreachable } from './components/PageUnreachable';
import { Shell } from './components/Shell';
import { UnexpectedError } from './components/UnexpectedError';
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
} from './session/guards';

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
  { Component: LandingGate, children: [page(paths.landing, () => import('./pages/Landing'))] },
  page(paths.howItWorks, () => import('./pages/HowItWorks')),
  page(paths.plans, () => import('./pages/Plans')),
  page(paths.contact, () => import('./pages/Contact')),
  page(paths.terms, () => import('./pages/Terms')),
  page(paths.privacy, () => import('./pages/Privacy')),
];

/** Not in a production build, where this is an empty list and the page's chunk is never made. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [{ path: paths.ui, handle: { title: 'Peças da interface' }, lazy: () => import('./pages/DevUi/DevUi') }]
  : [];

const accountPages: RouteObject[] = [
  page(paths.resetPassword, () => import('./pages/ResetPassword')),
  {
    Component: VisitorsOnly,
    children: [
      page(paths.login, () => import('./pages/Login')),
      page(paths.register, () => import('./pages/Register')),
    ],
  },
  {
    Component: RequireUnverified,
    children: [page(paths.verifyEmail, () => import('./pages/VerifyEmail'))],
  },
  {
    Component: RequireNewcomer,
    children: [page(paths.onboarding, () => import('./pages/Onboarding'))],
  },
  {
    Component: RequireOwner,
    children: [
      page(paths.generate, () => import('./pages/Generate')),
      page(paths.history, () => import('./pages/History')),
      page(paths.profile, () => import('./pages/Profile')),
      page(paths.success, () => import('./pages/Success')),
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
