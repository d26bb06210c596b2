import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { ContentTypeEnum, ToneEnum } from '../../src/graphql/enums.ts';
import type { Source } from './source.ts';

/** What a resolver of a peer knows of the request. */
export interface PeerContext {
  readonly authorization: string | undefined;
}

type Field = GraphQLFieldConfig<unknown, PeerContext>;
const field = (type: GraphQLOutputType): Field => ({ type: new GraphQLNonNull(type) });
const nullable = (type: GraphQLOutputType): Field => ({ type });
const listOf = (type: GraphQLOutputType) => new GraphQLList(new GraphQLNonNull(type));
const enumeration = (name: string, keys: Readonly<Record<string, string>>) =>
  new GraphQLEnumType({
    name,
    values: Object.fromEntries(Object.entries(keys).map(([shown, value]) => [shown, { value }])),
  });
const object = (name: string, fields: Record<string, Field>) => new GraphQLObjectType({ name, fields });

/** The part of our schema that is asked for, with nothing but graphql-js. */
export function peerSchema(source: Source): GraphQLSchema {
  const user = object('User', { id: field(GraphQLID), email: field(GraphQLString), textCredits: field(GraphQLInt) });
  const variation = object('Variation', { text: field(GraphQLString) });
  const generation = object('Generation', {
    id: field(GraphQLID),
    contentType: field(enumeration('ContentType', ContentTypeEnum)),
    tone: field(enumeration('Tone', ToneEnum)),
    topic: field(GraphQLString),
    createdAt: field(GraphQLDateTime),
    variations: field(listOf(variation)),
  });
  const edge = object('GenerationEdge', { cursor: field(GraphQLString), node: field(generation) });
  const pageInfo = object('PageInfo', { hasNextPage: field(GraphQLBoolean), endCursor: nullable(GraphQLString) });
  const connection = object('GenerationConnection', { edges: field(listOf(edge)), pageInfo: field(pageInfo) });
  const query = new GraphQLObjectType<unknown, PeerContext>({
    name: 'Query',
    fields: {
      viewer: { type: user, resolve: (_root, _args, { authorization }) => source.viewer(authorization) },
      history: {
        type: new GraphQLNonNull(connection),
        args: { first: { type: GraphQLInt, defaultValue: 20 } },
        resolve: (_root, { first }, { authorization }) => source.history(authorization, first as number),
      },
    },
  });
  return new GraphQLSchema({ query });
}
