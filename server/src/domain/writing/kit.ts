import { contentTypeKeys, type ContentType } from '../content/contentTypes.ts';

/** A campaign kit: one brief, one text of each of its types (rule 12.3). */
export interface Kit {
  /** The `requestId` of the click that asked for it. */
  readonly id: string;
  /** The types that were asked for, in the order of the catalogue. */
  readonly contentTypes: readonly ContentType[];
}

/** How many types a kit may have. */
export const kitSize = { min: 2, max: contentTypeKeys.length } as const;

/** The `requestId` of one text of a kit. It is no UUID, so that no client can send it as the id of a click. */
export const textRequestId = (kitId: Kit['id'], contentType: ContentType): string => `${kitId}:${contentType}`;
