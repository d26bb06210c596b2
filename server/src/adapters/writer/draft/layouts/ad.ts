import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/words.ts';
import { behind, capital, pieces, prose, within } from '../words.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';
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
      .map((start) => ({
        ...start,
        cost: fill(material, start, arrangement).missing + (start.kind === arrangement ? 0 : 4),
      }))
      .toSorted((a, b) => a.cost - b.cost),
  write(material, opening, arrangement) {
    const { place, link } = material;
    const { body, head, tail, missing } = fill(material, opening, arrangement);
    const more = place !== null && missing === 0 && place !== tail && fits(prose([body, place])) ? place : null;
    return {
      primaryText: arrangement === 0 && more !== null ? prose([body, more]) : body,
      title: capital(head),
      description: capital(tail),
      link,
    };
  },
};

/** The three lines behind an opening, and the weight of what none of them has. */
function fill(
  { statements, subject, name, about, place, city }: Material,
  { text, left }: Opening,
  arrangement: Arrangement,
) {
  const chosen: string[] = [];
  for (const one of left.toSorted((a, b) => weightOf(b) - weightOf(a)))
    if (fits(prose([text, ...chosen, one]))) chosen.push(one);
  const body = prose([text, ...left.filter((one) => chosen.includes(one))]);
  let missing = left.filter((one) => !chosen.includes(one)).toSorted((a, b) => weightOf(b) - weightOf(a));
  const weighty = left.filter((one) => weightOf(one) > 6);
  const tails = [
    [...weighty, place, city, name],
    [place, city, name],
    [...weighty.toReversed(), name, city],
  ][arrangement]!;
  const tail = [...missing, ...tails].find(isOne(description.most)) ?? 'Saiba mais';
  missing = missing.filter((one) => one !== tail);
  const urgent = missing.find((one) => weightOf(one) > 7 && within(title.most)(one));
  const trade = about?.split(/[,.]/)[0] ?? null;
  const offer = priceTitle(statements[0] ?? '');
  const heads = [
    [offer, subject, name],
    [name, subject, offer],
    [subject, trade, offer, name],
  ][arrangement]!;
  const head =
    [urgent ?? null, ...heads, trade, city, name].find((one) => one !== tail && isOne(title.most)(one)) ?? 'Saiba mais';
  missing = missing.filter((one) => one !== head);
  return { body, head, tail, missing: missing.reduce((sum, one) => sum + weightOf(one), 0) };
}

const isOne =
  (most: number) =>
  (words: string | null): words is string =>
    words !== null && words !== '' && within(most)(words);

/** "Corte R$ 45": the thing and its price, when the first sentence begins with them. */
const priceTitle = (first: string): string | null => /^[^,.;:!?]{3,}? R\$ [\d.,]*\d(?: mil)?/.exec(first)?.[0] ?? null;

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
