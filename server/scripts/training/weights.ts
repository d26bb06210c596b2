import { writeFileSync } from 'node:fs';

/** Writes the weights that the draft writer reads. */
export const writeWeights = (folder: 'orders' | 'punctuation', lines: readonly string[]): void =>
  writeFileSync(
    new URL(`../../src/adapters/writer/draft/${folder}/weights.json`, import.meta.url),
    `${JSON.stringify(lines, null, 2)}\n`,
  );
