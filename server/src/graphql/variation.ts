import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { AdjustmentKind } from '../domain/writing/adjustmentKinds.ts';
import type { Presence } from '../domain/facts/reading.ts';
import { partsOf, type VisibleGeneration } from '../domain/generations/generation.ts';
import { extractEmojis, extractHashtags } from '../domain/text/text.ts';
import { laterVersions, maxVersions, previousText, originalText } from '../domain/generations/versions.ts';
import { maxToldFacts, type ToldFactPresence } from '../domain/facts/toldFactPresence.ts';
import type { FactChecks } from '../services/factChecks.ts';
import type { Context } from './context.ts';
import { AdjustmentEnum, FactPresenceEnum, VersionKindEnum, type VersionKind } from './enums.ts';
import { Finding, toFinding } from './finding.ts';
import { toPartsObject, VariationParts } from './variationParts.ts';

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
  get parts(): object | null {
    const parts = partsOf(this.#generation, this.#index, this.text);
    return parts && toPartsObject(this.#generation.contentType, parts);
  }

  @Field(() => [Finding], {
    description:
      'The points that are worth a second look. In an edited text, only those in words that the edit left unchanged.',
  })
  get findings(): readonly Finding[] {
    if (!this.#isShown) return [];
    return this.#generation.findings.filter(({ variation }) => variation === this.#index).map(toFinding);
  }

  @Field(() => String, {
    nullable: true,
    description: 'The text before the last change; saving it undoes that change. Null for a text as it was written.',
  })
  get previousText(): string | null {
    return this.#isShown ? previousText(this.#generation, this.#index) : null;
  }

  @Field(() => [VariationVersion], {
    description: `The stored versions, up to ${maxVersions}: the first one and the newest ones, of which the last is the current text. Only in an operation without a list of generations: with \`generation(id)\`, not with \`history\` or \`kit\`.`,
  })
  get versions(): readonly VariationVersion[] {
    return this.#isShown ? versionsOf(this.#generation, this.#index) : [];
  }

  @Field(() => [ToldFact], {
    description: `What the topic tells and where it is in the text as it stands, in the order of the topic, up to ${maxToldFacts} facts.`,
  })
  get facts(): Promise<readonly ToldFactPresence[]> {
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

/** Texts of a generation with their parts. */
export const variationsOf = (
  generation: VisibleGeneration,
  texts: readonly string[],
  { factChecks }: Context['services'],
): Variation[] => {
  const check = factChecks.of(generation);
  return texts.map((text, index) => new Variation(generation, index, text, check));
};

const versionsOf = (generation: VisibleGeneration, index: number): readonly VariationVersion[] => [
  { text: originalText(generation, index), kind: 'written', adjustment: null, createdAt: generation.createdAt },
  ...laterVersions(generation, index).map((version) => ({
    text: version.text,
    kind: version.kind,
    adjustment: version.kind === 'adjusted' ? version.adjustment : null,
    createdAt: version.at,
  })),
];
