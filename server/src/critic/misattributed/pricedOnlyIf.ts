import type { ToldFact } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { fold } from '../../domain/text/words.ts';
import { findingByCertainty, type Check, type TextFinding } from '../judgedText/judgedText.ts';

/** On what a price rests, as owners tell it right behind the price, and the words by which a text says so. */
const conditions: readonly { readonly told: RegExp; readonly said: RegExp }[] = [
  { told: /^n[oa]s? (?:pacote|combo|kit|plano)\b/, said: /\bpacote|\bcombo|\bkit\b|\bplano|\bsessoes\b/ },
  {
    told: /^(?:n[oa] |no plano )(?:anual|semestral|trimestral)\b/,
    said: /\banua|\bsemestr|\btrimestr|\bano\b|\bmeses\b/,
  },
  {
    told: /^(?:levando|comprando|pegando|a partir d[eao]s?|acima de|para|pra|p\/)\s(?:\d{1,3}|dois|duas|tres|quatro|cinco|dez)\b(?!\s?(?:anos|h\b|hs\b|horas|dias))/,
    said: /\blevando|\bcomprando|\ba partir|\bacima|\bmais de|\bpegando|\bgrupo|\bjunt[oa]s/,
  },
  {
    told: /^(?:pra|para|p\/?) (?:soci[oa]s?|associad[oa]s?|assinantes?|alun[oa]s?|clientes? (?:vip|antig)|estudantes?|idos[oa]s?|aniversariantes?|professor(?:es)?)\b/,
    said: /\bsoci[oa]|\bassociad|\bassina|\balun|\bclientes?\b|\bestud|\bidos|\baniversari|\bprofessor|\bmelhor idade|\b60\b/,
  },
];

/** Where the condition of a price stands: right behind it, its unit left out. */
const behind = (topic: string, { end }: ToldFact): string =>
  topic.slice(end, end + 40).replace(/^\s?(?:reais|cada|(?:o|a|por) [a-z]{2,8})?\s*/, '');

/** A price of some buyers or of a package that a text tells as the price of all. */
export const pricedOnlyIf: Check = (judgedText) => {
  const topic = fold(judgedText.brief.topic);
  const prices = judgedText.factSheet.facts.filter(({ kind, source }) => kind === 'price' && source === 'topic');
  return prices
    .flatMap((fact): readonly TextFinding[] => {
      const rest = behind(topic, fact);
      const [condition] = conditions.filter(({ told }) => told.test(rest));
      const [words = ''] = condition?.told.exec(rest) ?? [];
      const stated = judgedText.reading.facts.find(({ kind, key }) => kind === 'price' && key === fact.key);
      if (!condition || !stated || condition.said.test(judgedText.foldedText)) return [];
      const isCounted = numbersIn(words).some((number) => judgedText.reading.numbers.has(number));
      // The same price without a condition may be the one that the text has.
      if (isCounted || prices.some((one) => one !== fact && one.key === fact.key)) return [];
      return [
        findingByCertainty(
          [fact, stated],
          'missing-condition',
          `${fact.label} vale só assim: "${words.trim()}". O texto não diz isso.`,
          stated,
          {
            correction: `O preço ${fact.label} só vale com esta condição dos dados, que falta: "${words.trim()}".`,
            rule: 'binding-offer',
          },
        ),
      ];
    })
    .slice(0, 1);
};
