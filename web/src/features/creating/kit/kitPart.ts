import type { ContentType } from '../../../gql/graphql';

/** What the page knows of one text of a kit. */
export interface KitPart {
  readonly contentType: ContentType;
  /** `missing`: it did not come, and its credit is back. */
  readonly state: 'writing' | 'stored' | 'missing' | 'deleted';
  /** The stored text; null until it is, and where the plan does not show it. */
  readonly generationId: string | null;
  /** Why it did not come, where it has just been tried. */
  readonly failure: string | null;
  /** What has come of each variation while it is written. */
  readonly texts: readonly string[];
  /** The index of the variation that is being written. */
  readonly current: number;
}

/** A text of which nothing has come yet. */
export const partBegun = (contentType: ContentType): KitPart => ({
  contentType,
  state: 'writing',
  generationId: null,
  failure: null,
  texts: [],
  current: 0,
});
