import { Field, Int, ObjectType } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { PlanFeature, PlanKey } from '../domain/billing/plan.ts';
import { ContentTypeEnum, PlanFeatureEnum, PlanKeyEnum, ToneEnum } from './enums.ts';

@ObjectType({ simpleResolvers: true, description: 'What a plan costs and allows.' })
export class Plan {
  @Field(() => PlanKeyEnum, { description: 'The key of the plan.' })
  key: PlanKey;

  @Field(() => String, { description: 'The name to show, in Portuguese.' })
  name: string;

  @Field(() => Int, { description: 'The price in BRL centavos a month.' })
  priceInCents: number;

  @Field(() => Int, { description: 'Credits a month; one generation spends one.' })
  monthlyCredits: number;

  @Field(() => [ContentTypeEnum], { description: 'The content types that are included.' })
  contentTypes: readonly ContentType[];

  @Field(() => [ToneEnum], { description: 'The goals that are included.' })
  tones: readonly Tone[];

  @Field(() => Int, { description: 'Variations of a text.' })
  variations: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of the newest generations the history shows; null is all of them.',
  })
  historySize: number | null;

  @Field(() => [PlanFeatureEnum], { description: 'What else is included.' })
  features: readonly PlanFeature[];
}
