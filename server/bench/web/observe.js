/* Runs in each measured page before its own scripts. */
{
  /** What the browser says of paints, tasks and layout shifts; vitals.ts reads it. */
  const observed = { fcp: 0, lcp: 0, tasks: [], shifts: [] };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => observed.tasks.push({ startTime, duration }));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shifts.push({ startTime, value });
  });
  /** What was observed, once the page has drawn its heading and nothing says that it is loading; else undefined. */
  globalThis.observedWhenSettled = () => {
    const isLoading = [...document.querySelectorAll('[role=status], [aria-busy=true]')].some(
      (part) => part.ariaBusy === 'true' || part.textContent.startsWith('Carregando'),
    );
    return observed.lcp > 0 && document.querySelector('h1') && !isLoading ? observed : undefined;
  };
}
