/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let deferredPrompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setDeferredPrompt(prompt: InstallPrompt | null): void {
  deferredPrompt = prompt;
  for (const listener of listeners) listener();
}

/** Defers the browser's install prompt until `install` is called; once, when the page starts. */
export function deferInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setDeferredPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setDeferredPrompt(null));
}

/** Whether the browser can install the application now. */
export const canInstall = (): boolean => deferredPrompt !== null;

/** Calls back when that changes. */
export function onInstallPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the browser ask; true when the owner agreed. It asks once. */
export async function install(): Promise<boolean> {
  const answer = await deferredPrompt?.prompt();
  setDeferredPrompt(null);
  return answer?.outcome === 'accepted';
}
