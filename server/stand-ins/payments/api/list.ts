import { noSuchObject } from './failure.ts';

interface Paging {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

interface Listed {
  readonly id: string;
  readonly object: string;
}

/** A page of the rows, newest first as in every list of the API; `rows` are in the order of their creation. */
export function pageOf<Row extends Listed>(rows: readonly Row[], url: string, paging: Paging) {
  const { limit = 10, starting_after: after, ending_before: before } = paging;
  const newest = rows.toReversed();
  const positionOf = (id: string, param: string) => {
    const index = newest.findIndex((row) => row.id === id);
    if (index < 0) throw noSuchObject(newest[0]?.object ?? 'object', id, param);
    return index;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(end - limit, 0);
    return { object: 'list' as const, data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  const data = newest.slice(start, start + limit);
  return { object: 'list' as const, data, has_more: start + limit < newest.length, url };
}

/** The rows with each of these values; `undefined` matches all. */
export const having = <Row>(
  rows: readonly Row[],
  wanted: { readonly [Name in keyof Row]?: Row[Name] | undefined },
): readonly Row[] => {
  const names = (Object.keys(wanted) as (keyof Row)[]).filter((name) => wanted[name] !== undefined);
  return rows.filter((row) => names.every((name) => row[name] === wanted[name]));
};
