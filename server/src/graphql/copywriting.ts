import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { isFailure } from '../domain/failures.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import type { User as Account } from '../domain/user.ts';
import { enter, type Context } from './context.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { InvalidBrief, OutOfCredits, PlanLocked, resultUnion, TooManyRequests, WriterUnavailable } from './failures.ts';
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

const GenerateCopyResult = resultUnion(GenerateCopySuccess, [
  InvalidBrief,
  OutOfCredits,
  PlanLocked,
  TooManyRequests,
  WriterUnavailable,
]);

@Resolver(() => GenerateCopySuccess)
export class CopywritingResolver {
  @Mutation(() => GenerateCopyResult, {
    description: 'Escreve um texto e gasta um crédito. Sem texto, o crédito volta.',
  })
  async generateCopy(@Ctx() context: Context, @Arg('input', () => GenerateCopyInput) input: GenerateCopyInput) {
    const user = await enter(context, 'onboarded');
    const generation = await context.services.copywriting.generate(user, input, context.signal);
    return isFailure(generation) ? generation : Object.assign(new GenerateCopySuccess(), { generation });
  }

  @FieldResolver(() => User, { description: 'A conta depois do clique, com os créditos que restam.' })
  user(@Root() _success: GenerateCopySuccess, @Ctx() context: Context): Promise<Account> {
    return enter(context, 'onboarded');
  }
}
