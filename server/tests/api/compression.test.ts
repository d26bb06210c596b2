import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire. */
  readonly bytes: Buffer;
}

const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('compression of the API', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer();
    owner = await server.anOwner({ plan: 'plano_revoada' });
    const text = 'Pão quentinho com açúcar 🥖 às 7h na Praça. '.repeat(60);
    await aHistory(server, owner, 40, () => ({ variations: [text, text, text] }));
  });
  afterAll(() => server.stop());

  /** Without fetch, which sends an Accept-Encoding of its own and decodes. */
  const receive = (path: string, acceptEncoding: string | null, body?: string): Promise<Received> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        ...(acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding }),
      };
      const url = new URL(path, server.url.replace('localhost', '127.0.0.1'));
      const sent = request(url, { method: body ? 'POST' : 'GET', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
        response.on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
  const historyOf = (first: number) =>
    JSON.stringify({ query: `{ history(first: ${first}) { edges { node { topic variations { text } } } } }` });

  const paths: [string, string, string | undefined][] = [
    ['a page of history', '/graphql', historyOf(5)],
    ['an answer above 256 KiB', '/graphql', historyOf(40)],
    ['a REST route', '/api/get-generation-history', undefined],
    ['an export that is streamed', '/api/export-history?format=csv', undefined],
  ];

  it.each(
    paths.flatMap(([what, path, body]) =>
      Object.entries(decoders).map(([encoding, decode]) => ({ what, path, body, encoding, decode })),
    ),
  )('$what is answered with $encoding, and decodes to the same bytes', async ({ path, body, encoding, decode }) => {
    const plain = await receive(path, null, body);
    const packed = await receive(path, encoding, body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(decode(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['*', 'zstd'],
    ['zstd;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, gzip;q=0.5', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('a call with Accept-Encoding "%s" is answered with %s', async (acceptEncoding, encoding) => {
    const { headers } = await receive('/graphql', acceptEncoding, historyOf(5));
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('is left out of a short answer', async () => {
    const { headers, bytes } = await receive('/graphql', 'gzip', JSON.stringify({ query: '{ viewer { id } }' }));
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBe(bytes.length);
  });
});
