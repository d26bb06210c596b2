// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examples } from './content/landing';
import { publicPages } from './content/publicPages';
import { renderSite } from './prerender';

const plan = {
  key: 'PLANO_NINHO',
  name: 'Plano Ninho',
  priceInCents: 0,
  monthlyCredits: 5,
  contentTypes: [],
  tones: [],
  variations: 1,
  features: [],
} as const;
const facts = {
  plans: [plan],
  contentTypes: [],
  terms: { version: '2026-11-22' },
  modelData: ['O assunto que você escreveu.'],
  withdrawalDays: 7,
  refundRememberedDays: 30,
  legalRules: [],
  contacts: { email: 'oi@loja.example', whatsapp: '', phone: '' },
};
const { answers } = renderSite({
  facts,
  origin: 'http://localhost',
  templates: { page: '<!--page-->', index: '' },
  chunks: {},
});

async function visit(path: keyof typeof publicPages, search = ''): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', path + search);
  document.body.innerHTML = answers[path]!.body;
  await import('./public');
}

const text = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const shown = () =>
  [...document.querySelectorAll('[data-slide]')].findIndex((slide) => slide.matches('[data-current]'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(reduced), addEventListener() {} }));
});
afterEach(() => {
  // The next file has the same document.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reduced = 'nothing';
  document.cookie = 'bemtevi-cookie-consent=; max-age=0';
});
let reduced = 'nothing';

it('the carousel shows the next example every 6 s, and waits while it has the pointer or the focus', async () => {
  await visit('/');
  const carousel = text('[data-does=carousel]');
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(5_999);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
  for (const [hold, release] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    carousel.dispatchEvent(new Event(hold));
    vi.advanceTimersByTime(20_000);
    expect(shown()).toBe(1);
    carousel.dispatchEvent(new Event(release));
  }
  vi.advanceTimersByTime(6_000 * (examples.length - 1));
  expect(shown()).toBe(0);
});

it('the carousel stops and continues with its button, and shows the niche that was picked', async () => {
  await visit('/');
  const pause = text('[data-pause]');
  pause.click();
  expect(pause.textContent).toBe('Continuar');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(0);
  text('[data-show="2"]').click();
  expect(shown()).toBe(2);
  expect(text('[data-show="2"]').getAttribute('aria-pressed')).toBe('true');
  pause.click();
  vi.advanceTimersByTime(6_000);
  expect(shown()).toBe(3);
});

it('the carousel does not rotate with reduced motion', async () => {
  reduced = 'prefers-reduced-motion';
  await visit('/');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(0);
});

it('the cookie banner is shown until it is accepted, and /privacy withdraws the acceptance', async () => {
  await visit('/privacy');
  const banner = text('[data-does=banner]');
  const [accepted, open] = ['accepted', 'open'].map((when) => text(`[data-does=consent] [data-when=${when}]`));
  expect([banner.hidden, accepted!.hidden, open!.hidden]).toEqual([false, true, false]);
  banner.querySelector('button')!.click();
  expect(document.cookie).toContain('bemtevi-cookie-consent=true');
  expect([banner.hidden, accepted!.hidden, open!.hidden]).toEqual([true, false, true]);
  accepted!.querySelector('button')!.click();
  expect(document.cookie).not.toContain('bemtevi-cookie-consent=true');
  expect([banner.hidden, accepted!.hidden, open!.hidden]).toEqual([false, true, false]);
});

it('the height of the cookie banner is known to the styles, and is 0 once it is accepted', async () => {
  const observed = new Map<Element, () => void>();
  class Observer {
    constructor(readonly tell: () => void) {}
    observe(element: Element) {
      observed.set(element, this.tell);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  await visit('/privacy');
  const banner = text('[data-does=banner]');
  const height = vi.spyOn(banner, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 145.5));
  const known = () => {
    observed.get(banner)?.();
    return document.documentElement.style.getPropertyValue('--banner-height');
  };
  expect(known()).toBe('145.5px');
  height.mockReturnValue(new DOMRect());
  expect([known(), observed.size]).toEqual(['0px', 1]);
});

it('an acceptance of cookies that was pressed before the script was there closes the banner', async () => {
  document.documentElement.dataset['choice'] = 'accept';
  await visit('/privacy');
  expect(document.cookie).toContain('bemtevi-cookie-consent=true');
  const [accepted, open] = ['accepted', 'open'].map((part) => text(`[data-does=consent] [data-when=${part}]`));
  expect([text('[data-does=banner]').hidden, accepted!.hidden, open!.hidden]).toEqual([true, false, true]);
});

it('the cookie banner has one button, to accept', async () => {
  await visit('/privacy');
  const buttons = [...text('[data-does=banner]').querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Aceitar e continuar']);
});

it('the plans page shows for 5 s that a payment was cancelled, and removes it from the address', async () => {
  await visit('/plans', '?canceled=true&x=1');
  expect(text('[role=status]').textContent).toBe('Pagamento cancelado. Nada foi cobrado.');
  expect(location.pathname + location.search).toBe('/plans?x=1');
  vi.advanceTimersByTime(4_999);
  expect(text('[role=status]').textContent).not.toBe('');
  vi.advanceTimersByTime(1);
  expect(text('[role=status]').textContent).toBe('');
});

it('the script implements every action that the pages use', async () => {
  const names = Object.keys(publicPages).flatMap((path) =>
    [...answers[path]!.body.matchAll(/data-does="(\w+)"/g)].map(([, name]) => name!),
  );
  expect([...new Set(names)].toSorted()).toEqual(['banner', 'carousel', 'cancelled', 'consent', 'menu'].toSorted());
});
