import type { Fact, FactKind, ToldFact } from '../domain/facts/fact.ts';
import { groupOf } from '../domain/facts/things.ts';
import { hard, quote, type Check, type Found } from './draft.ts';

/** The share of a told thing's words that stand beside a value. */
const likeness = (beside: readonly string[], { about }: Fact): number =>
  about === null ? 0 : about.words.filter((word) => beside.includes(word)).length / about.words.length;

/** A count is told apart by what it counts already, and a shop has its weekdays for everything. */
const untied: ReadonlySet<FactKind> = new Set(['weekday', 'quantity', 'measure']);

/** One piece of a thing has no name of its own: "a unidade custa R$ 39,90" beside "kit com 4 unidades". */
const generic: ReadonlySet<string> = new Set(['unidad', 'pec']);

/** How much of another thing must stand beside a value before it is taken for that thing's. */
const enough = 0.5;

/**
 * Values that were told, but of another thing than the one that they stand by: "pizza média R$ 45" where the large one
 * costs that. Only where one other thing alone fits better.
 */
export const swapped: Check = (draft) => {
  const { reading, sheet } = draft;
  return reading.facts.flatMap((fact): readonly Found[] => {
    const group = groupOf(fact);
    if (group < 0 || fact.about === null || untied.has(fact.kind)) return [];
    const mates = sheet.facts.filter((told) => groupOf(told) === group && told.about !== null);
    const sameValue = mates.filter((told) => isSame(told, fact));
    const others = mates.filter(
      (told) => !isSame(told, fact) && !untied.has(told.kind) && told.kind !== 'oldPrice' && told.kind !== 'number',
    );
    if (sameValue.length === 0 || others.length === 0 || sameValue.some(({ kind }) => kind === 'oldPrice')) return [];
    // "28 e 29 de novembro" states two values in one place, both of the same thing.
    if (reading.facts.some((mate) => mate.key !== fact.key && mate.start === fact.start && mate.end === fact.end))
      return [];
    const beside = fact.about.words;
    const ownWords = new Set(sameValue.flatMap(({ about }) => about?.words ?? []));
    const fits = others.filter((told) =>
      told.about?.words.some((word) => beside.includes(word) && !ownWords.has(word) && !generic.has(word)),
    );
    const best = Math.max(0, ...fits.map((told) => likeness(beside, told)));
    const fitting = fits.filter((told) => likeness(beside, told) === best);
    const otherWords = new Set(fitting.flatMap(({ about }) => about?.words ?? []));
    if (best < enough || beside.some((word) => ownWords.has(word) && !otherWords.has(word))) return [];
    const things = new Set(fitting.map((told) => told.about?.words.toSorted().join(' ')));
    const [other] = fitting;
    if (things.size > 1 || !other) return [];
    return [
      hard('swapped', `${quote(draft, fact)} você contou de outra coisa: aqui o certo é ${listed(fitting)}.`, fact, {
        correction: `${quote(draft, fact)} foi dito de outra coisa. Aqui o valor certo é ${listed(fitting)}.`,
        rule: fact.kind === 'price' ? 'binding-offer' : null,
      }),
    ];
  });
};

const isSame = (told: ToldFact, fact: Fact): boolean =>
  told.key === fact.key || (told.kind === 'number' && fact.key === `R$${Number(told.key) * 100}`);

const listed = (facts: readonly ToldFact[]): string => [...new Set(facts.map(({ label }) => label))].join(' ou ');
