import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ContentType } from '../domain/catalog.ts';
import { statusGivesPlan, type SubscriptionStatus } from '../domain/billing/billing.ts';
import type { PlanKey } from '../domain/billing/plan.ts';
import {
  statementTopicLength,
  type EntryKind,
  type StatementEntry,
  type StatementText as Text,
} from '../domain/credits/statement.ts';
import type { User } from '../domain/account/user.ts';
import { PageInfo } from './connection.ts';
import {
  CheckoutStateEnum,
  ContentTypeEnum,
  CreditEntryKindEnum,
  PlanKeyEnum,
  SubscriptionStatusEnum,
} from './enums.ts';

@ObjectType({ simpleResolvers: true, description: 'The subscription as the payment provider described it last.' })
export class SubscriptionDetails {
  @Field(() => SubscriptionStatusEnum, { description: 'The status.' })
  status: SubscriptionStatus;

  @Field(() => Boolean, {
    description:
      'Whether the subscription is in force. Then it is changed at the customer portal, and no other can be bought.',
  })
  isLive: boolean;

  @Field(() => PlanKeyEnum, {
    nullable: true,
    description:
      'The plan whose first payment, such as a boleto, the bank has not confirmed yet: no other is bought meanwhile. Null when none is awaited, or a subscription gives a plan.',
  })
  awaitedPlan: PlanKey | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the next charge comes.' })
  nextChargeAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When a cancelled subscription ends.' })
  endsAt: Date | null;

  @Field(() => PlanKeyEnum, {
    nullable: true,
    description: 'The plan from the next period on; null when it stays the same.',
  })
  pendingPlan: PlanKey | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Until when the purchase can be undone for a full refund; null when there is nothing to undo or it is too late.',
  })
  refundableUntil: Date | null;

  /** The account's, in the words of the API. */
  static of({ subscriptionStatus: status, billing }: User, refundable: Date | null): SubscriptionDetails {
    return {
      status,
      isLive: statusGivesPlan(status),
      awaitedPlan: statusGivesPlan(status) ? null : billing.awaitedPlan,
      nextChargeAt: billing.nextChargeAt,
      endsAt: billing.planEndsAt,
      pendingPlan: billing.pendingPlan,
      refundableUntil: refundable,
    };
  }
}

@ObjectType({ simpleResolvers: true, description: 'The text that a credit was used for.' })
class StatementText {
  @Field(() => ID, { description: 'The id of the generation.' })
  id: string;

  @Field(() => ContentTypeEnum, { description: 'What was written.' })
  contentType: ContentType;

  @Field(() => String, {
    description: `The beginning of what the text is about, up to about ${statementTopicLength} characters, with … where there is more.`,
  })
  topic: string;
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the statement of credits.' })
export class CreditEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When the balance changed.' })
  at: Date;

  @Field(() => CreditEntryKindEnum, { description: 'Why the balance changed.' })
  kind: EntryKind;

  @Field(() => Int, { description: 'How many credits it added; negative when it took some.' })
  credits: number;

  @Field(() => Int, { description: 'The balance after it.' })
  balance: number;

  @Field(() => PlanKeyEnum, {
    nullable: true,
    description: 'The plan that the credits belong to; null for uses and returns.',
  })
  plan: PlanKey | null;

  @Field(() => ID, { nullable: true, description: 'The generation, for a use or a return.' })
  generationId: string | null;

  @Field(() => Boolean, {
    description: 'Whether the click ended in a stored text; also true once that is deleted. False for other kinds.',
  })
  wroteText: boolean;

  @Field(() => StatementText, { nullable: true, description: 'The text that was written, as long as it is stored.' })
  text: Text | null;
}

/** An entry with the text that it paid for. */
export type StatementLine = StatementEntry & { readonly text: Text | null };

/** The entries with their texts, which were read together. */
export const statementLines = (
  entries: readonly StatementEntry[],
  texts: readonly Text[],
): readonly StatementLine[] => {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return entries.map((entry) => ({ ...entry, text: byId.get(entry.generationId ?? '') ?? null }));
};

@ObjectType({ simpleResolvers: true, description: 'An entry and its position in the statement.' })
class CreditEntryEdge {
  @Field(() => String, { description: 'The position, to be given as `after`.' })
  cursor: string;

  @Field(() => CreditEntry, { description: 'The entry.' })
  node: StatementLine;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the statement of credits.' })
export class CreditEntryConnection {
  @Field(() => [CreditEntryEdge], { description: 'The entries, newest first.' })
  edges: readonly CreditEntryEdge[];

  @Field(() => PageInfo, { description: 'Where a page begins and ends.' })
  pageInfo: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What became of a purchase.' })
export class CheckoutConfirmation {
  @Field(() => CheckoutStateEnum, { description: 'PENDING until the payment is confirmed.' })
  state: 'pending' | 'approved';

  @Field(() => PlanKeyEnum, { description: 'The plan that was bought.' })
  plan: PlanKey;

  @Field(() => Int, { description: 'What was charged, in BRL centavos.' })
  amountInCents: number;
}
