import { isContentType, isTone } from '../domain/catalog.ts';
import { InvalidArgument } from '../domain/failures.ts';
import type { HistoryRequest } from '../domain/generations/historyRequest.ts';

type Filters = Pick<HistoryRequest, 'contentType' | 'tone' | 'favourites' | 'search'>;

/** The filters of the history that a query string names; an empty one is none, an unknown value InvalidArgument. */
export function historyFilters(query: URLSearchParams): Filters | InvalidArgument {
  const contentType = query.get('contentType') || null;
  const tone = query.get('toneOfVoice') || null;
  if (contentType !== null && !isContentType(contentType)) {
    return new InvalidArgument('contentType', 'Tipo de conteúdo desconhecido.');
  }
  if (tone !== null && !isTone(tone)) return new InvalidArgument('toneOfVoice', 'Objetivo desconhecido.');
  const favourites = query.get('favourites') || 'false';
  if (favourites !== 'true' && favourites !== 'false') {
    return new InvalidArgument('favourites', 'Use true ou false em favourites.');
  }
  return { contentType, tone, favourites: favourites === 'true', search: query.get('search') };
}
