import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { isNeatlyTyped } from '../../../domain/facts/spelling/neat.ts';
import { fold } from '../../../domain/text/words.ts';

/** The mark after a word: none, a comma, a colon, the end of a statement or of a question. */
export type Mark = '' | ',' | ':' | '.' | '?';
export const marks: readonly Mark[] = ['', ',', ':', '.', '?'];

/** A word of a tidied text. */
export interface Token {
  /** As it is typed, without the mark after it; a price, or a telephone number with its area code, is one word. */
  readonly text: string;
  /** Its letters without accents and capitals; its class if it has digits. */
  readonly norm: string;
  /**
   * Its part of speech according to the dictionary, its shape if it has digits, or the word itself if it is a function
   * word.
   */
  readonly wordClass: string;
  /** The marks that the owner typed after it. */
  readonly typedMark: string;
}

const shapes: readonly (readonly [sort: string, RegExp])[] = [
  ['PRICE', /^\+?R\$/u],
  ['HOUR', /^\d{1,2}(?:h(?:\d\d)?|:\d\d)(?:min)?$/u],
  ['PERCENT', /^[-+]?\d[\d.,]*%$/u],
  ['TIMES', /^\d+x$/iu],
  ['PHONE', /^(?:\(\d\d\)|\d{4,5}-?\d{4})/u],
  ['DATE', /^\d{1,2}\/\d{1,2}(?:\/\d+)?$/u],
  ['MEASURE', /^\d[\d.,]*(?:kg|g|ml|l|km|m|cm|m²|m2|min|º|ª|anos?)$/iu],
  ['NUMBER', /^\+?\d[\d.,]*$/u],
  ['SIZE', /^(?:pp?|m|gg?|xg)$/iu],
  ['ADDRESS', /[@#\d]|https?:|\.com/u],
];

const days = /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s?(?:-feira)?$/;
const months = /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
const functionWords =
  /^(?:e|ou|mas|nem|que|quem|se|nao|so|ja|tambem|ainda|sempre|nunca|eu|nos|el[ea]s?|voces?|quando|onde|como|porque|pois|entao|depois|antes|logo|ate|desde|de|d[aeo]s?|em|n[ao]s?|num|numa|as?|os?|aos?|com|sem|por|pel[ao]s?|para|pra|pro|pras|pros|uma?|uns|umas|mais|menos|muito|hoje|amanha|ai|la|aqui|tudo|tod[ao]s?|cada|meus?|minhas?|noss[ao]s?|seus?|suas?|entre|sobre|acima|abaixo|partir|quais|qual|quantos?|apenas|somente|exceto|inclusive|isso|esse|essa|este|esta|gente|mesmo|outr[ao]|dois|duas|tres|quatro|cinco|seis|meio|meia)$/;

/** The part of speech: a verb with its person, a noun with its number, an adjective, a participle, or verb-or-noun (VN). */
function partOfSpeech(norm: string, dictionary: Dictionary): string {
  let isVerb = false;
  let isNoun = false;
  for (const { word, isEntry, entries } of dictionary.formsOf(norm)) {
    if (isEntry && /[aeioô]r$/u.test(word)) return 'INF';
    if (isEntry) isNoun = true;
    for (const entry of entries) {
      const head = entry.split('/', 1)[0] ?? '';
      if (head === word) continue;
      if (/[aeioô]r$/u.test(head)) isVerb = true;
      else isNoun = true;
    }
  }
  if (isVerb && norm.endsWith('ndo')) return 'GER';
  const number = norm.endsWith('s') ? 'S' : '';
  if (isVerb && /[aiu]d[oa]s?$/.test(norm)) return `PART${number}`;
  const person = norm.endsWith('o') ? '1' : /(?:m|ao)$/.test(norm) ? 'M' : norm.endsWith('s') ? 'S' : '3';
  if (isVerb) return isNoun ? `VN${person}` : `V${person}`;
  if (!isNoun) return 'X';
  const feminine = norm
    .replace(/[oa]s?$/, 'a')
    .replace(/ais$/, 'al')
    .replace(/s$/, '');
  return dictionary.formsOf(`${feminine}mente`).length > 0 ? `ADJ${number}` : `N${number}`;
}

function wordClassOf(norm: string, dictionary: Dictionary): string {
  if (days.test(norm)) return 'DAY';
  if (months.test(norm)) return 'MONTH';
  if (functionWords.test(norm)) return norm;
  if (norm.length > 5 && /[aei]mos$/.test(norm)) return 'WE';
  return partOfSpeech(norm, dictionary);
}

function tokenOf(word: string, dictionary: Dictionary): Token {
  const [, text = word, typedMark = ''] = /^(.*?)([,;:.!?…]*)$/su.exec(word) ?? [];
  const shape = shapes.find(([, pattern]) => pattern.test(text))?.[0];
  if (shape !== undefined) return { text, norm: shape, wordClass: shape, typedMark };
  const norm = fold(text).replace(/[^\p{L}-]/gu, '');
  return { text, norm, wordClass: wordClassOf(norm, dictionary), typedMark };
}

/** The space between "R$" or an area code and its number. */
const spaceWithinToken = /(?<=(?:^| )\+?R\$|\(\d\d\)) (?=\d)/gu;

/** The words of a tidied text. */
export const tokensOf = (words: string, dictionary: Dictionary): readonly Token[] =>
  words
    .replace(spaceWithinToken, '\u00A0')
    .split(/ +/)
    .filter((word) => word !== '')
    .map((word) => tokenOf(word.replaceAll('\u00A0', ' '), dictionary));

/** Whether a word may be a verb. */
export const isVerb = ({ wordClass }: Token): boolean => /^(?:V|WE)/.test(wordClass);

/** Whether a word is a value, such as a price, a number or a day. */
export const isValue = ({ wordClass }: Token): boolean =>
  /^(?:PRICE|HOUR|PERCENT|TIMES|PHONE|DATE|MEASURE|NUMBER|DAY|MONTH|ADDRESS)$/.test(wordClass);

/** Which marks an owner types: none, commas alone, or also full stops. */
export type PunctuationHabit = 'none' | 'commas' | 'stops';

export const habitOf = (tokens: readonly Token[]): PunctuationHabit => {
  const typed = tokens.slice(0, -1).map((token) => token.typedMark);
  return typed.some((mark) => /[.!?;]/.test(mark)) ? 'stops' : typed.some((mark) => mark !== '') ? 'commas' : 'none';
};

/** How an owner types a topic. */
export interface TypingStyle {
  readonly habit: PunctuationHabit;
  /** Whether he writes capitals where sentences begin: then he sets his own marks. */
  readonly isNeat: boolean;
}

/** In a longer run of words without a mark, marks are missing. */
const maxUnmarkedWords = 10;

export const typingStyleOf = (tokens: readonly Token[]): TypingStyle => ({
  habit: habitOf(tokens),
  isNeat: isNeatlyTyped(tokens.map(({ text, typedMark }) => text + typedMark).join(' ')),
});

/** The habit for each word: that of the topic, but `none` within a longer run of words without a mark. */
export function habitsOf(
  tokens: readonly Token[],
  { habit, isNeat } = typingStyleOf(tokens),
): readonly PunctuationHabit[] {
  const habits = tokens.map(() => habit);
  if (isNeat) return habits;
  let from = 0;
  for (const [at, { typedMark }] of tokens.entries()) {
    if (typedMark === '' && at < tokens.length - 1) continue;
    if (at + 1 - from > maxUnmarkedWords) habits.fill('none', from, at + 1);
    from = at + 1;
  }
  return habits;
}
