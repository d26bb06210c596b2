import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { User } from '../domain/account/user.ts';
import { Access, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { ContentTypeEnum, ToneEnum } from './enums.ts';

@ObjectType({ simpleResolvers: true, description: "A topic to write about, made for the caller's business." })
export class Idea {
  @Field(() => String, { description: 'The topic; `[preencher: …]` stands where the owner has to complete it.' })
  topic: string;

  @Field(() => ContentTypeEnum, { description: "A content type that suits it and is in the caller's plan." })
  contentType: ContentType;

  @Field(() => ToneEnum, { description: "A goal that suits it and is in the caller's plan." })
  tone: Tone;

  @Field(() => String, { description: 'Why it is offered today, such as "Natal, 25 de dezembro".' })
  reason: string;
}

@Resolver()
export class IdeasResolver {
  @Query(() => [Idea], {
    description:
      "Six to eight topics made from the caller's business, products and calendar, others each day. Uses no credit.",
  })
  @Access('onboarded', 'owner or key')
  async ideas(@CurrentUser() user: User, @Ctx() { services }: Context): Promise<Idea[]> {
    return [...(await services.ideas.of(user))];
  }
}
