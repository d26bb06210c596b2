import { graphql } from '../gql';
import type { Subscription_DetailsFragment } from '../gql/graphql';

export const SubscriptionFragment = graphql(`
  fragment Subscription_details on SubscriptionDetails {
    status
    isLive
    nextChargeAt
    endsAt
    pendingPlan
    refundableUntil
  }
`);

export type Subscription = Subscription_DetailsFragment;

const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });
const momentFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** "20 de dezembro de 2026". */
export const inDays = (date: string): string => dayFormat.format(new Date(date));

/** "20/12/2026, 15:04". */
export const inMinutes = (date: string): string => momentFormat.format(new Date(date));
