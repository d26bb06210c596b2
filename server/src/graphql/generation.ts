import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { AdjustmentKind } from '../domain/adjustmentKinds.ts';
import { adjustmentsLeft } from '../domain/adjustments.ts';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { Presence } from '../domain/facts/reading.ts';
import { partsOf, type VisibleGeneration } from '../domain/generation.ts';
import { extractEmojis, extractHashtags } from '../domain/text.ts';
import { sourceOf, type TextSource } from '../domain/textSource.ts';
import { laterVersions, mostVersions, previousText, writtenText } from '../domain/versions.ts';
import { mostToldFacts, type FactChecks, type ToldInText } from '../services/factChecks.ts';
import { PageInfo } from './connection.ts';
import type { Context } from './context.ts';
import {
  AdjustmentEnum,
  ContentTypeEnum,
  FactPresenceEnum,
  TextSourceEnum,
  ToneEnum,
  VersionKindEnum,
  type VersionKind,
} from './enums.ts';
import { Finding, shownFinding } from './finding.ts';
import { VariationParts, type TypedParts } from './variationParts.ts';

@ObjectType({ simpleResolvers: true, description: 'A fact that the owner told for a text.' })
export class ToldFact {
  @Field(() => String, { description: 'The fact as it is written, or as the owner typed it: `R$ 45`, `28/11`.' })
  label: string;

  @Field(() => FactPresenceEnum, { description: 'Where it is in the text.' })
  presence: Presence;
}

@ObjectType({ simpleResolvers: true, description: 'A text of a generation.' })
export class Variation {
  readonly #generation: VisibleGeneration;
  readonly #index: number;
  readonly #check: ReturnType<FactChecks['of']>;

  /** The text, of a variation or as it was written; the rest is made when it is asked for. */
  constructor(generation: VisibleGeneration, index: number, text: string, check: ReturnType<FactChecks['of']>) {
    this.#generation = generation;
    this.#index = index;
    this.#check = check;
    this.text = text;
  }

  @Field(() => String, { description: 'The text, as it is copied and sent.' })
  text: string;

  @Field(() => VariationParts, {
    nullable: true,
    description:
      'The parts that the text is made of; null for an edited text that no longer has the shape of its type.',
  })
  get parts(): TypedParts | null {
    const parts = partsOf(this.#generation, this.#index, this.text);
    return parts && { ...parts, contentType: this.#generation.contentType };
  }

  @Field(() => [Finding], {
    description: 'What is worth a second look, for a text that is as it was written; empty once it is edited.',
  })
  get findings(): readonly Finding[] {
    if (!this.#isShown) return [];
    return this.#generation.findings.filter(({ variation }) => variation === this.#index).map(shownFinding);
  }

  @Field(() => String, {
    nullable: true,
    description: 'The text before the last change; saving it undoes that change. Null for a text as it was written.',
  })
  get previousText(): string | null {
    return this.#isShown ? previousText(this.#generation, this.#index) : null;
  }

  @Field(() => [VariationVersion], {
    description: `The versions that are kept, up to ${mostVersions}: the written one, and the newest of those after it, the last of which is the text.`,
  })
  get versions(): readonly VariationVersion[] {
    return this.#isShown ? versionsOf(this.#generation, this.#index) : [];
  }

  @Field(() => [ToldFact], {
    description: `What the topic tells and where it is in the text as it stands, in the order of the topic, up to ${mostToldFacts} facts.`,
  })
  get facts(): Promise<readonly ToldInText[]> {
    return this.#check(this.text);
  }

  @Field(() => [String], { description: 'The hashtags of the text, each once.' })
  get hashtags(): string[] {
    return extractHashtags(this.text);
  }

  @Field(() => [String], { description: 'The emojis of the text, each once.' })
  get emojis(): string[] {
    return extractEmojis(this.text);
  }

  get #isShown(): boolean {
    return this.text === this.#generation.variations[this.#index];
  }
}

@ObjectType({ simpleResolvers: true, description: 'A text that a variation had or has.' })
export class VariationVersion {
  @Field(() => String, { description: 'The text.' })
  text: string;

  @Field(() => VersionKindEnum, { description: 'How it came to be.' })
  kind: VersionKind;

  @Field(() => AdjustmentEnum, { nullable: true, description: 'What was asked for; null unless it was adjusted.' })
  adjustment: AdjustmentKind | null;

  @Field(() => GraphQLDateTime, { description: 'When it was stored.' })
  createdAt: Date;
}

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

/** Texts of a generation with their parts. */
const variationsOf = (
  generation: VisibleGeneration,
  texts: readonly string[],
  { factChecks }: Context['services'],
): Variation[] => {
  const check = factChecks.of(generation);
  return texts.map((text, index) => new Variation(generation, index, text, check));
};

const versionsOf = (generation: VisibleGeneration, index: number): readonly VariationVersion[] => [
  { text: writtenText(generation, index), kind: 'written', adjustment: null, createdAt: generation.createdAt },
  ...laterVersions(generation, index).map((version) => ({
    text: version.text,
    kind: version.kind,
    adjustment: version.kind === 'adjusted' ? version.adjustment : null,
    createdAt: version.at,
  })),
];

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
