import type { ContentType, Tone } from '../catalog.ts';
import { InvalidArgument, isFailure, PlanLocked } from '../failures.ts';
import { decodeCursor, maxPageSize, defaultPageSize, wholeHistory, type HistoryQuery } from './history.ts';
import { cheapestPlanFor, planHas, type Plan } from '../billing/plan.ts';
import { parseSearch } from './search.ts';

/** A page of the history, as a client asks for it. */
export interface HistoryRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly contentType?: ContentType | null | undefined;
  readonly tone?: Tone | null | undefined;
  readonly favourites?: boolean | null | undefined;
  /** As it was typed. */
  readonly search?: string | null | undefined;
}

/** The query of the request, in the window of the plan; PlanLocked when it filters and the plan does not. */
export function historyQueryOf(plan: Plan, request: HistoryRequest): HistoryQuery | PlanLocked | InvalidArgument {
  const query = parseRequest(request, plan.historySize);
  if (isFailure(query)) return query;
  const filter = firstFilter(query);
  if (filter === null || planHas(plan, 'history_filters')) return query;
  return new PlanLocked(
    filter,
    cheapestPlanFor('history_filters'),
    ({ name }) => `Filtros avançados estão disponíveis a partir do ${name}`,
  );
}

/** The filter that the query has, the first of several; null when it has none. */
function firstFilter({ contentType, tone, favourites, search }: HistoryQuery): string | null {
  if (contentType !== null) return 'contentType';
  if (tone !== null) return 'tone';
  if (favourites) return 'favourites';
  return search === null ? null : 'search';
}

function parseRequest(request: HistoryRequest, windowSize: number | null): HistoryQuery | InvalidArgument {
  const limit = request.first ?? defaultPageSize;
  if (limit < 1 || limit > maxPageSize)
    return new InvalidArgument('first', `Peça de 1 a ${maxPageSize} itens por página.`);
  const after = request.after ? decodeCursor(request.after) : null;
  if (isFailure(after)) return after;
  const search = parseSearch(request.search ?? '');
  if (isFailure(search)) return search;
  const { contentType = null, tone = null, favourites } = request;
  return { ...wholeHistory, after, limit, windowSize, contentType, tone, favourites: favourites ?? false, search };
}
