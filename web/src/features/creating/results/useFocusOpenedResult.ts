import { use, useEffect, type RefObject } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { focusHeading, whenHeadingAppears } from '../../shell/page/heading';
import { InitialLocation } from '../../shell/page/InitialLocation';

/**
 * Focuses the result that the page was opened for, by a link or by loading its URL: once it is read, its heading, or that
 * of the notice that it no longer exists, takes the focus, and the panel is scrolled into view where it stands below the
 * form. After Back and Forward nothing is focused, and neither when the focus is in the form by then. `shown` is the id
 * of the result that the panel shows; null while it shows something else.
 */
export function useFocusOpenedResult(panel: RefObject<HTMLElement | null>, shown: string | null): void {
  const { id } = useParams();
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP' && location !== use(InitialLocation);
  const opened = shown === id && !isReturn ? shown : null;

  useEffect(() => {
    const { current } = panel;
    if (opened === null || !current) return;
    return whenHeadingAppears(current, 'h2', (heading) => {
      if (document.activeElement?.closest('form')) return;
      focusHeading(heading);
      if (heading.getBoundingClientRect().top > innerHeight / 2) current.scrollIntoView({ block: 'nearest' });
    });
  }, [panel, opened]);
}
