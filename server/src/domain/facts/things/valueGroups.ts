import type { FactKind } from '../fact.ts';
import type { FoundFact } from '../foundFact.ts';

/** Values that share the words between them; each other kind is only a word to them. */
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

/** The group that a value is told apart in; -1 for what has no thing. */
export const groupOf = ({ kind, key }: Pick<FoundFact, 'kind' | 'key'>): number =>
  groupOfKind.get(key.charAt(2) === ':' && /^\d\d:\d\d$/.test(key) ? 'time' : kind) ?? -1;

/** Whether a group holds days. */
export const isDayGroup = (group: number): boolean =>
  valueGroups[group]?.some((kind) => kind === 'date' || kind === 'weekday') ?? false;

/** Values that are no part of a thing's name, as "300 ml" and "sábado" are. */
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
