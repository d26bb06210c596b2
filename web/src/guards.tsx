import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadFailure } from './features/shell/page/LoadFailure';
import { PageSkeleton } from './features/shell/page/PageSkeleton';
import { loginPathReturningTo, returnPathIn, paths } from './paths';
import { useConfigState } from './session/ConfigProvider';
import type { GuardContext } from './session/guardContext';
import { preloadIdentity } from './session/identity';
import { storeReturnPath } from './session/returnPath';
import { useSession } from './session/SessionProvider';
import { useViewer } from './session/ViewerProvider';
import { onIdle } from './ui/idle';

/** Loaded when it is needed, because most owners never see it. */
const AcceptTerms = lazy(async () => ({ default: (await import('./features/account/AcceptTerms')).AcceptTerms }));

/** The landing page is for visitors; a signed-in user goes to work. */
export function LandingGate() {
  const { status, failed, retry } = useSession();
  if (failed) return <LoadFailure onRetry={retry} />;
  if (status === 'loading') return <PageSkeleton />;
  return status === 'signed-in' ? <Navigate to={paths.generate} replace /> : <Outlet />;
}

/** Waits for the configuration. */
export function RequireConfig() {
  const { config, failed, retry } = useConfigState();
  if (failed) return <LoadFailure onRetry={retry} />;
  return config ? <Outlet /> : <PageSkeleton />;
}

/** Waits until it is known who is signed in, if anybody. */
export function RequireSession() {
  const { status, failed, retry } = useSession();
  if (failed) return <LoadFailure onRetry={retry} />;
  return status === 'loading' ? <PageSkeleton /> : <Outlet />;
}

/** Sign-in and sign-up: a signed-in and verified account is redirected to its return path, or to its start page. */
export function VisitorsOnly() {
  const { account } = useSession();
  const origin = returnPathIn(useLocation().search);
  const [isPaused, pauseRedirect] = useState(false);
  useEffect(() => {
    if (origin) storeReturnPath(origin);
  }, [origin]);
  useEffect(
    () =>
      onIdle(() => {
        // A failure is shown when somebody signs in.
        preloadIdentity().catch(() => {});
      }),
    [],
  );
  if (account?.emailVerified && !isPaused) return <Navigate to={origin ?? paths.landing} replace />;
  return <Outlet context={{ pauseRedirect } satisfies GuardContext} />;
}

/** The verification wait is for signed-in accounts that are not verified yet. */
export function RequireUnverified() {
  const { account } = useSession();
  if (!account) return <Navigate to={paths.login} replace />;
  return account.emailVerified ? <Navigate to={paths.onboarding} replace /> : <Outlet />;
}

/** For a signed-in and verified account whose user is loaded; a visitor returns to the same path after the login. */
function RequireViewer({ onboarded }: { onboarded: boolean }) {
  const { account } = useSession();
  const { viewer, error, retry } = useViewer();
  const { pathname, search, hash } = useLocation();
  const [isPaused, pauseRedirect] = useState(false);
  if (!account) return <Navigate to={loginPathReturningTo(pathname + search + hash)} replace />;
  if (!account.emailVerified) return <Navigate to={paths.verifyEmail} replace />;
  if (error) {
    return (
      <LoadFailure message="Não foi possível verificar os detalhes da sua conta. Tente novamente." onRetry={retry} />
    );
  }
  if (!viewer) return <PageSkeleton />;
  if (!isPaused && !viewer.hasAcceptedTerms) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AcceptTerms />
      </Suspense>
    );
  }
  if (isPaused || viewer.hasCompletedOnboarding === onboarded)
    return <Outlet context={{ pauseRedirect } satisfies GuardContext} />;
  return <Navigate to={onboarded ? paths.onboarding : paths.generate} replace />;
}

/** The protected pages: for an owner with a profile. */
export const RequireOwner = () => <RequireViewer onboarded />;

/** The onboarding: for an owner without a profile. */
export const RequireNewcomer = () => <RequireViewer onboarded={false} />;
