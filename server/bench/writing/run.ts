import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import type { Writer } from '../../src/domain/ports.ts';
import { readEnv, type Env } from '../../src/config/env.ts';
import { openReviewer, openWriter } from '../../src/startup/openUpstreams.ts';
import type { Figures } from '../runs.ts';
import { benchBriefs } from './brief.ts';
import { tryBrief, type Outcome } from './measure.ts';
import { page } from './page.ts';
import { openRecorded } from './recordedWriter.ts';
import { checkRows, fidelityRows, figuresOf, sentenceRows, typeRows } from './report.ts';

const writers: Readonly<Record<string, (env: Env) => Writer>> = {
  draft: createDraftWriter,
  openai: openWriter,
};
/** Calls at once: a model's limits are per minute, and one at a time takes an hour. */
const lanes = 4;

/** Which writer writes which briefs. */
interface Options {
  /** draft or openai. */
  readonly writer: string;
  /** The number of the set of briefs. */
  readonly round: string;
  /** Whether recorded answers take the place of writer and briefs, and the file that has them. */
  readonly recorded: boolean;
  readonly answers: string;
}

/**
 * The writers over 120 briefs, or recorded answers over theirs: prints what the texts keep of the facts, what the critic
 * says of them and what they cost, and writes a page with all of them.
 */
export async function measureWriting(values: Options): Promise<Figures> {
  const env = readEnv();
  const name = values.recorded ? 'recorded' : values.writer;
  const create = writers[values.writer];
  if (!create || (name === 'openai' && env.embedded.writer)) {
    console.error('Use --writer draft, --recorded, or --writer openai with OPENAI_API_KEY or OPENAI_BASE_URL set.');
    process.exit(1);
  }
  const { writer, briefs } = values.recorded
    ? openRecorded(values.answers)
    : { writer: create(env), briefs: benchBriefs(Number(values.round)) };
  if (values.recorded) console.log('Tokens of recorded answers are estimated, one for each 3 characters.');
  const reviewer = name === 'openai' ? openReviewer(env) : null;
  const queue = briefs.map((bench, index) => ({ bench, index }));
  const outcomes: Outcome[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        outcomes[next.index] = await tryBrief(writer, next.bench, reviewer);
      }
    }),
  );

  console.table(fidelityRows(outcomes));
  console.table(typeRows(outcomes));
  console.table(checkRows(outcomes));
  console.table(sentenceRows(outcomes));

  const folder = join(env.DATA_DIR, 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `writing-${name}.html`);
  writeFileSync(file, page(`Textos: ${name}, ${outcomes.length} pedidos`, outcomes));
  console.log(`All texts side by side: ${file}`);
  return figuresOf(name, outcomes);
}
