import { useSyncExternalStore } from 'react';

/** From this width on a page has room for more than one hand's thumb reaches; as in the style sheets. */
const wide = '(min-width: 640px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the screen is wider than a phone that is held upright. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
