import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { isFailure } from '../domain/failures.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import type { User as Account } from '../domain/user.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { enter, type Context } from './context.ts';
import { CopyProgress, progressEvents } from './copyProgress.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import {
  InvalidBrief,
  OutOfCredits,
  PlanLocked,
  resultUnion,
  TooManyRequests,
  unionOf,
  WriterUnavailable,
} from './failures.ts';
import { Generation } from './generation.ts';
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

const failures = [InvalidBrief, OutOfCredits, PlanLocked, TooManyRequests, WriterUnavailable] as const;
const GenerateCopyResult = resultUnion(GenerateCopySuccess, failures);
const CopyWritingEvent = unionOf('CopyWritingEvent', 'O texto a caminho, e por último o resultado.', [
  CopyProgress,
  GenerateCopySuccess,
  ...failures,
]);

/** One click by an account that may, the same on both transports. */
async function generate(
  { services: { copywriting } }: Context,
  user: Account,
  input: GenerateCopyInput,
  signal: AbortSignal,
  progress?: ProgressListener,
) {
  const generation = await copywriting.generate(user, input, signal, progress);
  return isFailure(generation) ? generation : Object.assign(new GenerateCopySuccess(), { generation });
}

@Resolver(() => GenerateCopySuccess)
export class CopywritingResolver {
  @Mutation(() => GenerateCopyResult, {
    description: 'Escreve um texto e gasta um crédito. Sem texto, o crédito volta.',
  })
  async generateCopy(@Ctx() context: Context, @Arg('input', () => GenerateCopyInput) input: GenerateCopyInput) {
    return generate(context, await enter(context, 'onboarded'), input, context.signal);
  }

  @Subscription(() => CopyWritingEvent, {
    description:
      'Como generateCopy, mostrando o texto enquanto é escrito. Encerrar antes do resultado cancela: o crédito volta. ' +
      'Se a conexão cair, generateCopy com o mesmo requestId traz o texto.',
    subscribe: async ({ args, context }: { args: { input: GenerateCopyInput }; context: Context }) => {
      const user = await enter(context, 'onboarded');
      const write = (progress: ProgressListener, signal: AbortSignal) =>
        generate(context, user, args.input, signal, progress);
      return progressEvents(write, context.signal);
    },
  })
  copyWriting(
    @Root() event: typeof CopyWritingEvent,
    @Arg('input', () => GenerateCopyInput) _input: GenerateCopyInput,
  ): typeof CopyWritingEvent {
    return event;
  }

  @FieldResolver(() => User, { description: 'A conta depois do clique, com os créditos que restam.' })
  user(@Root() _success: GenerateCopySuccess, @Ctx() context: Context): Promise<Account> {
    return enter(context, 'onboarded');
  }
}
