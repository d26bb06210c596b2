import { useEffect, useRef, type RefObject } from 'react';

/** A ref that is true once the component is unmounted, for what goes on after its page was left. */
export function useIsUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);
  return isUnmounted;
}
