import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, ID, InputType, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { AdjustmentKind } from '../domain/writing/adjustmentKinds.ts';
import { adjustmentsPerGeneration } from '../domain/writing/adjustments.ts';
import type { VisibleGeneration } from '../domain/generations/generation.ts';
import type { User } from '../domain/account/user.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { Access, CurrentUser, Generates, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { cancelledStreamRule, CopyProgress, bufferText, progressEvents } from './copyProgress.ts';
import { AdjustmentEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { Input } from './input.ts';
import { ResultMutation, resultOf, resultUnion, unionOf } from './results.ts';

@InputType({ description: 'What is to be changed in which text.' })
export class AdjustVariationInput {
  @Field(() => ID, { description: 'The generation.' })
  generationId: string;

  @Field(() => Int, { description: 'The index of the variation, from 0.' })
  variation: number;

  @Field(() => AdjustmentEnum, { description: 'What is to be changed.' })
  kind: AdjustmentKind;

  @Field(() => ID, {
    description: 'A new UUID for each click. The same one again gives the same adjustment, which is counted once.',
  })
  requestId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The `editedAt` of the text that the owner sees; null for texts never changed. When the text was changed since, nothing is overwritten and the result is EditConflict. Without it, the stored text is adjusted, and a text that is changed meanwhile becomes the previous version.',
  })
  basedOn?: Date | null;
}

@ObjectType({ description: 'The text is adjusted and stored; the one before is kept as a version.' })
export class AdjustVariationSuccess {
  @Field(() => Generation, { description: 'The generation after the change.' })
  generation: VisibleGeneration;
}

const failures = [
  'PLAN_LOCKED',
  'INVALID_ADJUSTMENT',
  'REQUEST_ID_REUSED',
  'GENERATION_NOT_FOUND',
  'EDIT_CONFLICT',
  'ADJUSTMENTS_USED_UP',
  'NOTHING_TO_ADJUST',
  'TOO_MANY_REQUESTS',
  'WRITER_UNAVAILABLE',
] as const;
const AdjustVariationResult = resultUnion(AdjustVariationSuccess, failures);
const VariationAdjustingEvent = unionOf({
  name: 'VariationAdjustingEvent',
  description: 'The text while it is written, and the result as the last event.',
  successes: [CopyProgress, AdjustVariationSuccess],
  failures,
  successOf: (event) => ('pieces' in event ? CopyProgress : AdjustVariationSuccess),
});

/** Adjusts a text, for the mutation and for the subscription. */
async function adjust(
  { copywriting }: Context['services'],
  user: User,
  input: AdjustVariationInput,
  signal: AbortSignal,
  progress?: ProgressListener,
) {
  return resultOf(await copywriting.adjust(user, input, signal, progress), (generation) => ({ generation }));
}

@Resolver()
export class AdjustingResolver {
  @ResultMutation(
    AdjustVariationResult,
    `Makes a new version of one text (paid plans). A generation includes ${adjustmentsPerGeneration}; they cost no credit. Without a text the adjustment is not counted.`,
  )
  @Access('onboarded', 'owner or key')
  @Generates()
  async adjustVariation(
    @CurrentUser() user: User,
    @Input(() => AdjustVariationInput) input: AdjustVariationInput,
    @Ctx() { services, signal }: Context,
  ) {
    return adjust(services, user, input, signal);
  }

  @Subscription(() => VariationAdjustingEvent, {
    description:
      'Like `adjustVariation`, with the text while it is written. ' +
      `Ending it before the result cancels it and gives the adjustment back; ${cancelledStreamRule}. ` +
      'When the connection is lost, `adjustVariation` with the same `requestId` gives the text.',
    subscribe({
      args,
      context,
    }: {
      args: { input: AdjustVariationInput };
      context: GuardedContext;
    }): AsyncIterable<typeof VariationAdjustingEvent> {
      const { services, caller, signal } = context;
      return progressEvents(
        bufferText(),
        (progress, writing) => adjust(services, caller.user, args.input, writing, progress),
        signal,
      );
    },
  })
  @Access('onboarded', 'owner or key')
  @Generates()
  variationAdjusting(
    @Root() event: typeof VariationAdjustingEvent,
    @Input(() => AdjustVariationInput) _input: AdjustVariationInput,
  ): typeof VariationAdjustingEvent {
    return event;
  }
}
