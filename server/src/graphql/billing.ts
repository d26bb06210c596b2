import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { InvalidArgument, isFailure } from '../domain/failures.ts';
import type { PaidPlanKey } from '../domain/plan.ts';
import { statementLength, type LedgerEntry } from '../domain/statement.ts';
import type { User as Account } from '../domain/user.ts';
import { enter, orThrow, type Context } from './context.ts';
import { CheckoutPlanEnum } from './enums.ts';
import { NotRefundable, PaymentsUnavailable, resultUnion, Unavailable } from './failures.ts';
import { CheckoutConfirmation, CreditEntry, SubscriptionDetails } from './subscription.ts';
import { User } from './user.ts';

@InputType({ description: 'A compra de um plano.' })
export class StartCheckoutInput {
  @Field(() => CheckoutPlanEnum, { description: 'O plano.' })
  planKey: PaidPlanKey;
}

@ObjectType({ description: 'A página em que o plano é comprado; com uma assinatura em curso, o portal dela.' })
export class StartCheckoutSuccess {
  @Field(() => String, { description: 'Para onde levar o navegador.' })
  checkoutUrl: string;
}

@ObjectType({ description: 'O portal em que a assinatura é gerenciada.' })
export class OpenCustomerPortalSuccess {
  @Field(() => String, { description: 'Para onde levar o navegador.' })
  portalUrl: string;
}

@ObjectType({ description: 'O reembolso foi pedido e o plano terminou.' })
export class RequestRefundSuccess {
  @Field(() => User, { description: 'A conta, como ficou.' })
  user: Account;
}

const StartCheckoutResult = resultUnion(StartCheckoutSuccess, [Unavailable]);
const OpenCustomerPortalResult = resultUnion(OpenCustomerPortalSuccess, [Unavailable]);
const RequestRefundResult = resultUnion(RequestRefundSuccess, [NotRefundable, PaymentsUnavailable]);

@Resolver(() => User)
export class BillingResolver {
  @Mutation(() => StartCheckoutResult, { description: 'Inicia a compra de um plano. Vinte cliques são uma compra só.' })
  async startCheckout(@Ctx() context: Context, @Arg('input', () => StartCheckoutInput) input: StartCheckoutInput) {
    const user = await enter(context, 'onboarded');
    const started = await context.services.billing.startCheckout(user, input.planKey);
    return isFailure(started) ? started : Object.assign(new StartCheckoutSuccess(), started);
  }

  @Mutation(() => OpenCustomerPortalResult, { description: 'Abre o portal em que a assinatura é gerenciada.' })
  async openCustomerPortal(@Ctx() context: Context) {
    const opened = await context.services.billing.openCustomerPortal(await enter(context, 'onboarded'));
    return isFailure(opened) ? opened : Object.assign(new OpenCustomerPortalSuccess(), opened);
  }

  @Mutation(() => RequestRefundResult, {
    description: 'Desiste da compra em até 7 dias: tudo é reembolsado e o plano termina na hora. Pode ser repetida.',
  })
  async requestRefund(@Ctx() context: Context) {
    const user = await context.services.billing.requestRefund(await enter(context, 'onboarded'));
    return isFailure(user) ? user : Object.assign(new RequestRefundSuccess(), { user });
  }

  @FieldResolver(() => SubscriptionDetails, { description: 'A assinatura, com suas datas.' })
  subscription(@Root() user: Account, @Ctx() { services }: Context): SubscriptionDetails {
    return SubscriptionDetails.of(user, services.billing.withdrawalEnds(user));
  }

  @FieldResolver(() => [CreditEntry], { description: 'O extrato de créditos, o mais novo primeiro.' })
  async creditStatement(
    @Root() user: Account,
    @Ctx() { services }: Context,
    @Arg('first', () => Int, { defaultValue: 20, description: `Quantas linhas, de 1 a ${statementLength}.` })
    first: number,
  ): Promise<readonly LedgerEntry[]> {
    if (first < 1 || first > statementLength) {
      return orThrow(new InvalidArgument('first', `Peça de 1 a ${statementLength} linhas do extrato.`));
    }
    return services.billing.statement(user, first);
  }

  @FieldResolver(() => CheckoutConfirmation, {
    nullable: true,
    description: 'O que foi feito de uma compra; nulo se ela não existe ou é de outra pessoa.',
  })
  async checkout(
    @Ctx() context: Context,
    @Arg('sessionId', () => String, { description: 'O `session_id` com que a página de pagamento volta.' })
    sessionId: string,
  ): Promise<CheckoutConfirmation | null> {
    const user = await enter(context, 'onboarded');
    return orThrow(await context.services.billing.confirmCheckout(user, sessionId));
  }
}
