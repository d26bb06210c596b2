import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { createOpenAiWriter } from '../../src/adapters/writer/openai/openAiWriter.ts';
import type { Writer } from '../../src/domain/ports.ts';
import { readEnv, type Env } from '../../src/env.ts';
import { benchBriefs } from './brief.ts';
import { tryBrief, type Outcome } from './measure.ts';
import { page } from './page.ts';
import { checkRows, sentenceRows, typeRows } from './report.ts';

const env = readEnv();
const { values } = parseArgs({
  options: { writer: { type: 'string', default: 'offline' }, round: { type: 'string', default: '0' } },
});

const writers: Readonly<Record<string, (env: Env) => Writer>> = {
  offline: createDraftWriter,
  openai: ({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }) =>
    createOpenAiWriter({ apiKey: OPENAI_API_KEY ?? 'none', baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL }),
};
/** Calls at once: a model's limits are per minute, and one at a time takes an hour. */
const lanes = 4;

const create = writers[values.writer];
if (!create || (values.writer === 'openai' && env.embedded.writer)) {
  console.error('Use --writer offline, or --writer openai with OPENAI_API_KEY or OPENAI_BASE_URL set.');
  process.exit(1);
}
const writer = create(env);
const queue = benchBriefs(Number(values.round)).map((bench, index) => ({ bench, index }));
const outcomes: Outcome[] = [];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      outcomes[next.index] = await tryBrief(writer, next.bench);
    }
  }),
);

console.table(typeRows(outcomes));
console.table(checkRows(outcomes));
console.table(sentenceRows(outcomes));

const folder = join(env.DATA_DIR, 'bench');
mkdirSync(folder, { recursive: true });
const file = join(folder, `writing-${values.writer}.html`);
writeFileSync(file, page(`Textos: ${values.writer}, ${outcomes.length} pedidos`, outcomes));
console.log(`All texts side by side: ${file}`);
