import { graphql } from '../gql';
import type { Subscription_DetailsFragment, Subscription_StateFragment } from '../gql/graphql';

/** What decides what an owner may buy; part of the live user, so that pages need not ask for it. */
export const SubscriptionStateFragment = graphql(`
  fragment Subscription_state on SubscriptionDetails {
    status
    isLive
    awaitedPlan
  }
`);

export type SubscriptionState = Subscription_StateFragment;

export const SubscriptionFragment = graphql(`
  fragment Subscription_details on SubscriptionDetails {
    status
    isLive
    awaitedPlan
    nextChargeAt
    endsAt
    pendingPlan
    refundableUntil
  }
`);

export type Subscription = Subscription_DetailsFragment;

/** Of a plan whose first payment the bank has not confirmed yet. */
export const awaitedPaymentNote = (planName: string): string =>
  `Pagamento do ${planName} em processamento. Assim que o banco confirmar, o plano entra em vigor. Não precisa pagar de novo.`;
