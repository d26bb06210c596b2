import type { Fact } from '../domain/facts/fact.ts';
import { centavosOfKey } from '../domain/facts/prices/priceKeys.ts';
import { numbersIn } from '../domain/facts/numbers.ts';
import { hoursOf } from '../domain/facts/units.ts';
import { matchesOf, sentenceAround } from '../domain/words.ts';
import type { Draft, Place } from './draft.ts';

/** How a question begins that takes a customer's case: "Seu pedido deu R$ 48?", "Vai coletar às sete?", "Sessão na quarta?" */
const posed =
  /^\W*(?:e se |se )?(?:(?:voce |[oa]? ?(?:seu|sua|meu|minha) [a-z]{3,14} )?(?!pensou|imaginou|ouviu)(?:[a-z]{1,10}(?:ou|eu|iu)|sao|vai|pos[s]o|pode|da para)\b|(?:sessao|festa|aula|evento|consulta|viagem|entrega)\s(?:n[ao]|d[aeo]|[ao]s)\s|uma? [a-z]{3,12} de r\$|mei[oa] [a-z]{4,8} d[aeo]\s)/;
/** A price that a case has, and not the shop. */
const ofCase = /\b(?:de|deu|der|fic(?:ar|ou) em|custar|gast(?:ar|ou))\s(?:uns\s)?$/;
const supposed = /\bexemplo\b|\bdigamos\b|\bsuponha\b|\bvamos supor\b|^\W*se (?:[oa]|seu|sua)\s[a-z]{3,14}\s/;

/** Whether a text only takes a value as a case or an example, and does not state it of the shop. */
export function isPosed({ said }: Pick<Draft, 'said'>, place: Place & Partial<Pick<Fact, 'kind'>>): boolean {
  const sentence = sentenceAround(said, place);
  const isPrice = place.kind === 'price';
  if (isPrice && !ofCase.test(said.slice(Math.max(0, place.start - 16), place.start))) return false;
  const isAsked = /^[^.!?\n]*\?/.test(said.slice(place.end, place.end + 160));
  // How many there are is stated in an example as well.
  const isCount = place.kind === undefined || place.kind === 'quantity' || place.kind === 'measure';
  return (isAsked && posed.test(sentence)) || (!isCount && supposed.test(sentence));
}

/** The values that a text takes as examples. */
export const posedFacts = (draft: Draft): readonly Fact[] => draft.reading.facts.filter((fact) => isPosed(draft, fact));

/** Whether a question is answered with no: "Aceita cartão? Ainda não." */
export const isAskedAndDenied = ({ said }: Pick<Draft, 'said'>, { end }: Place): boolean =>
  /^[^.!?\n]{0,40}\?\s(?:[a-z]{1,14}[,!.]?\s){0,3}(?:nao|nem|infelizmente|nunca)\b/.test(said.slice(end, end + 90));

const minutesOf = (key: string): number => Number(key.slice(0, 2)) * 60 + Number(key.slice(3));
const isClock = (key: string): boolean => /^\d\d:\d\d$/.test(key);

/** "até as onze da noite" of an example at seven and "jejum 8h": a told length before or after the posed hour or day. */
export function followsPosed(draft: Draft, { key }: Fact): boolean {
  const hours = hoursOf(draft.own.topicFolded);
  return posedFacts(draft).some(
    (one) =>
      one.key === key ||
      hours.some((length) =>
        [length, -length].some((apart) => {
          if (isClock(key) && isClock(one.key)) return (minutesOf(key) - minutesOf(one.key) - apart * 60) % 1_440 === 0;
          if (/^[0-6]$/.test(key) && /^[0-6]$/.test(one.key))
            return (Number(key) - Number(one.key) - apart / 24) % 7 === 0;
          return /^\d\d$/.test(key) && /^\d\d$/.test(one.key) && Number(key) - Number(one.key) === apart / 24;
        }),
      ),
  );
}

const roughly =
  /\b(?:(?:nao|nem) chega a|quase|praticamente|(?:pouco )?(?:mais|menos) de|cerca de|uns|por volta de|em torno de|beirando)\s$/;
/** A rounded price is off by no more than this share. */
const mostOff = 0.06;
const mostParts = 31;

/** "quase setenta reais" of 69,90, "menos de R$ 25 por aula" of four for 98. */
export function isRounded({ own, said, sheet }: Draft, fact: Fact): boolean {
  if (!roughly.test(said.slice(Math.max(0, fact.start - 24), fact.start))) return false;
  const price = centavosOfKey(fact.key);
  const prices = sheet.facts.flatMap(({ kind, key }) => (kind === 'price' ? [centavosOfKey(key)] : []));
  const typed = matchesOf(own.topicFolded, /(?<![\d.,])\d{1,4},\d\d(?!\d)/g).map(([one]) =>
    Number(one.replace(',', '')),
  );
  const sentence = sentenceAround(said, fact);
  const parts = [1, ...(/\bmei[oa]\b|\bmetade\b/.test(sentence) ? [2] : []), ...own.numbers, ...numbersIn(sentence)];
  // What a price comes to for each may be said of a count that the text does not have.
  const isOfEach = /^\s(?:por|cada|ao?)\s/.test(said.slice(fact.end, fact.end + 8));
  return [...prices, ...typed].some(
    (one) =>
      (isOfEach && one / price >= 1.8) ||
      parts.some((part) => part > 0 && part <= mostParts && Math.abs(one / part - price) <= price * mostOff),
  );
}
