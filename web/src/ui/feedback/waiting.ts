import { behaviour } from '../behaviour';

// A document that is being loaded is waited for since it was asked for.
let began: number | null = 0;
let skeletons = 0;

/** The clock that delays of style sheets run on: that of the last frame, which lies before now. Tests' DOM has none. */
const timeOfAnimations = () => Number((document as Partial<Document>).timeline?.currentTime ?? performance.now());

/**
 * Lets a skeleton that takes over from another go on where that one was, instead of fading in again: tells its style
 * sheet in `--waited` for how long something has been waited for already.
 */
export const goOnWaiting = behaviour((skeleton) => {
  began ??= performance.now();
  skeletons += 1;
  skeleton.style.setProperty('--waited', `${Math.max(0, Math.floor(timeOfAnimations() - began))}ms`);
  return () => {
    skeletons -= 1;
    // The one that takes over comes in the same task.
    setTimeout(() => {
      if (skeletons === 0) began = null;
    });
  };
});
