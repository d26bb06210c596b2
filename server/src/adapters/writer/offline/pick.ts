import { isLongerThan } from '../../../domain/text.ts';
import type { Draw } from './grammar/draw.ts';
import { canSay, say, type Values } from './grammar/phrase.ts';

/** A phrase of the bank that can be said with these values, in at most so many characters where one fits. */
export function pick(bank: readonly string[], values: Values, draw: Draw, most = Infinity): string {
  const fitting = (phrase: string) => canSay(phrase, values) && !isLongerThan(say(phrase, values), most);
  for (let tries = 0; tries < bank.length; tries += 1) {
    const phrase = draw(bank);
    if (fitting(phrase)) return phrase;
  }
  return bank.find((phrase) => fitting(phrase)) ?? bank.find((phrase) => canSay(phrase, values)) ?? '';
}
