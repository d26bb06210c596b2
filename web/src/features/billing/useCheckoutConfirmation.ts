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
      ... on TooManyRequests {
        retryAfterSeconds
      }
    }
  }
`);

type Answer = ConfirmCheckoutMutation['confirmCheckout'];
type Confirmation = Extract<Answer, { __typename: 'ConfirmCheckoutSuccess' }>['checkout'];

export interface PendingPurchase {
  readonly state: 'pending';
  /** It takes longer than a card does. */
  readonly slow: boolean;
  /** The server or the provider did not answer. */
  readonly unreachable: boolean;
  /** For how long the server takes no further question, when it had too many. */
  readonly pauseSeconds?: number;
}

/** The state of a purchase. */
export type Purchase =
  PendingPurchase | { readonly state: 'approved'; readonly bought: Confirmation } | { readonly state: 'unknown' };

/** What an answer says of the purchase; there is none when the server did not answer. */
function purchaseOf(answer: Answer | undefined, slow: boolean): Purchase {
  switch (answer?.__typename) {
    case 'CheckoutNotFound':
      return { state: 'unknown' };
    case 'ConfirmCheckoutSuccess':
      return answer.checkout.state === 'APPROVED'
        ? { state: 'approved', bought: answer.checkout }
        : { state: 'pending', slow, unreachable: false };
    case 'TooManyRequests':
      return { state: 'pending', slow: true, unreachable: false, pauseSeconds: answer.retryAfterSeconds };
    case 'PaymentsUnavailable':
    case undefined:
      return { state: 'pending', slow, unreachable: true };
  }
}

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
          ({ data }) => data?.confirmCheckout,
          () => undefined,
        );
      if (stop.signal.aborted || turn !== round) return;
      const now = purchaseOf(answer, round > eagerMs.length);
      setPurchase(now);
      // Also where the live account does not come through.
      if (now.state === 'approved') void client.refetchQueries({ include: ['Viewer'] });
      if (now.state !== 'pending') return;
      const waitMs = now.pauseSeconds ? now.pauseSeconds * 1_000 : waitAfter(round);
      timer = setTimeout(() => void ask(), waitMs);
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
