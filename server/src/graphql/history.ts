import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import { encodeCursor, defaultScanLimit, largestPage, pageSize } from '../domain/history.ts';
import type { User } from '../domain/user.ts';
import { Access, CurrentUser } from './access.ts';
import { connectionOf } from './connection.ts';
import { orThrow, type Context } from './context.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { Generation, GenerationConnection } from './generation.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';

@ArgsType()
class HistoryArgs {
  @Field(() => Int, { nullable: true, defaultValue: pageSize, description: `Itens por página, até ${largestPage}.` })
  first: number;

  @Field(() => String, { nullable: true, description: 'O `endCursor` da página anterior.' })
  after?: string | null;

  @Field(() => ContentTypeEnum, { nullable: true, description: 'Só este tipo (planos pagos).' })
  contentType?: ContentType | null;

  @Field(() => ToneEnum, { nullable: true, description: 'Só este objetivo (planos pagos).' })
  tone?: Tone | null;

  @Field(() => Boolean, { nullable: true, description: 'Só favoritas (planos pagos).' })
  favourites?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Só com este trecho no assunto ou nos textos, sem diferença de acentos e maiúsculas (planos pagos).',
  })
  search?: string | null;
}

@InputType({ description: 'Uma edição: todos os textos da criação, na ordem.' })
export class UpdateVariationsInput {
  @Field(() => ID, { description: 'A criação.' })
  generationId: string;

  @Field(() => [String], { description: 'Todas as variações, cada uma de 1 a 5.000 caracteres.' })
  variations: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'O `editedAt` de que a edição partiu; nulo se nunca foi editada. Sem ele, não há conferência.',
  })
  basedOn?: Date | null;
}

@InputType({ description: 'Uma criação e se ela é favorita.' })
export class SetFavouriteInput {
  @Field(() => ID, { description: 'A criação.' })
  generationId: string;

  @Field(() => Boolean, { description: 'Se é favorita.' })
  favourite: boolean;
}

@InputType({ description: 'A criação a excluir.' })
export class DeleteGenerationInput {
  @Field(() => ID, { description: 'A criação.' })
  generationId: string;
}

@ObjectType({ description: 'A edição foi salva.' })
export class UpdateVariationsSuccess {
  @Field(() => Generation, { description: 'A criação, como ficou.' })
  generation: VisibleGeneration;
}

@ObjectType({ description: 'A marca foi salva.' })
export class SetFavouriteSuccess {
  @Field(() => Generation, { description: 'A criação, como ficou.' })
  generation: VisibleGeneration;
}

@ObjectType({ description: 'A criação não existe mais.' })
export class DeleteGenerationSuccess {
  @Field(() => ID, { description: 'O identificador que foi pedido.' })
  generationId: string;
}

const UpdateVariationsResult = resultUnion(UpdateVariationsSuccess, [
  'INVALID_VARIATIONS',
  'PLAN_LOCKED',
  'GENERATION_NOT_FOUND',
  'EDIT_CONFLICT',
]);
const SetFavouriteResult = resultUnion(SetFavouriteSuccess, ['PLAN_LOCKED', 'GENERATION_NOT_FOUND']);
const DeleteGenerationResult = resultUnion(DeleteGenerationSuccess, []);

@Resolver()
export class HistoryResolver {
  @Query(() => GenerationConnection, {
    description: `As criações de quem chama, dentro do que o plano mostra. Uma busca olha até ${defaultScanLimit.toLocaleString('pt-BR')} criações por página: se parou antes do fim, \`hasNextPage\` é verdadeiro, mesmo com poucos itens ou nenhum, e ela continua a partir de \`endCursor\`.`,
  })
  @Access('onboarded')
  async history(
    @CurrentUser() user: User,
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() { services }: Context,
  ): Promise<GenerationConnection> {
    const { items, next } = orThrow(await services.history.page(user, args));
    return connectionOf(items, encodeCursor, { next, after: args.after });
  }

  @Query(() => Generation, { nullable: true, description: 'Uma criação de quem chama, ou nulo.' })
  @Access('onboarded')
  generation(
    @CurrentUser() user: User,
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<VisibleGeneration | null> {
    return services.history.find(user, id);
  }

  @ResultMutation(UpdateVariationsResult, 'Salva os textos editados (planos pagos).')
  @Access('onboarded')
  async updateVariations(
    @CurrentUser() user: User,
    @Arg('input', () => UpdateVariationsInput) input: UpdateVariationsInput,
    @Ctx() { services: { history } }: Context,
  ) {
    return resultOf(await history.updateVariations(user, input), (generation) => ({ generation }));
  }

  @ResultMutation(SetFavouriteResult, 'Marca ou desmarca uma criação como favorita (planos pagos).')
  @Access('onboarded')
  async setFavourite(
    @CurrentUser() user: User,
    @Arg('input', () => SetFavouriteInput) input: SetFavouriteInput,
    @Ctx() { services: { history } }: Context,
  ) {
    return resultOf(await history.setFavourite(user, input), (generation) => ({ generation }));
  }

  @ResultMutation(DeleteGenerationResult, 'Exclui uma criação. Excluir o que já não existe também é sucesso.')
  @Access('onboarded')
  async deleteGeneration(
    @CurrentUser() user: User,
    @Arg('input', () => DeleteGenerationInput) { generationId }: DeleteGenerationInput,
    @Ctx() { services: { history } }: Context,
  ) {
    await history.remove(user, generationId);
    return { generationId };
  }
}
