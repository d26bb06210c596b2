// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const idToken = vi.fn<() => Promise<string | null>>(async () => 'um-token');
const fetched = vi.fn<typeof fetch>();
/** The files that the browser was asked to save: address and name. */
const saved: (readonly [string, string])[] = [];
const revoked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  saved.length = 0;
  revoked.length = 0;
  fetched.mockReset();
  vi.doMock('./identity', () => ({ idToken }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:arquivo',
      revokeObjectURL: (address: string) => void revoked.push(address),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('./identity');
  vi.resetModules();
});

const download = async () => (await import('./downloads')).downloadFile('/api/export-data', 'dados.json', 'Não deu.');

it('a file of the signed-in account is saved under its name, and its memory is freed later', async () => {
  fetched.mockResolvedValue(new Response('{}'));
  expect(await download()).toBeNull();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/export-data', {
    headers: { authorization: 'Bearer um-token' },
  });
  expect(saved).toEqual([['blob:arquivo', 'dados.json']]);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:arquivo']);
});

it('a visitor requests a file without a token, and reads the message of the server', async () => {
  idToken.mockResolvedValueOnce(null);
  fetched.mockResolvedValue(Response.json({ error: 'Usuário não autenticado.' }, { status: 401 }));
  expect(await download()).toBe('Usuário não autenticado.');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/export-data', { headers: {} });
});

it.each([
  ['what the server says', () => Response.json({ error: 'Espere um minuto.' }, { status: 429 }), 'Espere um minuto.'],
  ['a sentence where it says nothing', () => Response.json({}, { status: 404 }), 'Não deu.'],
  ['a sentence where its answer cannot be read', () => new Response('<html>', { status: 502 }), 'Não deu.'],
])('a refused download saves nothing and says %s', async (_, answer, message) => {
  fetched.mockImplementation(async () => answer());
  expect(await download()).toBe(message);
  expect(saved).toEqual([]);
});

it('a download without a network says that it failed', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await download()).toBe('Não deu.');
});
