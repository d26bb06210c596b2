import { GraphQLDateTime } from 'graphql-scalars';
import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { partsOf, type VisibleGeneration } from '../domain/generation.ts';
import { extractEmojis, extractHashtags } from '../domain/text.ts';
import { sourceOf, type TextSource } from '../domain/textSource.ts';
import { PageInfo } from './connection.ts';
import { ContentTypeEnum, TextSourceEnum, ToneEnum } from './enums.ts';
import { VariationParts, type TypedParts } from './variationParts.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A point of a text that is worth a second look before it is published.',
})
export class Finding {
  @Field(() => String, { description: 'The kind of the finding, such as `cliche`.' })
  code: string;

  @Field(() => String, { description: 'The explanation, in Portuguese, for the owner.' })
  message: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it begins in the text, in UTF-16 units; null when it is about the whole text.',
  })
  start: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it ends in the text, in UTF-16 units; null when it is about the whole text.',
  })
  end: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A text of a generation.' })
export class Variation {
  @Field(() => String, { description: 'The text, as it is copied and sent.' })
  text: string;

  @Field(() => VariationParts, {
    nullable: true,
    description:
      'The parts that the text is made of; null for an edited text that no longer has the shape of its type.',
  })
  parts: TypedParts | null;

  @Field(() => [Finding], {
    description: 'What is worth a second look, for a text that is as it was written; empty once it is edited.',
  })
  findings: readonly Finding[];
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

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last edit was saved; null for texts never edited.',
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

@Resolver(() => Variation)
export class VariationResolver {
  @FieldResolver(() => [String], { description: 'The hashtags of the text, each once.' })
  hashtags(@Root() { text }: Variation): string[] {
    return extractHashtags(text);
  }

  @FieldResolver(() => [String], { description: 'The emojis of the text, each once.' })
  emojis(@Root() { text }: Variation): string[] {
    return extractEmojis(text);
  }
}

/** Texts of a generation with their parts. */
const variationsOf = (generation: VisibleGeneration, texts: readonly string[]): Variation[] =>
  texts.map((text, index) => {
    const parts = partsOf(generation, index, text);
    const findings = generation.findings
      .filter(({ variation }) => variation === index && text === generation.variations[index])
      .map(({ code, message, span }) => ({ code, message, start: span?.start ?? null, end: span?.end ?? null }));
    return { text, parts: parts && { ...parts, contentType: generation.contentType }, findings };
  });

@Resolver(() => Generation)
export class GenerationResolver {
  @FieldResolver(() => [Variation], { description: 'The texts that the current plan shows.' })
  variations(@Root() generation: VisibleGeneration): Variation[] {
    return variationsOf(generation, generation.variations);
  }

  @FieldResolver(() => [Variation], {
    nullable: true,
    description: 'The texts as they were written, once any of them was edited; saving them restores them.',
  })
  originalVariations(@Root() generation: VisibleGeneration): Variation[] | null {
    return generation.originalVariations && variationsOf(generation, generation.originalVariations);
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
