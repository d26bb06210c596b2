/**
 * The one route table. Each page is a chunk of its own: `lazy: () => import('./pages/X')`, where X.tsx exports
 * `function Component()`, as React Router expects of a lazy route. Guards are layout routes; `handle` has the
 * document's title and, of a public page, its description.
 */
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from './components/PageSkeleton';
import { Shell } from './components/Shell';
import { UnexpectedError } from './components/UnexpectedError';
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

const page = (path: string, title: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  handle: { title },
  lazy,
});

const publicPage = (path: keyof typeof publicPages, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  handle: publicPages[path],
  lazy,
});

const openPages: RouteObject[] = [
  { Component: LandingGate, children: [publicPage(paths.landing, () => import('./pages/Landing'))] },
  publicPage(paths.howItWorks, () => import('./pages/HowItWorks')),
  publicPage(paths.plans, () => import('./pages/Plans')),
  publicPage(paths.contact, () => import('./pages/Contact')),
  publicPage(paths.terms, () => import('./pages/Terms')),
  publicPage(paths.privacy, () => import('./pages/Privacy')),
];

/** Not in a production build, where this is an empty list and the page's chunk is never made. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [page(paths.ui, 'Peças da interface', () => import('./pages/DevUi/DevUi'))]
  : [];

const accountPages: RouteObject[] = [
  page(paths.resetPassword, 'Redefinir senha', () => import('./pages/ResetPassword')),
  {
    Component: VisitorsOnly,
    children: [
      page(paths.login, 'Entrar', () => import('./pages/Login')),
      page(paths.register, 'Criar conta', () => import('./pages/Register')),
    ],
  },
  {
    Component: RequireUnverified,
    children: [page(paths.verifyEmail, 'Confirme seu e-mail', () => import('./pages/VerifyEmail'))],
  },
  {
    Component: RequireNewcomer,
    children: [page(paths.onboarding, 'Monte seu ninho', () => import('./pages/Onboarding'))],
  },
  {
    Component: RequireOwner,
    children: [
      page(paths.generate, 'Central de Criação', () => import('./pages/Generate')),
      page(paths.history, 'Meu Histórico', () => import('./pages/History')),
      page(paths.profile, 'Meu Perfil', () => import('./pages/Profile')),
      page(paths.success, 'Pagamento', () => import('./pages/Success')),
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
