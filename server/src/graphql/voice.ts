import { Ctx, Field, FieldResolver, ID, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { maxLearntTexts } from '../domain/generations/learntTexts.ts';
import type { User as Account } from '../domain/account/user.ts';
import { voiceLimits, type LearntText as Learnt, type VoiceAddress, type VoiceEmoji } from '../domain/account/voice.ts';
import { Access, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { VoiceAddressEnum, VoiceEmojiEnum } from './enums.ts';
import { Input } from './input.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import { User } from './user.ts';

@ObjectType({ simpleResolvers: true, description: 'A text that the owner edited, and that the voice learns from.' })
export class LearntText {
  @Field(() => ID, { description: 'The id; after the next edit the same text has another one.' })
  id: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How the owner writes. Texts take their rhythm and vocabulary from it, never facts.',
})
export class Voice {
  @Field(() => [String], { description: 'Texts that the owner wrote elsewhere.' })
  samples: readonly string[];

  @Field(() => VoiceAddressEnum, { nullable: true, description: 'How readers are spoken to; null leaves it open.' })
  address: VoiceAddress | null;

  @Field(() => VoiceEmojiEnum, { nullable: true, description: 'How many emojis; null leaves it open.' })
  emoji: VoiceEmoji | null;

  @Field(() => [String], { description: 'Phrases that a text may use as they are.' })
  favouritePhrases: readonly string[];

  @Field(() => [String], { description: 'Words that no text may have.' })
  forbiddenWords: readonly string[];

  @Field(() => Boolean, {
    description: `Whether the last ${maxLearntTexts} texts that the owner edited join the samples.`,
  })
  learnsFromEdits: boolean;

  @Field(() => [LearntText], { description: 'The edited texts that have joined the samples, the last edited first.' })
  learntTexts: readonly Learnt[];

  @Field(() => Int, { description: 'Counts the changes of the voice; 0 while none was saved.' })
  revision: number;
}

const describeListLimit = (list: keyof typeof voiceLimits) =>
  `${voiceLimits[list].items} at most, of ${upToCharacters(voiceLimits[list].characters)}`;

@InputType({ description: 'The whole voice: it replaces the stored one.' })
export class SaveVoiceInput {
  @Field(() => [String], { description: `Texts that the owner wrote elsewhere: ${describeListLimit('samples')}.` })
  samples: string[];

  @Field(() => VoiceAddressEnum, { nullable: true, description: 'How readers are spoken to; null leaves it open.' })
  address?: VoiceAddress | null;

  @Field(() => VoiceEmojiEnum, { nullable: true, description: 'How many emojis; null leaves it open.' })
  emoji?: VoiceEmoji | null;

  @Field(() => [String], { description: `Favourite phrases: ${describeListLimit('favouritePhrases')}.` })
  favouritePhrases: string[];

  @Field(() => [String], { description: `Words that no text may have: ${describeListLimit('forbiddenWords')}.` })
  forbiddenWords: string[];

  @Field(() => Boolean, {
    description: `Whether the last ${maxLearntTexts} texts that the owner edited join the samples.`,
  })
  learnsFromEdits: boolean;

  @Field(() => [ID], { description: 'Learnt texts that are to be removed.' })
  forgottenTexts: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The revision that the edit is based on. When the voice was changed since, nothing is saved. Without it, the voice is overwritten.',
  })
  basedOn?: number | null;
}

@ObjectType({ description: 'The voice is saved.' })
export class SaveVoiceSuccess {
  @Field(() => User, { description: 'The account, with the voice as it is stored now.' })
  user: Account;
}

const SaveVoiceResult = resultUnion(SaveVoiceSuccess, ['INVALID_VOICE', 'VOICE_CONFLICT']);

@Resolver(() => User)
export class VoiceResolver {
  @FieldResolver(() => Voice, { description: 'How the owner writes.' })
  async voice(@Root() user: Account, @Ctx() { services }: Context): Promise<Voice> {
    const { value, learnt, revision } = await services.voices.of(user);
    return { ...value, learntTexts: learnt, revision };
  }

  @ResultMutation(SaveVoiceResult, "Replaces the owner's voice. Every plan may save one; paid plans write in it.")
  @Access('verified', 'owner or key')
  async saveVoice(
    @CurrentUser() user: Account,
    @Input(() => SaveVoiceInput) { basedOn, ...input }: SaveVoiceInput,
    @Ctx() { services }: Context,
  ) {
    return resultOf(await services.voices.save(user, input, basedOn ?? null), () => ({ user }));
  }
}
