import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { isFailure } from '../domain/failures.ts';
import { recordFailureCode } from '../domain/callRecord.ts';
import type { Context } from './context.ts';

/** Has every root field record the failure that it answers with, and be resolved once a call. */
export function recordFailures(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, context: Context, info) => {
        const earlier = context.outcomes?.get(String(info.path.key));
        if (earlier && 'error' in earlier) throw earlier.error;
        if (earlier) return earlier.value;
        const answer: unknown = await resolve(source, args, context, info);
        if (isFailure(answer)) recordFailureCode(context.record, answer.code);
        return answer;
      };
    }
  }
  return schema;
}
