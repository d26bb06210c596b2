import { useOutletContext } from 'react-router-dom';

/** What a route guard provides to the page that it guards. */
export interface GuardContext {
  /** While paused, the guard does not redirect: the page still has work to do after the account has changed. */
  pauseRedirect(paused: boolean): void;
}

/** For pages behind `VisitorsOnly` and `RequireNewcomer`. */
export const useGuardContext = (): GuardContext => useOutletContext<GuardContext>();
