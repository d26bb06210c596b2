import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { Client } from 'graphql-ws';
import { accessTo, generates, type FieldAccess } from '../../src/graphql/access.ts';
import { buildApiSchema } from '../../src/graphql/schema.ts';

/** One root field of the API, as a request that the schema accepts. */
export interface Operation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly name: string;
  readonly query: string;
  /** Who may call it, as it is declared beside its resolver. */
  readonly access: FieldAccess;
  /** The type of its one argument, if it has one. */
  readonly inputType: string;
  /** Whether it writes a text. */
  readonly generates: boolean;
  /** A value for each argument by its type; every identifier is the given one. */
  variables(id?: string): Record<string, unknown>;
}

const schema = buildApiSchema();

/** Every root field there is: a new operation is tested by existing. */
export const operations: readonly Operation[] = (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  return Object.values(root?.getFields() ?? {}).map((field) => {
    const { name, args, type } = field;
    const declared = args.length ? `(${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})` : '';
    const passed = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
    const selected = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
    return {
      kind,
      name,
      query: `${kind} ${declared} { ${name}${passed}${selected} }`,
      access: accessTo(field),
      inputType: String(args.find((arg) => arg.name === 'input')?.type ?? ''),
      generates: generates(field),
      variables: (id = randomUUID()) =>
        Object.fromEntries(
          args.filter((arg) => isNonNullType(arg.type)).map((arg) => [arg.name, valueOf(arg.type, id)]),
        ),
    };
  });
});

function valueOf(type: GraphQLInputType, id: string): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [valueOf(bare.ofType, id)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type, id)]));
  }
  const scalars: Record<string, unknown> = {
    ID: id,
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: new Date().toISOString(),
  };
  return scalars[bare.name] ?? 'texto';
}

export interface SocketAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions?: { code?: unknown } }[];
  /** The code the server closed the socket with. */
  readonly closed?: number;
}

/** The first answer over a WebSocket, which is closed then. */
export function firstAnswer(
  client: Client,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<SocketAnswer> {
  return new Promise<SocketAnswer>((resolve, reject) => {
    client.subscribe(
      { query, variables },
      {
        next: (answer) => resolve(answer as SocketAnswer),
        error: (error) => {
          if (Array.isArray(error)) resolve({ errors: error });
          else if (typeof error === 'object' && error !== null && 'code' in error)
            resolve({ closed: error.code as number });
          else reject(error);
        },
        complete: () => resolve({}),
      },
    );
  }).finally(() => client.dispose());
}
