import { useOutletContext } from 'react-router-dom';

/** What a guard gives the page behind it. */
export interface Door {
  /** Stays on this page while true, though its guard would already lead on: the page still has work to do. */
  hold(busy: boolean): void;
}

/** Lets a page behind `VisitorsOnly` or `RequireNewcomer` hold its door. */
export const useDoor = (): Door => useOutletContext<Door>();
