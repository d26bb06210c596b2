import { GraphQLDateTime } from 'graphql-scalars';
import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { planOf, type PlanKey } from '../domain/plan.ts';
import type { SubscriptionStatus } from '../domain/billing.ts';
import type { User as Account } from '../domain/user.ts';
import { PlanKeyEnum, SubscriptionStatusEnum } from './enums.ts';
import { Plan } from './plan.ts';

@ObjectType({ simpleResolvers: true, description: 'A conta e o perfil do negócio.' })
export class User {
  @Field(() => ID, { description: 'O identificador no provedor de identidade.' })
  id: string;

  @Field(() => String, { description: 'O e-mail da conta.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'O nome da pessoa.' })
  displayName: string | null;

  @Field(() => GraphQLDateTime, { description: 'Quando a conta foi criada.' })
  createdAt: Date;

  @Field(() => PlanKeyEnum, { description: 'O plano atual.' })
  currentPlan: PlanKey;

  @Field(() => Int, { description: 'Créditos que restam neste período.' })
  textCredits: number;

  @Field(() => String, { nullable: true, description: 'Quem cobra a assinatura.' })
  subscriptionProvider: string | null;

  @Field(() => String, { nullable: true, description: 'A assinatura no provedor.' })
  subscriptionId: string | null;

  @Field(() => SubscriptionStatusEnum, { description: 'A situação da assinatura.' })
  subscriptionStatus: SubscriptionStatus;

  @Field(() => String, { nullable: true, description: 'Nome do negócio.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'O que o negócio faz.' })
  businessDesc: string | null;

  @Field(() => String, { nullable: true, description: 'Para quem.' })
  targetAudience: string | null;

  @Field(() => String, { nullable: true, description: 'Cidade.' })
  businessCity: string | null;

  @Field(() => String, { nullable: true, description: 'Bairro.' })
  businessNeighborhood: string | null;

  @Field(() => String, { nullable: true, description: 'Site, com https://.' })
  linkWebsite: string | null;

  @Field(() => String, { nullable: true, description: 'Endereço do perfil no Instagram.' })
  linkInstagram: string | null;

  @Field(() => String, { nullable: true, description: 'Link wa.me do WhatsApp.' })
  linkWhatsapp: string | null;

  @Field(() => Boolean, { description: 'Se o negócio já foi descrito.' })
  hasCompletedOnboarding: boolean;
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Plan, { description: 'O que o plano atual permite.' })
  plan(@Root() user: Account): Plan {
    return planOf(user.currentPlan);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Quando os créditos se renovam; nulo com um pagamento em atraso ou uma assinatura que vai acabar.',
  })
  creditsRenewAt(@Root() user: Account): Date | null {
    return user.creditPeriod.endsAt ?? user.billing.nextChargeAt;
  }
}
