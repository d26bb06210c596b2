import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

interface Watched<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Ends it: the server learns that nobody waits any more. */
  readonly signal: AbortSignal;
  /** How long it waits for a socket before it does without. */
  readonly waitForSocketMs: number;
}

/**
 * The outcome of a subscription that writes: the first event for which `read` does not say `goes on`. Null when there is
 * no socket, when it was lost, and at the signal.
 */
export const outcomeOverSocket = <Data, Variables extends OperationVariables, Outcome>(
  client: ApolloClient,
  { query, variables, signal, waitForSocketMs }: Watched<Data, Variables>,
  read: (data: Data | undefined) => Outcome | null | 'goes on',
): Promise<Outcome | null> =>
  new Promise((resolve) => {
    const watching = client
      .subscribe<Data>({
        query,
        variables,
        fetchPolicy: 'no-cache',
        context: { failWithoutSocketAfterMs: waitForSocketMs },
      })
      .subscribe({
        next({ data }) {
          const outcome = read(data ?? undefined);
          if (outcome !== 'goes on') resolve(outcome);
        },
        complete: () => resolve(null),
        error: () => resolve(null),
      });
    signal.addEventListener('abort', () => {
      watching.unsubscribe();
      resolve(null);
    });
  });
