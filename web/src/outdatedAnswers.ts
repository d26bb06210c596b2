/** Answers over HTTP that a later event over the socket has overtaken. */
import { ApolloLink } from '@apollo/client';
import { finalize, of, Subject, switchMap, tap } from 'rxjs';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (result: ApolloLink.Result, root: string) => result.data?.[root] as Fields | null | undefined;

const isObject = (value: unknown): value is Fields => value !== null && typeof value === 'object';

/** True when a field that both have differs, at any depth; a list also by its length. */
const differs = (answer: unknown, event: unknown): boolean => {
  if (!isObject(answer) || !isObject(event)) return answer !== event;
  if (Array.isArray(answer) && answer.length !== event['length']) return true;
  return Object.entries(answer).some(([name, value]) => name in event && differs(value, event[name]));
};

/**
 * Two links that know of each other. A query over HTTP may be read by the server before a change and arrive after the
 * change's event, and would then put the older state into the cache, where it stays until the next change: such a query
 * is asked once more. Nothing of an event is kept when the queries that it met are answered.
 */
export function createOutdatedAnswers(): { readonly events: ApolloLink; readonly queries: ApolloLink } {
  const changes = new Subject<Fields>();
  return {
    events: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((result) => {
          const user = fieldsOf(result, 'viewerChanged');
          if (user) changes.next(user);
        }),
      ),
    ),
    queries: new ApolloLink((operation, forward) => {
      let newest: Fields | null = null;
      const listening = changes.subscribe((user) => (newest = user));
      return forward(operation).pipe(
        switchMap((result) => {
          const viewer = fieldsOf(result, 'viewer');
          return viewer && newest && differs(viewer, newest) ? forward(operation) : of(result);
        }),
        finalize(() => listening.unsubscribe()),
      );
    }),
  };
}
