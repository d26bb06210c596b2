/** Keeps a page in the browser for when there is no network; nothing else is ever kept. Not while developing. */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses loses that page only.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
