import { isLongerThan } from '../../../domain/text/text.ts';
import type { Statement } from './statements.ts';

/** The words with a capital first letter, unless they begin like "iPhone". */
export const capitalized = (words: string): string =>
  /^\p{Ll}\p{Lu}/u.test(words) ? words : words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);

/** Words with a label before them: a colon joins them, or a full stop where the words have a colon already. */
export const withLabel = (name: string, words: string): string =>
  /: /.test(words) || /^\p{Lu}/u.test(words) ? `${name}. ${capitalized(words)}` : `${name}: ${words}`;

/** Addresses a question about the readers to them: "o que eles preferem" becomes "o que vocês preferem". */
export const addressReaders = (question: string): string =>
  // "qual deles você é" is asked of them already.
  /(?<!\p{L})você/iu.test(question)
    ? question.trim()
    : question
        .trim()
        .replace(
          /(?<!\p{L})(d?)el[ea](s?)(?!\p{L})/giu,
          (_found, of: string, s: string) => `${of && 'de '}você${s && 's'}`,
        )
        .replace(
          /(?<=\sd)([oa]) (\p{L}+) d[ao] (?:pessoa|cliente)(?!\p{L})/giu,
          (_found, article: string, noun: string) => (article === 'o' ? `o seu ${noun}` : `a sua ${noun}`),
        )
        .replace(/(^|\s)(?:o povo|o pessoal|a galera|a pessoa|[oa] cliente)\s/iu, '$1você ');

/** The words with a capital first letter and a full stop, unless they end in a mark or an emoji. */
export const asSentence = (words: string): string =>
  /(?:[.!?…:]|\p{Extended_Pictographic}\uFE0F?)$/u.test(words) || words === ''
    ? capitalized(words)
    : `${capitalized(words)}.`;

/** How words begin that cannot be a heading, because they depend on other words. */
const dependentStart =
  /^(?:n[oa]s?|em|a partir|de|d[oa]s?|para|pra|por|com|sem|hoje|amanhã|quem|se|quando|depois|até|como|só|não|mas|e|ou|às?|os?|as?) /iu;

/** The heading at the start of the words: what stands before a colon, or three words or more before a comma. */
function headingOf(words: string, fits: (heading: string) => boolean): string | null {
  const [, named] = /^([^:[\]]{3,}\p{L}[^:[\]]*): /su.exec(words) ?? [];
  if (named !== undefined && fits(named)) return capitalized(named);
  const [, first = ''] = /^([^,;:[\]()]+), (?!mas |porém |menos |exceto |só )/u.exec(words) ?? [];
  return first.split(' ').length > 2 && !dependentStart.test(first) && fits(first) ? capitalized(first) : null;
}

/** How the words after a heading may begin: the heading is complete without them. */
const independentContinuation =
  /^(?:n[oa]s?|em|com|por R\$|para|pra|até|das|às|a partir|R\$|dia \d|segunda|terça|quarta|quinta|sexta|sábado|domingo|tem|d[aeo]s? \d|enquanto|mantendo|que|e (?:já|vai|tem|não|\p{L}+[aei]mos|\p{L}{2,}[ae]m)|\p{L}{2,}(?:[^gst\P{L}]em|am))(?!\p{L})/iu;
/** Endings that leave a heading incomplete. */
export const incompleteEnding =
  /(?:^|\s)(?:quem|e|ou|de|d[aeo]s?|em|n[ao]s?|a|o|as|os|à|às|ao|com|sem|por|para|pra|que|se|ter|não|só|até|mais|menos|é|está|tá|são|estão|foi|tem|vai|vou|fica|sai|por apenas|das \S+|R\$|sobe|cai|custa|paga|volta|muda|\p{L}+[aei]mos|entre|partir|todo|toda|dias?|tudo|\d+x|crianças?|adultos?|\p{L}{2,}(?:[^g\P{L}]em|am|ou|iu))$/iu;

/**
 * The possible headings at the start of the words, the longest first: up to a colon or a comma, or first words that can
 * stand alone.
 */
export function headingsOf(words: string, fits: (heading: string) => boolean): readonly string[] {
  const heading = headingOf(words, fits);
  if (heading !== null && /^[^:]*:/.exec(words)?.[0].length === heading.length + 1) return [heading];
  const [first = '', next = ''] = words.split(/[,;:](?!\d)/);
  const typed = first.split(' ');
  const isContinued =
    /^ (?:\d|mas |porém |menos |exceto |só |segunda|terça|quarta|quinta|sexta|sábado|domingo|[^,]{1,30} e )/iu.test(
      next,
    );
  return typed
    .map((_word, index) => ({ head: typed.slice(0, index + 1).join(' '), rest: typed.slice(index + 1).join(' ') }))
    .filter(
      ({ head, rest }) =>
        fits(head) &&
        (rest === '' ? !isContinued : independentContinuation.test(rest)) &&
        !incompleteEnding.test(head) &&
        !/[([]/.test(head) &&
        // "de R$ 50 por R$ 40": the old price is not the offer.
        !(/ de R\$ \S+$/.test(head) && /^(?:por|para|pra) /.test(rest)) &&
        // "3 por R$ 10": the number belongs to the price.
        !(/\d$/.test(head) && rest.startsWith('por R$')) &&
        // "R$ 40 com cupom": the condition stays with the price.
        !(head.includes('R$') && rest.startsWith('com ')) &&
        head.split(' ').length > (dependentStart.test(head) ? 5 : 1),
    )
    .map(({ head }) => capitalized(head.replace(/[.!]$/, '')))
    .toReversed();
}

/** Statements one after another, as sentences. */
export const prose = (statements: readonly Statement[]): string =>
  statements.map(({ text }) => asSentence(text)).join(' ');

/** Statements as lines: each item of a list, and each other statement as a sentence. */
export const lines = (statements: readonly Statement[]): string =>
  statements.flatMap(({ text, items }) => (items.length > 1 ? items.map(capitalized) : [asSentence(text)])).join('\n');

/** Statements as the items of one list. */
export const points = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap(({ items }) => items.map(capitalized));

/** A list with a dot before each point; one point alone is a sentence. */
export function list(statements: readonly Statement[]): string {
  const all = points(statements);
  return all.length === 1 ? prose(statements) : all.map((point) => `• ${point}`).join('\n');
}

/** The characters of a paragraph that is easy to read. */
const paragraphCharacters = 280;

/** Statements as prose, in paragraphs of about the same size. */
export function paragraphsOf(statements: readonly Statement[]): readonly string[] {
  const all = prose(statements);
  const count = Math.max(1, Math.round(all.length / paragraphCharacters));
  const paragraphs: string[] = [];
  for (const { text } of statements) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + text.length / 2 <= all.length / count)
      paragraphs[paragraphs.length - 1] = `${last} ${asSentence(text)}`;
    else paragraphs.push(asSentence(text));
  }
  return paragraphs;
}

/** Whether a text has at most the given characters and words. */
export const fitsWithin =
  (maxCharacters: number, maxWords = Infinity) =>
  (words: string): boolean =>
    !isLongerThan(words, maxCharacters) && (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= maxWords;

/** Words of the profile in one line, without marks that have a meaning in Markdown or HTML. */
export const oneLine = (words: string | null): string | null =>
  words
    ?.replace(/[*_`#|<>{}[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '') || null;
