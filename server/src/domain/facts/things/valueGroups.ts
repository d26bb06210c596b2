import type { FactKind } from '../fact.ts';
import type { FoundFact } from '../foundFact.ts';

/** Kinds of values that divide the words between them; facts of another group count as words. */
const valueGroups: readonly (readonly FactKind[])[] = [
  ['price', 'oldPrice', 'number', 'free'],
  ['discount', 'bundle', 'instalments'],
  ['date', 'deadline', 'start'],
  ['time'],
  ['weekday'],
  ['quantity', 'measure'],
];

const groupOfKind: ReadonlyMap<FactKind, number> = new Map(
  valueGroups.flatMap((kinds, group) => kinds.map((kind) => [kind, group] as const)),
);

/** The index of the group of a value; -1 for facts that belong to no thing. */
export const groupOf = ({ kind, key }: Pick<FoundFact, 'kind' | 'key'>): number =>
  groupOfKind.get(key.charAt(2) === ':' && /^\d\d:\d\d$/.test(key) ? 'time' : kind) ?? -1;

/** Whether a group holds days. */
export const isDayGroup = (group: number): boolean =>
  valueGroups[group]?.some((kind) => kind === 'date' || kind === 'weekday') ?? false;

/** Kinds whose words are never part of the name of a thing; "300 ml" and "sábado" can be. */
export const valueKinds: ReadonlySet<FactKind> = new Set([
  'price',
  'oldPrice',
  'discount',
  'instalments',
  'time',
  'date',
  'place',
  'contact',
  'link',
]);
