import { ad } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text/text.ts';
import { kindOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';
import { withLabel, capitalized, fitsWithin } from '../words.ts';
import { offersIn, offerTerms, shortOffer } from './adOffers.ts';
import { fitsPrimaryText, standsAlone, maxCandidates, unitsOf, type Unit } from './adUnits.ts';
import type { Arrangement } from './layout.ts';

const { primaryText, title } = ad.parts;

/** The cost of splitting a sentence, which reads better in one piece. */
const splitSentenceCost = 6;

/** The opening of an ad, and the units that follow, in order. */
export interface AdStart extends Opening {
  readonly units: readonly Unit[];
  /** Whether the default title says what is offered, so that the text needs it less. */
  readonly hasOfferTitle: boolean;
  /** Whether the title has to say what the text leaves out: "Pacote de inverno" before "Duas noites por R$ 890". */
  readonly needsTitle: boolean;
  /** Added to the weight of what is missing, to prefer one start of those that say as much. */
  readonly cost: number;
}

/** The first words, a name before them, or a later clause: each may begin an ad, with its sentences whole or not. */
export const adStartsFor = (material: Material, arrangement: Arrangement): readonly AdStart[] => [
  ...startsFromUnits(material, arrangement, unitsOf(material.statements, true), 0),
  ...startsFromUnits(material, arrangement, unitsOf(material.statements, false), splitSentenceCost),
];

function startsFromUnits(
  { statements, name, city }: Material,
  arrangement: Arrangement,
  units: readonly Unit[],
  cost: number,
): readonly AdStart[] {
  const [first] = units;
  if (first === undefined)
    return [{ text: name ?? 'Confira', remaining: [], units: [], hasOfferTitle: false, needsTitle: false, cost }];
  const costOf = (kind: Arrangement) => cost + (kind === arrangement ? 0 : 1);
  const hasOfferTitle = [...offersIn(statements), shortOffer(statements) ?? ''].some(
    (one) => one !== '' && fitsWithin(title.max)(one) && !offerTerms.test(one),
  );
  const start = (
    text: string,
    from: readonly Unit[],
    kind: Arrangement,
    more = 0,
    needsTitle = false,
  ): readonly AdStart[] => {
    const words = fitsPrimaryText(text) ? text : truncateToLine(text);
    return [
      {
        text: capitalized(words),
        remaining: statements,
        units: from,
        hasOfferTitle,
        needsTitle,
        cost: costOf(kind) + more,
      },
    ];
  };
  // "Pacote de inverno na pousada: duas noites por R$ 890": the title says the first of it.
  const [, label = '', behindLabel] = /^((?:(?!R\$)[^:.[\]]){3,40}): (?=\S+ \S)(.+)$/su.exec(first.text) ?? [];
  // The part of the label that the title does not say: at most a place.
  const unsaid = label.slice(shortOffer(statements)?.length ?? 0);
  const withoutLabel =
    behindLabel === undefined || !fitsPrimaryText(behindLabel) || !/^(?: n[oa]s? \p{L}+)?$/u.test(unsaid)
      ? []
      : start(behindLabel, [{ ...first, text: behindLabel, isFirst: false }, ...units.slice(1)], arrangement, 1, true);
  const names = name === null ? [] : [name, ...(city === null ? [] : [`${name}, ${city}`])];
  const named = names
    .map((one) => withLabel(one, first.text))
    .filter((text) => fitsPrimaryText(text) || !fitsPrimaryText(first.text))
    .flatMap((text, index) => start(text, units, index === 0 ? 1 : 2, index * 4));
  const later = units.slice(1, maxCandidates + 1).flatMap((unit, index) => {
    const isNew = unit.sentenceIndex !== units[index]?.sentenceIndex;
    const others = units.filter((one) => one !== unit && one.sentenceIndex !== unit.sentenceIndex);
    const own = units.filter((one) => one.sentenceIndex === unit.sentenceIndex && one !== unit);
    // The clause becomes its own sentence; the rest of its sentence stays in its place.
    const moved = isNew
      ? [unit, ...own, ...others]
      : [{ ...unit, sentenceIndex: -1 }, ...units.filter((one) => one !== unit)];
    const isStart = standsAlone(unit) && fitsPrimaryText(unit.text) && !/^(?:\S+ ){1,4}R\$ \S+$/.test(unit.text);
    // A limit says little before the offer that it limits.
    const isLimit = /^(?:limit|how)$/.test(kindOf(unit)) || /^(?:levar|trazer) /iu.test(unit.text);
    return isStart ? start(unit.text, moved, 2, (isNew ? 1 : 2) + (isLimit ? 4 : 0)) : [];
  });
  const prefixed = ['Veja', 'Anote', 'Confira'].flatMap((lead) =>
    start(withLabel(lead, first.text), units, arrangement, 3),
  );
  return [
    ...start(first.text, units, 0),
    ...withoutLabel,
    ...named,
    ...later,
    ...prefixed.filter(({ text }) => !text.endsWith('…')),
  ];
}

/** The words, cut to the length of the primary text with an ellipsis. */
const truncateToLine = (words: string): string =>
  fitsPrimaryText(words) ? words : `${cutToWords(words, primaryText.max - 1)}…`;
