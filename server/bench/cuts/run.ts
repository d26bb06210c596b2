import { writeFileSync } from 'node:fs';
import { cutsIn } from '../../src/adapters/writer/draft/cuts/cuts.ts';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import type { Dictionary } from '../../src/domain/facts/spelling.ts';
import { exampleOf, learnAll, linesOf } from './learn.ts';

/** How many of the cuts made in sentences that were not learnt from are right, and how many of those wanted are made. */
function measure(lines: readonly string[], dictionary: Dictionary): string {
  const parts = 5;
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (let part = 0; part < parts; part += 1) {
    const weights = learnAll(
      lines.filter((_line, index) => index % parts !== part),
      dictionary,
    );
    for (const line of lines.filter((_line, index) => index % parts === part)) {
      const { tokens, cuts } = exampleOf(line, dictionary, 0.5);
      for (const [gap, cut] of cutsIn(tokens, weights).entries()) {
        const isWanted = cuts[gap] !== 'none';
        if (tokens[gap]?.isMarked === true) continue;
        if (cut !== 'none' && isWanted) right += 1;
        if (cut !== 'none' && !isWanted) wrong += 1;
        if (cut === 'none' && isWanted) missed += 1;
      }
    }
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(right / (right + wrong))} of the cuts made are right; ${percent(right / (right + missed))} of those wanted are made`;
}

/** Prints how well cuts are learnt from the sentences cut by hand, or with `write` learns the weights anew. */
export async function measureCuts({ write }: { readonly write: boolean }): Promise<void> {
  const dictionary = await loadDictionary();
  const lines = linesOf();
  if (!write) return console.log(measure(lines, dictionary));
  const weights = learnAll(lines, dictionary);
  const rows = Object.entries(weights).map(([name, values]) => `${JSON.stringify(name)}:[${values.join()}]`);
  writeFileSync(
    new URL('../../src/adapters/writer/draft/cuts/weights.json', import.meta.url),
    `{\n${rows.join(',\n')}\n}\n`,
  );
  console.log(`${rows.length} features of ${lines.length} sentences`);
}
