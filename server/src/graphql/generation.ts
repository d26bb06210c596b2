import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { adjustmentsLeft } from '../domain/writing/adjustments.ts';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { VisibleGeneration } from '../domain/generations/generation.ts';
import { sourceOf, type TextSource } from '../domain/generations/textSource.ts';
import { PageInfo } from './connection.ts';
import type { Context } from './context.ts';
import { ContentTypeEnum, TextSourceEnum, ToneEnum } from './enums.ts';
import { Variation, variationsOf } from './variation.ts';

@ObjectType({ simpleResolvers: true, description: 'The campaign kit that a generation belongs to.' })
export class KitReference {
  @Field(() => ID, { description: 'The id, for `kit` and `deleteKit`.' })
  id: string;

  @Field(() => [ContentTypeEnum], { description: 'The content types that were asked for, one text each.' })
  contentTypes: readonly ContentType[];
}

@ObjectType({ simpleResolvers: true, description: 'A stored result.' })
export class Generation {
  @Field(() => ID, { description: 'The id.' })
  id: string;

  @Field(() => ContentTypeEnum, { description: 'What was written.' })
  contentType: ContentType;

  @Field(() => ToneEnum, { description: 'The goal.' })
  tone: Tone;

  @Field(() => String, { description: 'What the text is about, as the owner asked for it.' })
  topic: string;

  @Field(() => String, { nullable: true, description: 'The campaign link.' })
  campaignLink: string | null;

  @Field(() => KitReference, { nullable: true, description: 'Its campaign kit; null for a text of its own.' })
  kit: KitReference | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When a text was last edited or adjusted; null when none ever was.',
  })
  editedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether the owner has marked it as a favourite.' })
  favourite: boolean;

  @Field(() => Int, { description: 'How many variations the current plan does not show.' })
  lockedVariations: number;
}

@ObjectType({ simpleResolvers: true, description: 'A generation and its position in the history.' })
export class GenerationEdge {
  @Field(() => String, { description: 'The position, to be given as `after`.' })
  cursor: string;

  @Field(() => Generation, { description: 'The generation.' })
  node: VisibleGeneration;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the history.' })
export class GenerationConnection {
  @Field(() => [GenerationEdge], { description: 'The generations, newest first.' })
  edges: readonly GenerationEdge[];

  @Field(() => PageInfo, { description: 'Where a page begins and ends.' })
  pageInfo: PageInfo;
}

@Resolver(() => Generation)
export class GenerationResolver {
  @FieldResolver(() => [Variation], { description: 'The texts that the current plan shows.' })
  variations(@Root() generation: VisibleGeneration, @Ctx() { services }: Context): Variation[] {
    return variationsOf(generation, generation.variations, services);
  }

  @FieldResolver(() => [Variation], {
    nullable: true,
    description: 'The texts as they were written, once any of them was changed; saving them restores them.',
  })
  originalVariations(@Root() generation: VisibleGeneration, @Ctx() { services }: Context): Variation[] | null {
    return generation.originalVariations && variationsOf(generation, generation.originalVariations, services);
  }

  @FieldResolver(() => Int, { description: 'How many adjustments of its texts are left.' })
  adjustmentsLeft(@Root() generation: VisibleGeneration): number {
    return adjustmentsLeft(generation);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the demonstration writer wrote it.' })
  demonstration(@Root() generation: VisibleGeneration): boolean {
    return sourceOf(generation) !== 'MODEL';
  }

  @FieldResolver(() => TextSourceEnum, { description: 'Who wrote the texts.' })
  source(@Root() generation: VisibleGeneration): TextSource {
    return sourceOf(generation);
  }
}
