/**
 * Calls back once, when the document has loaded and the browser has nothing else to do; in one that cannot tell
 * (Safari), a second later. The function that it returns takes the call back.
 */
export function onIdle(callback: () => void): () => void {
  let wanted = true;
  const call = () => wanted && callback();
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(call) : setTimeout(call, 1_000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    wanted = false;
  };
}
