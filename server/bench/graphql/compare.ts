import { median, percentile, ratioOf, formatRatio } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import { bodies, queryNames, type QueryName } from './data.ts';
import { closeConnections, send, sendMany } from './load.ts';
import { openComparison, ours, type Comparison, type ComparedServer } from './comparedServers.ts';

/** Requests of each server in a round: enough for a second or so of work. */
const requests: Readonly<Record<QueryName, number>> = { viewer: 1_000, history: 400 };
/** Warm-up rounds, not counted, in which the engine compiles hot code. */
const warmUps = 2;

/** The measurements of one server and query, one for each round. */
interface Series {
  readonly cpu: number[];
  readonly times: number[][];
}

type Results = ReadonlyMap<ComparedServer, Readonly<Record<QueryName, Series>>>;

/** `npm run bench -- graphql`: our server and its peers, running side by side and queried in turn; prints a table and the ratios. */
export async function compareServers(rounds: number): Promise<Figures> {
  const comparison = await openComparison();
  try {
    await expectSameAnswers(comparison);
    const results: Results = new Map(
      comparison.servers.map((one) => [one, { viewer: { cpu: [], times: [] }, history: { cpu: [], times: [] } }]),
    );
    for (let round = -warmUps; round < rounds; round += 1) {
      process.stderr.write(round < 0 ? `warming up\n` : `round ${round + 1} of ${rounds}\n`);
      const order = round % 2 ? comparison.servers : comparison.servers.toReversed();
      for (const one of order) {
        for (const query of queryNames) {
          const measured = await measure(comparison, one, query);
          if (round < 0) continue;
          results.get(one)?.[query].cpu.push(measured.cpu);
          results.get(one)?.[query].times.push(measured.times);
        }
      }
    }
    for (const line of tableOf(results)) console.log(line);
    const ratios = ratiosOf(results);
    console.log();
    for (const [name, ratio] of Object.entries(ratios)) console.log(`${name} ${formatRatio(ratio)}`);
    return ratios;
  } finally {
    await comparison.close();
    closeConnections();
  }
}

async function measure({ login: { token } }: Comparison, { server }: ComparedServer, query: QueryName) {
  const count = requests[query];
  const before = await server.usage();
  const times = await sendMany({ url: server.url, token, body: bodies[query] }, count);
  const after = await server.usage();
  return { cpu: (after.cpu - before.cpu) / count, times };
}

/** Throws if the servers' responses differ, since they would not be comparable. */
async function expectSameAnswers({ login: { token }, servers }: Comparison): Promise<void> {
  for (const query of queryNames) {
    const answers = servers.map(async ({ server }) =>
      JSON.stringify(JSON.parse(await send({ url: server.url, token, body: bodies[query] }))),
    );
    const [first, ...others] = await Promise.all(answers);
    others.forEach((answer, index) => {
      const name = servers[index + 1]?.name;
      if (answer !== first) throw new Error(`${name} answers ${query} otherwise: ${answer}\nnot ${first}`);
    });
  }
}

const find = (results: Results, name: string, guarded: boolean): Readonly<Record<QueryName, Series>> => {
  for (const [one, series] of results) if (one.name === name && one.guarded === guarded) return series;
  throw new Error(`${name} was not measured`);
};

const raw = 'raw graphql-js';

function tableOf(results: Results): string[] {
  const fromMemory = find(results, raw, false);
  const rows = [...results].map(([{ name, guarded }, series]) => {
    const cells = queryNames.flatMap((query) => {
      const { cpu, times } = series[query];
      const all = times.flat();
      return [
        median(cpu).toFixed(0),
        formatRatio(ratioOf(cpu, fromMemory[query].cpu)),
        `${percentile(all, 0.5).toFixed(1)} / ${percentile(all, 0.99).toFixed(1)}`,
      ];
    });
    return `| ${[name, guarded ? 'token, services, SQLite' : 'memory', ...cells].join(' | ')} |`;
  });
  const heads = queryNames.flatMap((query) => [`${query}: CPU µs`, '× raw from memory', 'p50 / p99 ms']);
  const head = ['Server', 'Data', ...heads];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows];
}

/** The ratios of our server to its peers. */
function ratiosOf(results: Results) {
  const mine = find(results, ours, true);
  const rawFromMemory = find(results, raw, false);
  const rawGuarded = find(results, raw, true);
  const mercurius = find(results, 'Mercurius', false);
  const apollo = find(results, 'Apollo on Express + TypeGraphQL', false);
  return {
    'history ours/raw': ratioOf(mine.history.cpu, rawFromMemory.history.cpu),
    'history ours/Mercurius': ratioOf(mine.history.cpu, mercurius.history.cpu),
    'history Apollo on Express/ours': ratioOf(apollo.history.cpu, mine.history.cpu),
    'viewer ours/raw': ratioOf(mine.viewer.cpu, rawFromMemory.viewer.cpu),
    'viewer Apollo on Express/ours': ratioOf(apollo.viewer.cpu, mine.viewer.cpu),
    'history ours/raw behind the same guards': ratioOf(mine.history.cpu, rawGuarded.history.cpu),
    'viewer ours/raw behind the same guards': ratioOf(mine.viewer.cpu, rawGuarded.viewer.cpu),
  };
}
