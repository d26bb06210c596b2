import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { recordFailureCode } from '../domain/callRecord.ts';
import type { Log } from '../domain/ports.ts';
import type { Context } from '../graphql/context.ts';
import { recordOperation } from '../graphql/recordOperation.ts';
import { logBugs, publicError, unavailablePart } from './errors.ts';

/** Refuses subscriptions over HTTP, where they would run once as if they were queries. */
export const refuseSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation) recordOperation(contextValue.record, operation);
        if (operation?.operation !== 'subscription') return Promise.resolve();
        const extensions = { code: 'BAD_REQUEST', http: { status: 400 } };
        return Promise.reject(new GraphQLError('Acompanhe mudanças por WebSocket.', { extensions }));
      },
    }),
};

/** Logs bugs, and gives an answer of errors alone the status and headers of its first cause. */
export const errorReporting = (log: Log): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue: { requestId, record } }) => {
        logBugs(log, errors, { requestId, operation: record.operation });
        return Promise.resolve();
      },
      willSendResponse: ({ errors = [], response, contextValue }) => {
        const [first] = errors;
        if (first) recordFailureCode(contextValue.record, publicError(first.toJSON(), first).extensions?.['code']);
        if (errors.some((error) => unavailablePart(error))) response.http.status = 503;
        if (response.body.kind === 'single' && response.body.singleResult.data) return Promise.resolve();
        const extensionsOfError = (code: string) =>
          errors.find(({ extensions }) => extensions['code'] === code)?.extensions;
        if (extensionsOfError('UNAUTHENTICATED')) response.http.headers.set('www-authenticate', 'Bearer');
        const retryAfterSeconds = extensionsOfError('TOO_MANY_REQUESTS')?.['retryAfterSeconds'];
        if (typeof retryAfterSeconds === 'number') response.http.headers.set('retry-after', String(retryAfterSeconds));
        return Promise.resolve();
      },
    }),
});
