import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { deletedClickDays } from '../domain/generations/deletedClick.ts';
import {
  sizeLimits,
  type ClickOutcome,
  type ClickState,
  type VisibleGeneration,
} from '../domain/generations/generation.ts';
import type { User as Account } from '../domain/account/user.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { Access, CurrentUser, enter, Generates, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { cancelledStreamRule, CopyProgress, bufferText, progressEvents } from './copyProgress.ts';
import { ClickStateEnum, ContentTypeEnum, ToneEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ResultMutation, resultOf, resultUnion, unionOf } from './results.ts';
import { User } from './user.ts';

@InputType({ description: 'What is to be written.' })
export class GenerateCopyInput {
  @Field(() => ContentTypeEnum, { description: 'What to write.' })
  contentType: ContentType;

  @Field(() => ToneEnum, { nullable: true, description: 'The goal; DEFAULT when it is left out.' })
  tone?: Tone | null;

  @Field(() => String, {
    description: `What the text is about, with two letters or digits at least, ${upToCharacters(sizeLimits.topic)}.`,
  })
  topic: string;

  @Field(() => String, {
    nullable: true,
    description: `Campaign link, http(s) only, ${upToCharacters(sizeLimits.campaignLink)}.`,
  })
  campaignLink?: string | null;

  @Field(() => ID, {
    description: `A new UUID for each click. The same one again gives the same generation, at no cost; with another brief, or in the ${deletedClickDays} days after its text was deleted, it is refused.`,
  })
  requestId: string;
}

@ObjectType({ description: 'The text is written and stored.' })
export class GenerateCopySuccess {
  @Field(() => Generation, { description: 'The generation.' })
  generation: VisibleGeneration;
}

@ObjectType({ simpleResolvers: true, description: 'What became of a click.' })
export class Click {
  @Field(() => ClickStateEnum, { description: 'Whether its text is stored, being written, deleted, or not to come.' })
  state: ClickState;

  @Field(() => Generation, {
    nullable: true,
    description: 'The generation, once it is stored, as far back as the plan shows.',
  })
  generation: VisibleGeneration | null;
}

const failures = [
  'INVALID_BRIEF',
  'REQUEST_ID_REUSED',
  'GENERATION_DELETED',
  'GENERATION_NOT_FOUND',
  'OUT_OF_CREDITS',
  'PLAN_LOCKED',
  'TOO_MANY_REQUESTS',
  'WRITER_UNAVAILABLE',
  'FORBIDDEN_CLAIM',
] as const;
const GenerateCopyResult = resultUnion(GenerateCopySuccess, failures);
const CopyWritingEvent = unionOf({
  name: 'CopyWritingEvent',
  description: 'The text while it is written, and the result as the last event.',
  successes: [CopyProgress, GenerateCopySuccess],
  failures,
  successOf: (event) => ('pieces' in event ? CopyProgress : GenerateCopySuccess),
});

/** One click, the same on both transports. */
async function generate(
  { copywriting }: Context['services'],
  user: Account,
  input: GenerateCopyInput,
  signal: AbortSignal,
  progress?: ProgressListener,
) {
  return resultOf(await copywriting.generate(user, input, signal, progress), (generation) => ({ generation }));
}

@Resolver(() => GenerateCopySuccess)
export class CopywritingResolver {
  @Query(() => Click, {
    description:
      "What became of the caller's click for a generation or a kit, for a client that cancelled it or lost the answer; at no cost. " +
      'It does not know adjustments: `adjustVariation` with the same `requestId` gives the text of one.',
  })
  @Access('onboarded', 'owner or key')
  click(
    @CurrentUser() user: Account,
    @Arg('requestId', () => ID, { description: 'The `requestId` that was sent with it, or the id of the kit.' })
    requestId: string,
    @Ctx() { services }: Context,
  ): Promise<ClickOutcome> {
    return services.copywriting.findClick(user, requestId);
  }

  @ResultMutation(GenerateCopyResult, 'Writes a text for one credit. Without a text the credit is returned.')
  @Access('onboarded', 'owner or key')
  @Generates()
  async generateCopy(
    @CurrentUser() user: Account,
    @Input(() => GenerateCopyInput) input: GenerateCopyInput,
    @Ctx() { services, signal }: Context,
  ) {
    return generate(services, user, input, signal);
  }

  @Subscription(() => CopyWritingEvent, {
    description:
      'Like `generateCopy`, with the text while it is written. ' +
      `Ending it before the result cancels it and returns the credit; ${cancelledStreamRule}. ` +
      'When the connection is lost, `generateCopy` with the same `requestId` gives the text.',
    subscribe({
      args,
      context,
    }: {
      args: { input: GenerateCopyInput };
      context: GuardedContext;
    }): AsyncIterable<typeof CopyWritingEvent> {
      const { services, caller, signal } = context;
      return progressEvents(
        bufferText(),
        (progress, writing) => generate(services, caller.user, args.input, writing, progress),
        signal,
      );
    },
  })
  @Access('onboarded', 'owner or key')
  @Generates()
  copyWriting(
    @Root() event: typeof CopyWritingEvent,
    @Input(() => GenerateCopyInput) _input: GenerateCopyInput,
  ): typeof CopyWritingEvent {
    return event;
  }

  @FieldResolver(() => User, { description: 'The account after the click, with the credits that are left.' })
  async user(@Root() _success: GenerateCopySuccess, @Ctx() context: Context): Promise<Account> {
    return (await enter(context, { level: 'onboarded', callers: 'owner or key' })).user;
  }
}
