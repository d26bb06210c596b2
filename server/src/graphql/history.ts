import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import { sizeLimits, type VisibleGeneration } from '../domain/generations/generation.ts';
import { encodeCursor, defaultScanLimit, maxPageSize, defaultPageSize } from '../domain/generations/history.ts';
import type { User } from '../domain/account/user.ts';
import { Access, CurrentUser } from './access.ts';
import { connectionOf } from './connection.ts';
import { orThrow, type Context } from './context.ts';
import { Input } from './input.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';
import { Generation, GenerationConnection } from './generation.ts';
import { PageLength } from './pageLength.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';

@ArgsType()
class HistoryArgs {
  @PageLength({ defaultValue: defaultPageSize, largest: maxPageSize, nullable: true })
  first: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;

  @Field(() => ContentTypeEnum, { nullable: true, description: 'Only this content type (paid plans).' })
  contentType?: ContentType | null;

  @Field(() => ToneEnum, { nullable: true, description: 'Only this goal (paid plans).' })
  tone?: Tone | null;

  @Field(() => Boolean, { nullable: true, description: 'Only favourites (paid plans).' })
  favourites?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only with each of these words in the topic or the texts, in any order, whatever the accents and capitals (paid plans).',
  })
  search?: string | null;
}

@InputType({ description: 'An edit: all texts of the generation, in their order.' })
export class UpdateVariationsInput {
  @Field(() => ID, { description: 'The generation.' })
  generationId: string;

  @Field(() => [String], {
    description: `All variations in their order, none empty, each ${upToCharacters(sizeLimits.variation)}.`,
  })
  variations: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The `editedAt` that the edit is based on; null for texts never edited. Left out, any newer edit is overwritten.',
  })
  basedOn?: Date | null;
}

@InputType({ description: 'A generation, and whether it is a favourite.' })
export class SetFavouriteInput {
  @Field(() => ID, { description: 'The generation.' })
  generationId: string;

  @Field(() => Boolean, { description: 'Whether it is a favourite.' })
  favourite: boolean;
}

@InputType({ description: 'The generation to delete.' })
export class DeleteGenerationInput {
  @Field(() => ID, { description: 'The generation.' })
  generationId: string;
}

@ObjectType({ description: 'The edit is saved.' })
export class UpdateVariationsSuccess {
  @Field(() => Generation, { description: 'The generation after the change.' })
  generation: VisibleGeneration;
}

@ObjectType({ description: 'The mark is saved.' })
export class SetFavouriteSuccess {
  @Field(() => Generation, { description: 'The generation after the change.' })
  generation: VisibleGeneration;
}

@ObjectType({ description: 'The generation no longer exists.' })
export class DeleteGenerationSuccess {
  @Field(() => ID, { description: 'The id that was given.' })
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
    description: `The caller's generations, as far back as the plan shows. A search looks at up to ${defaultScanLimit.toLocaleString('en')} generations a page: when it stopped before the end, \`hasNextPage\` is true even with few items or none, and it goes on after \`endCursor\`.`,
  })
  @Access('onboarded', 'owner or key')
  async history(
    @CurrentUser() user: User,
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() { services }: Context,
  ): Promise<GenerationConnection> {
    const { items, next } = orThrow(await services.history.page(user, args));
    return connectionOf(items, encodeCursor, { next, after: args.after });
  }

  @Query(() => Generation, { nullable: true, description: 'A generation of the caller, or null.' })
  @Access('onboarded', 'owner or key')
  generation(
    @CurrentUser() user: User,
    @Arg('id', () => ID, { description: 'The id of the generation.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<VisibleGeneration | null> {
    return services.history.find(user, id);
  }

  @ResultMutation(UpdateVariationsResult, 'Saves edited texts (paid plans).')
  @Access('onboarded', 'owner or key')
  async updateVariations(
    @CurrentUser() user: User,
    @Input(() => UpdateVariationsInput) input: UpdateVariationsInput,
    @Ctx() { services: { history } }: Context,
  ) {
    return resultOf(await history.updateVariations(user, input), (generation) => ({ generation }));
  }

  @ResultMutation(SetFavouriteResult, 'Marks a generation as a favourite, or takes the mark away (paid plans).')
  @Access('onboarded', 'owner or key')
  async setFavourite(
    @CurrentUser() user: User,
    @Input(() => SetFavouriteInput) input: SetFavouriteInput,
    @Ctx() { services: { history } }: Context,
  ) {
    return resultOf(await history.setFavourite(user, input), (generation) => ({ generation }));
  }

  @ResultMutation(DeleteGenerationResult, 'Deletes a generation. Deleting one that no longer exists succeeds too.')
  @Access('onboarded', 'owner or key')
  async deleteGeneration(
    @CurrentUser() user: User,
    @Input(() => DeleteGenerationInput) { generationId }: DeleteGenerationInput,
    @Ctx() { services: { history } }: Context,
  ) {
    await history.remove(user, generationId);
    return { generationId };
  }
}
