import { createSourceEventStream, execute, print, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Results = Map<string, ExecutionResult | Promise<ExecutionResult>>;

/** The results of executing an event, by document and variables; collected as garbage with the event. */
const resultsByEvent = new WeakMap<object, Results>();

/**
 * Like subscribe() of graphql-js, but an event that several subscriptions get, one change that goes to all tabs of an owner,
 * is executed once for all subscriptions with the same document and variables. That is safe because an event belongs to one
 * account and access is checked when a subscription begins: no result depends on the subscriber.
 */
export async function subscribeWithSharedResults(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult, undefined>> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const requestKey = JSON.stringify([print(args.document), args.operationName, args.variableValues]);

  const results: AsyncIterableIterator<ExecutionResult, undefined> = {
    async next() {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      return { done: false, value: await resultOf(args, event.value, requestKey) };
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    async throw(error) {
      await events.return?.();
      throw error;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

function resultOf(args: ExecutionArgs, event: unknown, requestKey: string): ExecutionResult | Promise<ExecutionResult> {
  const run = () => execute({ ...args, rootValue: event });
  if (typeof event !== 'object' || event === null) return run();
  const results: Results = resultsByEvent.get(event) ?? new Map();
  resultsByEvent.set(event, results);
  const sharedResult = results.get(requestKey);
  if (sharedResult) return sharedResult;
  const result = run();
  results.set(requestKey, result);
  return result;
}
