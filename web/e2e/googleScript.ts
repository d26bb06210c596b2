import type { BrowserContext } from '@playwright/test';

/**
 * Stands in for Google's api.js on a machine without internet: just enough of `gapi.iframes` for the Firebase SDK
 * and the emulator's frame to talk to each other, over postMessage.
 */
const script = `(() => {
  const handlers = {};
  const waiting = new Map();
  let calls = 0;
  const { promise: peerIsReady, resolve: markReady } = Promise.withResolvers();
  const peer = (windowOf, ready) => ({
    restyle() {},
    ping(pinged) { pinged?.(); return Promise.resolve([]); },
    register(name, handler) {
      handlers[name] = handler;
      windowOf().postMessage({ gapi: 'ready' }, '*');
    },
    async send(name, data, replied) {
      await ready;
      const id = ++calls;
      waiting.set(id, replied);
      windowOf().postMessage({ gapi: 'call', id, name, data }, '*');
    },
  });
  addEventListener('message', async ({ data, source }) => {
    if (data?.gapi === 'ready') markReady();
    if (data?.gapi === 'reply') waiting.get(data.id)?.(data.result);
    if (data?.gapi === 'call') {
      const answer = await handlers[data.name]?.(data.data);
      source.postMessage({ gapi: 'reply', id: data.id, result: [answer] }, '*');
    }
  });
  const context = {
    open({ where, url, attributes }, opened) {
      const frame = document.createElement('iframe');
      const { style, ...others } = attributes ?? {};
      Object.assign(frame.style, style);
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value);
      frame.src = url;
      (where ?? document.body).append(frame);
      return opened(peer(() => frame.contentWindow, peerIsReady));
    },
    getParentIframe: () => peer(() => parent, Promise.resolve()),
  };
  window.gapi = {
    load: (_name, options) => (typeof options === 'function' ? options : options.callback)(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  (onload ? window[onload] : window.gapi_onload)?.();
})();`;

/** Answers for Google's script in every page and pop-up of the context. */
export const answerForGoogle = (context: BrowserContext): Promise<unknown> =>
  context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
