import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOpenAiStandIn } from '../../tests/writer/openAiStandIn.ts';

/** A model that takes so long for every answer, which is always the first that the stand-in gave. */
export interface Upstream {
  readonly baseUrl: string;
  /** How many answers it was asked for. */
  asked(): number;
  close(): Promise<void>;
}

/** Answers are kept as bytes, so that the load costs what it measures as little as possible. */
export async function startUpstream(delayMs: number): Promise<Upstream> {
  const standIn = await startOpenAiStandIn();
  let answer: Promise<{ type: string; bytes: Buffer }> | undefined;
  let asked = 0;
  const record = async (path: string, body: Buffer) => {
    const url = standIn.baseUrl.replace('/v1', path);
    const recorded = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.toString(),
    });
    const type = recorded.headers.get('content-type') ?? 'application/json';
    return { type, bytes: Buffer.from(await recorded.arrayBuffer()) };
  };
  const server = createServer(async (request, response) => {
    asked += 1;
    const body = await buffer(request);
    const [{ type, bytes }] = await Promise.all([(answer ??= record(request.url ?? '', body)), sleep(delayMs)]);
    response.writeHead(200, { 'content-type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: () => asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await standIn.close();
    },
  };
}
