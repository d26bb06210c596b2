import { accountKey } from '../../session/accountStorage';

const key = (viewerId: string): string => accountKey(viewerId, 'ultimo');

/** The id of the result that /generate shows again; null after a click, a deletion or a sign-out (rule 12.1). */
export function readLastResult(viewerId: string): string | null {
  try {
    return localStorage.getItem(key(viewerId));
  } catch {
    return null;
  }
}

type Listener = (generationId: string | null) => void;

const listeners = new Set<Listener>();

/** Calls back when another result, or none, becomes the last one in this tab; returns the function that unsubscribes. */
export function onLastResultChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the id of the newest result in this browser; null removes it. */
export function storeLastResult(viewerId: string, generationId: string | null): void {
  try {
    if (generationId === null) localStorage.removeItem(key(viewerId));
    else localStorage.setItem(key(viewerId), generationId);
  } catch {
    // A browser that refuses storage shows the result until the page is left.
  }
  for (const listener of listeners) listener(generationId);
}
