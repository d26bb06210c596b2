import { createSourceEventStream, execute, print, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Results = Map<string, ExecutionResult | Promise<ExecutionResult>>;

/** The results for an event, by what was asked of it; forgotten with the event. */
const shared = new WeakMap<object, Results>();

/**
 * As subscribe() of graphql-js, but an event that several subscriptions get, which is one change for all tabs of an owner,
 * is executed once for all that ask the same of it. An event belongs to one account, and access is decided when a
 * subscription begins: no result depends on who asks.
 */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult, undefined>> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const asked = JSON.stringify([print(args.document), args.operationName, args.variableValues]);

  const results: AsyncIterableIterator<ExecutionResult, undefined> = {
    async next() {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      return { done: false, value: await resultOf(args, event.value, asked) };
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

function resultOf(args: ExecutionArgs, event: unknown, asked: string): ExecutionResult | Promise<ExecutionResult> {
  const run = () => execute({ ...args, rootValue: event });
  if (typeof event !== 'object' || event === null) return run();
  const results: Results = shared.get(event) ?? new Map();
  shared.set(event, results);
  const known = results.get(asked);
  if (known) return known;
  const result = run();
  results.set(asked, result);
  return result;
}
