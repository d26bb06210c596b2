import type { Fact } from '../../domain/facts/fact.ts';
import { priceKey } from '../../domain/facts/prices/priceKeys.ts';
import { fold } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportUntoldValue } from '../invented/untoldValueFinding.ts';

/** What a price is for, by families: within one, another unit is another price. */
const families: readonly (readonly (readonly [name: string, words: RegExp])[])[] = [
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

const lead =
  /^\s?(?:\/\s?|,?\s?(?:o|a|por|cada|ao|p\/|n[oa])\s|(?=cada\b|(?:cem|100)\s?g|mensa|anua|semana[li]|(?:mes|hora|diaria|kg|quilo|unid|un|duzia|cento|pessoa|casal)\b))/;

interface Unit {
  readonly family: number;
  readonly name: string;
}

/** The unit that folded words name right behind a price, or that was read with it: "R$ 12 o quilo". */
function unitBehind(folded: string, { start, end }: Pick<Fact, 'start' | 'end'>): Unit | null {
  const [within = ''] = /(?:\/|[oa]\s|por\s|cada).*$/.exec(folded.slice(start, end).replace(/^[r$\d.,\s]+/, '')) ?? [];
  const words = `${within}${folded.slice(end, end + 24)}`.replace(/^\*/, '');
  const [led] = lead.exec(words) ?? [];
  if (led === undefined) return null;
  const rest = words.slice(led.length);
  for (const [family, members] of families.entries()) {
    const unit = members.find(([, pattern]) => pattern.test(rest));
    if (unit) return { family, name: unit[0] };
  }
  return null;
}

/** Units that no owner means without a word of them, and those words. */
const units: Readonly<Record<string, RegExp>> = {
  quilo: /\bquilo|\bkilo|\d ?k(?:g|ilo)?\b|\bkg\b/,
  '100 g': /\b100|\bcem\b/,
  litro: /\blitro|\d ?l\b/,
  dúzia: /\bduzia|\bdz\b|\b12\b/,
  cento: /\bcento|\b100\b/,
  semana: /\bseman/,
};

/** "R$ 18 o quilo" of "25g 18 reais", where nobody told of kilos. */
const isOfNoWords = ({ ownWords }: JudgedText, { name }: Unit, told: readonly (Unit | null)[]): boolean =>
  told.every((one) => one === null) && units[name]?.test(ownWords.folded) === false;

/** Nothing is sold by weight and by piece at one price; a kit may have its weight. */
const isOther = (one: Unit, other: Unit): boolean =>
  one.name !== other.name &&
  (one.family === other.family || (one.family + other.family === 1 && one.name !== 'kit' && other.name !== 'kit'));

/** "R$ 12 o quilo" of "12 cem gramas": a told price for another unit than it was told for. */
export const pricesOfOtherUnits: Check = (judgedText) => {
  const topic = fold(judgedText.brief.topic);
  const told = judgedText.factSheet.facts.flatMap((fact) => {
    if (fact.source !== 'topic') return [];
    // "180 mes" is read as a number.
    return fact.kind === 'number'
      ? [{ ...fact, key: priceKey(Number(fact.key) * 100) }]
      : fact.kind === 'price'
        ? [fact]
        : [];
  });
  const stated = judgedText.reading.facts.filter(({ kind }) => kind === 'price');
  return stated
    .flatMap((fact): readonly TextFinding[] => {
      const same = told.filter(({ key }) => key === fact.key);
      const [first] = same;
      const unit = unitBehind(judgedText.foldedText, fact);
      if (!first || unit === null) return [];
      const wantedUnits = same.map((one) => unitBehind(topic, one));
      if (isOfNoWords(judgedText, unit, wantedUnits))
        return reportUntoldValue('invented-condition', 'A medida do preço', judgedText, fact);
      // One of the same price without a unit may be this one.
      if (wantedUnits.some((one) => one === null || !isOther(one, unit))) return [];
      const [wanted] = wantedUnits;
      if (!wanted) return [];
      return [
        findingByCertainty(
          [fact, first],
          'swapped',
          `${quote(judgedText, fact)} você contou por ${wanted.name}, e não por ${unit.name}.`,
          fact,
          {
            correction: `${first.label} é o preço por ${wanted.name}, e não por ${unit.name}: corrija.`,
            rule: 'binding-offer',
          },
        ),
      ];
    })
    .slice(0, 1);
};
