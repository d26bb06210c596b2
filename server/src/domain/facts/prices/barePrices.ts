import type { FoundFact } from '../found.ts';
import { isNoPrice } from './noPrice.ts';
import { noPriceBehind, priceBehind } from './priceWords.ts';

const weekday =
  /^(?:dom|domingos?|seg|segundas?|ter|tercas?|qua|quartas?|qui|quintas?|sex|sextas?|sab|sabados?|feiras?|[2-6][a\u00aa])$/;

/** What follows a number that measures, counts or names. */
const noPriceAhead =
  /^\sem\s\d{1,3}\s(?:min|minutos?|horas?|h|dias?|semanas?|meses|anos)\b|^\s?(?:v|volts?|w|watts?|hz|gb|tb|mb|megas?|mbps|polegadas?|pol|graus?|cv|hp|btus?|anos?|meses|dias?|semanas?|min|minutos?|horas?|h|andar(?:es)?|pessoas?|lugar(?:es)?|horarios?|vagas?|quartos?|vezes|km|mil|kcal|mg|ui)\b|^\s?(?:a|ao|x|-|–)\s?(?:os\s)?\d|^\s?ate\s?(?:os\s)?\d(?!\d*\s?km\b)|^\s?(?:por|p\/)\s?(?:r\$\s?)?\d(?!\d*\s?(?:h|horas?|min|minutos?|dias)\b)|^[\u00ba\u00aa\u00b0+]|^\s?(?:ou|e)\s(?:mais|menos)\b|^-[a-z]|^\s\d{2,5}(?![\d%/:hx]|,\d|\s?(?:h|x|min|anos|dias|pessoas)\b)/;

/** "dia 22 23 e 24" */
const dayList = /\bdias?\s\d{1,2}(?:,?\s(?:e\s)?\d{1,2})*,?\s(?:e\s)?$/;

const isYear = (value: number): boolean => value >= 1950 && value <= 2040;

/** What the word before a number leads to: a name, a count or a range; a price; or a day of the month. */
export function leadsTo(folded: string, at: number): 'name' | 'price' | 'day' | null {
  const { word, isParted } = behind(folded, at);
  if (isParted) return null;
  return noPriceBehind.has(word) ? 'name' : priceBehind.has(word) ? 'price' : weekday.test(word) ? 'day' : null;
}

/** The word right before a place, and whether a mark parts it from there. */
function behind(folded: string, at: number): { readonly word: string; readonly isParted: boolean } {
  const [, word = '', between = ''] =
    /([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(folded.slice(Math.max(0, at - 40), at)) ?? [];
  return { word, isParted: /[,;.!?\n(|/•]/.test(between) };
}

/**
 * Which numbers of folded words, typed without a sign, are prices: "corte 45, barba 30". A number is one when it ends
 * the words about a thing; ages, sizes, sums of things, days and names of models are none. `folded` has "é" as `h`.
 */
export function barePrices(folded: string, facts: readonly FoundFact[]): ReadonlySet<FoundFact> {
  const numbers = facts.filter(({ kind }) => kind === 'number');
  const hasPrice = facts.some(({ kind }) => kind === 'price' || kind === 'oldPrice');
  const isList = hasPrice || numbers.length > 1;
  const verdicts = new Map<FoundFact, boolean>();
  for (const [index, fact] of numbers.entries()) {
    const last = numbers[index - 1];
    const isChained = last !== undefined && joins.test(folded.slice(last.end, fact.start));
    // "tamanhos 36, 38 e 40": what the first is, the next ones are; not "dúzia 14 e 2 dúzias 26".
    verdicts.set(
      fact,
      isChained
        ? (verdicts.get(last) ?? false) && !isAmount.test(folded.slice(fact.end, fact.end + 24))
        : isPriced(
            folded,
            fact,
            isList,
            facts.filter((one) => one.kind === 'price' || verdicts.get(one) === true),
          ),
    );
  }
  // "50, 80 e 120 reais"
  for (const fact of numbers.toReversed()) {
    const next = facts.find(({ start }) => start >= fact.end);
    if (
      next &&
      (next.kind === 'price' || verdicts.get(next) === true) &&
      joins.test(folded.slice(fact.end, next.start).replace(/r\$\s?$/, '')) &&
      !isNamed(folded, fact)
    )
      verdicts.set(fact, true);
  }
  return new Set(numbers.filter((fact) => verdicts.get(fact) === true));
}

const listLine = /^[ \t•*-]*[a-z][a-z()/ '-]*[a-z)] (?:r\$ ?)?(\d{1,4}(?:[.,]\d\d)?)[ \t]*[.,;]?$/;

/**
 * Where the numbers of a list stand that has a thing and its price on each line: "alface 4" below "rúcula 4,50". What
 * one line of it is, the lines next to it are.
 */
export function listedNumbers(folded: string, prices: readonly FoundFact[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let run: number[] = [];
  let at = 0;
  for (const line of [...folded.split('\n'), '']) {
    const value = listLine.exec(line)?.[1];
    if (value !== undefined) run.push(at + line.lastIndexOf(value));
    else {
      if (run.length > 1 && run.some((start) => prices.some((price) => price.start <= start && start < price.end)))
        for (const start of run) starts.add(start);
      run = [];
    }
    at += line.length + 1;
  }
  return starts;
}

/** Behind a number that says how many of what the next price buys. */
const isAmount =
  /^\s(?:duzias?|centos?|unidades?|quilos?|kg|kits?|pares|par|caixas?|pacotes?|bandejas?|pecas?)\s(?:por\s|a\s|sai\s)?(?:r\$\s?)?\d/;

const joins = /^\s?(?:,|e|ou|,\s?e)\s?$/;

/** "gibis dos anos 80 e 90" */
const decades = /(?<!\d\s?)\banos\s(?:\d0\s?(?:,|e)\s?)*$/;

const isNamed = (folded: string, { start }: FoundFact): boolean =>
  noPriceBehind.has(behind(folded, start).word) || decades.test(folded.slice(Math.max(0, start - 24), start));

/** Whether the words beside a number make it a count, a measure, an age, a day or a name. */
export function isCounted(folded: string, fact: FoundFact, value = Number(fact.key)): boolean {
  const before = folded.slice(Math.max(0, fact.start - 24), fact.start);
  return (
    noPriceAhead.test(folded.slice(fact.end, fact.end + 24)) ||
    divided.test(before) ||
    dayList.test(before) ||
    registered.test(before) ||
    isAge(folded, fact) ||
    isNoPrice(value, folded.slice(Math.max(0, fact.start - 200), fact.start), folded.slice(fact.end, fact.end + 60))
  );
}

function isPriced(folded: string, fact: FoundFact, isList: boolean, priced: readonly FoundFact[]): boolean {
  const value = Number(fact.key);
  const ahead = folded.slice(fact.end, fact.end + 24);
  const { word, isParted } = behind(folded, fact.start);
  const before = folded.slice(Math.max(0, fact.start - 24), fact.start);
  if (isCounted(folded, fact)) return false;
  if (paid.test(ahead) && value >= 3) return true;
  if (value >= leastPlain && (paidInParts.test(ahead) || (from.test(before) && !counted.test(ahead)))) return true;
  if (!isParted && priceBehind.has(word)) return value >= 3;
  if (value < (isList ? 5 : 10) || isYear(value)) return false;
  if (isParted || word === '') return isAlone(ahead) && priced.length === 0;
  if (/^(?:e|ou)$/.test(word)) return followsPrice(folded, fact, priced);
  // "p/ 12" is for twelve; "p 16" is a small one.
  if (word === 'p') return !/p\W*\/\W*$/.test(folded.slice(Math.max(0, fact.start - 4), fact.start));
  // "criança 5 a 10 anos 25"; "anos 80" are a time.
  if (word === 'anos') return /\d\s?anos\s?$/.test(folded.slice(Math.max(0, fact.start - 10), fact.start));
  // "fica pronto em 20 dias 280"
  if (/^dias?$/.test(word)) return value >= leastPlain && /(?<!\bdias? )\b\d{1,2}\s?dias?\s$/.test(before);
  // "a partir d 80"; "maior d 18", "d 6 em 6 meses"
  if (word === 'd') return /\b(?:partir|acima) d\s?$/.test(folded.slice(Math.max(0, fact.start - 12), fact.start));
  if (weekday.test(word)) return value > 31;
  return !noPriceBehind.has(word);
}

const person = '(?:[ao]s?|para|pra|p/|cada)\\s(?:mulher(?:es)?|homem|homens)';
const ofPerson = new RegExp(`^\\s${person}\\b`);
const aged = new RegExp(
  `(?:\\b(?:ter|tem|tenha|tenham|idade|idade minima|anos)(?:\\sde)?|\\bcom)\\s(?:\\d{2}\\s${person},?\\s(?:e\\s)?)*$`,
);
const mustBe = /\b(?:precis[ao]m?|dev[ea]m?|tem que|tem de|necessario|pode|podem|vai|vao|para|pra|ao) ter\s$/;

/** "precisa ter 55 a mulher e 60 o homem": ages. */
function isAge(folded: string, { start, end }: FoundFact): boolean {
  const before = folded.slice(Math.max(0, start - 70), start);
  return mustBe.test(before) || (ofPerson.test(folded.slice(end, end + 24)) && aged.test(before));
}

/** "180 dividido por 12": of how many, not for how much. */
const divided = /\b(?:dividi\w{1,3}|rate\w{2,4}|multiplic\w{2,4})\s(?:por|p\/|entre|em)\s$/;

/** Nothing but the number stands between two marks: "bolo de rolo, 25". */
const isAlone = (ahead: string): boolean => /^\s*(?:[,;.!?\n)]|$)/.test(ahead);

/** "1.690 a vista", "70 no pix" */
const paid = /^\s(?:a vista|avista|n[oa] (?:pix|dinheiro|cartao|debito|credito))\b/;

/** So much is no hour, no age and no count of things, where the words beside it are those of a price. */
const leastPlain = 60;

/** "890 em até 4x", "160 mês", "1.650 + VT" */
const paidInParts =
  /^\s(?:ou|em|em ate)\s\d{1,2}\s?x(?![a-z])|^\smes(?![a-z])|^\s?\+\s?(?:vt|vr|va|vale|gorjeta|comiss\w*|benef\w*)(?![a-z])/;

/** "a partir de 690 instalado"; "a partir de 100 peças" is a count. */
const from = /\ba partir d[eo]\s$/;
const counted = /^\s[a-z]{3,}s\b/;

/** "CRN-3 45678", "CRO-GO 11234": the number of a professional. */
const registered =
  /\b(?:cr[cmnop]|crmv|crea|cref|crefito|creci|oab|rqe)(?:[\s/-]{1,3}(?:\d{1,2}|[a-z]{2}))?[\s:-]{1,3}$/;

/** "35 reais adulto e 18 criança", "90 de dia e 140 depois": a price went before in the same sentence. */
const followsPrice = (folded: string, { start }: FoundFact, priced: readonly FoundFact[]): boolean =>
  priced.some(({ end }) => end < start && start - end < 40 && !/[.;!?\n]/.test(folded.slice(end, start)));
