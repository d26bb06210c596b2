import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { VisibleKit } from '../domain/writing/kitBrief.ts';
import type { User as Account } from '../domain/account/user.ts';
import type { KitListener } from '../services/copywriting/creatingKits.ts';
import { Access, CurrentUser, enter, Generates, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { cancelledStreamRule, progressEvents } from './copyProgress.ts';
import { Input } from './input.ts';
import { bufferKit, KitProgress } from './kitProgress.ts';
import { CreateKitInput, CreateKitSuccess, DeleteKitInput, DeleteKitSuccess, Kit } from './kitTypes.ts';
import { ResultMutation, resultOf, resultUnion, unionOf } from './results.ts';
import { User } from './user.ts';

const failures = [
  'INVALID_BRIEF',
  'REQUEST_ID_REUSED',
  'GENERATION_DELETED',
  'OUT_OF_CREDITS',
  'PLAN_LOCKED',
  'TOO_MANY_REQUESTS',
  'WRITER_UNAVAILABLE',
  'FORBIDDEN_CLAIM',
] as const;
const CreateKitResult = resultUnion(CreateKitSuccess, failures);
const DeleteKitResult = resultUnion(DeleteKitSuccess, []);
const KitWritingEvent = unionOf({
  name: 'KitWritingEvent',
  description: 'The texts while they are written, and the result as the last event.',
  successes: [KitProgress, CreateKitSuccess],
  failures,
  successOf: (event) => ('growing' in event ? KitProgress : CreateKitSuccess),
});

/** One click, the same on both transports. */
async function create(
  { copywriting }: Context['services'],
  user: Account,
  input: CreateKitInput,
  signal: AbortSignal,
  listener?: KitListener,
) {
  return resultOf(await copywriting.createKit(user, input, signal, listener), (kit) => ({ kit }));
}

@Resolver(() => CreateKitSuccess)
export class KitResolver {
  @Query(() => Kit, {
    nullable: true,
    description: 'A kit of the caller with what became of its texts, or null when it has none.',
  })
  @Access('onboarded', 'owner or key')
  kit(
    @CurrentUser() user: Account,
    @Arg('id', () => ID, { description: 'The id of the kit.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<VisibleKit | null> {
    return services.copywriting.findKit(user, id);
  }

  @ResultMutation(
    CreateKitResult,
    'Writes one text of each content type for one brief (paid plans), one credit each: all credits are taken at once, or none. Each text ends by itself, stored or with its credit back.',
  )
  @Access('onboarded', 'owner or key')
  @Generates()
  async createKit(
    @CurrentUser() user: Account,
    @Input(() => CreateKitInput) input: CreateKitInput,
    @Ctx() { services, signal }: Context,
  ) {
    return create(services, user, input, signal);
  }

  @Subscription(() => KitWritingEvent, {
    description:
      'Like `createKit`, with the texts while they are written. ' +
      `Ending it before the result cancels those that are not stored and returns their credits; ${cancelledStreamRule}. ` +
      'When the connection is lost, `createKit` with the same `requestId` gives the texts.',
    subscribe({
      args,
      context,
    }: {
      args: { input: CreateKitInput };
      context: GuardedContext;
    }): AsyncIterable<typeof KitWritingEvent> {
      const { services, caller, signal } = context;
      return progressEvents(
        bufferKit(),
        (listener, writing) => create(services, caller.user, args.input, writing, listener),
        signal,
      );
    },
  })
  @Access('onboarded', 'owner or key')
  @Generates()
  kitWriting(
    @Root() event: typeof KitWritingEvent,
    @Input(() => CreateKitInput) _input: CreateKitInput,
  ): typeof KitWritingEvent {
    return event;
  }

  @ResultMutation(DeleteKitResult, 'Deletes all texts of a kit. Deleting one that no longer exists succeeds too.')
  @Access('onboarded', 'owner or key')
  async deleteKit(
    @CurrentUser() user: Account,
    @Input(() => DeleteKitInput) { kitId }: DeleteKitInput,
    @Ctx() { services: { copywriting } }: Context,
  ) {
    return { kitId, generationIds: await copywriting.removeKit(user, kitId) };
  }

  @FieldResolver(() => User, { description: 'The account after the click, with the credits that are left.' })
  async user(@Root() _success: CreateKitSuccess, @Ctx() context: Context): Promise<Account> {
    return (await enter(context, { level: 'onboarded', callers: 'owner or key' })).user;
  }
}
