import { anyBusiness, emptyWords, joiningWords } from './phrases/hashtagWords.ts';

interface Source {
  readonly topic: string;
  /** Whether the topic is a sentence, in which infinitives are verbs. */
  readonly isSentence: boolean;
  readonly name: string | null;
  /** Of the line of business, where it is known. */
  readonly niche: readonly string[];
  readonly city: string | null;
}

/** 3 to 5 hashtags, the most specific first, each once without regard to case or accents. */
export function hashtagsFor({ topic, isSentence, name, niche, city }: Source): readonly string[] {
  // "Campinas - SP" and "Campinas/SP" are Campinas.
  const place = city === null ? null : camel((city.split(/\s*[-/,(]/u)[0] ?? '').split(/\s+/u));
  const brand = name && camel(name.split(/\s+/u));
  const tags = unique([productTag(topic, isSentence), niche[0], place, brand, niche[1]]);
  return unique([...tags.slice(0, 5), ...(tags.length < 3 ? anyBusiness : [])])
    .slice(0, 5)
    .map((tag) => `#${tag}`);
}

/** The first words of the topic that mean something: "promoção de bolo de cenoura" → BoloDeCenoura. */
function productTag(topic: string, isSentence: boolean): string {
  const isEmpty = (word: string) => emptyWords.has(word) || (isSentence && /.{2}[aei]r$/u.test(word));
  const clause = topic.split(/[.,;:!?()"\n]/u).find((part) => /\p{L}{3}/u.test(part)) ?? '';
  const found: string[] = [];
  let meaning = 0;
  for (const word of clause.split(/\s+/u)) {
    const plain = word.toLocaleLowerCase('pt-BR');
    const joins = joiningWords.has(plain);
    if (found.length === 0 && (joins || isEmpty(plain) || !/^[\p{L}\p{M}-]{3,}$/u.test(plain))) continue;
    if (!joins && (isEmpty(plain) || !/^[\p{L}\p{M}-]+$/u.test(plain))) break;
    found.push(word);
    if (!joins) meaning += 1;
    if (meaning === 2) break;
  }
  while (joiningWords.has((found.at(-1) ?? '').toLowerCase())) found.pop();
  return camel(found);
}

const camel = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .map((word) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1))
    .join('')
    .normalize('NFC');

/** Instagram takes no tag of digits alone; past 30 characters nobody searches for it. */
const isTag = (tag: string): boolean => /^[\p{L}\p{N}\p{M}]{3,30}$/u.test(tag) && /\p{L}/u.test(tag);

const foldedKey = (tag: string): string => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function unique(tags: readonly (string | null | undefined)[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) if (tag && isTag(tag) && !seen.has(foldedKey(tag))) seen.set(foldedKey(tag), tag);
  return [...seen.values()];
}
