import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusHeading } from './heading';

/**
 * A link to the heading with this id on the same page: scrolls to it, which Back undoes, and moves the focus there. A page
 * that was loaded with the address of the heading does the same as soon as the link is there, which no browser does for
 * what comes after the load.
 */
export function JumpLink({ to, children }: { to: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const isLoadedHere = key === 'default' && hash === `#${to}`;
  useEffect(() => {
    const heading = isLoadedHere ? document.getElementById(to) : null;
    if (!heading) return;
    heading.scrollIntoView();
    focusHeading(heading);
  }, [isLoadedHere, to]);

  function focus({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    // It opens in another tab or window, and this page stays as it is.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    const heading = document.getElementById(to);
    if (heading) focusHeading(heading);
  }
  return (
    <Link to={{ hash: to }} onClick={focus}>
      {children}
    </Link>
  );
}
