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

/** The checkout; null when it is nobody's, undefined when the payment provider did not answer. */
function checkoutOf(answer: Answer | undefined): Confirmation | null | undefined {
  if (answer?.__typename === 'ConfirmCheckoutSuccess') return answer.checkout;
  return answer?.__typename === 'CheckoutNotFound' ? null : undefined;
}

/** What is known of a purchase. `slow`: longer than a card takes; `unreachable`: nobody could be asked just now. */
export type Purchase =
  | { readonly state: 'pending'; readonly slow: boolean; readonly unreachable: boolean }
  | { readonly state: 'approved'; readonly bought: Confirmation }
  | { readonly state: 'unknown' };

const begin: Purchase = { state: 'pending', slow: false, unreachable: false };
const eagerMs = 1_500;
const eagerRounds = 10;
/** Once a payment is slow, each wait is this much longer than the one before. */
const patientMs = 8_000;
const longestMs = 120_000;

/** Asks the server about the checkout until it is confirmed or turns out to be nobody's. */
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
      const slow = round >= eagerRounds;
      setPurchase({ state: 'pending', slow, unreachable: answer === undefined });
      timer = setTimeout(() => void ask(), slow ? Math.min(patientMs * (round - eagerRounds + 1), longestMs) : eagerMs);
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
