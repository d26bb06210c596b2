import { isContentType, isTone } from '../domain/catalog.ts';
import { InvalidArgument } from '../domain/failures.ts';
import type { HistoryRequest } from '../domain/historyRequest.ts';

type Filters = Pick<HistoryRequest, 'contentType' | 'tone' | 'favourites' | 'search'>;

/** The filters of the history that a query string names; an empty one is none, an unknown value InvalidArgument. */
export function historyFilters(query: URLSearchParams): Filters | InvalidArgument {
  const contentType = query.get('contentType') || null;
  const tone = query.get('toneOfVoice') || null;
  if (contentType !== null && !isContentType(contentType)) {
    return new InvalidArgument('contentType', 'Tipo de conteúdo desconhecido.');
  }
  if (tone !== null && !isTone(tone)) return new InvalidArgument('toneOfVoice', 'Objetivo desconhecido.');
  return { contentType, tone, favourites: query.get('favourites') === 'true', search: query.get('search') };
}
