import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Whether the owner is at a field while a text is written, so that its end is not to take the focus. The field that the
 * order was sent from by the keyboard counts once something more is typed in it. `onOrder` is called when an order is sent.
 */
export function useIsTyping(page: RefObject<HTMLElement | null>) {
  const sentFrom = useRef<Element>(null);
  useEffect(() => {
    const element = page.current;
    const onInput = () => {
      sentFrom.current = null;
    };
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [page]);

  const onOrder = useCallback(() => {
    sentFrom.current = document.activeElement;
  }, []);
  const isTyping = useCallback((): boolean => {
    const { activeElement } = document;
    return activeElement !== sentFrom.current && activeElement?.matches('input, textarea') === true;
  }, []);
  return { isTyping, onOrder };
}
