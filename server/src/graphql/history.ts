import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { isFailure } from '../domain/failures.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import { encodeCursor, largestPage, defaultScanLimit, pageSize } from '../domain/history.ts';
import { connectionOf } from './connection.ts';
import { enter, orThrow, type Context } from './context.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { EditConflict, GenerationNotFound, InvalidVariations, PlanLocked, resultUnion } from './failures.ts';
import { Generation, GenerationConnection } from './generation.ts';

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
  InvalidVariations,
  PlanLocked,
  GenerationNotFound,
  EditConflict,
]);
const SetFavouriteResult = resultUnion(SetFavouriteSuccess, [PlanLocked, GenerationNotFound]);
const DeleteGenerationResult = resultUnion(DeleteGenerationSuccess, []);

@Resolver()
export class HistoryResolver {
  @Query(() => GenerationConnection, {
    description: `As criações de quem chama, dentro do que o plano mostra. Uma busca olha até ${defaultScanLimit.toLocaleString('pt-BR')} criações por página: se parou antes do fim, \`hasNextPage\` é verdadeiro, mesmo com poucos itens ou nenhum, e ela continua a partir de \`endCursor\`.`,
  })
  async history(@Ctx() context: Context, @Args(() => HistoryArgs) args: HistoryArgs) {
    const user = await enter(context, 'onboarded');
    const { items, next } = orThrow(await context.services.history.page(user, args));
    return connectionOf(items, encodeCursor, { next, after: args.after });
  }

  @Query(() => Generation, { nullable: true, description: 'Uma criação de quem chama, ou nulo.' })
  async generation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<VisibleGeneration | null> {
    return context.services.history.find(await enter(context, 'onboarded'), id);
  }

  @Mutation(() => UpdateVariationsResult, { description: 'Salva os textos editados (planos pagos).' })
  async updateVariations(
    @Ctx() context: Context,
    @Arg('input', () => UpdateVariationsInput) input: UpdateVariationsInput,
  ) {
    const generation = await context.services.history.updateVariations(await enter(context, 'onboarded'), input);
    return isFailure(generation) ? generation : Object.assign(new UpdateVariationsSuccess(), { generation });
  }

  @Mutation(() => SetFavouriteResult, { description: 'Marca ou desmarca uma criação como favorita (planos pagos).' })
  async setFavourite(@Ctx() context: Context, @Arg('input', () => SetFavouriteInput) input: SetFavouriteInput) {
    const generation = await context.services.history.setFavourite(await enter(context, 'onboarded'), input);
    return isFailure(generation) ? generation : Object.assign(new SetFavouriteSuccess(), { generation });
  }

  @Mutation(() => DeleteGenerationResult, {
    description: 'Exclui uma criação. Excluir o que já não existe também é sucesso.',
  })
  async deleteGeneration(
    @Ctx() context: Context,
    @Arg('input', () => DeleteGenerationInput) { generationId }: DeleteGenerationInput,
  ) {
    await context.services.history.remove(await enter(context, 'onboarded'), generationId);
    return Object.assign(new DeleteGenerationSuccess(), { generationId });
  }
}
