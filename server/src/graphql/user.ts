import { GraphQLDateTime } from 'graphql-scalars';
import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { planOf, type PlanKey } from '../domain/billing/plan.ts';
import type { SubscriptionStatus } from '../domain/billing/billing.ts';
import { hasAcceptedTerms } from '../domain/account/terms.ts';
import type { User as Account } from '../domain/account/user.ts';
import { PlanKeyEnum, SubscriptionStatusEnum } from './enums.ts';
import { Plan } from './plan.ts';

@ObjectType({ simpleResolvers: true, description: 'An account and its business profile.' })
export class User {
  @Field(() => ID, { description: 'The id at the identity provider.' })
  id: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'The name of the person.' })
  displayName: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => PlanKeyEnum, { description: 'The current plan.' })
  currentPlan: PlanKey;

  @Field(() => Int, { description: 'The credits left in this period.' })
  textCredits: number;

  @Field(() => String, { nullable: true, description: 'Who charges for the subscription.' })
  subscriptionProvider: string | null;

  @Field(() => String, { nullable: true, description: "The subscription's id at the payment provider." })
  subscriptionId: string | null;

  @Field(() => SubscriptionStatusEnum, { description: 'The status of a subscription.' })
  subscriptionStatus: SubscriptionStatus;

  @Field(() => String, { nullable: true, description: 'The name of the business.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'What the business does.' })
  businessDesc: string | null;

  @Field(() => String, { nullable: true, description: 'The audience of the business.' })
  targetAudience: string | null;

  @Field(() => String, { nullable: true, description: 'The city.' })
  businessCity: string | null;

  @Field(() => String, { nullable: true, description: 'The neighbourhood.' })
  businessNeighborhood: string | null;

  @Field(() => String, { nullable: true, description: 'The website, with its scheme.' })
  linkWebsite: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the profile on Instagram.' })
  linkInstagram: string | null;

  @Field(() => String, { nullable: true, description: 'The wa.me link.' })
  linkWhatsapp: string | null;

  @Field(() => Boolean, { description: 'Whether onboarding is complete.' })
  hasCompletedOnboarding: boolean;
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Plan, { description: 'The current plan and what it allows.' })
  plan(@Root() user: Account): Plan {
    return planOf(user.currentPlan);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the owner accepted the terms in force; until then little else is open to the account.',
  })
  hasAcceptedTerms(@Root() user: Account): boolean {
    return hasAcceptedTerms(user);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the credits renew; null with an overdue payment or a subscription that is about to end.',
  })
  creditsRenewAt(@Root() user: Account): Date | null {
    return user.creditPeriod.endsAt ?? user.billing.nextChargeAt;
  }
}
