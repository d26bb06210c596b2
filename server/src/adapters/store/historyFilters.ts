import type { HistoryQuery } from '../../domain/history.ts';

/** The filters of a history query. */
export type HistoryFilters = Pick<HistoryQuery, 'contentType' | 'tone' | 'favourites' | 'search'>;

/** The filters that an index covers, in both stores. */
export const indexedPart = ({ contentType, tone, favourites }: HistoryFilters): HistoryFilters => ({
  contentType: favourites ? null : contentType,
  tone: favourites ? null : tone,
  favourites,
  search: null,
});

/** Whether generations must be scanned one by one for the other filters. */
export const needsScan = ({ contentType, tone, favourites, search }: HistoryFilters): boolean =>
  search !== null || (favourites && (contentType !== null || tone !== null));
