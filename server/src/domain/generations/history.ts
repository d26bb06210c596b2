import type { ContentType, Tone } from '../catalog.ts';
import { InvalidArgument } from '../failures.ts';
import type { Generation } from './generation.ts';

/** A place in a history: newest first, the id breaks ties (rule 6.1). */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** A page of an account's history, inside the newest `windowSize` generations; null is all of them (rule 3.4). */
export interface HistoryQuery {
  readonly after: Cursor | null;
  readonly limit: number;
  readonly windowSize: number | null;
  readonly contentType: ContentType | null;
  readonly tone: Tone | null;
  /** Only generations that are marked. */
  readonly favourites: boolean;
  /** The search in its comparable form; null for none. */
  readonly search: string | null;
  /** The most generations that one page scans, when an index does not cover the filters. */
  readonly scanLimit: number;
}

/** One page, and where the next one starts. */
export interface HistoryPage {
  readonly items: readonly Generation[];
  /** The start of the next page; null at the end. When the scan limit was reached, the items may be few or none. */
  readonly next: Cursor | null;
}

/** Items of a page when a client does not say (rule 6.1). */
export const defaultPageSize = 10;
/** The most items of one page. */
export const maxPageSize = 50;
/** Bounds the cost of a search in a long history; at 100 texts a month it covers ten months. */
export const defaultScanLimit = 1_000;

/** The first page, without window and filters. */
export const wholeHistory: HistoryQuery = {
  after: null,
  limit: defaultPageSize,
  windowSize: null,
  contentType: null,
  tone: null,
  favourites: false,
  search: null,
  scanLimit: defaultScanLimit,
};

/** The cursor as clients get it, opaque to them. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** The position of a cursor that was given to a client, or InvalidArgument. */
export function decodeCursor(cursor: string): Cursor | InvalidArgument {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !id) return InvalidArgument.badCursor();
  return { createdAt: new Date(Number(time)), id };
}
