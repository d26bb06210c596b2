import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, emitSchemaDefinitionFileSync, type NonEmptyArray } from 'type-graphql';
import { guardRootFields } from './access.ts';
import { AccountResolver } from './account.ts';
import { AdjustingResolver } from './adjusting.ts';
import { ApiKeysResolver } from './apiKeys.ts';
import { BillingResolver } from './billing.ts';
import { ConfigResolver } from './config.ts';
import { CopywritingResolver } from './copywriting.ts';
import { GenerationResolver } from './generation.ts';
import { HistoryResolver } from './history.ts';
import { IdeasResolver } from './ideas.ts';
import { KitResolver } from './kit.ts';
import { MailsResolver } from './mails.ts';
import { PrivacyResolver } from './privacy.ts';
import { ProductsResolver } from './products.ts';
import { recordFailures } from './recordFailures.ts';
import { UserResolver } from './user.ts';
import { VoiceResolver } from './voice.ts';

const resolvers = [
  ConfigResolver,
  AccountResolver,
  UserResolver,
  ProductsResolver,
  VoiceResolver,
  MailsResolver,
  GenerationResolver,
  CopywritingResolver,
  AdjustingResolver,
  KitResolver,
  HistoryResolver,
  IdeasResolver,
  PrivacyResolver,
  ApiKeysResolver,
  BillingResolver,
] as const satisfies NonEmptyArray<new () => object>;

/** The executable schema; with a path it also writes schema.graphql there. */
export function buildApiSchema(emitTo?: string): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolvers],
    // Inputs are checked by the domain, which knows the rules and says them in pt-BR.
    validate: false,
    // Checking a schema takes as long as building it: that of the build is checked, and all others are the same.
    skipCheck: !emitTo,
    // Required by TypeGraphQL for subscriptions, and unused: ours read the UserFeed.
    pubSub: { publish: () => undefined, subscribe: () => noEvents() },
  });
  guardRootFields(schema);
  // After the guard, which adds to the descriptions who may call.
  if (emitTo) emitSchemaDefinitionFileSync(emitTo, schema);
  return recordFailures(schema);
}

async function* noEvents(): AsyncGenerator<never> {}
