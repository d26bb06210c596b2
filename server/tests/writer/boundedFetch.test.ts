import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundedFetch, maxBytes } from '../../src/adapters/writer/openai/boundedFetch.ts';

/** Answers with as many bytes as the path says; cuts the connection in the middle of `/cut`, and at once at `/closed`. */
const upstream = createServer((request, response) => {
  if (request.url === '/closed') return void response.destroy();
  if (request.url === '/none') return void response.writeHead(204).end();
  if (request.url === '/cut') return void response.write('half', () => response.destroy());
  response.end('a'.repeat(Number(request.url?.slice(1))));
});
let url = '';
beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterAll(() => void upstream.close());

describe('a bounded fetch', () => {
  it.each([
    ['a whole answer', '/5000', true],
    ['an answer without a body', '/none', true],
    ['an answer that is too long', `/${maxBytes + 1}`, false],
    ['an answer that is cut off', '/cut', false],
    ['a connection that is closed', '/closed', false],
  ])('removes its listeners from its signals after %s', async (_answer, path, isRead) => {
    const [caller, sdk] = [new AbortController(), new AbortController()];
    const composed = AbortSignal.any([sdk.signal]);
    const read = createBoundedFetch(caller.signal)(`${url}${path}`, { signal: composed }).then((answer) =>
      answer.text(),
    );
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
    expect(await read.then(() => true).catch(() => false)).toBe(isRead);
    for (const signal of [caller.signal, composed]) expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each(['the caller', 'the SDK'])('removes its listeners from its signals after %s has left', async (who) => {
    const [caller, sdk] = [new AbortController(), new AbortController()];
    const composed = AbortSignal.any([sdk.signal]);
    const answer = await createBoundedFetch(caller.signal)(`${url}/500000`, { signal: composed });
    (who === 'the caller' ? caller : sdk).abort();
    await expect(answer.text()).rejects.toThrow('aborted');
    for (const signal of [caller.signal, composed]) expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
