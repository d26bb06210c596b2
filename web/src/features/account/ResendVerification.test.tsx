// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const now = new Date('2026-03-10T12:00:00Z').getTime();
const sendVerification = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now });
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sendVerification.mockReset().mockResolvedValue();
  vi.doMock('../../session/accountActions', () => ({ sendVerification }));
  vi.doMock('../../session/SessionProvider', () => ({ useSession: () => ({ account: { uid: 'u1' } }) }));
});
afterEach(() => {
  cleanup();
  vi.doUnmock('../../session/accountActions');
  vi.doUnmock('../../session/SessionProvider');
  vi.resetModules();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A tab with the verification page. */
async function aTab() {
  const { ResendVerification } = await import('./ResendVerification');
  const { container } = render(<ResendVerification />);
  const button = () => container.querySelector('button')!;
  return {
    press: () => act(async () => void fireEvent.click(button())),
    says: () => ({ button: button().textContent, notice: container.querySelector('p')?.textContent ?? null }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

const send = 'Reenviar e-mail de verificação';
const sent = 'E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.';
const failed = 'Não foi possível reenviar o e-mail. Tente novamente mais tarde.';

it('an e-mail that was sent can be sent again after a minute, which is counted down', async () => {
  const { press, says, pass } = await aTab();
  await press();
  expect(says()).toEqual({ button: 'Reenviar em 60 s', notice: sent });
  pass(59_000);
  expect(says().button).toBe('Reenviar em 1 s');
  await press();
  expect(sendVerification).toHaveBeenCalledOnce();
  pass(1_000);
  expect(says().button).toBe(send);
  await press();
  expect(sendVerification).toHaveBeenCalledTimes(2);
});

it('an e-mail that could not be sent is sent by the next click, without a pause', async () => {
  sendVerification.mockRejectedValueOnce(new Error('no network'));
  const { press, says } = await aTab();
  await press();
  expect(says()).toEqual({ button: send, notice: failed });
  await press();
  expect(sendVerification).toHaveBeenCalledTimes(2);
  expect(says()).toEqual({ button: 'Reenviar em 60 s', notice: sent });
});

it('an e-mail that another tab has sent within the minute is not sent again, and the minute is counted down', async () => {
  const here = await aTab();
  const there = await aTab();
  await there.press();
  here.pass(10_000);
  await here.press();
  expect(sendVerification).toHaveBeenCalledOnce();
  expect(here.says()).toEqual({ button: 'Reenviar em 50 s', notice: sent });
});

it('a clock that was set back does not keep the e-mail from being sent', async () => {
  localStorage.setItem('bemtevi:conta:u1:reenvio', String(now + 600_000));
  const { press, says } = await aTab();
  expect(says().button).toBe(send);
  await press();
  expect(sendVerification).toHaveBeenCalledOnce();
});

it('an e-mail that was sent for another account does not delay the e-mail of this one', async () => {
  localStorage.setItem('bemtevi:conta:u2:reenvio', String(now));
  const { says } = await aTab();
  expect(says().button).toBe(send);
});
