/**
 * What an element does, once it is in the page: a React ref in the application, and attached by public.ts to the same
 * markup where no React is loaded. The function it may return undoes it.
 */
export const behaviour =
  (attach: (element: HTMLElement) => (() => void) | undefined) =>
  (element: HTMLElement | null): (() => void) | undefined =>
    element ? attach(element) : undefined;
