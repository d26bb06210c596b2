import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusHeading } from './page/heading';

/**
 * A link to the heading with this id on the same page: scrolls to it, which Back undoes, and moves the focus there. A page
 * that is loaded with the address of the heading goes to it as well, once link and heading are shown: no browser does so
 * for what comes after the load.
 */
export function HeadingLink({ to, children }: { to: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const isLoadedHere = key === 'default' && hash === `#${to}`;
  useEffect(() => {
    const heading = isLoadedHere ? document.getElementById(to) : null;
    if (!heading) return;
    return whenVisible(heading, () => {
      heading.scrollIntoView();
      focusHeading(heading);
    });
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

/** Calls back once, now or in the frame in which the element becomes visible; the returned function stops waiting. */
function whenVisible(element: HTMLElement, callback: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (getComputedStyle(element).visibility === 'visible') callback();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
