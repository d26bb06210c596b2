import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { fullTitle, publicPages, type PageMeta } from '../../../content/publicPages';
import { paths } from '../../../paths';
import { trackPage } from '../../../session/analytics';
import { focusHeading, whenHeadingAppears } from './heading';
import styles from './Page.module.css';

const metaOf = (handle: unknown, word: keyof PageMeta): string | undefined =>
  typeof handle === 'object' && handle !== null && word in handle ? String(Reflect.get(handle, word)) : undefined;

/**
 * One visit to a page: slides it in, sets the document's title and description from its route, moves the focus to its
 * h1, and counts it where the visitor agreed to that. A page without its h1 is not shown yet: a skeleton,
 * or a guard that leads on.
 */
export function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const handle = useMatches().at(-1)?.handle;
  const title = metaOf(handle, 'title');
  const description = metaOf(handle, 'description') ?? publicPages[paths.landing].description;
  const { key } = useLocation();
  // A fresh load starts at the top by itself; moving the focus there would hide the skip link from the keyboard. What
  // happens later in the same visit, like another filter in the address, is no arrival either.
  const [isNavigation] = useState(key !== 'default');

  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);

  useEffect(() => {
    if (!page.current) return;
    const { current } = page;
    return whenHeadingAppears(current, 'h1', (heading) => {
      trackPage();
      // A part that the page was opened for keeps the focus.
      const hasFocusInside = current.contains(document.activeElement);
      if (isNavigation && !hasFocusInside) focusHeading(heading);
    });
  }, [isNavigation]);

  return (
    <div ref={page} className={styles.page} data-arrives={isNavigation || undefined}>
      {children}
    </div>
  );
}
