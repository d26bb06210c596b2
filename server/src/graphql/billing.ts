import { Args, ArgsType, Ctx, Field, FieldResolver, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { withdrawalDays } from '../domain/billing/billing.ts';
import type { PlanKey } from '../domain/billing/plan.ts';
import { statementLength } from '../domain/credits/statement.ts';
import type { User as Account } from '../domain/account/user.ts';
import { Access, CurrentUser } from './access.ts';
import { connectionOf } from './connection.ts';
import { orThrow, type Context } from './context.ts';
import { Input } from './input.ts';
import { PlanKeyEnum } from './enums.ts';
import { PageLength } from './pageLength.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import {
  CheckoutConfirmation,
  CreditEntryConnection,
  statementLines,
  SubscriptionDetails,
  type StatementLine,
} from './subscription.ts';
import { User } from './user.ts';

@ArgsType()
class StatementArgs {
  @PageLength({ defaultValue: 20, largest: statementLength })
  first: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

@InputType({ description: 'The purchase of a plan.' })
export class StartCheckoutInput {
  @Field(() => PlanKeyEnum, { description: 'The plan, which must not be the free one.' })
  planKey: PlanKey;
}

@InputType({ description: 'A purchase, as the payment page names it.' })
export class ConfirmCheckoutInput {
  @Field(() => String, { description: 'The `session_id` that the payment page comes back with.' })
  sessionId: string;
}

@ObjectType({ description: 'The purchase is known.' })
export class ConfirmCheckoutSuccess {
  @Field(() => CheckoutConfirmation, { description: 'What became of it.' })
  checkout: CheckoutConfirmation;
}

@ObjectType({
  description: 'The page on which the plan is bought; for an account with a live subscription, the customer portal.',
})
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

const StartCheckoutResult = resultUnion(StartCheckoutSuccess, [
  'INVALID_PLAN',
  'TOO_MANY_REQUESTS',
  'PAYMENTS_UNAVAILABLE',
]);
const ConfirmCheckoutResult = resultUnion(ConfirmCheckoutSuccess, [
  'CHECKOUT_NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'PAYMENTS_UNAVAILABLE',
]);
const OpenCustomerPortalResult = resultUnion(OpenCustomerPortalSuccess, [
  'NO_SUBSCRIPTION',
  'TOO_MANY_REQUESTS',
  'PAYMENTS_UNAVAILABLE',
]);
const RequestRefundResult = resultUnion(RequestRefundSuccess, [
  'NOT_REFUNDABLE',
  'TOO_MANY_REQUESTS',
  'PAYMENTS_UNAVAILABLE',
]);

@Resolver(() => User)
export class BillingResolver {
  @ResultMutation(StartCheckoutResult, 'Starts the purchase of a plan. Repeated clicks start one purchase.')
  @Access('onboarded', 'owner alone')
  async startCheckout(
    @CurrentUser() user: Account,
    @Input(() => StartCheckoutInput) { planKey }: StartCheckoutInput,
    @Ctx() { services: { billing } }: Context,
  ) {
    return resultOf(await billing.startCheckout(user, planKey), (started) => started);
  }

  @ResultMutation(OpenCustomerPortalResult, 'Opens the portal on which the subscription is managed.')
  @Access('onboarded', 'owner alone')
  async openCustomerPortal(@CurrentUser() user: Account, @Ctx() { services: { billing } }: Context) {
    return billing.openCustomerPortal(user);
  }

  @ResultMutation(
    RequestRefundResult,
    `Undoes the purchase within ${withdrawalDays} days: everything is refunded and the plan ends at once. It can be repeated.`,
  )
  @Access('onboarded', 'owner alone')
  async requestRefund(@CurrentUser() caller: Account, @Ctx() { services: { billing } }: Context) {
    return resultOf(await billing.requestRefund(caller), (user) => ({ user }));
  }

  @ResultMutation(
    ConfirmCheckoutResult,
    'Asks the payment provider what became of a purchase, and applies it to the account. It can be repeated.',
  )
  @Access('onboarded', 'owner alone')
  async confirmCheckout(
    @CurrentUser() user: Account,
    @Input(() => ConfirmCheckoutInput) { sessionId }: ConfirmCheckoutInput,
    @Ctx() { services: { billing } }: Context,
  ) {
    return resultOf(await billing.confirmCheckout(user, sessionId), (checkout) => ({ checkout }));
  }

  @FieldResolver(() => SubscriptionDetails, { description: 'The subscription with its dates.' })
  subscription(@Root() user: Account, @Ctx() { services }: Context): SubscriptionDetails {
    return SubscriptionDetails.of(user, services.billing.withdrawalEnds(user));
  }

  @FieldResolver(() => Int, {
    description: 'How many credits the next subscription starts without, because they were used of a refunded period.',
  })
  creditsOwed(@Root() user: Account, @Ctx() { services }: Context): Promise<number> {
    return services.billing.creditsOwed(user);
  }

  @FieldResolver(() => CreditEntryConnection, { description: 'The statement of credits, newest first.' })
  async creditStatement(
    @Root() user: Account,
    @Args(() => StatementArgs) args: StatementArgs,
    @Ctx() { services: { billing, history } }: Context,
  ): Promise<CreditEntryConnection> {
    const { items, next } = orThrow(await billing.statement(user, args));
    const texts = await history.textsOf(
      user,
      items.flatMap(({ generationId }) => generationId ?? []),
    );
    return connectionOf<{ id: string }, StatementLine>(statementLines(items, texts), ({ id }) => id, {
      next,
      after: args.after,
    });
  }
}
