import { ad } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text/text.ts';
import { kindOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';
import { withLabel, capitalized, fitsWithin } from '../words.ts';
import { offersOf, ofTerms, shortOffer } from './adOffers.ts';
import { fits, standsAlone, maxCandidates, unitsOf, type Unit } from './adUnits.ts';
import type { Arrangement } from './layout.ts';

const { primaryText, title } = ad.parts;

/** A sentence of the owner's is read in one piece. */
const tornCost = 6;

/** What an ad begins with, and the units that are to follow, in order. */
export interface Start extends Opening {
  readonly units: readonly Unit[];
  /** Whether the title says what is offered where no clause is the title, so that it is missed less in the text. */
  readonly isTold: boolean;
  /** Whether the title has to say what the text leaves out: "Pacote de inverno" before "Duas noites por R$ 890". */
  readonly needsTitle: boolean;
  /** How much worse than another it is when both say as much. */
  readonly cost: number;
}

/** The first words, a name before them, or a later clause: each may begin an ad, with its sentences whole or not. */
export const startsOf = (material: Material, arrangement: Arrangement): readonly Start[] => [
  ...startsWith(material, arrangement, unitsOf(material.statements, true), 0),
  ...startsWith(material, arrangement, unitsOf(material.statements, false), tornCost),
];

function startsWith(
  { statements, name, city }: Material,
  arrangement: Arrangement,
  units: readonly Unit[],
  cost: number,
): readonly Start[] {
  const [first] = units;
  if (first === undefined)
    return [{ text: name ?? 'Confira', left: [], units: [], isTold: false, needsTitle: false, cost }];
  const costOf = (kind: Arrangement) => cost + (kind === arrangement ? 0 : 1);
  const isTold = [...offersOf(statements), shortOffer(statements) ?? ''].some(
    (one) => one !== '' && fitsWithin(title.max)(one) && !ofTerms.test(one),
  );
  const start = (
    text: string,
    from: readonly Unit[],
    kind: Arrangement,
    more = 0,
    needsTitle = false,
  ): readonly Start[] => {
    const words = fits(text) ? text : shortened(text);
    return [{ text: capitalized(words), left: statements, units: from, isTold, needsTitle, cost: costOf(kind) + more }];
  };
  // "Pacote de inverno na pousada: duas noites por R$ 890": the title says the first of it.
  const [, label = '', behindLabel] = /^((?:(?!R\$)[^:.[\]]){3,40}): (?=\S+ \S)(.+)$/su.exec(first.text) ?? [];
  // All of it, but for where it is.
  const unsaid = label.slice(shortOffer(statements)?.length ?? 0);
  const untitled =
    behindLabel === undefined || !fits(behindLabel) || !/^(?: n[oa]s? \p{L}+)?$/u.test(unsaid)
      ? []
      : start(behindLabel, [{ ...first, text: behindLabel, isFirst: false }, ...units.slice(1)], arrangement, 1, true);
  const names = name === null ? [] : [name, ...(city === null ? [] : [`${name}, ${city}`])];
  const named = names
    .map((one) => withLabel(one, first.text))
    .filter((text) => fits(text) || !fits(first.text))
    .flatMap((text, index) => start(text, units, index === 0 ? 1 : 2, index * 4));
  const later = units.slice(1, maxCandidates + 1).flatMap((unit, index) => {
    const isNew = unit.from !== units[index]?.from;
    const others = units.filter((one) => one !== unit && one.from !== unit.from);
    const own = units.filter((one) => one.from === unit.from && one !== unit);
    // A clause begins a sentence of its own; the rest of its sentence stays in its place.
    const moved = isNew ? [unit, ...own, ...others] : [{ ...unit, from: -1 }, ...units.filter((one) => one !== unit)];
    const isStart = standsAlone(unit) && fits(unit.text) && !/^(?:\S+ ){1,4}R\$ \S+$/.test(unit.text);
    // What limits an offer says little before it.
    const isLimit = /^(?:limit|how)$/.test(kindOf(unit)) || /^(?:levar|trazer) /iu.test(unit.text);
    return isStart ? start(unit.text, moved, 2, (isNew ? 1 : 2) + (isLimit ? 4 : 0)) : [];
  });
  const led = ['Veja', 'Anote', 'Confira'].flatMap((lead) => start(withLabel(lead, first.text), units, arrangement, 3));
  return [
    ...start(first.text, units, 0),
    ...untitled,
    ...named,
    ...later,
    ...led.filter(({ text }) => !text.endsWith('…')),
  ];
}

/** Words that have room in the first line, with a mark of what is left out behind them. */
const shortened = (words: string): string => (fits(words) ? words : `${cutToWords(words, primaryText.max - 1)}…`);
