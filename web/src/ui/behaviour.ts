/**
 * Makes the behaviour of an element usable in two ways: as a React ref in the application, and attached by public.ts to
 * the same markup where no React is loaded. `attach` may return a function that removes the behaviour.
 */
export const behaviour =
  (attach: (element: HTMLElement) => (() => void) | undefined) =>
  (element: HTMLElement | null): (() => void) | undefined =>
    element ? attach(element) : undefined;
