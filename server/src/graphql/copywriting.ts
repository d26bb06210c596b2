import { Arg, Ctx, Field, FieldResolver, ID, InputType, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import type { User as Account } from '../domain/user.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { Access, CurrentUser, enter, Generates, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { CopyProgress, progressEvents } from './copyProgress.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { Generation } from './generation.ts';
import { ResultMutation, resultOf, resultUnion, unionOf } from './results.ts';
import { User } from './user.ts';

@InputType({ description: 'O pedido de um texto.' })
export class GenerateCopyInput {
  @Field(() => ContentTypeEnum, { description: 'O que escrever.' })
  contentType: ContentType;

  @Field(() => ToneEnum, { nullable: true, description: 'O objetivo; sem ele, DEFAULT.' })
  tone?: Tone | null;

  @Field(() => String, { description: 'O assunto, até 1.000 caracteres.' })
  topic: string;

  @Field(() => String, { nullable: true, description: 'Link da campanha, só http(s).' })
  campaignLink?: string | null;

  @Field(() => ID, { description: 'Um UUID novo a cada clique. O mesmo de novo devolve a mesma criação, sem custo.' })
  requestId: string;
}

@ObjectType({ description: 'O texto está pronto e guardado.' })
export class GenerateCopySuccess {
  @Field(() => Generation, { description: 'A criação.' })
  generation: VisibleGeneration;
}

const failures = ['INVALID_BRIEF', 'OUT_OF_CREDITS', 'PLAN_LOCKED', 'TOO_MANY_REQUESTS', 'WRITER_UNAVAILABLE'] as const;
const GenerateCopyResult = resultUnion(GenerateCopySuccess, failures);
const CopyWritingEvent = unionOf({
  name: 'CopyWritingEvent',
  description: 'O texto a caminho, e por último o resultado.',
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
  @ResultMutation(GenerateCopyResult, 'Escreve um texto e gasta um crédito. Sem texto, o crédito volta.')
  @Access('onboarded')
  @Generates()
  async generateCopy(
    @CurrentUser() user: Account,
    @Arg('input', () => GenerateCopyInput) input: GenerateCopyInput,
    @Ctx() { services, signal }: Context,
  ) {
    return generate(services, user, input, signal);
  }

  @Subscription(() => CopyWritingEvent, {
    description:
      'Como generateCopy, mostrando o texto enquanto é escrito. Encerrar antes do resultado cancela: o crédito volta. ' +
      'Se a conexão cair, generateCopy com o mesmo requestId traz o texto.',
    subscribe({
      args,
      context,
    }: {
      args: { input: GenerateCopyInput };
      context: GuardedContext;
    }): AsyncIterable<typeof CopyWritingEvent> {
      const { services, caller, signal } = context;
      return progressEvents(
        (progress, writing) => generate(services, caller.user, args.input, writing, progress),
        signal,
      );
    },
  })
  @Access('onboarded')
  @Generates()
  copyWriting(
    @Root() event: typeof CopyWritingEvent,
    @Arg('input', () => GenerateCopyInput) _input: GenerateCopyInput,
  ): typeof CopyWritingEvent {
    return event;
  }

  @FieldResolver(() => User, { description: 'A conta depois do clique, com os créditos que restam.' })
  async user(@Root() _success: GenerateCopySuccess, @Ctx() context: Context): Promise<Account> {
    return (await enter(context, 'onboarded')).user;
  }
}
