import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOpenAiStandIn } from '../../tests/writer/openAiStandIn.ts';

/** A model with a fixed response time, whose texts differ from those of its last five hundred responses. */
export interface Upstream {
  readonly baseUrl: string;
  /** The number of requests so far. */
  asked(): number;
  close(): Promise<void>;
}

/** An owner's last ten texts, of each of the forty, are fewer: a text that begins as one of them is written a second time. */
const maxAnswers = 500;

/** Responses are prepared as bytes, so that the load affects the measurement as little as possible. */
export async function startUpstream(delayMs: number): Promise<Upstream> {
  const standIn = await startOpenAiStandIn();
  let answers: Promise<readonly { type: string; bytes: Buffer }[]> | undefined;
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
    const nth = asked++ % maxAnswers;
    const body = await buffer(request);
    answers ??= Promise.all(Array.from({ length: maxAnswers }, () => record(request.url ?? '', body)));
    const [recorded] = await Promise.all([answers, sleep(delayMs)]);
    const { type, bytes } = recorded[nth]!;
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
