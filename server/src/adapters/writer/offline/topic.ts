import { possessives, requestOpenings } from './phrases/requests.ts';
import { oneLine, tidy } from './words.ts';

export interface Topic {
  /** All of it, on one line. */
  readonly line: string;
  /** All of it, with the line breaks that the owner typed. */
  readonly whole: string;
}

/** The subject of what the owner typed, in the business's own voice. */
export function readTopic(typed: string): Topic {
  const whole = inOurVoice(withoutRequest(tidy(typed))) || typed.trim();
  return { line: oneLine(whole), whole };
}

function withoutRequest(text: string): string {
  const opening = requestOpenings.find((pattern) => pattern.test(text));
  const rest = opening ? text.replace(opening, '').trim() : text;
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

const inOurVoice = (text: string): string =>
  text.replace(/^(?:[oa]s?\s+)?(meu|minha|meus|minhas)(?=\s)/iu, (_, word: string) => possessives[word.toLowerCase()] ?? word);

/** Whether the owner already says what it costs. */
export const namesPrice = (text: string): boolean => /R\$\s*\d|\d\s*(?:reais|real)\b/iu.test(text);
