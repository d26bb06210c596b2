import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SubscriptionStatus } from '../domain/billing.ts';
import type { PlanKey } from '../domain/plan.ts';
import type { EntryKind } from '../domain/statement.ts';
import type { User } from '../domain/user.ts';
import { CheckoutStateEnum, CreditEntryKindEnum, PlanKeyEnum, SubscriptionStatusEnum } from './enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A assinatura, como quem cobra informou por último.' })
export class SubscriptionDetails {
  @Field(() => SubscriptionStatusEnum, { description: 'A situação.' })
  status: SubscriptionStatus;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Quando vem a próxima cobrança.' })
  nextChargeAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Quando uma assinatura cancelada termina.' })
  endsAt: Date | null;

  @Field(() => PlanKeyEnum, { nullable: true, description: 'O plano que vale a partir do próximo período.' })
  pendingPlan: PlanKey | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Até quando é possível desistir e receber reembolso; nulo sem nada a desistir, ou depois do prazo.',
  })
  refundableUntil: Date | null;

  /** The account's, in the words of the API. */
  static of({ subscriptionStatus: status, billing }: User, refundable: Date | null): SubscriptionDetails {
    return {
      status,
      nextChargeAt: billing.nextChargeAt,
      endsAt: billing.planEndsAt,
      pendingPlan: billing.pendingPlan,
      refundableUntil: refundable,
    };
  }
}

@ObjectType({ simpleResolvers: true, description: 'Uma linha do extrato de créditos.' })
export class CreditEntry {
  @Field(() => ID, { description: 'O identificador da linha.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'Quando.' })
  at: Date;

  @Field(() => CreditEntryKindEnum, { description: 'Por quê.' })
  kind: EntryKind;

  @Field(() => Int, { description: 'Quanto entrou; negativo, quanto saiu.' })
  credits: number;

  @Field(() => Int, { description: 'O saldo que ficou.' })
  balance: number;

  @Field(() => PlanKeyEnum, { nullable: true, description: 'De que plano são os créditos.' })
  plan: PlanKey | null;

  @Field(() => ID, { nullable: true, description: 'A criação, em usos e devoluções.' })
  generationId: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'O que foi feito de uma compra.' })
export class CheckoutConfirmation {
  @Field(() => CheckoutStateEnum, { description: 'PENDING até o pagamento ser confirmado.' })
  state: 'pending' | 'approved';

  @Field(() => PlanKeyEnum, { description: 'O plano comprado.' })
  plan: PlanKey;

  @Field(() => Int, { description: 'O que foi cobrado, em centavos de real.' })
  amountInCents: number;
}
