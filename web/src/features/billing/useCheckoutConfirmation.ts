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
  readonly isSlow: boolean;
  /** The server or the provider did not answer. */
  readonly isUnreachable: boolean;
  /** For how long the server takes no further question, when it had too many. */
  readonly pauseSeconds?: number;
}

/** The state of a purchase. */
export type Purchase =
  PendingPurchase | { readonly state: 'approved'; readonly checkout: Confirmation } | { readonly state: 'unknown' };

/** What an answer says of the purchase; there is none when the server did not answer. */
function purchaseOf(answer: Answer | undefined, isSlow: boolean): Purchase {
  switch (answer?.__typename) {
    case 'CheckoutNotFound':
      return { state: 'unknown' };
    case 'ConfirmCheckoutSuccess':
      return answer.checkout.state === 'APPROVED'
        ? { state: 'approved', checkout: answer.checkout }
        : { state: 'pending', isSlow, isUnreachable: false };
    case 'TooManyRequests':
      return { state: 'pending', isSlow: true, isUnreachable: false, pauseSeconds: answer.retryAfterSeconds };
    case 'PaymentsUnavailable':
    case undefined:
      return { state: 'pending', isSlow, isUnreachable: true };
  }
}

const initialPurchase: Purchase = { state: 'pending', isSlow: false, isUnreachable: false };
/** The first waits, about 15 seconds in all: the server takes ten questions a minute (rule 7.7). */
const firstWaitsMs = [1_000, 1_500, 2_500, 4_000, 6_000];
/** Once a payment is slow, each wait is this much longer than the one before. */
const slowWaitStepMs = 10_000;
const longestWaitMs = 120_000;
const waitAfter = (round: number): number =>
  firstWaitsMs[round - 1] ?? Math.min(slowWaitStepMs * (round - firstWaitsMs.length), longestWaitMs);

/** Asks the server about the checkout until it is confirmed or not found. */
export function useCheckoutConfirmation(sessionId: string): { purchase: Purchase; checkNow(): void } {
  const client = useApolloClient();
  const [purchase, setPurchase] = useState<Purchase>(initialPurchase);
  const checkAgain = useRef<(() => void) | null>(null);

  useEffect(() => {
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abortController = new AbortController();

    const check = async () => {
      const currentRound = (round += 1);
      const answer = await client
        .mutate({ mutation: ConfirmCheckout, variables: { input: { sessionId } }, fetchPolicy: 'no-cache' })
        .then(
          ({ data }) => data?.confirmCheckout,
          () => undefined,
        );
      if (abortController.signal.aborted || currentRound !== round) return;
      const next = purchaseOf(answer, round > firstWaitsMs.length);
      setPurchase(next);
      // Read again, in case that the live account's socket is not connected.
      if (next.state === 'approved') void client.refetchQueries({ include: ['Viewer'] });
      if (next.state !== 'pending') return;
      const waitMs = next.pauseSeconds ? next.pauseSeconds * 1_000 : waitAfter(round);
      timer = setTimeout(() => void check(), waitMs);
    };

    checkAgain.current = () => {
      clearTimeout(timer);
      void check();
    };
    void check();
    return () => {
      checkAgain.current = null;
      abortController.abort();
      clearTimeout(timer);
    };
  }, [client, sessionId]);

  return { purchase, checkNow: () => checkAgain.current?.() };
}
