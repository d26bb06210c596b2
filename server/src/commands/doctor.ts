import { processVariables } from '../config/env.ts';
import { runDoctor, type Report } from '../doctor.ts';

/** Prints a line for each finding, worst last, and tells whether nothing has to be mended. */
export async function doctor(write: (text: string) => void): Promise<boolean> {
  const reports = await runDoctor(processVariables());
  write(reports.map(lineOf).join(''));
  const bad = reports.filter(({ verdict }) => verdict === 'wrong' || verdict === 'unreachable').length;
  write(bad === 0 ? '\nNothing has to be mended.\n' : `\n${bad} thing(s) have to be mended.\n`);
  return bad === 0;
}

const lineOf = ({ verdict, part, sentence, ms }: Report): string =>
  `${verdict.padEnd(12)}${part.padEnd(10)}${sentence} (${ms} ms)\n`;
