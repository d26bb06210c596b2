import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, buildSchemaSync, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { ContentType, Tone } from '../../src/domain/catalog.ts';
import { ContentTypeEnum, ToneEnum } from '../../src/graphql/enums.ts';
import type { PeerContext } from './schema.ts';
import type { Source } from './source.ts';

@ObjectType('User')
class PeerUser {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  email: string;

  @Field(() => Int)
  textCredits: number;
}

@ObjectType('Variation')
class PeerVariation {
  @Field(() => String)
  text: string;
}

@ObjectType('Generation')
class PeerGeneration {
  @Field(() => ID)
  id: string;

  @Field(() => ContentTypeEnum)
  contentType: ContentType;

  @Field(() => ToneEnum)
  tone: Tone;

  @Field(() => String)
  topic: string;

  @Field(() => GraphQLDateTime)
  createdAt: Date;

  @Field(() => [PeerVariation])
  variations: readonly PeerVariation[];
}

@ObjectType('GenerationEdge')
class PeerEdge {
  @Field(() => String)
  cursor: string;

  @Field(() => PeerGeneration)
  node: PeerGeneration;
}

@ObjectType('PageInfo')
class PeerPageInfo {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => String, { nullable: true })
  endCursor: string | null;
}

@ObjectType('GenerationConnection')
class PeerConnection {
  @Field(() => [PeerEdge])
  edges: readonly PeerEdge[];

  @Field(() => PeerPageInfo)
  pageInfo: PeerPageInfo;
}

/** The same part of our schema as everybody writes it with TypeGraphQL, with its defaults. */
export function typeGraphQlSchema(source: Source): GraphQLSchema {
  @Resolver()
  class PeerResolver {
    @Query(() => PeerUser, { nullable: true })
    viewer(@Ctx() { authorization }: PeerContext): Promise<PeerUser> {
      return source.viewer(authorization);
    }

    @Query(() => PeerConnection)
    history(
      @Arg('first', () => Int, { defaultValue: 20 }) first: number,
      @Ctx() { authorization }: PeerContext,
    ): Promise<PeerConnection> {
      return source.history(authorization, first);
    }
  }
  return buildSchemaSync({ resolvers: [PeerResolver], validate: false });
}
