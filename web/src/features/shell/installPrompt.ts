/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the application until we make it; once, when the page starts. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Whether the browser can install the application now. */
export const canInstall = (): boolean => kept !== null;

/** Calls back when that changes. */
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the browser ask; true when the owner agreed. It asks once. */
export async function install(): Promise<boolean> {
  const asked = await kept?.prompt();
  keep(null);
  return asked?.outcome === 'accepted';
}
