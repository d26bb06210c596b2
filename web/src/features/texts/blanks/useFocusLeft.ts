import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back when the focus has left the element for another one of the page, and when the page is left. Where a press
 * took the focus, this is at its click: what is pressed has not moved before, and its handler sees what was changed.
 */
export function useFocusLeft(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    let isPressing = false;
    const isOutside = (target: EventTarget | null) => !element.current?.contains(target as Node | null);
    const onMouseDown = () => {
      isPressing = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      isPressing = false;
      if (isOutside(target) && isOutside(document.activeElement)) flushSync(() => left());
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Another window has the focus: the element still has that of the page.
      if (target === document.activeElement) return;
      if (!isPressing && !isOutside(target) && isOutside(relatedTarget)) left();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('mousedown', onMouseDown, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('focusout', onFocusOut, options);
    addEventListener('pagehide', () => left(), options);
    return () => listeners.abort();
  }, [element]);
}
