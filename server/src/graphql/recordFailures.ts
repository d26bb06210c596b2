import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { isFailure } from '../domain/failures.ts';
import { recordFailureCode } from '../domain/callRecord.ts';
import type { Context } from './context.ts';

/** Wraps every root field: it records the failure that it answers with, and takes an outcome that the call has already. */
export function recordFailures(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, context: Context, info) => {
        const earlierOutcome = context.outcomes?.get(String(info.path.key));
        if (earlierOutcome && 'error' in earlierOutcome) throw earlierOutcome.error;
        if (earlierOutcome) return earlierOutcome.value;
        const answer: unknown = await resolve(source, args, context, info);
        if (isFailure(answer)) recordFailureCode(context.record, answer.code);
        return answer;
      };
    }
  }
  return schema;
}
