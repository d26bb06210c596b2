import { Arg, Ctx, Field, FieldResolver, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { InvalidArgument } from '../domain/failures.ts';
import type { PaidPlanKey } from '../domain/plan.ts';
import { statementLength, type LedgerEntry } from '../domain/statement.ts';
import type { User as Account } from '../domain/user.ts';
import { Access, CurrentUser, enter } from './access.ts';
import { orThrow, type Context } from './context.ts';
import { CheckoutPlanEnum } from './enums.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import { CheckoutConfirmation, CreditEntry, SubscriptionDetails } from './subscription.ts';
import { User } from './user.ts';

@InputType({ description: 'The purchase of a plan.' })
export class StartCheckoutInput {
  @Field(() => CheckoutPlanEnum, { description: 'The plan.' })
  planKey: PaidPlanKey;
}

@ObjectType({ description: 'The page on which the plan is bought; for an account with a live subscription, the customer portal.' })
export class StartCheckoutSuccess {
  @Field(() => String, { description: 'Where to send the browser.' })
  checkoutUrl: string;
}

@ObjectType({ description: 'The portal on which the subscription is managed.' })
export class OpenCustomerPortalSuccess {
  @Field(() => String, { description: 'Where to send the browser.' })
  portalUrl: string;
}

@ObjectType({ description: 'The refund is requested, and the plan has ended.' })
export class RequestRefundSuccess {
  @Field(() => User, { description: 'The account after the change.' })
  user: Account;
}

const StartCheckoutResult = resultUnion(StartCheckoutSuccess, ['UNAVAILABLE']);
const OpenCustomerPortalResult = resultUnion(OpenCustomerPortalSuccess, ['UNAVAILABLE']);
const RequestRefundResult = resultUnion(RequestRefundSuccess, ['NOT_REFUNDABLE', 'PAYMENTS_UNAVAILABLE']);

@Resolver(() => User)
export class BillingResolver {
  @ResultMutation(StartCheckoutResult, 'Starts the purchase of a plan. Twenty clicks are one purchase.')
  @Access('onboarded')
  async startCheckout(
    @CurrentUser() user: Account,
    @Arg('input', () => StartCheckoutInput) { planKey }: StartCheckoutInput,
    @Ctx() { services: { billing } }: Context,
  ) {
    return billing.startCheckout(user, planKey);
  }

  @ResultMutation(OpenCustomerPortalResult, 'Opens the portal on which the subscription is managed.')
  @Access('onboarded')
  async openCustomerPortal(@CurrentUser() user: Account, @Ctx() { services: { billing } }: Context) {
    return billing.openCustomerPortal(user);
  }

  @ResultMutation(
    RequestRefundResult,
    'Undoes the purchase within 7 days: everything is refunded and the plan ends at once. It can be repeated.',
  )
  @Access('onboarded')
  async requestRefund(@CurrentUser() caller: Account, @Ctx() { services: { billing } }: Context) {
    return resultOf(await billing.requestRefund(caller), (user) => ({ user }));
  }

  @FieldResolver(() => SubscriptionDetails, { description: 'The subscription with its dates.' })
  subscription(@Root() user: Account, @Ctx() { services }: Context): SubscriptionDetails {
    return SubscriptionDetails.of(user, services.billing.withdrawalEnds(user));
  }

  @FieldResolver(() => [CreditEntry], { description: 'The statement of credits, newest first.' })
  async creditStatement(
    @Root() user: Account,
    @Ctx() { services }: Context,
    @Arg('first', () => Int, { defaultValue: 20, description: `How many entries, from 1 to ${statementLength}.` })
    first: number,
  ): Promise<readonly LedgerEntry[]> {
    if (first < 1 || first > statementLength) {
      return orThrow(new InvalidArgument('first', `Peça de 1 a ${statementLength} linhas do extrato.`));
    }
    return services.billing.statement(user, first);
  }

  @FieldResolver(() => CheckoutConfirmation, {
    nullable: true,
    description: "What became of a purchase; null when there is none, or it is somebody else's.",
  })
  async checkout(
    @Ctx() context: Context,
    @Arg('sessionId', () => String, { description: 'The `session_id` that the payment page comes back with.' })
    sessionId: string,
  ): Promise<CheckoutConfirmation | null> {
    const { user } = await enter(context, 'onboarded');
    return orThrow(await context.services.billing.confirmCheckout(user, sessionId));
  }
}
