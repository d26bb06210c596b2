import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdjustmentKind } from '../domain/writing/adjustmentKinds.ts';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { PlanKey } from '../domain/billing/plan.ts';
import { Access } from './access.ts';
import { AdjustmentEnum, ContentTypeEnum, PlanKeyEnum, ToneEnum } from './enums.ts';
import { LegalRule } from './finding.ts';
import { Limits } from './limits.ts';
import { Plan } from './plan.ts';
import type { PublicConfig as Settings } from '../services/publicConfig.ts';
import type { Context } from './context.ts';

const publicSettings = (description: string) => ({ simpleResolvers: true, description });

@ObjectType(publicSettings('How a browser reaches the identity provider. Nothing here is secret.'))
export class IdentityConfig {
  @Field(() => String, { description: 'The Firebase project.' })
  projectId: string;

  @Field(() => String, { description: 'The public key of the web API.' })
  apiKey: string;

  @Field(() => String, { description: 'The domain of the sign-in pages.' })
  authDomain: string;

  @Field(() => String, { nullable: true, description: 'The address of the emulator; null for the real provider.' })
  emulatorUrl: string | null;
}

@ObjectType(publicSettings('A content type.'))
export class ContentTypeOption {
  @Field(() => ContentTypeEnum, { description: 'The key.' })
  key: ContentType;

  @Field(() => String, { description: 'The name to show, in Portuguese.' })
  label: string;

  @Field(() => PlanKeyEnum, { description: 'The cheapest plan that includes it.' })
  requiredPlan: PlanKey;

  @Field(() => [String], { description: 'Topics to suggest, as an owner would type them.' })
  suggestedTopics: readonly string[];
}

@ObjectType(publicSettings('A goal.'))
export class ToneOption {
  @Field(() => ToneEnum, { description: 'The key.' })
  key: Tone;

  @Field(() => String, { description: 'The name to show, in Portuguese.' })
  label: string;

  @Field(() => PlanKeyEnum, { description: 'The cheapest plan that includes it.' })
  requiredPlan: PlanKey;
}

@ObjectType(publicSettings('An adjustment of a text.'))
export class AdjustmentOption {
  @Field(() => AdjustmentEnum, { description: 'The key.' })
  key: AdjustmentKind;

  @Field(() => String, { description: 'The name to show, in Portuguese.' })
  label: string;
}

@ObjectType(publicSettings('How to reach the team.'))
export class Contacts {
  @Field(() => String, { description: 'The e-mail address.' })
  email: string;

  @Field(() => String, { description: 'The WhatsApp number: digits with the country code.' })
  whatsapp: string;

  @Field(() => String, { description: 'The telephone number.' })
  phone: string;
}

@ObjectType(publicSettings('Which parts run embedded, for development.'))
export class EmbeddedParts {
  @Field(() => Boolean, { description: 'Whether the database is a local file.' })
  store: boolean;

  @Field(() => Boolean, { description: 'Whether the accounts live in the identity emulator.' })
  identity: boolean;

  @Field(() => Boolean, { description: 'Whether the payments are simulated.' })
  payments: boolean;

  @Field(() => Boolean, { description: 'Whether the texts come from the demonstration writer.' })
  writer: boolean;

  @Field(() => Boolean, { description: 'Whether e-mails stay in the development mailbox.' })
  mail: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A version of the terms of use and of the privacy policy, which are accepted together.',
})
export class Terms {
  @Field(() => String, { description: 'The day on which it came into force, as YYYY-MM-DD; `registerUser` takes it.' })
  version: string;

  @Field(() => [String], { description: 'What changed since the version before, in Portuguese; empty for the first.' })
  changes: readonly string[];
}

@ObjectType('Config', publicSettings('The public configuration of the product.'))
export class PublicConfig {
  @Field(() => IdentityConfig, { description: 'The identity provider.' })
  identity: IdentityConfig;

  @Field(() => String, {
    nullable: true,
    description: 'The measurement id of Google Analytics; null without analytics.',
  })
  analyticsId: string | null;

  @Field(() => [Plan], { description: 'The plans, cheapest first.' })
  plans: readonly Plan[];

  @Field(() => [ContentTypeOption], { description: 'The content types.' })
  contentTypes: readonly ContentTypeOption[];

  @Field(() => [ToneOption], { description: 'The goals, the default one first.' })
  tones: readonly ToneOption[];

  @Field(() => [AdjustmentOption], { description: 'The adjustments of a text, in the order in which to offer them.' })
  adjustments: readonly AdjustmentOption[];

  @Field(() => Contacts, { description: 'How to reach the team.' })
  contacts: Contacts;

  @Field(() => EmbeddedParts, { description: 'The embedded parts.' })
  embedded: EmbeddedParts;

  @Field(() => Limits, { description: 'The limits that the server enforces.' })
  limits: Limits;

  @Field(() => [String], { description: 'The fields that `completeOnboarding` requires, by their names in its input.' })
  requiredProfileFields: readonly string[];

  @Field(() => [String], {
    description: 'The data of an owner that the language model receives, in Portuguese, for the privacy policy.',
  })
  modelData: readonly string[];

  @Field(() => [LegalRule], {
    description: 'The rules of law and of professional councils that texts are checked against; no legal advice.',
  })
  legalRules: readonly LegalRule[];

  @Field(() => Terms, { description: 'The terms in force.' })
  terms: Terms;

  @Field(() => Int, { description: 'For how many days after the first payment a purchase can be undone.' })
  withdrawalDays: number;

  @Field(() => Int, {
    description: 'For how many days the credits used of a refunded period are taken off the next subscription.',
  })
  refundRememberedDays: number;

  @Field(() => String, { description: 'The word with which an owner confirms `deleteAccount`.' })
  deletionConfirmation: string;
}

@Resolver(() => PublicConfig)
export class ConfigResolver {
  @Query(() => PublicConfig, { description: 'The public configuration.' })
  @Access('public')
  config(@Ctx() { services }: Context): Settings {
    return services.config;
  }
}
