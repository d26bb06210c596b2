/** Answers over HTTP that are older than an event that came over the socket meanwhile. */
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
 * A link for subscriptions and one for HTTP, which share the events of the user. The server may answer a query with the
 * state before a change, and the answer may arrive after the change's event; it would then overwrite the newer state in
 * the cache. Such a query is sent once more. An event is remembered only while queries are in flight.
 */
export function createStaleAnswerLinks(): { readonly subscriptionLink: ApolloLink; readonly httpLink: ApolloLink } {
  const userEvents = new Subject<Fields>();
  return {
    subscriptionLink: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((result) => {
          const user = fieldsOf(result, 'viewerChanged');
          if (user) userEvents.next(user);
        }),
      ),
    ),
    httpLink: new ApolloLink((operation, forward) => {
      let latestUser: Fields | null = null;
      const subscription = userEvents.subscribe((user) => (latestUser = user));
      return forward(operation).pipe(
        switchMap((result) => {
          const viewer = fieldsOf(result, 'viewer');
          return viewer && latestUser && differs(viewer, latestUser) ? forward(operation) : of(result);
        }),
        finalize(() => subscription.unsubscribe()),
      );
    }),
  };
}
