/** Calls back once with the heading, now or as soon as it replaces the skeleton; the returned function stops waiting. */
export function onHeading(
  within: HTMLElement,
  level: 'h1' | 'h2',
  callback: (heading: HTMLElement) => void,
): () => void {
  const look = () => {
    const heading = within.querySelector(level);
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(within, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Somebody arrives at what is under this heading: what is read next is below it. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
