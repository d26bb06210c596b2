// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'timeline');
});

it("a skeleton drawn on a late frame counts its wait from the frame's time", async () => {
  // The module remembers the skeletons of other test files.
  vi.resetModules();
  const { continueFadeIn } = await import('./continueFadeIn');
  vi.spyOn(performance, 'now').mockReturnValue(170);
  Object.defineProperty(document, 'timeline', { configurable: true, value: { currentTime: 150 } });
  const skeleton = document.createElement('div');

  continueFadeIn(skeleton);

  expect(skeleton.style.getPropertyValue('--waited')).toBe('150ms');
});
