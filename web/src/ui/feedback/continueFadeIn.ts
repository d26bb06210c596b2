import { behaviour } from '../behaviour';

// The first wait begins with the navigation: 0 on the page's clock.
let waitingSince: number | null = 0;
let skeletonCount = 0;

/** The time of the last frame, on which CSS delays run; it lies before now. jsdom has no such timeline. */
const animationTime = () => Number((document as Partial<Document>).timeline?.currentTime ?? performance.now());

/**
 * Lets a skeleton that replaces another one continue its fade-in instead of beginning it again: sets `--waited` for the
 * style sheet to how long skeletons have been shown already.
 */
export const continueFadeIn = behaviour((skeleton) => {
  waitingSince ??= performance.now();
  skeletonCount += 1;
  skeleton.style.setProperty('--waited', `${Math.max(0, Math.floor(animationTime() - waitingSince))}ms`);
  return () => {
    skeletonCount -= 1;
    // A skeleton that replaces this one is attached in the same task.
    setTimeout(() => {
      if (skeletonCount === 0) waitingSince = null;
    });
  };
});
