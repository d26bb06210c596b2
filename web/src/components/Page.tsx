import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { fullTitle, publicPages, type PageWords } from '../content/publicPages';
import { paths } from '../paths';
import { trackPage } from '../session/analytics';
import styles from './Page.module.css';

const wordOf = (handle: unknown, word: keyof PageWords): string | undefined =>
  typeof handle === 'object' && handle !== null && word in handle ? String(Reflect.get(handle, word)) : undefined;

/**
 * One visit to a page: slides it in, sets the document's title and description from its route, moves the focus to its
 * h1, and counts it where the visitor agreed to that.
 */
export function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const handle = useMatches().at(-1)?.handle;
  const title = wordOf(handle, 'title');
  const description = wordOf(handle, 'description') ?? publicPages[paths.landing].description;
  // A fresh load starts at the top by itself; moving the focus there would hide the skip link from the keyboard.
  const arrives = useLocation().key !== 'default';

  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);

  useEffect(trackPage, []);

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
