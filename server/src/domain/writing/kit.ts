import { contentTypeKeys, type ContentType } from '../content/contentTypes.ts';

/** A campaign kit: one brief, one text of each of its types (rule 12.3). */
export interface Kit {
  /** The `requestId` of the click that asked for it. */
  readonly id: string;
  /** The types that were asked for, in the order of the catalogue. */
  readonly contentTypes: readonly ContentType[];
}

/** How many types a kit may have. */
export const kitSize = { smallest: 2, largest: contentTypeKeys.length } as const;

/** The click of one text of a kit: no UUID, so that no client can send it as one of its own. */
export const textRequestId = (kitId: Kit['id'], contentType: ContentType): string => `${kitId}:${contentType}`;
