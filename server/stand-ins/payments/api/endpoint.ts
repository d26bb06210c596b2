import type { TableName, Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import { noSuchObject } from './failure.ts';
import { expand, fields, type Check } from './params.ts';

/** A request of the API that is simulated. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parts that start with a colon are ids. */
  readonly path: string;
  readonly check: Check<unknown>;
  readonly run: (provider: Provider, params: never, id: string) => object;
}

/** An endpoint whose parameters are those of the SDK's type. */
export const endpoint = <Params>(
  method: Endpoint['method'],
  path: string,
  check: Check<Params>,
  run: (provider: Provider, params: Params, id: string) => object,
): Endpoint => ({ method, path, check, run });

/** The parameters of a request for one object. */
export const onlyExpand = fields<{ expand?: string[] }>()({ expand: expand() });

/** The row of that id; throws the API's failure when there is none. `objectName` is the API's word for it. */
export function rowFor<Name extends TableName>(
  provider: Provider,
  table: Name,
  objectName: string,
  id: string,
  param = 'id',
): Tables[Name] {
  const row = provider.state.get(table, id);
  if (!row) throw noSuchObject(objectName, id, param);
  return row;
}

/** Reads one object by its id. */
export const retrieve = (path: string, table: TableName, objectName: string): Endpoint =>
  endpoint('GET', `${path}/:id`, onlyExpand, (provider, _, id) => rowFor(provider, table, objectName, id));

/** The endpoint of a request and the id in its path. */
export function findEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } | null {
  const parts = path.split('/');
  for (const candidate of endpoints) {
    const wanted = candidate.path.split('/');
    if (candidate.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const position = wanted.findIndex((part) => part.startsWith(':'));
    return { endpoint: candidate, id: position < 0 ? '' : decodeURIComponent(parts[position] ?? '') };
  }
  return null;
}
