import { useEffect, useRef, type RefObject } from 'react';

/** A ref for what takes the focus when `open` ends, because what had it is gone by then. */
export function useFocusAfter<Target extends HTMLElement>(open: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return target;
}
