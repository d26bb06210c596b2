import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeConnections, send } from '../graphql/load.ts';
import { percentile } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import { openBenchServer, type BenchServer } from '../benchServer.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const upstreamMs = 50;
const rates = [25, 50, 100] as const;
const secondsOfEach = 10;
const owners = 40;

const query = `mutation Click($input: GenerateCopyInput!) {
  generateCopy(input: $input) {
    __typename
    ... on GenerateCopySuccess { generation { id variations { text } } user { id textCredits } }
  }
}`;

async function click({ server, owners: all }: BenchServer, nth: number): Promise<void> {
  const owner = all[nth % all.length]!;
  const topic = 'Bolo de cenoura com cobertura de chocolate por R$ 12 a fatia';
  const input = { contentType: 'POST_INSTAGRAM', tone: 'VENDER', topic, requestId: randomUUID() };
  const body = JSON.stringify({ query, variables: { input } });
  const answer = await send({ url: server.url, token: owner.token, body });
  if (!answer.includes('GenerateCopySuccess')) throw new Error(`a click was answered ${answer}`);
}

/** Starts calls at a fixed rate, whether earlier ones have ended or not; resolves to their durations. */
async function atRate(rate: number, seconds: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    await sleep(Math.max(0, began + (nth * 1_000) / rate - performance.now()));
    const sent = performance.now();
    times.push(work(nth).then(() => performance.now() - sent));
  }
  return Promise.all(times);
}

/** The duration of the upstream alone, called in the same way as the server calls it. */
const direct = (upstream: Upstream) => async () =>
  (await fetch(`${upstream.baseUrl}/chat/completions`, { method: 'POST', body: '{}' })).arrayBuffer();

/**
 * `npm run bench -- generate`: what a click costs the server beside an upstream of 50 ms. What it adds is the time of a click
 * without the time of a call of the upstream at the same rate, measured before it.
 */
export async function measureGenerate(): Promise<Figures> {
  const upstream = await startUpstream(upstreamMs);
  const bench = await openBenchServer(owners, {
    OPENAI_BASE_URL: upstream.baseUrl,
    OPENAI_API_KEY: 'sk-bench',
    CLICKS_PER_MINUTE: '100000',
    TEXTS_IN_FLIGHT: '1000',
  });
  const figures: Record<string, number> = {};
  try {
    await atRate(25, 8, (nth) => click(bench, nth));
    for (const rate of rates) {
      const alone = await atRate(rate, secondsOfEach, direct(upstream));
      const asked = upstream.asked();
      const before = await bench.server.usage();
      const times = await atRate(rate, secondsOfEach, (nth) => click(bench, nth));
      const after = await bench.server.usage();
      const cpuMs = (after.cpu - before.cpu) / 1_000 / times.length;
      const added = (part: number) => percentile(times, part) - percentile(alone, part);
      const calls = (upstream.asked() - asked) / times.length;
      console.log(
        `${String(rate).padStart(4)} a second: ${cpuMs.toFixed(2)} ms CPU a click, ` +
          `added p50 ${added(0.5).toFixed(1)} ms, ` +
          `p99 ${added(0.99).toFixed(1)} ms; ` +
          `upstream alone ${percentile(alone, 0.5).toFixed(1)} / ${percentile(alone, 0.99).toFixed(1)} ms, ` +
          `asked ${calls.toFixed(2)} times a click`,
      );
      figures[`CPU ms a click at ${rate} a second`] = cpuMs;
      figures[`added p50 ms at ${rate} a second`] = added(0.5);
      figures[`added p99 ms at ${rate} a second`] = added(0.99);
    }
    figures['clicks a second a core'] = await saturated(bench);
    console.log(`${figures['clicks a second a core'].toFixed(0)} clicks a second a core`);
  } finally {
    closeConnections();
    await bench.close();
    await upstream.close();
  }
  return figures;
}

const lanes = 64;

/** The clicks that one second of CPU is enough for, sent as fast as they are answered. */
async function saturated(bench: BenchServer): Promise<number> {
  const before = await bench.server.usage();
  let nth = 0;
  const lane = async () => {
    while (nth < 2_000) await click(bench, (nth += 1));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const after = await bench.server.usage();
  return (nth / (after.cpu - before.cpu)) * 1e6;
}
