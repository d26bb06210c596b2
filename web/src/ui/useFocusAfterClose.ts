import { useEffect, useRef, type RefObject } from 'react';

/** A ref for the element that takes the focus when `open` becomes false, because the one that had it is removed. */
export function useFocusAfterClose<Target extends HTMLElement>(open: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return target;
}
