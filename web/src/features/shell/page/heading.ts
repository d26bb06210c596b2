/** Calls back once with the heading, now or as soon as it replaces the skeleton; the returned function stops waiting. */
export function whenHeadingAppears(
  within: HTMLElement,
  level: 'h1' | 'h2',
  callback: (heading: HTMLElement) => void,
): () => void {
  const check = () => {
    const heading = within.querySelector(level);
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  };
  const observer = new MutationObserver(check);
  observer.observe(within, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/** Moves the focus to a heading, so that a screen reader continues below it. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
