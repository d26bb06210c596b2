import { hardFinding, softFinding, type JudgedText } from '../judgedText/judgedText.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { withoutLinks } from '../../domain/facts/contacts.ts';
import { plainWording, wordsOf } from '../../domain/text/words.ts';

/**
 * The share of the shorter text's 4-word runs that the other has too. Texts of one request that a
 * person calls different measured under 0.1; from a quarter on whole sentences are the same, from
 * half on it is one text with other words in it.
 */
const softShare = 0.25;
const hardShare = 0.5;
/** Texts of fewer runs are too short to compare: a title and a price make half of them. */
const minRuns = 8;

/** Variations that copy an earlier one, whole or in part, and so give the owner no choice (rule 5.4). */
export function findCopies(judgedTexts: readonly JudgedText[]): readonly CriticFinding[] {
  const wordings = judgedTexts.map(({ text }) => plainWording(text));
  const runs = judgedTexts.map((judgedText) => comparedRunsOf(judgedText));
  return judgedTexts.flatMap(({ ownWords }, variation) => {
    for (let earlier = 0; earlier < variation; earlier += 1) {
      if (wordings[variation] === wordings[earlier]) {
        const message = `O texto é igual ao texto ${earlier + 1}.`;
        return [{ ...hardFinding('identical', message), variation }];
      }
      const share = sharedShareOf(runs[earlier], runs[variation], ownWords);
      const message = `O texto repete ${Math.round(share * 100)}% do texto ${earlier + 1}.`;
      const correction = `${message} Mude o ângulo e as frases.`;
      if (share >= hardShare) return [{ ...hardFinding('too-alike', message, null, { correction }), variation }];
      if (share >= softShare) return [{ ...softFinding('too-alike', message, null, { correction }), variation }];
    }
    return [];
  });
}

/**
 * Words that all texts of a type share ("Assunto:", "- Preço:", the head of a table), and hashtags, which all texts of a
 * topic share.
 */
const framingText = /^[^:\n]{1,25}:|^tempo \| fala \| cena$|#[\p{L}\p{N}_]+/gmu;

/** The runs of a text without framing, links and what the owner typed, which every variation may have. */
function comparedRunsOf({ foldedText, ownWords }: JudgedText): ReadonlySet<string> {
  const words = wordsOf(withoutLinks(foldedText).replace(framingText, ' ')).map(({ text }) => text);
  const startsOwnRun = words.map((_, index) => ownWords.runs.has(words.slice(index, index + 3).join(' ')));
  const runs = words.flatMap((_, index) =>
    index + 4 > words.length || startsOwnRun[index] || startsOwnRun[index + 1]
      ? []
      : [words.slice(index, index + 4).join(' ')],
  );
  return new Set(runs);
}

/**
 * The share of the shorter text's runs that both have. Runs of nothing but the owner's words, "e" and the "R$" of a price
 * do not count.
 */
function sharedShareOf(
  runs: ReadonlySet<string> | undefined,
  otherRuns: ReadonlySet<string> | undefined,
  { words }: JudgedText['ownWords'],
): number {
  if (!runs || !otherRuns) return 0;
  const fewerRuns = Math.min(runs.size, otherRuns.size);
  if (fewerRuns < minRuns) return 0;
  const sharedRuns = [...runs].filter(
    (run) => otherRuns.has(run) && !run.split(' ').every((word) => words.has(word) || /^[er]$/.test(word)),
  );
  return sharedRuns.length / fewerRuns;
}
