import type { ToldFact } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { fold } from '../../domain/text/words.ts';
import { findingByCertainty, type Check, type TextFinding } from '../judgedText/judgedText.ts';

/** Conditions of a price, as owners tell them right behind it, and the words by which a text states them. */
const conditions: readonly { readonly toldCondition: RegExp; readonly statedCondition: RegExp }[] = [
  {
    toldCondition: /^n[oa]s? (?:pacote|combo|kit|plano)\b/,
    statedCondition: /\bpacote|\bcombo|\bkit\b|\bplano|\bsessoes\b/,
  },
  {
    toldCondition: /^(?:n[oa] |no plano )(?:anual|semestral|trimestral)\b/,
    statedCondition: /\banua|\bsemestr|\btrimestr|\bano\b|\bmeses\b/,
  },
  {
    toldCondition:
      /^(?:levando|comprando|pegando|a partir d[eao]s?|acima de|para|pra|p\/)\s(?:\d{1,3}|dois|duas|tres|quatro|cinco|dez)\b(?!\s?(?:anos|h\b|hs\b|horas|dias))/,
    statedCondition: /\blevando|\bcomprando|\ba partir|\bacima|\bmais de|\bpegando|\bgrupo|\bjunt[oa]s/,
  },
  {
    toldCondition:
      /^(?:pra|para|p\/?) (?:soci[oa]s?|associad[oa]s?|assinantes?|alun[oa]s?|clientes? (?:vip|antig)|estudantes?|idos[oa]s?|aniversariantes?|professor(?:es)?)\b/,
    statedCondition:
      /\bsoci[oa]|\bassociad|\bassina|\balun|\bclientes?\b|\bestud|\bidos|\baniversari|\bprofessor|\bmelhor idade|\b60\b/,
  },
];

/** The words right behind a price, without its unit: there its condition stands. */
const wordsBehindPrice = (topic: string, { end }: ToldFact): string =>
  topic.slice(end, end + 40).replace(/^\s?(?:reais|cada|(?:o|a|por) [a-z]{2,8})?\s*/, '');

/** A price of some buyers or of a package that a text states without that condition. */
export const findPricesWithoutCondition: Check = (judgedText) => {
  const topic = fold(judgedText.brief.topic);
  const prices = judgedText.factSheet.facts.filter(({ kind, source }) => kind === 'price' && source === 'topic');
  return prices
    .flatMap((fact): readonly TextFinding[] => {
      const wordsBehind = wordsBehindPrice(topic, fact);
      const [condition] = conditions.filter(({ toldCondition }) => toldCondition.test(wordsBehind));
      const [words = ''] = condition?.toldCondition.exec(wordsBehind) ?? [];
      const statedPrice = judgedText.reading.facts.find(({ kind, key }) => kind === 'price' && key === fact.key);
      if (!condition || !statedPrice || condition.statedCondition.test(judgedText.foldedText)) return [];
      const isCounted = numbersIn(words).some((number) => judgedText.reading.numbers.has(number));
      // The text may mean the same price of another thing, which has no condition.
      if (isCounted || prices.some((otherPrice) => otherPrice !== fact && otherPrice.key === fact.key)) return [];
      return [
        findingByCertainty(
          [fact, statedPrice],
          'missing-condition',
          `${fact.label} vale só assim: "${words.trim()}". O texto não diz isso.`,
          statedPrice,
          {
            correction: `O preço ${fact.label} só vale com esta condição dos dados, que falta: "${words.trim()}".`,
            rule: 'binding-offer',
          },
        ),
      ];
    })
    .slice(0, 1);
};
