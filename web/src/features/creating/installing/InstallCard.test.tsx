// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deferInstallPrompt } from '../../shell/installPrompt';
import { countWrittenText, isInvitationDue } from './invitation';
import { InstallCard } from './InstallCard';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

let matching: readonly string[];
beforeAll(deferInstallPrompt);
beforeEach(() => {
  matching = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
});
afterEach(() => {
  act(() => void dispatchEvent(new Event('appinstalled')));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const browse = (userAgent: string, maxTouchPoints = 0) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints });

/** The browser offers to install the application. */
function offer() {
  const prompt = vi.fn<() => Promise<object>>(async () => ({ outcome: 'accepted' }));
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

const card = () => screen.queryByRole('complementary')?.textContent;
const show = () =>
  render(
    <>
      <h1 tabIndex={-1}>Central</h1>
      <InstallCard />
    </>,
  );
const write = (texts: number) => act(() => Array.from({ length: texts }).forEach(() => countWrittenText()));

it('the owner is invited after the second text, where the browser can install', () => {
  show();
  write(2);
  expect(card()).toBeUndefined();
  offer();
  expect(card()).toContain('neste computador');
  expect(card()).toContain('Ele ganha um ícone só dele');
});

it('the owner is not invited after the first text', () => {
  show();
  offer();
  write(1);
  expect(card()).toBeUndefined();
  write(1);
  expect(card()).toBeDefined();
});

it('on a phone the invitation names the phone', () => {
  matching = ['(pointer: coarse)'];
  show();
  offer();
  write(2);
  expect(card()).toContain('no celular');
});

it.each(['Instalar', 'Agora não'])(
  'after "%s" the invitation disappears for good, and the title has the focus',
  async (name) => {
    show();
    const prompt = offer();
    write(2);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    expect(prompt).toHaveBeenCalledTimes(name === 'Instalar' ? 1 : 0);
    expect(card()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Central' }));
    offer();
    write(3);
    expect(isInvitationDue()).toBe(false);
    expect(card()).toBeUndefined();
  },
);

it.each([
  ['an iPhone', iphone, 5, [], true],
  ['an iPad, which says that it is a Mac', mac, 5, [], true],
  ['a Mac', mac, 0, [], false],
  ['an iPhone where it is installed', iphone, 5, ['(display-mode: standalone)'], false],
  ['Chrome on an iPhone', iphone.replace('Version/18.0', 'CriOS/130'), 5, [], false],
  ['Firefox on an iPhone', iphone.replace('Version/18.0', 'Version/18.0 FxiOS/130'), 5, [], false],
])(
  'only Safari on a touch screen without the installed application explains how to install by hand: %s',
  (_, userAgent, touchPoints, media, isTold) => {
    matching = media;
    browse(userAgent, touchPoints);
    show();
    write(2);
    expect(card()?.includes('Adicionar à Tela de Início') ?? false).toBe(isTold);
    expect(screen.queryByRole('button', { name: 'Entendi' }) !== null).toBe(isTold);
  },
);

it('a stored count of texts that cannot be read invites nobody, and a readable one does', () => {
  localStorage.setItem('bemtevi:instalar', '{');
  expect(isInvitationDue()).toBe(false);
  localStorage.setItem('bemtevi:instalar', JSON.stringify({ texts: 5 }));
  expect(isInvitationDue()).toBe(true);
});
