import { afterEach } from 'vitest';

/** jsdom lays nothing out: no size ever changes. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The files of a worker share one jsdom. Tests without a document have no storage.
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver = NoResizes;
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
