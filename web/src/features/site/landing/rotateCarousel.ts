import { behaviour } from '../../../ui/behaviour';

const slideMs = 6_000;

/**
 * Shows the slides of a carousel one after the other, 6 s each. It waits under the pointer, around the focus and in a
 * hidden tab; stops at its pause button, and begins stopped for who asked for less motion. Fading is the style sheet's.
 */
export const rotateCarousel = behaviour((carousel) => {
  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  const tabs = [...carousel.querySelectorAll<HTMLElement>('[data-show]')];
  const pause = carousel.querySelector<HTMLElement>('[data-pause]');
  const listeners = new AbortController();
  const listenerOptions = { signal: listeners.signal };
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPointed = false;
  let isFocused = false;

  const show = (index: number) => {
    current = index;
    slides.forEach((slide, at) => slide.toggleAttribute('data-current', at === index));
    tabs.forEach((tab, at) => tab.setAttribute('aria-pressed', String(at === index)));
  };
  const restart = () => {
    clearInterval(timer);
    const isWaiting = isPaused || isPointed || isFocused || document.hidden;
    timer = isWaiting ? undefined : setInterval(() => show((current + 1) % slides.length), slideMs);
    carousel.toggleAttribute('data-paused', isPaused);
    if (pause) pause.textContent = isPaused ? 'Continuar' : 'Pausar';
  };
  const listen = (type: string, change: (event: Event) => void) =>
    carousel.addEventListener(type, (event) => (change(event), restart()), listenerOptions);

  listen('pointerenter', () => (isPointed = true));
  listen('pointerleave', () => (isPointed = false));
  listen('focusin', () => (isFocused = true));
  listen('focusout', () => (isFocused = false));
  document.addEventListener('visibilitychange', restart, listenerOptions);
  pause?.addEventListener('click', () => ((isPaused = !isPaused), restart()), listenerOptions);
  tabs.forEach((tab, at) => tab.addEventListener('click', () => (show(at), restart()), listenerOptions));
  restart();
  return () => {
    listeners.abort();
    clearInterval(timer);
  };
});
