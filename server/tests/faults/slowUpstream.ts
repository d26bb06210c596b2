import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

export interface SlowUpstream {
  readonly baseUrl: string;
  readonly standIn: OpenAiStandIn;
  /** Whether a call with these words has come in. */
  hasReceived(words: string): boolean;
  /** Resolves when the next answer has been sent. */
  nextAnswer(): Promise<void>;
  close(): Promise<void>;
}

/** The stand-in behind a slow connection, so that a client can disconnect meanwhile. */
export async function startSlowUpstream(delayMs: () => number): Promise<SlowUpstream> {
  const standIn = await startOpenAiStandIn();
  const received: string[] = [];
  let answered = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const headers = { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' };
    try {
      const body = await buffer(request);
      received.push(body.toString());
      await sleep(delayMs(), undefined, { signal: gone.signal });
      const url = standIn.baseUrl.replace('/v1', request.url ?? '');
      const answer = await fetch(url, { method: 'POST', headers, body, signal: gone.signal });
      const type = answer.headers.get('content-type') ?? 'application/json';
      response.writeHead(answer.status, { 'content-type': type });
      for await (const chunk of answer.body ?? []) response.write(chunk);
      response.end();
      answered.resolve();
      answered = Promise.withResolvers();
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    standIn,
    hasReceived: (words) => received.some((body) => body.includes(words)),
    nextAnswer: () => answered.promise,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await standIn.close();
    },
  };
}
