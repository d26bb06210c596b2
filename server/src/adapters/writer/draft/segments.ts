import { fold } from '../../../domain/words.ts';
import {
  dayOfNext,
  goesOn,
  hourEnd,
  joining,
  openers,
  people,
  price,
  refusals,
  whenever,
  wherever,
} from './openers.ts';

const priceEnd = new RegExp(`${price}(,?) (?=\\S)`, 'giu');
/** "o tecido é por conta da cliente" */
const thingThatIs = /(?<=\p{L} )(?:o|a|os|as) \p{L}+ (?:é|são) /giu;

/** Where a sentence goes over to something else, as places in it. */
function breaksIn(sentence: string): readonly number[] {
  const folded = fold(sentence);
  const places = new Set<number>();
  const before = (at: number) => folded.slice(0, at).trimEnd();
  const isJoined = (at: number) => joining.test(before(at)) || before(at).endsWith(':');
  /** The words from the last break to a place. */
  const behind = (at: number) =>
    folded
      .slice(Math.max(0, ...[...places].filter((place) => place < at)), at)
      .replace(/^.*[,:](?=\s)/s, '')
      .trim();
  const count = (text: string) => text.split(' ').length;
  const isOfPeople = (clause: string) => people.test(clause) && count(clause) < 8;

  for (const { index, 0: found } of sentence.matchAll(priceEnd)) {
    const at = index + found.length;
    const rest = folded.slice(at);
    const several = /^(?:os|as) (?:dois|duas|tres|quatro|juntos|juntas)/.test(rest);
    // "completa R$ 70 com cera R$ 100": the next thing and its price.
    const isItem = /^(?:com|sem|a) (?:[a-z]+ ){1,2}r\$/.test(rest);
    // "R$ 18 na praça do Carmo", "R$ 45 de terça a sábado": where and when, unless another price follows.
    const isWhere = wherever.test(rest) && !rest.includes('r$');
    const isLast = /^e (?!(?:por|a|o|de|no|na) )(?:[^\s,$]+ ){1,5}r\$/.test(rest);
    if (several || isItem || isWhere || isLast || !goesOn.test(rest)) places.add(at);
  }
  for (const { index, 0: found } of folded.matchAll(hourEnd)) {
    const at = index + found.length + 1;
    // "dia 15 reunião": the day leads.
    const leads =
      /(?:^|[:,]\s|[\s,](?:e|que|no|pra|para)\s)$/.test(folded.slice(0, index)) && !/h|meia|meio/.test(found);
    if (found === '24h' || isOfPeople(behind(index))) continue;
    if (!leads && !goesOn.test(folded.slice(at)) && !/^[\d,R]|^as |^das |^r\$/.test(folded.slice(at))) places.add(at);
  }
  for (const { index: at } of sentence.matchAll(thingThatIs))
    if (!isJoined(at) && count(behind(at)) > 3) places.add(at);
  for (const { index: at } of folded.matchAll(dayOfNext)) if (!isJoined(at)) places.add(at);
  for (const { index: at, groups } of folded.matchAll(openers)) {
    if (isJoined(at)) continue;
    const clause = behind(at);
    // "restam 4 vagas", "provador aberto"
    if (clause !== '' && count(clause) < 2 && !/\d/.test(clause)) continue;
    if (groups?.['implied'] !== undefined && (count(clause) < 3 || isOfPeople(clause))) continue;
    // "a partir de janeiro mudamos"
    if (groups?.['doing'] !== undefined && count(clause) < 7 && whenever.test(clause)) continue;
    // "menor de 18 só com o responsável"
    if (/^(?:so|somente|apenas) /.test(folded.slice(at)) && isOfPeople(clause)) continue;
    // "avaliação sem compromisso"
    if (/^(?:com|sem) /.test(folded.slice(at)) && clause !== '' && count(clause) < 2) continue;
    places.add(at);
  }
  for (const { index: at, groups } of folded.matchAll(refusals)) {
    const clause = behind(at);
    const isOwn = groups?.['own'] !== undefined;
    if (
      !isJoined(at) &&
      !isOfPeople(clause) &&
      ((isOwn && !(whenever.test(clause) && count(clause) < 5)) || (count(clause) > 2 && !whenever.test(clause)))
    )
      places.add(at);
  }
  return [...places].filter((at) => at > 0).toSorted((a, b) => a - b);
}

/** A sentence as what it states one by one, in the owner's words and order; whole where nothing shows where one ends. */
export function segmentsOf(sentence: string): readonly string[] {
  if (sentence.includes('http')) return [sentence];
  const ends = [0, ...breaksIn(sentence), sentence.length];
  const segments = ends
    .slice(1)
    .map((end, index) => sentence.slice(ends[index], end).trim())
    .filter((segment) => segment !== '');
  // What stands in brackets belongs together.
  return segments
    .reduce<readonly string[]>((all, segment) => {
      const last = all.at(-1);
      const isOpen = last !== undefined && last.split('(').length > last.split(')').length;
      return isOpen ? [...all.slice(0, -1), `${last} ${segment}`] : [...all, segment];
    }, [])
    .map((segment) => segment.replace(/[\s,]+$/, ''));
}
