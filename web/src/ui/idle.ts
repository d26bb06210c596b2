/**
 * Calls back once, when the document has loaded and the browser is idle; without requestIdleCallback (Safari) a second
 * after the load. Returns a function that cancels the call.
 */
export function onIdle(callback: () => void): () => void {
  let isWaiting = true;
  const call = () => isWaiting && callback();
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(call) : setTimeout(call, 1_000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isWaiting = false;
  };
}
