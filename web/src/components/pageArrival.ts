import { useEffect, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

const productName = 'Bem-te-vi';

const titleOf = (handle: unknown): string | undefined => (
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : undefined
);

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** On each page change sets the document's title from the route and moves the focus to the page's h1 once it is there. */
export function usePageArrival(mainRef: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const title = titleOf(useMatches().at(-1)?.handle);
  const firstPage = key === 'default';

  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title]);

  useEffect(() => {
    const main = mainRef.current;
    // A fresh load starts at the top by itself; moving the focus there would hide the skip link from the keyboard.
    if (!main || firstPage || focusHeading(main)) return undefined;
    const observer = new MutationObserver(() => focusHeading(main) && observer.disconnect());
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [firstPage, mainRef, pathname]);
}
