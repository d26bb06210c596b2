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
}

export interface HistoryPage {
  readonly items: readonly Generation[];
  readonly hasMore: boolean;
}

export const pageSize = 10;
export const largestPage = 50;

/** Opaque to clients. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

export function decodeCursor(cursor: string): Cursor | InvalidArgument {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !id) return new InvalidArgument('after', 'Não foi possível carregar o histórico.');
  return { createdAt: new Date(Number(time)), id };
}
