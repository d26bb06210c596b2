import { defaultFieldResolver, OperationTypeNode, type GraphQLField, type GraphQLSchema } from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import type { AccessLevel, Callers } from '../domain/account/access.ts';
import type { Principal, User } from '../domain/account/user.ts';
import { orThrow, type Context } from './context.ts';

/** Who called a root field that is not public. */
interface Caller {
  readonly principal: Principal;
  readonly user: User;
}

/** The context of a root field behind the guard; the fields below it see the plain one. */
export interface GuardedContext extends Context {
  readonly caller: Caller;
}

type RootField = GraphQLField<unknown, Context>;

const levels: readonly AccessLevel[] = ['registered', 'verified', 'onboarded'];
const allCallers: readonly Callers[] = ['owner or key', 'owner alone'];

/** Who may call a root field: how far the account must have come, and whether an API key may call for it. */
export type FieldAccess = { readonly level: 'public' } | { readonly level: AccessLevel; readonly callers: Callers };

/** Declares who may call a root field. The schema is not built while a root field has no declaration. */
export function Access(level: 'public'): ReturnType<typeof Extensions>;
export function Access(level: AccessLevel, callers: Callers): ReturnType<typeof Extensions>;
export function Access(level: FieldAccess['level'], callers?: Callers) {
  return Extensions({ access: level, callers });
}

/** Marks a root field that writes a text: an operation may have one of them (rule 8.5). */
export const Generates = () => Extensions({ generates: true });

/** The caller's account, as it was when the root field was entered. */
export const CurrentUser = () => createParameterDecorator<GuardedContext>(({ context }) => context.caller.user);

/** What the caller's token says. */
export const CurrentPrincipal = () =>
  createParameterDecorator<GuardedContext>(({ context }) => context.caller.principal);

/** Who may call the root field. Throws when it does not say. */
export function accessTo({ name, extensions }: RootField): FieldAccess {
  if (extensions['access'] === 'public') return { level: 'public' };
  const level = levels.find((known) => known === extensions['access']);
  const callers = allCallers.find((known) => known === extensions['callers']);
  if (!level || !callers) throw new Error(`${name} does not say who may call it: add @Access`);
  return { level, callers };
}

/** Whether the root field writes a text. */
export const generates = ({ extensions }: { extensions: object }): boolean =>
  'generates' in extensions && extensions.generates === true;

/** The requirements of an account, as descriptions state them. */
const accountRequirements = {
  registered: 'an account',
  verified: 'an account with a verified e-mail address and accepted terms',
  onboarded: 'an account with a verified e-mail address, accepted terms and completed onboarding',
} as const satisfies Record<AccessLevel, string>;

const apiKeyRules = {
  'owner or key': 'an API key may call it',
  'owner alone': 'no API key may call it',
} as const satisfies Record<Callers, string>;

const describeAccess = (access: FieldAccess): string =>
  access.level === 'public'
    ? 'Needs no token.'
    : `Needs ${accountRequirements[access.level]}; ${apiKeyRules[access.callers]}.`;

const rootDescriptions = {
  query: 'What can be read.',
  mutation: 'What can be changed; expected failures are members of the results.',
  subscription: 'What is reported as it happens, over WebSocket only.',
} as const satisfies Record<`${OperationTypeNode}`, string>;

/** Describes the root types, and for each root field who may call it; puts the guard before those that are not public. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const operation of Object.values(OperationTypeNode)) {
    const root = schema.getRootType(operation);
    if (!root) continue;
    root.description = rootDescriptions[operation];
    for (const field of Object.values(root.getFields())) guard(field);
  }
  return schema;
}

function guard(field: RootField): void {
  const access = accessTo(field);
  field.description = `${field.description} ${describeAccess(access)}`;
  if (access.level === 'public') return;
  const { resolve = defaultFieldResolver, subscribe } = field;
  // A subscription is guarded when it begins; its `resolve` only runs for events of guarded subscriptions.
  if (subscribe) {
    field.subscribe = async (root, args, context, info) =>
      subscribe(root, args, await guardContext(context, access), info);
  } else {
    field.resolve = async (root, args, context, info) => resolve(root, args, await guardContext(context, access), info);
  }
}

type SignedInAccess = Exclude<FieldAccess, { level: 'public' }>;

const guardContext = async (context: Context, access: SignedInAccess): Promise<GuardedContext> => ({
  ...context,
  caller: await enter(context, access),
});

/** The caller with the account as it is now. Throws a GraphQL error with a stable code when the caller may not go on. */
export async function enter({ principal, services }: Context, { level, callers }: SignedInAccess): Promise<Caller> {
  const caller = orThrow(await principal());
  return { principal: caller, user: orThrow(await services.accounts.authorise(caller, level, callers)) };
}
