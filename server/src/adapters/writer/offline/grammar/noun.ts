import { feminineEnds, feminineHeads, leadingWords, masculineHeads, singularHeads } from './genders.ts';

/** A noun phrase that a determiner can stand before: "bolo de pote", "novos horários". */
export interface Noun {
  readonly text: string;
  readonly feminine: boolean;
  readonly plural: boolean;
  /** The second of two that take a determiner each: "o alinhamento e o balanceamento". */
  readonly also?: Noun;
}

const bareWord = (word: string): string => word.toLocaleLowerCase('pt-BR').replace(/[^\p{L}\p{M}\p{N}-]/gu, '');

/** Reads gender and number off the first word that is a noun; an unknown foreign word is masculine, as in Brazil. */
export function nounOf(text: string): Noun {
  const pair = /^(\S+(?: \S+)?) e (\S+.*)$/u.exec(text);
  const [, first = '', second = ''] = pair ?? [];
  if (pair && !linking.test(`${first} `) && !fixedPairs.test(text)) {
    const [one, two] = [simple(first), simple(second)];
    return { ...one, also: two };
  }
  return simple(text);
}

/** With one of these the "e" joins what follows it, as in "bolo de cenoura e chocolate". */
const linking = /\s(?:d[aeo]s?|com|em|n[ao]s?|para|sem|[àa]o?s?)\s|,/iu;
/** Two words that people take for one thing. */
const fixedPairs = /^(?:banho e tosa|pão e circo|corte e costura)/iu;

function simple(text: string): Noun {
  const words = text.split(' ').map((word) => bareWord(word));
  const head = words.find((word) => word !== '' && !leadingWords.has(word) && !/^\d/.test(word)) ?? words[0] ?? '';
  const number = /^(\d+)/.exec(words[0] ?? '')?.[1];
  const plural = number === undefined ? isPlural(head) : Number(number) !== 1;
  return { text, feminine: isFeminine(isPlural(head) ? singular(head) : head), plural };
}

const isPlural = (head: string): boolean => head.endsWith('s') && !singularHeads.has(head);

/** Near enough to tell the gender by. */
const singular = (head: string): string =>
  head
    .replace(/(?:õe|ãe|ão)s$/u, 'ão')
    .replace(/(?<=[aeou])is$/u, 'l')
    .replace(/ns$/u, 'm')
    .replace(/(?<=[rz])es$/u, '')
    .replace(/s$/u, '');

function isFeminine(head: string): boolean {
  if (masculineHeads.has(head)) return false;
  return feminineHeads.has(head) || feminineEnds.test(head);
}

/** The words that change before a noun, as the masculine singular names them. */
export const determiners = {
  o: ['o', 'a', 'os', 'as'],
  do: ['do', 'da', 'dos', 'das'],
  no: ['no', 'na', 'nos', 'nas'],
  ao: ['ao', 'à', 'aos', 'às'],
  pelo: ['pelo', 'pela', 'pelos', 'pelas'],
  nosso: ['nosso', 'nossa', 'nossos', 'nossas'],
  esse: ['esse', 'essa', 'esses', 'essas'],
  seu: ['seu', 'sua', 'seus', 'suas'],
} as const;

export type Determiner = keyof typeof determiners;

/** 0 to 3: masculine, feminine, masculine plural, feminine plural. */
export const formOf = ({ feminine, plural }: Noun): number => (plural ? 2 : 0) + (feminine ? 1 : 0);

/** The noun with its determiner, each of two nouns with its own. */
export function withDeterminer(determiner: Determiner, noun: Noun): string {
  const { text, also } = noun;
  const own = `${determiners[determiner][formOf(noun)]} ${text}`;
  return also ? `${own} e ${withDeterminer(determiner, also)}` : own;
}

export const plainly = ({ text, also }: Noun): string => (also ? `${text} e ${plainly(also)}` : text);

/** What verbs and adjectives agree with: two nouns are a plural, masculine unless both are feminine. */
export const agreement = (noun: Noun): number =>
  noun.also ? 2 + (noun.feminine && noun.also.feminine ? 1 : 0) : formOf(noun);
