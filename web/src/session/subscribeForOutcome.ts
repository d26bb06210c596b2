import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

interface OutcomeOptions<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Ends the subscription, so that the server stops. */
  readonly signal: AbortSignal;
  /** How long it waits for a socket to open. */
  readonly waitForSocketMs: number;
}

/**
 * Subscribes, and resolves to the outcome of what the server writes: the first event for which `read` does not return
 * `in-progress`. Null when there is no socket, when it was lost, and when the signal aborts.
 */
export const subscribeForOutcome = <Data, Variables extends OperationVariables, Outcome>(
  client: ApolloClient,
  { query, variables, signal, waitForSocketMs }: OutcomeOptions<Data, Variables>,
  read: (data: Data | undefined) => Outcome | null | 'in-progress',
): Promise<Outcome | null> =>
  new Promise((resolve) => {
    const subscription = client
      .subscribe<Data>({
        query,
        variables,
        fetchPolicy: 'no-cache',
        context: { failWithoutSocketAfterMs: waitForSocketMs },
      })
      .subscribe({
        next({ data }) {
          const outcome = read(data ?? undefined);
          if (outcome !== 'in-progress') resolve(outcome);
        },
        complete: () => resolve(null),
        error: () => resolve(null),
      });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      resolve(null);
    });
  });
