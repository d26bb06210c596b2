import { useEffect, useSyncExternalStore } from 'react';
import { onIdle } from '../idle';
import type * as Toasts from './Toasts';

let toasts: typeof Toasts | null = null;
const listeners = new Set<() => void>();

async function loadToasts() {
  toasts ??= await import('./Toasts');
  for (const listener of listeners) listener();
  return toasts;
}

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const show = (kind: 'success' | 'info' | 'error') => (message: string) =>
  void loadToasts().then((loaded) => loaded.show[kind](message), console.error);

/** Short messages that leave by themselves; errors interrupt a screen reader. */
export const toast = { success: show('success'), info: show('info'), error: show('error') };

/**
 * Renders toasts; once, at the root. Its code is loaded when the page is idle and not with the first toast, which may
 * have to say that there is no network.
 */
export function Toaster() {
  const loaded = useSyncExternalStore(onLoaded, () => toasts);
  useEffect(() => onIdle(() => void loadToasts().catch(() => {})), []);
  return loaded && <loaded.Toasts />;
}
