import type { Fact } from '../../domain/facts/fact.ts';
import { priceKey } from '../../domain/facts/prices/priceKeys.ts';
import { fold } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportUntoldValue } from '../invented/untoldValueFinding.ts';

/** Units of prices, by families. Within a family, another unit means another price. */
const unitFamilies: readonly (readonly (readonly [name: string, words: RegExp])[])[] = [
  [
    ['100 g', /^(?:100|cem)\s?(?:g|gr|gramas)\b/],
    ['meio quilo', /^(?:meio (?:quilo|kg)|1\/2 ?kg|500 ?g(?:ramas)?)\b/],
    ['quilo', /^(?:quilo|kg|kilo|1 ?kg)\b/],
    ['litro', /^(?:litro|1 ?l)\b/],
    ['metro', /^(?:metro|m)\b(?! ?[2²]| quadrado)/],
    ['m²', /^(?:m2|m²|metro quadrado)/],
  ],
  [
    ['unidade', /^(?:unidade|unid|und|un|peca|cada)\b/],
    ['dúzia', /^(?:duzia|dz)\b/],
    ['cento', /^cento\b(?!\se\b)/],
    ['par', /^par\b/],
    ['kit', /^(?:kit|pacote|pct|caixa|cx|combo|bandeja)\b/],
  ],
  [
    ['hora', /^(?:hora|h|aula|sessao|encontro)\b/],
    ['diária', /^(?:diaria|dia|noite)\b/],
    ['semana', /^semana\b|^semanal/],
    ['trimestre', /^trimestr/],
    ['semestre', /^semestr/],
    ['mês', /^(?:mes|mensal|mensais|mensalidade)\b/],
    ['ano', /^ano\b|^anual/],
    ['pacote', /^pacote\b/],
  ],
  [
    ['pessoa', /^(?:pessoa|cabeca|crianca|adulto|aluno)\b/],
    ['casal', /^(?:casal|dupla)\b/],
    ['mesa', /^(?:mesa|grupo|turma|familia)\b/],
  ],
];

const unitLead =
  /^\s?(?:\/\s?|,?\s?(?:o|a|por|cada|ao|p\/|n[oa])\s|(?=cada\b|(?:cem|100)\s?g|mensa|anua|semana[li]|(?:mes|hora|diaria|kg|quilo|unid|un|duzia|cento|pessoa|casal)\b))/;

interface Unit {
  readonly family: number;
  readonly name: string;
}

/** The unit that folded words name right behind a price, or that was read with it: "R$ 12 o quilo". */
function unitBehind(folded: string, { start, end }: Pick<Fact, 'start' | 'end'>): Unit | null {
  const [wordsInside = ''] =
    /(?:\/|[oa]\s|por\s|cada).*$/.exec(folded.slice(start, end).replace(/^[r$\d.,\s]+/, '')) ?? [];
  const words = `${wordsInside}${folded.slice(end, end + 24)}`.replace(/^\*/, '');
  const [leadWords] = unitLead.exec(words) ?? [];
  if (leadWords === undefined) return null;
  const unitWords = words.slice(leadWords.length);
  for (const [family, members] of unitFamilies.entries()) {
    const unit = members.find(([, pattern]) => pattern.test(unitWords));
    if (unit) return { family, name: unit[0] };
  }
  return null;
}

/** Units that an owner always names, and the words by which they do. */
const unitWordsOfOwner: Readonly<Record<string, RegExp>> = {
  quilo: /\bquilo|\bkilo|\d ?k(?:g|ilo)?\b|\bkg\b/,
  '100 g': /\b100|\bcem\b/,
  litro: /\blitro|\d ?l\b/,
  dúzia: /\bduzia|\bdz\b|\b12\b/,
  cento: /\bcento|\b100\b/,
  semana: /\bseman/,
};

/** "R$ 18 o quilo" of "25g 18 reais": the owner told the price without a unit, and this unit of nothing. */
const isUnitOfNoOwnWords = ({ ownWords }: JudgedText, { name }: Unit, toldUnits: readonly (Unit | null)[]): boolean =>
  toldUnits.every((toldUnit) => toldUnit === null) && unitWordsOfOwner[name]?.test(ownWords.folded) === false;

/**
 * Whether two units exclude each other: they are of one family, or one is of weight and one of pieces. A kit may have a
 * weight.
 */
const isOtherUnit = (unit: Unit, otherUnit: Unit): boolean =>
  unit.name !== otherUnit.name &&
  (unit.family === otherUnit.family ||
    (unit.family + otherUnit.family === 1 && unit.name !== 'kit' && otherUnit.name !== 'kit'));

/** "R$ 12 o quilo" of "12 cem gramas": a told price with another unit than the owner gave it. */
export const findPricesOfOtherUnits: Check = (judgedText) => {
  const topic = fold(judgedText.brief.topic);
  const toldPrices = judgedText.factSheet.facts.flatMap((fact) => {
    if (fact.source !== 'topic') return [];
    // "180 mes" is read as a number.
    return fact.kind === 'number'
      ? [{ ...fact, key: priceKey(Number(fact.key) * 100) }]
      : fact.kind === 'price'
        ? [fact]
        : [];
  });
  const statedPrices = judgedText.reading.facts.filter(({ kind }) => kind === 'price');
  return statedPrices
    .flatMap((fact): readonly TextFinding[] => {
      const samePrices = toldPrices.filter(({ key }) => key === fact.key);
      const [firstToldPrice] = samePrices;
      const unit = unitBehind(judgedText.foldedText, fact);
      if (!firstToldPrice || unit === null) return [];
      const toldUnits = samePrices.map((toldPrice) => unitBehind(topic, toldPrice));
      if (isUnitOfNoOwnWords(judgedText, unit, toldUnits))
        return reportUntoldValue('invented-condition', 'A medida do preço', judgedText, fact);
      // The text may mean the same price of another thing, which has no unit.
      if (toldUnits.some((toldUnit) => toldUnit === null || !isOtherUnit(toldUnit, unit))) return [];
      const [toldUnit] = toldUnits;
      if (!toldUnit) return [];
      return [
        findingByCertainty(
          [fact, firstToldPrice],
          'swapped',
          `${quote(judgedText, fact)} você contou por ${toldUnit.name}, e não por ${unit.name}.`,
          fact,
          {
            correction: `${firstToldPrice.label} é o preço por ${toldUnit.name}, e não por ${unit.name}: corrija.`,
            rule: 'binding-offer',
          },
        ),
      ];
    })
    .slice(0, 1);
};
