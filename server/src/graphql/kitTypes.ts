import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { Failure } from '../domain/failures.ts';
import { sizeLimits, type ClickState, type VisibleGeneration } from '../domain/generations/generation.ts';
import { kitSize } from '../domain/writing/kit.ts';
import type { KitText as KitTextState, VisibleKit } from '../domain/writing/kitBrief.ts';
import { ClickStateEnum, ContentTypeEnum, ToneEnum } from './enums.ts';
import { FailureInterface } from './failures.ts';
import { Generation } from './generation.ts';
import { upToCharacters } from './limitDescriptions.ts';

@InputType({ description: 'What is to be written: one brief for several content types.' })
export class CreateKitInput {
  @Field(() => [ContentTypeEnum], {
    description: `What to write: ${kitSize.min} to ${kitSize.max} content types, each once, for one credit each.`,
  })
  contentTypes: ContentType[];

  @Field(() => ToneEnum, { nullable: true, description: 'The goal; DEFAULT when it is left out.' })
  tone?: Tone | null;

  @Field(() => String, {
    description: `What the texts are about, with two letters or digits at least, ${upToCharacters(sizeLimits.topic)}.`,
  })
  topic: string;

  @Field(() => String, {
    nullable: true,
    description: `Campaign link, http(s) only, ${upToCharacters(sizeLimits.campaignLink)}.`,
  })
  campaignLink?: string | null;

  @Field(() => ID, {
    description:
      'A new UUID for each click, which is the id of the kit. The same one again gives the same texts, at no cost, and writes those that are missing, but none that was deleted; with another brief it is refused.',
  })
  requestId: string;
}

@InputType({ description: 'The kit to delete.' })
export class DeleteKitInput {
  @Field(() => ID, { description: 'The kit.' })
  kitId: string;
}

@ObjectType({ simpleResolvers: true, description: 'What became of one text of a kit.' })
export class KitText {
  @Field(() => ContentTypeEnum, { description: 'What was to be written.' })
  contentType: ContentType;

  @Field(() => ClickStateEnum, { description: 'Whether the text is stored, being written, deleted, or not to come.' })
  state: ClickState;

  @Field(() => Generation, {
    nullable: true,
    description: 'The text, once it is stored, as far back as the plan shows.',
  })
  generation: VisibleGeneration | null;

  @Field(() => FailureInterface, {
    nullable: true,
    description:
      'Why this request could not write the text; null when it wrote it or did not try to, and when the kit is read later.',
  })
  failure: Failure | null;
}

@ObjectType({ simpleResolvers: true, description: 'A campaign kit: one brief, one text of each content type.' })
export class Kit {
  @Field(() => ID, { description: 'The id: the `requestId` of the click.' })
  id: string;

  @Field(() => [ContentTypeEnum], { description: 'The content types that were asked for.' })
  contentTypes: readonly ContentType[];

  @Field(() => [KitText], { description: 'What became of each text, in the order of the content types.' })
  texts: readonly KitTextState[];
}

@ObjectType({ description: 'At least one text is written and stored; those that are not cost nothing.' })
export class CreateKitSuccess {
  @Field(() => Kit, { description: 'The kit.' })
  kit: VisibleKit;
}

@ObjectType({ description: 'No text of the kit exists any longer.' })
export class DeleteKitSuccess {
  @Field(() => ID, { description: 'The id that was given.' })
  kitId: string;

  @Field(() => [ID], { description: 'The generations that were deleted.' })
  generationIds: readonly string[];
}
