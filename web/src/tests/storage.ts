import { afterEach } from 'vitest';

// The files of a worker share one jsdom. Tests without a document have no storage.
if (typeof document !== 'undefined') {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
