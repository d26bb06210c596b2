import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the browser's history entry while the sheet is open. */
const openState = { filters: 'open' } as const;

const isOpenState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filters' in state && state.filters === openState.filters;

/**
 * The sheet of the filters, which is an entry of the browser's history while it is open, so that Back on a phone closes
 * it. What was chosen in it is kept, whichever way it is closed.
 */
export function useFilterSheet() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = isOpenState(state);
  const lastSearch = useRef<string>(null);

  useEffect(() => {
    const last = lastSearch.current;
    lastSearch.current = isOpen ? search : null;
    // The entry before that of the sheet still has the old filters.
    if (!isOpen && last !== null && last !== search) {
      void navigate({ search: last }, { replace: true, preventScrollReset: true });
    }
  }, [isOpen, search, navigate]);

  return {
    isOpen,
    open: () => void navigate({ search }, { state: openState, preventScrollReset: true }),
    close() {
      // The last choice may be in the URL and not be rendered yet.
      lastSearch.current = location.search;
      void navigate(-1);
    },
    clear() {
      // Back may come before the next render.
      lastSearch.current = '';
      void navigate({ search: '' }, { state, replace: true, preventScrollReset: true });
    },
  };
}
