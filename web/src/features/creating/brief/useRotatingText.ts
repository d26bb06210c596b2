import { useEffect, useState } from 'react';

/** One of the texts, the next every `everyMs`; still while paused and for people who asked for less motion. */
export function useRotatingText(texts: readonly string[], everyMs: number, paused: boolean): string {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (paused || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((current) => current + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, paused]);
  return texts[index % texts.length] ?? '';
}
