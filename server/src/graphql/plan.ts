import { Field, Int, ObjectType } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { PlanKey } from '../domain/plan.ts';
import { ContentTypeEnum, PlanKeyEnum, ToneEnum } from './enums.ts';

@ObjectType({ simpleResolvers: true, description: 'What a plan costs and allows.' })
export class Plan {
  @Field(() => PlanKeyEnum, { description: 'The key of the plan.' })
  key: PlanKey;

  @Field(() => String, { description: 'The name to show, in Portuguese.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A chave que inicia o checkout; nula no plano grátis.' })
  checkoutKey: string | null;

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

  @Field(() => Boolean, { description: 'Se os textos podem ser editados.' })
  editing: boolean;

  @Field(() => Boolean, { description: 'Se o histórico pode ser filtrado.' })
  historyFilters: boolean;

  @Field(() => Boolean, { description: 'Se um link de campanha pode ser usado.' })
  campaignLink: boolean;
}
