/**
 * The one route table. Each page is a chunk of its own: `lazy: () => import('./features/…/X')`, where X.tsx exports
 * `function Component()`, as React Router expects of a lazy route, and the `query` on top of the page. Guards are layout
 * routes; `handle` has the document's title and description.
 */
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from './features/shell/page/PageSkeleton';
import { PageUnreachable } from './features/shell/page/PageUnreachable';
import { Shell } from './features/shell/frame/Shell';
import { UnexpectedError } from './features/shell/page/UnexpectedError';
import { appPages } from './content/appPages';
import { publicPages } from './content/publicPages';
import { paths } from './paths';
import { storedSession } from './session/storedAccount';
import {
  LandingGate,
  RequireConfig,
  RequireNewcomer,
  RequireOwner,
  RequireSession,
  RequireUnverified,
  VisitorsOnly,
} from './guards';

const pageMeta = { ...publicPages, ...appPages };

interface PageModule {
  readonly Component: ComponentType;
  readonly query?: TypedDocumentNode<unknown, Record<string, never>>;
}

type CreatePageRoute = (path: keyof typeof pageMeta, load: () => Promise<PageModule>) => RouteObject;

const pageRoutes =
  (client: ApolloClient): CreatePageRoute =>
  (path, load) => ({
    path,
    handle: pageMeta[path],
    async lazy() {
      const { Component, query } = await load().catch((cause: unknown) => {
        throw new PageUnreachable(path, { cause });
      });
      // Requested while the guards wait for the user; after a failure the page requests it again and shows the error.
      if (query && storedSession()) client.query({ query }).catch(() => {});
      return { Component };
    },
  });

const openRoutes = (page: CreatePageRoute): RouteObject[] => [
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
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: paths.ui, handle: { title: 'Peças da interface' }, lazy: () => import('./features/devUi/DevUi') }]
  : [];

const accountRoutes = (page: CreatePageRoute): RouteObject[] => [
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
export function createRouter(client: ApolloClient) {
  const page = pageRoutes(client);
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: UnexpectedError,
      children: [
        {
          HydrateFallback: PageSkeleton,
          ErrorBoundary: UnexpectedError,
          children: [
            ...developmentRoutes,
            {
              Component: RequireConfig,
              children: [...openRoutes(page), { Component: RequireSession, children: accountRoutes(page) }],
            },
            { path: '*', element: <Navigate to={paths.landing} replace /> },
          ],
        },
      ],
    },
  ]);
}
