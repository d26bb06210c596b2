import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { ConfirmCheckoutMutation } from '../../gql/graphql';

const ConfirmCheckout = graphql(`
  mutation ConfirmCheckout($input: ConfirmCheckoutInput!) {
    confirmCheckout(input: $input) {
      __typename
      ... on ConfirmCheckoutSuccess {
        checkout {
          state
          plan
          amountInCents
        }
      }
    }
  }
`);

type Answer = ConfirmCheckoutMutation['confirmCheckout'];
type Confirmation = Extract<Answer, { __typename: 'ConfirmCheckoutSuccess' }>['checkout'];

/** The checkout; null when it does not exist, undefined when the payment provider did not answer. */
function checkoutOf(answer: Answer | undefined): Confirmation | null | undefined {
  if (answer?.__typename === 'ConfirmCheckoutSuccess') return answer.checkout;
  return answer?.__typename === 'CheckoutNotFound' ? null : undefined;
}

/** The state of a purchase. `slow`: longer than a card takes; `unreachable`: the server or the provider did not answer. */
export type Purchase =
  | { readonly state: 'pending'; readonly slow: boolean; readonly unreachable: boolean }
  | { readonly state: 'approved'; readonly bought: Confirmation }
  | { readonly state: 'unknown' };

const begin: Purchase = { state: 'pending', slow: false, unreachable: false };
/** The first waits, about 15 seconds in all: the server takes ten questions a minute (rule 7.7). */
const eagerMs = [1_000, 1_500, 2_500, 4_000, 6_000];
/** Once a payment is slow, each wait is this much longer than the one before. */
const patientMs = 10_000;
const longestMs = 120_000;
const waitAfter = (round: number): number =>
  eagerMs[round - 1] ?? Math.min(patientMs * (round - eagerMs.length), longestMs);

/** Asks the server about the checkout until it is confirmed or not found. */
export function useCheckoutConfirmation(sessionId: string): { purchase: Purchase; askNow(): void } {
  const client = useApolloClient();
  const [purchase, setPurchase] = useState<Purchase>(begin);
  const again = useRef<(() => void) | null>(null);

  useEffect(() => {
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();

    const ask = async () => {
      const turn = (round += 1);
      const answer = await client
        .mutate({ mutation: ConfirmCheckout, variables: { input: { sessionId } }, fetchPolicy: 'no-cache' })
        .then(
          ({ data }) => checkoutOf(data?.confirmCheckout),
          () => undefined,
        );
      if (stop.signal.aborted || turn !== round) return;
      if (answer === null) return setPurchase({ state: 'unknown' });
      if (answer?.state === 'APPROVED') {
        setPurchase({ state: 'approved', bought: answer });
        // Also where the live account does not come through.
        return void client.refetchQueries({ include: ['Viewer'] });
      }
      setPurchase({ state: 'pending', slow: round > eagerMs.length, unreachable: answer === undefined });
      timer = setTimeout(() => void ask(), waitAfter(round));
    };

    again.current = () => {
      clearTimeout(timer);
      void ask();
    };
    void ask();
    return () => {
      again.current = null;
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, sessionId]);

  return { purchase, askNow: () => again.current?.() };
}
