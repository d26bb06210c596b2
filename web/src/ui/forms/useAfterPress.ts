import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * A function that calls back at once, or, while the mouse is pressed, at its release: what is pressed has not moved
 * before, and its click sees what was changed.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);
  const deferred = useRef<() => void>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const onRelease = () => {
      const { current } = deferred;
      isPressed.current = false;
      deferred.current = null;
      if (current) flushSync(current);
    };
    addEventListener('mousedown', ({ button }) => (isPressed.current = button === 0), options);
    // A drag ends without a release.
    for (const end of ['mouseup', 'dragend']) addEventListener(end, onRelease, options);
    return () => listeners.abort();
  }, []);
  return (callback) => {
    if (isPressed.current) deferred.current = callback;
    else callback();
  };
}
