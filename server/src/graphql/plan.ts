import { Field, Int, ObjectType } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { PlanKey } from '../domain/plan.ts';
import { ContentTypeEnum, PlanKeyEnum, ToneEnum } from './enums.ts';

@ObjectType({ simpleResolvers: true, description: 'O que um plano custa e permite.' })
export class Plan {
  @Field(() => PlanKeyEnum, { description: 'A chave do plano.' })
  key: PlanKey;

  @Field(() => String, { description: 'O nome para mostrar.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A chave que inicia o checkout; nula no plano grátis.' })
  checkoutKey: string | null;

  @Field(() => Int, { description: 'Centavos de real por mês.' })
  priceInCents: number;

  @Field(() => Int, { description: 'Créditos por mês. Um clique em gerar gasta um.' })
  monthlyCredits: number;

  @Field(() => [ContentTypeEnum], { description: 'Os tipos de conteúdo incluídos.' })
  contentTypes: readonly ContentType[];

  @Field(() => [ToneEnum], { description: 'Os objetivos incluídos.' })
  tones: readonly Tone[];

  @Field(() => Int, { description: 'Variações por texto.' })
  variations: number;

  @Field(() => Int, { nullable: true, description: 'Quantas criações o histórico mostra; nulo é sem limite.' })
  historySize: number | null;

  @Field(() => Boolean, { description: 'Se os textos podem ser editados.' })
  editing: boolean;

  @Field(() => Boolean, { description: 'Se o histórico pode ser filtrado.' })
  historyFilters: boolean;

  @Field(() => Boolean, { description: 'Se um link de campanha pode ser usado.' })
  campaignLink: boolean;
}
