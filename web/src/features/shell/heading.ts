/** Calls back once with the h1, now or as soon as it replaces the skeleton; the returned function stops waiting. */
export function onHeading(page: HTMLElement, callback: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = page.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    callback(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Somebody arrives at the page of this h1: what is read next is below it. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
