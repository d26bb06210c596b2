import { behaviour } from '../../../ui/behaviour';

const turnMs = 6_000;

/**
 * Shows the slides of a carousel one after the other, 6 s each. It waits under the pointer, around the focus and in a
 * hidden tab; stops at its pause button, and begins stopped for who asked for less motion. Fading is the style sheet's.
 */
export const rotate = behaviour((carousel) => {
  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  const tabs = [...carousel.querySelectorAll<HTMLElement>('[data-show]')];
  const pause = carousel.querySelector<HTMLElement>('[data-pause]');
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let pointed = false;
  let focused = false;

  const show = (index: number) => {
    current = index;
    slides.forEach((slide, at) => slide.toggleAttribute('data-current', at === index));
    tabs.forEach((tab, at) => tab.setAttribute('aria-pressed', String(at === index)));
  };
  const restart = () => {
    clearInterval(timer);
    const waits = paused || pointed || focused || document.hidden;
    timer = waits ? undefined : setInterval(() => show((current + 1) % slides.length), turnMs);
    carousel.toggleAttribute('data-paused', paused);
    if (pause) pause.textContent = paused ? 'Continuar' : 'Pausar';
  };
  const listen = (type: string, change: (event: Event) => void) =>
    carousel.addEventListener(type, (event) => (change(event), restart()), on);

  listen('pointerenter', () => (pointed = true));
  listen('pointerleave', () => (pointed = false));
  listen('focusin', () => (focused = true));
  listen('focusout', () => (focused = false));
  document.addEventListener('visibilitychange', restart, on);
  pause?.addEventListener('click', () => ((paused = !paused), restart()), on);
  tabs.forEach((tab, at) => tab.addEventListener('click', () => (show(at), restart()), on));
  restart();
  return () => {
    stop.abort();
    clearInterval(timer);
  };
});
