import { GraphQLError } from 'graphql';
import type { Access } from '../domain/access.ts';
import { isFailure, type Failure, type Unauthenticated } from '../domain/failures.ts';
import type { Principal, User } from '../domain/user.ts';
import type { Services } from '../services/services.ts';

/** What a resolver knows of the call. */
export interface Context {
  readonly services: Services;
  readonly requestId: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Who calls; verified at most once a call. Rejects when the identity provider cannot be asked. */
  readonly principal: () => Promise<Principal | Unauthenticated>;
}

/** The caller's account, or a GraphQL error with a stable code. Every root field but `config` begins here. */
export async function enter(context: Context, access: Access): Promise<User> {
  const principal = await authenticate(context);
  return orThrow(await context.services.accounts.enter(principal, access));
}

/** Who calls, or UNAUTHENTICATED. */
export const authenticate = async (context: Context): Promise<Principal> => orThrow(await context.principal());

/** For failures that have no result union to be a member of: queries and access. */
export function orThrow<T>(value: T): Exclude<T, Failure> {
  if (isFailure(value)) throw new GraphQLError(value.message, { extensions: { code: value.code } });
  return value as Exclude<T, Failure>;
}
