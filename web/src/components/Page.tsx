import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import styles from './Page.module.css';

const productName = 'Bem-te-vi';

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : undefined;

/** One visit to a page: slides it in, sets the document's title from its route, moves the focus to its h1. */
export function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const title = titleOf(useMatches().at(-1)?.handle);
  // A fresh load starts at the top by itself; moving the focus there would hide the skip link from the keyboard.
  const arrives = useLocation().key !== 'default';

  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title]);

  useEffect(() => (arrives && page.current ? focusHeading(page.current) : undefined), [arrives]);

  return (
    <div ref={page} className={arrives ? styles['page'] : undefined}>
      {children}
    </div>
  );
}

/** Focuses the h1, now or as soon as the skeleton gives way to it; the returned function stops waiting. */
function focusHeading(page: HTMLElement): () => void {
  const focus = () => {
    const heading = page.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  observer.observe(page, { childList: true, subtree: true });
  focus();
  return () => observer.disconnect();
}
