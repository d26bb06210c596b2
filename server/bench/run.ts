/**
 * `npm run bench -- [part …] [--rounds N]`: the parts that are named, or all. Each prints its own tables. Times are
 * printed with the ratios of what ran in turn on the same machine, and at the end beside their goals and the newest saved
 * runs; nothing is asserted. MongoDB is measured beside
 * SQLite when MONGODB_URI is set.
 */
import { parseArgs } from 'node:util';
import { buildWhatIsMissing } from '../scripts/builds.ts';
import { machine } from './machine.ts';
import { compareWithGoals } from './goals.ts';
import { readRuns, saveRun, type Figures } from './runs.ts';

const { values, positionals } = parseArgs({
  options: {
    /** Add what is measured to runs.json. */
    keep: { type: 'boolean', default: false },
    /** Of `graphql`, `webhooks` and `start`, which have 9 unless told, and of `web`, which has 3. */
    rounds: { type: 'string' },
    /** Of `web`: Lighthouse too, which npx fetches. */
    lighthouse: { type: 'boolean', default: false },
    /** Of `history`: generations in the large store. A million take minutes to write. */
    rows: { type: 'string', default: '200000' },
    /** Of `webhooks`: in each measurement. */
    events: { type: 'string', default: '2000' },
    /** Of `cell`. */
    clicks: { type: 'string', default: '1000' },
    /** Of `writing`: draft or openai and which set of briefs, or recorded answers and their file. */
    writer: { type: 'string', default: 'draft' },
    round: { type: 'string', default: '0' },
    recorded: { type: 'boolean', default: false },
    answers: { type: 'string', default: 'server/tests/writer/recordedAnswers.json' },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds ?? 9);

/** Each part by its name, loaded when it is its turn. */
const parts: Readonly<Record<string, () => Promise<Figures>>> = {
  graphql: async () => (await import('./graphql/compare.ts')).compareServers(rounds),
  parts: async () => (await import('./parts.ts')).measureParts(),
  webhooks: async () => (await import('./webhooks/run.ts')).measureWebhooks(rounds, Number(values.events)),
  generate: async () => (await import('./generate/run.ts')).measureGenerate(),
  live: async () => (await import('./live/run.ts')).measureLive(),
  start: async () => (await import('./start/run.ts')).measureStart(rounds),
  history: async () => (await import('./history/run.ts')).measureHistory(Number(values.rows)),
  cell: async () => (await import('./cell/run.ts')).measureCell(Number(values.clicks)),
  writing: async () => (await import('./writing/run.ts')).measureWriting(values),
  web: async () => (await import('./web/run.ts')).measureWeb(Number(values.rounds ?? 3), values.lighthouse),
};

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: name some of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const results: Record<string, Figures> = {};
buildWhatIsMissing();
console.log(machine());
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n# ${name}`);
  results[name] = await run();
}
console.log('\n# goals');
console.table(compareWithGoals(results, readRuns()));
if (values.keep) saveRun(results);
