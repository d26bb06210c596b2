import { GraphQLDateTime } from 'graphql-scalars';
import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { partsOf, type VisibleGeneration } from '../domain/generation.ts';
import { extractEmojis, extractHashtags } from '../domain/text.ts';
import { PageInfo } from './connection.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { VariationParts, type TypedParts } from './variationParts.ts';

@ObjectType({ simpleResolvers: true, description: 'Um texto de uma criação.' })
export class Variation {
  @Field(() => String, { description: 'O texto, sem formatação.' })
  text: string;

  @Field(() => VariationParts, {
    nullable: true,
    description:
      'The parts that the text is made of; null for an edited text that no longer has the shape of its type.',
  })
  parts: TypedParts | null;
}

@ObjectType({ simpleResolvers: true, description: 'Um ponto do texto que vale rever antes de publicar.' })
export class Finding {
  @Field(() => String, { description: 'O tipo do achado, como `cliche`.' })
  code: string;

  @Field(() => String, { description: 'A explicação, para ler.' })
  message: string;

  @Field(() => Int, { description: 'De qual variação, a partir de 0.' })
  variation: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Onde começa no texto, em unidades UTF-16; nulo se é do texto todo.',
  })
  start: number | null;

  @Field(() => Int, { nullable: true, description: 'Onde termina no texto.' })
  end: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Um resultado guardado.' })
export class Generation {
  @Field(() => ID, { description: 'O identificador.' })
  id: string;

  @Field(() => ContentTypeEnum, { description: 'O que foi escrito.' })
  contentType: ContentType;

  @Field(() => ToneEnum, { description: 'O objetivo.' })
  tone: Tone;

  @Field(() => String, { description: 'O assunto, como foi pedido.' })
  topic: string;

  @Field(() => String, { nullable: true, description: 'O link da campanha.' })
  campaignLink: string | null;

  @Field(() => GraphQLDateTime, { description: 'Quando foi escrita.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Quando a última edição foi salva.' })
  editedAt: Date | null;

  @Field(() => Boolean, { description: 'Se foi marcada como favorita.' })
  favourite: boolean;

  @Field(() => Int, { description: 'Quantas variações o plano atual não mostra.' })
  lockedVariations: number;
}

@ObjectType({ simpleResolvers: true, description: 'Uma criação e seu lugar no histórico.' })
export class GenerationEdge {
  @Field(() => String, { description: 'O lugar, para `after`.' })
  cursor: string;

  @Field(() => Generation, { description: 'A criação.' })
  node: VisibleGeneration;
}

@ObjectType({ simpleResolvers: true, description: 'Uma página do histórico.' })
export class GenerationConnection {
  @Field(() => [GenerationEdge], { description: 'As criações, da mais nova para a mais antiga.' })
  edges: readonly GenerationEdge[];

  @Field(() => PageInfo, { description: 'Onde a página começa e termina.' })
  pageInfo: PageInfo;
}

@Resolver(() => Variation)
export class VariationResolver {
  @FieldResolver(() => [String], { description: 'As hashtags do texto, sem repetir.' })
  hashtags(@Root() { text }: Variation): string[] {
    return extractHashtags(text);
  }

  @FieldResolver(() => [String], { description: 'Os emojis do texto, sem repetir.' })
  emojis(@Root() { text }: Variation): string[] {
    return extractEmojis(text);
  }
}

/** Texts of a generation with their parts. */
const variationsOf = (generation: VisibleGeneration, texts: readonly string[]): Variation[] =>
  texts.map((text, index) => {
    const parts = partsOf(generation, index, text);
    return { text, parts: parts && { ...parts, contentType: generation.contentType } };
  });

@Resolver(() => Generation)
export class GenerationResolver {
  @FieldResolver(() => [Variation], { description: 'Os textos que o plano atual mostra.' })
  variations(@Root() generation: VisibleGeneration): Variation[] {
    return variationsOf(generation, generation.variations);
  }

  @FieldResolver(() => [Variation], {
    nullable: true,
    description: 'Os textos como foram escritos, se algum foi editado: para restaurar, salve-os.',
  })
  originalVariations(@Root() generation: VisibleGeneration): Variation[] | null {
    return generation.originalVariations && variationsOf(generation, generation.originalVariations);
  }

  @FieldResolver(() => [Finding], {
    description: 'O que vale rever nos textos que o plano mostra, como foram escritos.',
  })
  findings(@Root() generation: VisibleGeneration): Finding[] {
    return generation.findings.map(({ code, message, variation, span }) => ({
      code,
      message,
      variation,
      start: span?.start ?? null,
      end: span?.end ?? null,
    }));
  }

  @FieldResolver(() => Boolean, { description: 'Se veio do modo demonstração.' })
  demonstration(@Root() generation: VisibleGeneration): boolean {
    return generation.writer === 'offline';
  }
}
