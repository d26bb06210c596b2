import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from '../../src/http/web.ts';

const body = Buffer.from('<h1>Planos</h1>');
const answer = { type: 'text/html; charset=utf-8', etag: 'W/"1"', body: () => Promise.resolve(body) };
const site = {
  answers: new Map(['/', '/plans', '/generate'].map((path) => [path, answer])),
  scriptHashes: [],
  styleHashes: [],
};
const server = createServer(express().use(serveWeb('/nowhere', site)));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it.each([
  ['/plans', 200, null],
  ['/generate/0c9d2a1e-0000-4000-8000-000000000000', 200, null],
  ['/plans/', 302, '/plans'],
  ['/nada', 302, '/'],
  ['/nada/', 302, '/'],
])('%s is answered with %i, and leads to %s', async (path, status, to) => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const { status: answered, headers } = await fetch(address, { redirect: 'manual' });
  expect([answered, headers.get('location')]).toEqual([status, to]);
});
