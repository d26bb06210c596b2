import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the entry of the browser's history says while the sheet is open. */
const opened = { filters: 'open' } as const;

const saysOpen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filters' in state && state.filters === opened.filters;

/**
 * The sheet of the filters, which is an entry of the browser's history while it is open, so that Back on a phone closes
 * it. What was chosen in it is kept, whichever way it is closed.
 */
export function useFilterSheet() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = saysOpen(state);
  const chosen = useRef<string>(null);

  useEffect(() => {
    const last = chosen.current;
    chosen.current = isOpen ? search : null;
    // The entry before the sheet's has the filters of before.
    if (!isOpen && last !== null && last !== search) {
      void navigate({ search: last }, { replace: true, preventScrollReset: true });
    }
  }, [isOpen, search, navigate]);

  return {
    isOpen,
    open: () => void navigate({ search }, { state: opened, preventScrollReset: true }),
    close() {
      // What was chosen last may be in the address and not be drawn yet.
      chosen.current = location.search;
      void navigate(-1);
    },
    clear() {
      // Back may come before this is drawn.
      chosen.current = '';
      void navigate({ search: '' }, { state, replace: true, preventScrollReset: true });
    },
  };
}
