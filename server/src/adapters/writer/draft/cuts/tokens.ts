import type { Dictionary } from '../../../../domain/facts/spelling.ts';
import { fold } from '../../../../domain/words.ts';

/** A word or value of the owner's cleaned words. */
export interface Token {
  /** As it stands, with the mark behind it. */
  readonly text: string;
  /** The folded word; values by what they are: `$`, `HOUR`. */
  readonly key: string;
  /** What kind of word it is: a small word itself, a value by what it is, any other by its forms. */
  readonly kind: string;
  /** Whether the owner typed a mark behind it. */
  readonly isMarked: boolean;
}

const values: readonly (readonly [string, RegExp])[] = [
  ['$', /^r\$/],
  ['WEEKDAY', /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?$/],
  ['HOUR', /^\d{1,2}h(?:\d\d)?$|^meio-dia$|^meia-noite$/],
  ['DATE', /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/],
  ['MONTH', /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/],
  ['PERCENT', /^\d+%$/],
  ['TIMES', /^\d+x$/],
  ['ORDINAL', /^\d+[ºª]$/],
  ['PHONE', /^\(\d\d\)$|^\d{4,5}-\d{4}$/],
  ['MEASURE', /^[\d.,]+(?:kg|g|ml|l|m|cm|km|mm|m2|m²|min|a)$/],
  ['NUMBER', /^\d[\d.,]*$/],
];
const small = new Set(
  (
    'de da do das dos a o as os e ou em no na nos nas com sem para pra por ate que ao aos um uma uns umas cada mais menos so nao ja se ' +
    'quem como quando seu sua meu minha nosso nossa todo toda todos todas tambem tem mas entre'
  ).split(' '),
);
const isInfinitive = (head: string): boolean => /(?:[aei]r|[pc]ôr)$/.test(head);

/** What the dictionary knows of a word: whether it is a form of a verb, an adjective, another word, or unknown. */
function kindOf(key: string, text: string, dictionary: Dictionary): string {
  const forms = dictionary
    .formsOf(key)
    .flatMap(({ word, entries }) => entries.map((entry) => [word, ...entry.split('/', 2)] as const));
  const verbs = forms.filter(([, head = '']) => isInfinitive(head));
  if (verbs.some(([word, head]) => word === head)) return 'INFINITIVE';
  if (verbs.length > 0 && /[ai]d[oa]s?$/.test(key)) return 'PARTICIPLE';
  if (verbs.length > 0 && key.endsWith('ndo')) return 'GERUND';
  const flags = forms.map(([, head = '', flag = '']) => (isInfinitive(head) ? '' : flag)).join('');
  // What has a superlative, an adverb or a quality is an adjective; what has a feminine may be one.
  const other = /[JHI]/.test(flags) ? 'A' : flags.includes('D') ? 'D' : flags === '' ? 'O' : 'N';
  if (verbs.length > 0) return verbs.length === forms.length ? 'V' : `V${other}`;
  return forms.length > 0 ? other : /^\p{Lu}/u.test(text) ? 'NAME' : 'UNKNOWN';
}

/** The words of a text, prices whole. */
export const tokensOf = (words: string, dictionary: Dictionary): readonly Token[] =>
  (words.match(/R\$ [\d.,]*\d(?: mil(?!\p{L}))?[.,;:!?)]*(?=\s|$)|\S+/gu) ?? []).map((text): Token => {
    const isMarked = /[.,;:!?]$/.test(text);
    const word = fold(text.replace(/[.,;:!?)(]+$/, '').replace(/^\(/, ''));
    const value = values.find(([, pattern]) => pattern.test(word))?.[0];
    const kind = value ?? (small.has(word) ? word : kindOf(word, text, dictionary));
    return { text, key: value ?? word, kind, isMarked };
  });
