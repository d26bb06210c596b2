import type { ContentType, Tone } from './catalog.ts';
import { InvalidArgument } from './failures.ts';
import type { Generation } from './generation.ts';

/** A place in a history: newest first, the id breaks ties (rule 6.1). */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** A page of somebody's history, inside the newest `windowSize` generations; null is all of them (rule 3.4). */
export interface HistoryQuery {
  readonly after: Cursor | null;
  readonly limit: number;
  readonly windowSize: number | null;
  readonly contentType: ContentType | null;
  readonly tone: Tone | null;
  /** Only what the owner has marked. */
  readonly favourites: boolean;
  /** In its comparable form; null searches nothing. */
  readonly search: string | null;
  /** The most generations to look through, where an index alone does not answer. */
  readonly walk: number;
}

export interface HistoryPage {
  readonly items: readonly Generation[];
  /** Where the next page goes on; null at the end. After a whole walk the items may be fewer than asked for, or none. */
  readonly next: Cursor | null;
}

export const pageSize = 10;
export const largestPage = 50;
/** So that a search costs the same however long the history is; at 100 texts a month it covers ten months. */
export const longestWalk = 1_000;

/** The first page of everything. */
export const wholeHistory: HistoryQuery = {
  after: null,
  limit: pageSize,
  windowSize: null,
  contentType: null,
  tone: null,
  favourites: false,
  search: null,
  walk: longestWalk,
};

/** Opaque to clients. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

export function decodeCursor(cursor: string): Cursor | InvalidArgument {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !id) return new InvalidArgument('after', 'Não foi possível carregar o histórico.');
  return { createdAt: new Date(Number(time)), id };
}
