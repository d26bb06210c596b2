import { GraphQLError } from 'graphql';
import { isFailure, type Failure, type TooManyRequests, type Unauthenticated } from '../domain/failures.ts';
import type { Principal } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import type { CallRecord } from '../domain/callRecord.ts';
import { enumName } from './enums.ts';

/** What a root field was resolved to. */
export type RootOutcome = { readonly value: unknown } | { readonly error: unknown };

/** The call, for resolvers. */
export interface Context {
  readonly services: Services;
  readonly requestId: string;
  readonly record: CallRecord;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Who calls; verified, and a key's call counted, at most once a call. Rejects when the identity provider cannot be asked. */
  readonly principal: () => Promise<Principal | Unauthenticated | TooManyRequests>;
  /** The outcomes of root fields that were resolved already, by their keys in the answer. */
  readonly outcomes?: ReadonlyMap<string, RootOutcome>;
}

/** The value, or a thrown GraphQL error with the failure's code: for queries and access, which have no result union. */
export function orThrow<T>(value: T): Exclude<T, Failure> {
  if (isFailure(value)) throw asError(value);
  return value as Exclude<T, Failure>;
}

/** The failure as a GraphQL error with its code. */
export const asError = ({ message, code, field, requiredPlan, retryAfterSeconds }: Failure): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code,
      ...(field === undefined ? {} : { field }),
      ...(requiredPlan === undefined ? {} : { requiredPlan: enumName(requiredPlan) }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });
