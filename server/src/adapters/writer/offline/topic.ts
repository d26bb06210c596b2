import { properWords, sentenceWords } from './phrases/announcements.ts';
import { possessives, requestOpenings } from './phrases/requests.ts';
import { oneLine, tidy } from './words.ts';

export interface Topic {
  /** All of it, on one line. */
  readonly line: string;
  /** All of it, with the line breaks that the owner typed. */
  readonly whole: string;
  /** All of it as it stands inside a sentence, if it is short and names a thing; else null. */
  readonly thing: string | null;
}

/** The subject of what the owner typed, in the business's own voice. */
export function readTopic(typed: string): Topic {
  const whole = inOurVoice(withoutRequest(tidy(typed))) || typed.trim();
  return { line: oneLine(whole), whole, thing: asThing(whole) };
}

function withoutRequest(text: string): string {
  const opening = requestOpenings.find((pattern) => pattern.test(text));
  const rest = opening ? text.replace(opening, '').trim() : text;
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

const inOurVoice = (text: string): string =>
  text.replace(
    /^(?:[oa]s?\s+)?(meu|minha|meus|minhas)(?=\s)/iu,
    (_, word: string) => possessives[word.toLowerCase()] ?? word,
  );

/** Rather null than wrong: what is taken for a sentence only stands alone. */
function asThing(text: string): string | null {
  const bare = text.replace(/\.$/, '');
  if (bare.length > 80 || !/^[\p{L}\p{N}"“][\p{L}\p{M}\p{N} %$,'’"“”()&+/-]*$/u.test(bare)) return null;
  const words = bare.toLocaleLowerCase('pt-BR').split(/[^\p{L}\p{M}]+/u);
  // "-amos", "-emos", "-imos": nós, and so a verb.
  return words.some((word) => sentenceWords.has(word) || /.{2}[aei]mos$/u.test(word)) ? null : midSentence(bare);
}

/** Without the capital that only began a sentence; names keep theirs. */
export function midSentence(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const isName = properWords.has(first) || rest.some((word) => /^\p{Lu}/u.test(word));
  if (isName || !/^\p{Lu}(?:\p{Ll}|$)/u.test(first)) return text;
  return first.toLocaleLowerCase('pt-BR') + text.slice(first.length);
}

/** Whether the owner already says what it costs. */
export const namesPrice = (text: string): boolean => /R\$\s*\d|\d\s*(?:reais|real)\b/iu.test(text);
