import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What ends a press without a click, beside its release elsewhere; a key is the sign that its end was missed. */
const pressEndEvents = ['dragend', 'contextmenu', 'keydown'] as const;

/**
 * Calls back when the focus has left the element for another one of the page, and when the page is left. Where a press
 * took the focus, this is at its click, or when it ends without one: what is pressed has not moved before, and its
 * handler sees what was changed.
 */
export function useFocusLeave(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const onLeave = useEffectEvent(onLeft);
  useEffect(() => {
    let pressed: Node | null = null;
    const isOutside = (target: EventTarget | null) => !element.current?.contains(target as Node | null);
    const onMouseDown = ({ target, button }: MouseEvent) => {
      if (button === 0) pressed = target as Node;
    };
    const endPress = () => {
      if (pressed && isOutside(document.activeElement)) flushSync(() => onLeave());
      pressed = null;
    };
    const onMouseUp = ({ target }: MouseEvent) => {
      // Else its click follows.
      if (!pressed?.contains(target as Node | null)) endPress();
    };
    const onClick = ({ target }: MouseEvent) => {
      pressed = null;
      if (isOutside(target) && isOutside(document.activeElement)) flushSync(() => onLeave());
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Another window has the focus: the element still has that of the page.
      if (target === document.activeElement) return;
      if (!pressed && !isOutside(target) && isOutside(relatedTarget)) onLeave();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('mousedown', onMouseDown, options);
    document.addEventListener('mouseup', onMouseUp, options);
    for (const ending of pressEndEvents) document.addEventListener(ending, endPress, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('focusout', onFocusOut, options);
    // Back and Forward: before the router hears of them, which takes the element away.
    for (const leaving of ['pagehide', 'popstate']) addEventListener(leaving, () => onLeave(), options);
    return () => listeners.abort();
  }, [element]);
}
