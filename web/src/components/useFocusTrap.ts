import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While `active`, Tab goes round inside the container and Escape calls `onEscape`. */
export function useFocusTrap(active: boolean, container: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Tab') keepInside(event, container.current);
  });

  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

function keepInside(event: KeyboardEvent, container: HTMLElement | null) {
  const stops = [...(container?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const inside = container?.contains(document.activeElement);
  if (inside && document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
