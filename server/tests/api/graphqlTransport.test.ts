import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { GraphQLObjectType, GraphQLScalarType, GraphQLSchema } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { newCallRecord } from '../../src/domain/callRecord.ts';
import type { Context } from '../../src/graphql/context.ts';
import { createGraphQLHandler } from '../../src/http/graphql.ts';
import { portOf } from '../../src/startup/listening.ts';
import { aLog, aTelemetry } from '../seed/ports.ts';

const bug = 'error: bug in the GraphQL transport';

/** A handler of a schema with one field, whose values are these; the last one stays. */
async function aTransport(values: unknown[], prepare: (response: ServerResponse) => void = () => undefined) {
  const type = new GraphQLScalarType({ name: 'Anything' });
  const value = { type, resolve: () => (values.length > 1 ? values.shift() : values[0]) };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { value } }) });
  const { log, logged } = aLog();
  const { telemetry, recorded } = aTelemetry();
  const handle = await createGraphQLHandler({
    schema,
    pageDocuments: new Map(),
    log,
    telemetry,
    sandbox: { policy: () => undefined, hasGraphiQl: false },
  });
  const handled: Promise<void>[] = [];
  const server = createServer((request, response) => {
    prepare(response);
    const context: Partial<Context> = { record: newCallRecord(), requestId: 'r1' };
    handled.push(handle(request, response, context as Context));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0), 'listening');
  const ask = () =>
    fetch(`http://localhost:${portOf(server)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ value }' }),
    });
  return { ask, handled, logged, recorded };
}

it('an operation whose answer cannot be serialised ends its telemetry step with the code of a bug', async () => {
  // No JSON can be made of it.
  const { ask, logged, recorded } = await aTransport(['pão', 1n]);
  expect(await (await ask()).json()).toEqual({ data: { value: 'pão' } });
  const answer = await ask();
  expect([answer.status, await answer.json()]).toMatchObject([500, { errors: [{ message: 'Ocorreu um erro.' }] }]);
  const step = 'graphql query value http';
  const within = 'within graphql';
  expect(recorded).toEqual([within, `${step} ok`, within, `${step} INTERNAL_SERVER_ERROR`]);
  expect(logged).toEqual([bug]);
});

it('an answer that fails after its headers were sent is cut off', async () => {
  const { ask, handled, logged } = await aTransport(['pão'], (response) => response.flushHeaders());
  const answer = await ask();
  await expect(answer.text()).rejects.toThrow('terminated');
  await Promise.all(handled);
  expect(logged).toEqual([bug]);
});
