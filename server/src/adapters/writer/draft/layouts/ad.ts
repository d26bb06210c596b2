import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/words.ts';
import { behind, capital, pieces, prose, within } from '../words.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';
import { itemsOf } from '../statements.ts';
import type { Arrangement, Layout } from './layout.ts';

const { primaryText, title, description } = descriptor.parts;
const fits = within(primaryText.most);

/** What a reader misses most, first. */
const weights: readonly (readonly [number, RegExp])[] = [
  [14, /r\$|\d%|\bgratis\b|\bgratuit/],
  [14, /\bate\b|\bmenos\b|\bexceto\b|\bmaior(?:es)? de/],
  [8, /\bso\b|\bsomente\b|\bnao\b/],
  [7, /\d\/\d|\bdia \d|segunda|terca|quarta|quinta|sexta|sabado|domingo|\d{1,2}h/],
  [4, /\(\d\d\)|\brua\b|@/],
];
const weightOf = (words: string): number => weights.find(([, pattern]) => pattern.test(fold(words)))?.[0] ?? 2;
/** What says something of the words before it. */
const leans =
  /^(?:e|mas|ou|depois|entao|ness[ea]|nest[ea]|dess[ea]|ele|ela|isso|tambem|so n[oa]|so de|so ate|so em|la|ai|dai|quem|nos outros|outros?|os outros|se|sinal|diaria|com|sem)\b|^r\$|^(?:so|medi[oa]|grande|pequen[oa]) \S+(?: \S+)?$/;

/** An ad: as many of the owner's sentences as three lines hold, what a reader misses most first. */
export const ad: Layout = {
  fitsOpening: fits,
  openings: (material, arrangement) =>
    startsOf(material)
      .map((start) => ({ ...start, cost: fill(start).missing + (start.kind === arrangement ? 0 : 4) }))
      .toSorted((a, b) => a.cost - b.cost),
  write(material, opening, arrangement) {
    const { place, city, name, about, link } = material;
    const { body, title: head, description: tail, missing } = fill(opening);
    const more = place !== null && missing === 0 && fits(prose([body, place])) ? place : null;
    const trade = about?.split(/[,.]/)[0] ?? null;
    const names = [name, trade, city, 'Saiba mais'];
    const titled = head || (names.find(isOne(title.most)) ?? 'Saiba mais');
    const rest = [place, city, trade, name, 'Confira'].filter((one) => one !== titled);
    return {
      primaryText: arrangement === 0 && more !== null && tail !== '' ? prose([body, more]) : body,
      title: capital(titled),
      description: capital(tail || (rest.find(isOne(description.most)) ?? 'Confira')),
      link,
    };
  },
};

/** A statement, or an item of a list of prices, and which statement it is of. */
interface Unit {
  readonly words: string;
  readonly of: number;
}

/** Units as sentences, the items of one list side by side. */
const said = (units: readonly Unit[]): readonly string[] =>
  [...new Set(units.map(({ of }) => of))].map((one) =>
    units
      .filter(({ of }) => of === one)
      .map(({ words }) => words)
      .join(', '),
  );

/** What may stand in a line alone: a statement, or some items of a list that stand side by side. */
function runsOf(units: readonly Unit[], most: number): readonly (readonly Unit[])[] {
  const runs = units.flatMap((_unit, from) =>
    [1, 2, 3].map((count) => units.slice(from, from + count).filter(({ of }) => of === units[from]?.of)),
  );
  return [[], ...runs.filter((run) => within(most)(said(run)[0] ?? ''))];
}

/** The three lines behind an opening, and the weight of what none of them has. */
function fill({ text, left }: Opening) {
  const units = left.flatMap((statement, of) =>
    itemsOf(statement) === null ? [{ words: statement, of }] : statement.split(', ').map((words) => ({ words, of })),
  );
  let best = { body: text, title: '', description: '', missing: Infinity };
  for (const head of runsOf(units, title.most))
    for (const tail of runsOf(units, description.most)) {
      if (head.some((unit) => tail.includes(unit))) continue;
      const rest = units.filter((unit) => !head.includes(unit) && !tail.includes(unit));
      const kept = new Set<Unit>();
      const body = (more: Unit) => prose([text, ...said(rest.filter((unit) => unit === more || kept.has(unit)))]);
      for (const unit of rest.toSorted((a, b) => weightOf(b.words) - weightOf(a.words)))
        if (fits(body(unit))) kept.add(unit);
      const missing = rest.filter((unit) => !kept.has(unit)).reduce((sum, { words }) => sum + weightOf(words), 0);
      if (missing < best.missing)
        best = {
          body: prose([text, ...said(rest.filter((unit) => kept.has(unit)))]),
          title: said(head)[0] ?? '',
          description: said(tail)[0] ?? '',
          missing,
        };
    }
  return best;
}

const isOne =
  (most: number) =>
  (words: string | null): words is string =>
    words !== null && words !== '' && within(most)(words);

/** Every sentence that may stand in front, and of which arrangement it is; clauses where sentences find no room. */
function startsOf({ statements, name, city }: Material): readonly (Opening & { readonly kind: Arrangement })[] {
  const wholes = statements.flatMap((statement) => (fits(statement) ? [statement] : pieces(statement, 0)));
  const clauses = statements.flatMap((statement) => pieces(statement, 60));
  const isShort = fits(prose(wholes)) || clauses.length === wholes.length;
  const all = (isShort ? [wholes] : [wholes, clauses]).flatMap((units) =>
    units.flatMap((unit, index) => {
      if (index > 0 && leans.test(fold(unit))) return [];
      const left = units.filter((one) => one !== unit);
      const kind: Arrangement = index === 0 ? 0 : 2;
      return [
        { text: capital(unit), left, kind },
        ...(name === null ? [] : [{ text: behind(name, unit), left, kind: 1 as Arrangement }]),
        ...(city === null || units.length > 1 ? [] : [{ text: behind(city, unit), left, kind: 2 as Arrangement }]),
      ];
    }),
  );
  const some = all.filter(({ text }) => fits(text));
  return some.length > 0 ? some : [{ text: name ?? 'Confira', left: wholes, kind: 0 }];
}
