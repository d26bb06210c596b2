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

const StartCheckoutResult = resultUnion(StartCheckoutSuccess, ['UNAVAILABLE']);
const OpenCustomerPortalResult = resultUnion(OpenCustomerPortalSuccess, ['UNAVAILABLE']);
const RequestRefundResult = resultUnion(RequestRefundSuccess, ['NOT_REFUNDABLE', 'PAYMENTS_UNAVAILABLE']);

@Resolver(() => User)
export class BillingResolver {
  @ResultMutation(StartCheckoutResult, 'Inicia a compra de um plano. Vinte cliques são uma compra só.')
  @Access('onboarded')
  async startCheckout(
    @CurrentUser() user: Account,
    @Arg('input', () => StartCheckoutInput) { planKey }: StartCheckoutInput,
    @Ctx() { services: { billing } }: Context,
  ) {
    return billing.startCheckout(user, planKey);
  }

  @ResultMutation(OpenCustomerPortalResult, 'Abre o portal em que a assinatura é gerenciada.')
  @Access('onboarded')
  async openCustomerPortal(@CurrentUser() user: Account, @Ctx() { services: { billing } }: Context) {
    return billing.openCustomerPortal(user);
  }

  @ResultMutation(
    RequestRefundResult,
    'Desiste da compra em até 7 dias: tudo é reembolsado e o plano termina na hora. Pode ser repetida.',
  )
  @Access('onboarded')
  async requestRefund(@CurrentUser() caller: Account, @Ctx() { services: { billing } }: Context) {
    return resultOf(await billing.requestRefund(caller), (user) => ({ user }));
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
    const { user } = await enter(context, 'onboarded');
    return orThrow(await context.services.billing.confirmCheckout(user, sessionId));
  }
}
