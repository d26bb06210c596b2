// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { canInstall, install, deferInstallPrompt, onInstallPromptChange } from './installPrompt';

const changed = vi.fn<() => void>();
deferInstallPrompt();
beforeEach(() => {
  dispatchEvent(new Event('appinstalled'));
  changed.mockReset();
});

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<object>>(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { event, prompt };
}

it.each([
  ['accepted', true],
  ['dismissed', false],
] as const)(
  'the offer of the browser to install is kept, shown once, and %s: installed is %s',
  async (outcome, isInstalled) => {
    const stop = onInstallPromptChange(changed);
    const { event, prompt } = offer(outcome);
    expect([event.defaultPrevented, canInstall(), changed.mock.calls.length]).toEqual([true, true, 1]);
    expect(await install()).toBe(isInstalled);
    expect([canInstall(), prompt.mock.calls.length, changed.mock.calls.length]).toEqual([false, 1, 2]);
    expect(await install()).toBe(false);
    stop();
    offer('accepted');
    expect(prompt).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenCalledTimes(3);
  },
);

it('an application that was installed in another way is not offered any more', () => {
  offer('accepted');
  dispatchEvent(new Event('appinstalled'));
  expect(canInstall()).toBe(false);
});
