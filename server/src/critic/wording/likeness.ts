import { hardFinding, softFinding, type JudgedText } from '../judgedText/judgedText.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { withoutLinks } from '../../domain/facts/contacts.ts';
import { plainWording, wordsOf } from '../../domain/text/words.ts';

/**
 * The share of the shorter text's 4-word runs that the other has too. Texts of one request that a
 * person calls different measured under 0.1; from a quarter on whole sentences are the same, from
 * half on it is one text with other words in it.
 */
const alike = 0.25;
const same = 0.5;
/** Texts of fewer runs are too short to measure: a title and a price make half of them. */
const fewestRuns = 8;

/** Variations that are each other's copies, whole or in part: a choice that is none (rule 5.4). */
export function likeness(judgedTexts: readonly JudgedText[]): readonly CriticFinding[] {
  const wordings = judgedTexts.map(({ text }) => plainWording(text));
  const runs = judgedTexts.map((judgedText) => ownRuns(judgedText));
  return judgedTexts.flatMap(({ ownWords }, variation) => {
    for (let before = 0; before < variation; before += 1) {
      if (wordings[variation] === wordings[before]) {
        const message = `O texto é igual ao texto ${before + 1}.`;
        return [{ ...hardFinding('identical', message), variation }];
      }
      const share = shared(runs[before], runs[variation], ownWords);
      const message = `O texto repete ${Math.round(share * 100)}% do texto ${before + 1}.`;
      const correction = `${message} Mude o ângulo e as frases.`;
      if (share >= same) return [{ ...hardFinding('too-alike', message, null, { correction }), variation }];
      if (share >= alike) return [{ ...softFinding('too-alike', message, null, { correction }), variation }];
    }
    return [];
  });
}

/** "Assunto:", "- Preço:" and the head of a table: what texts of a type share by their shape; hashtags, of a topic. */
const framing = /^[^:\n]{1,25}:|^tempo \| fala \| cena$|#[\p{L}\p{N}_]+/gmu;

/** Without framing, links and what the owner typed, which may well stand in each of them. */
function ownRuns({ foldedText, ownWords }: JudgedText): ReadonlySet<string> {
  const words = wordsOf(withoutLinks(foldedText).replace(framing, ' ')).map(({ text }) => text);
  const isOwn = words.map((_, index) => ownWords.runs.has(words.slice(index, index + 3).join(' ')));
  const runs = words.flatMap((_, index) =>
    index + 4 > words.length || isOwn[index] || isOwn[index + 1] ? [] : [words.slice(index, index + 4).join(' ')],
  );
  return new Set(runs);
}

/** The share of runs that both have; the owner's facts in another order are the owner's words all the same, and so are the "R$" of a price and an "e". */
function shared(
  some: ReadonlySet<string> | undefined,
  others: ReadonlySet<string> | undefined,
  { words }: JudgedText['ownWords'],
): number {
  if (!some || !others) return 0;
  const fewest = Math.min(some.size, others.size);
  if (fewest < fewestRuns) return 0;
  const both = [...some].filter(
    (run) => others.has(run) && !run.split(' ').every((word) => words.has(word) || /^[er]$/.test(word)),
  );
  return both.length / fewest;
}
