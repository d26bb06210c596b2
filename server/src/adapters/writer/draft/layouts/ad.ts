import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text.ts';
import { fold } from '../../../../domain/words.ts';
import type { Material } from '../material.ts';
import { kindOf, subjectOf, thingsOf } from '../kinds.ts';
import { leans, type Statement } from '../statements.ts';
import { behind, capital, headsOf, unended, within } from '../words.ts';
import type { Opening } from '../openings.ts';
import { apartOf, fits, said, standsAlone, unitsOf, weightOf, type Unit } from './adUnits.ts';
import type { Arrangement, Layout } from './layout.ts';
import { shorter } from './shortTimes.ts';

const { primaryText, title, description } = descriptor.parts;

const titleWeight = 3;
/** A list is read in one piece. */
const apartCost = 4;
/** So is a sentence of the owner's. */
const tornCost = 6;
/** What is paid, and says nothing of what for. */
const fee = /^(?:entrada|taxa|frete|inscrição|mensalidade|matrícula|ingresso|diária|valor|preço)s?$/iu;
/** Terms of an offer. */
const ofTerms = /R\$|%|gr[áa]tis|gratuit|desconto|garant/i;

/** What an offer is not said without: its price, or its days. */
const ofOffer =
  /R\$|(?<!\p{L})dias? \d|\d\/\d|(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?!\p{L})/iu;

/** So many clauses are tried as a title, as a description and as the first words: each with all others. */
const tried = 4;

/** What an ad begins with, and the units that are to follow, in order. */
interface Start extends Opening {
  readonly units: readonly Unit[];
  /** Whether the title says what is offered where no clause is the title, so that it is missed less in the text. */
  readonly isTold: boolean;
  /** Whether the title has to say what the text leaves out: "Pacote de inverno" before "Duas noites por R$ 890". */
  readonly needsTitle: boolean;
  /** How much worse than another it is when both say as much. */
  readonly cost: number;
}

/** What the lines of an ad say, and the weight of what none of them has. */
interface Filled {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missing: number;
}

/** An ad: as many of the owner's clauses as its lines hold, in order, and a title that says what is offered. */
export const ad: Layout = {
  fitsOpening: fits,
  openings: (material, arrangement) =>
    startsOf(material, arrangement)
      .map((start) => ({ start, cost: fill(start).missing + start.cost }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ start }) => start),
  write({ statements, place, city, name, about, link }, opening, arrangement) {
    const { body, title: head, description: tail } = fill(opening);
    const trade = about?.split(/[,.]\s*/).find((part) => part.includes(' ')) ?? null;
    const isOne = (most: number) => (words: string | null) => words !== null && words !== '' && within(most)(words);
    const offered = offersOf(statements)
      .filter((one) => within(title.most)(one) && fold(one) !== fold(tail))
      // An offer without the terms that the text has no room for would be another one.
      .filter((one) => !ofTerms.test(one) || fold(body).includes(fold(one)));
    // Names that the text begins with would be said twice.
    const isNew = (words: string | null) => words !== null && !body.startsWith(words) && fold(words) !== fold(tail);
    const names = [name, trade].filter(isNew);
    const turned = arrangement === 1 ? [...names, ...offered] : [...offered, ...names];
    const short = shortOffer(statements);
    // What the text does not say the title has to; what it does, who offers it says more.
    const unsaid = short === null || fold(body).includes(fold(short)) ? null : short;
    // One word of a name says nothing: "Comissão".
    const parts = [phraseOf(name), phraseOf(about)].filter((words) => words.includes(' '));
    const titles = [unsaid, ...turned, name, trade, short, ...parts];
    const titled = head || (titles.find(isOne(title.most)) ?? 'Saiba mais');
    const rest = [place, city, trade, name].filter((one) => one !== titled);
    return {
      primaryText: body,
      title: capital(titled),
      description: capital(tail || (rest.find(isOne(description.most)) ?? 'Confira')),
      link,
    };
  },
};

/**
 * As much of a name as a title holds, cut before "de" or "com": "Aulas de Inglês" of "Aulas de Inglês com Teacher Davi"; or
 * before what describes a thing: "Curso de panificação" of "Curso de panificação artesanal".
 */
const phraseOf = (words: string | null): string => {
  const parts = (words ?? '').split(/ (?=(?:d[aeo]s?|com|e|em|para|pra|n[ao]) )/);
  const phrases = parts.map((_part, index) => parts.slice(0, index + 1).join(' '));
  const phrase = phrases.findLast(within(title.most)) ?? '';
  const [described = ''] = /^\p{L}+ d[aeo]s? \p{L}+(?= \p{L}+(?: |$))/u.exec(words ?? '') ?? [];
  return phrase.includes(' ') || phrase === words || !within(title.most)(described) ? phrase : described;
};

/** The first words of what is offered; null where they are no phrase. */
const shortOffer = ([first]: readonly Statement[]): string | null => {
  const phrase = phraseOf(first?.text.split(/[,;:?]/, 1)[0] ?? null);
  return unended.test(phrase) || leans.test(fold(phrase)) || !/^[^[]+ [^[]+$/.test(phrase) ? null : phrase;
};

/** What is offered, in few words: the things of a list of prices, or the first words. */
const offersOf = ([first]: readonly Statement[]): readonly string[] => {
  if (first === undefined || first.text.endsWith('?')) return [];
  const things = thingsOf(first);
  const heads = first.items.slice(0, 1).flatMap((item) => headsOf(item, within(title.most)).slice(0, 1));
  const priced = within(title.most)(first.text) && /R\$|grátis/.test(first.text) ? first.text : null;
  return [things, ...heads, subjectOf(first), priced].filter(
    (one) => one !== null && !fee.test(one) && !leans.test(fold(one)),
  ) as string[];
};

/** The lines behind a start, with days and hours written short where more is said so. */
function fill(opening: Opening): Filled {
  const units = 'units' in opening ? (opening as Start).units : unitsOf(opening.left, true);
  const from = 'units' in opening ? (units[0]?.from ?? 0) : -1;
  const first: Unit = {
    text: opening.text,
    from,
    isFirst: false,
    isTitle: false,
    isDescription: false,
    items: from < 0 ? [] : (units[0]?.items ?? []),
  };
  const all = [first, ...('units' in opening ? units.slice(1) : units)];
  const { isTold = false, needsTitle = false } = 'units' in opening ? (opening as Start) : {};
  const short = (some: readonly Unit[]) => some.map((one) => ({ ...one, text: shorter(one.text) }));
  const apart = all.flatMap(apartOf);
  return [all, short(all), apart, short(apart)]
    .map(([one, ...rest], index) => ({
      filled: filled(one!, rest, isTold, needsTitle),
      cost: index < 2 ? 0 : apartCost,
    }))
    .map(({ filled: lines, cost }) => ({ ...lines, missing: lines.missing + cost }))
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

/** A short clause goes under the picture only where the text has no room for it. */
function filled(first: Unit, rest: readonly Unit[], isTold: boolean, needsTitle: boolean): Filled {
  const short = (most: number, can: (one: Unit) => boolean) =>
    rest.filter((one) => within(most)(one.text) && standsAlone(one) && can(one)).slice(0, tried);
  const none = [null];
  const asTitle = (one: Unit) => !needsTitle && one.isTitle && kindOf(one) !== 'limit';
  return [...none, ...short(title.most, asTitle)]
    .flatMap((head) =>
      [...none, ...short(description.most, ({ isDescription }) => isDescription)].map((tail) => [head, tail] as const),
    )
    .filter(([head, tail]) => head === null || head !== tail)
    .map(([head, tail]) => {
      const left = rest.filter((one) => one !== head && one !== tail);
      const kept = new Set<Unit>([first]);
      const body = (more?: Unit) => said([first, ...left].filter((one) => one === more || kept.has(one)));
      for (const one of left.toSorted((a, b) => weightOf(b) - weightOf(a)))
        if (!one.text.endsWith('?') && fits(body(one))) kept.add(one);
      // What a title does not say, with its price and its day, nobody else does.
      const isSaid = (one: Unit) => isTold && head === null && !ofOffer.test(one.text);
      const missed = (one: Unit) => weightOf(isSaid(one) ? { ...one, isFirst: false } : one);
      const missing = left.filter((one) => !kept.has(one)).reduce((sum, one) => sum + missed(one), 0);
      return {
        body: body(),
        title: head?.text ?? '',
        description: tail?.text ?? '',
        // A title that tells what is offered is worth more than a small thing.
        missing: missing + (head === null || /R\$|grátis/.test(head.text) ? 0 : titleWeight),
      };
    })
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

/** The first words, a name before them, or a later clause: each may begin an ad, with its sentences whole or not. */
const startsOf = (material: Material, arrangement: Arrangement): readonly Start[] => [
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
    (one) => one !== '' && within(title.most)(one) && !ofTerms.test(one),
  );
  const start = (
    text: string,
    from: readonly Unit[],
    kind: Arrangement,
    more = 0,
    needsTitle = false,
  ): readonly Start[] => {
    const words = fits(text) ? text : shortened(text);
    return [{ text: capital(words), left: statements, units: from, isTold, needsTitle, cost: costOf(kind) + more }];
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
    .map((one) => behind(one, first.text))
    .filter((text) => fits(text) || !fits(first.text))
    .flatMap((text, index) => start(text, units, index === 0 ? 1 : 2, index * 4));
  const later = units.slice(1, tried + 1).flatMap((unit, index) => {
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
  const led = ['Veja', 'Anote', 'Confira'].flatMap((lead) => start(behind(lead, first.text), units, arrangement, 3));
  return [
    ...start(first.text, units, 0),
    ...untitled,
    ...named,
    ...later,
    ...led.filter(({ text }) => !text.endsWith('…')),
  ];
}

/** Words that have room in the first line, with a mark of what is left out behind them. */
const shortened = (words: string): string => (fits(words) ? words : `${cutToWords(words, primaryText.most - 1)}…`);
