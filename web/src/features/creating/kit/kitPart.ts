import type { ContentType } from '../../../gql/graphql';

/** One text of a kit, as the page shows it. */
export interface KitPart {
  readonly contentType: ContentType;
  /** `missing`: it was not written, and its credit was returned. */
  readonly state: 'writing' | 'stored' | 'missing' | 'deleted';
  /** The stored text; null until it is, and where the plan does not show it. */
  readonly generationId: string | null;
  /** Why it was not written, when that was just attempted. */
  readonly failure: string | null;
  /** The text of each variation so far, while it is written. */
  readonly texts: readonly string[];
  /** The index of the variation that is being written. */
  readonly current: number;
}

/** A text in progress of which nothing was received yet. */
export const newKitPart = (contentType: ContentType): KitPart => ({
  contentType,
  state: 'writing',
  generationId: null,
  failure: null,
  texts: [],
  current: 0,
});
