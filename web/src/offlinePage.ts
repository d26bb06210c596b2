/** Registers the service worker that caches the offline page, and nothing else. Not in development. */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses has no offline page, and nothing else is missing.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
