import type { HistoryQuery } from '../../domain/history.ts';

export type HistoryFilters = Pick<HistoryQuery, 'contentType' | 'tone' | 'favourites' | 'search'>;

/** The part of the filters that an index answers, in both stores. */
export const indexed = ({ contentType, tone, favourites }: HistoryFilters): HistoryFilters => ({
  contentType: favourites ? null : contentType,
  tone: favourites ? null : tone,
  favourites,
  search: null,
});

/** Whether generations must be looked at one by one for the rest. */
export const mustLook = ({ contentType, tone, favourites, search }: HistoryFilters): boolean =>
  search !== null || (favourites && (contentType !== null || tone !== null));
