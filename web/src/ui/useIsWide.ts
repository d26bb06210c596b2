import { useSyncExternalStore } from 'react';

/** The breakpoint between phones and wider screens; the style sheets have the same. */
const wide = '(min-width: 640px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is wider than a phone that is held upright. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
