import { randomUUID } from 'node:crypto';
import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/http/restRoutes.ts';
import { buildApiSchema } from '../../src/graphql/schema.ts';
import { operations } from '../seed/operations.ts';
import type { Answer, Owner } from '../seed/owner.ts';
import { unlimitedPayments } from '../seed/payments.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { isFull } from './trials.ts';

const loneSurrogate = 'a\ud800b';

/** What no field is meant to get, with its type right or wrong. */
const attacks: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'a negative number': -1,
  'a number that is too large': 2 ** 53,
  'a fraction': 0.5,
  'an empty list': [],
  'a list of lists': [[['x']]],
  'an empty object': {},
  'an operator of MongoDB': { $where: 'sleep(1000)', $gt: '' },
  'a prototype': JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  'an empty text': '',
  'a lone surrogate': loneSurrogate,
  'a NUL': 'a\0b',
  directions: '\u202Eabc\u2066',
  'a path': '../../etc/passwd',
  'a query': "'; DROP TABLE users; --",
  'an operator as text': '{"$ne": null}',
  'a prototype by name': '__proto__',
  'a text that is too long': 'x'.repeat(60_000),
};

/** All of them under `npm run test:faults`; else one in six, others at each place, so that all are used somewhere. */
let storeNames = 0;
function attacksHere(): readonly (readonly [string, unknown])[] {
  storeNames += 1;
  return Object.entries(attacks).filter((_attack, index) => isFull || (index + storeNames) % 6 === 0);
}

const schema = buildApiSchema();

/** Every place in the arguments of an operation where a value goes, as a path of names. */
function placesOf(type: GraphQLInputType, path: readonly string[], depth = 0): (readonly string[])[] {
  const named = getNamedType(type);
  if (isInputObjectType(named) && depth < 4) {
    return [
      path,
      ...Object.values(named.getFields()).flatMap((field) => placesOf(field.type, [...path, field.name], depth + 1)),
    ];
  }
  return [path];
}

/** The variables with the value at the place; the objects around the place are made by their types. */
function withValue(given: unknown, type: GraphQLInputType, path: readonly string[], value: unknown): unknown {
  const [next, ...rest] = path;
  if (next === undefined) return value;
  const bare = getNullableType(type);
  if (isListType(bare)) return [withValue(Array.isArray(given) ? given[0] : undefined, bare.ofType, path, value)];
  if (!isInputObjectType(bare)) return value;
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return { ...fields, [next]: withValue(fields[next], bare.getFields()[next]!.type, rest, value) };
}

const rootOf = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: undefined };
const overHttp = operations.filter(({ kind }) => kind !== 'subscription');
const argumentsOf = ({ kind, name }: (typeof operations)[number]) => rootOf[kind]?.getFields()[name]?.args ?? [];

describe.each(isFull ? stores : stores.slice(-1))('every argument of every operation (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  let sent = 0;
  beforeAll(async () => {
    const clickRate = { name: 'clicks', points: 1_000_000, seconds: 60 };
    server = await aServer({ on, clickRate, paymentsRate: unlimitedPayments });
    owner = await server.anOwner({ plan: 'plano_revoada', credits: 1_000_000 });
    // Makes the customer whose portal is opened.
    await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
  });
  afterAll(async () => {
    await server.stop();
    console.log(`${sent} attacks from the schema on ${on}`);
  });

  const isSound = ({ status, headers, body }: Answer): boolean => {
    sent += 1;
    const text = JSON.stringify(body);
    return (
      status < 500 &&
      /^application\/(graphql-response\+)?json/.test(headers.get('content-type') ?? '') &&
      !/INTERNAL_SERVER_ERROR|\n {4}at |node_modules/.test(text) &&
      !('polluted' in {})
    );
  };
  const expectSound = (answer: Answer, what: string) =>
    expect([what, answer.status, isSound(answer) ? 'sound' : answer.body]).toEqual([what, expect.any(Number), 'sound']);
  /** What is stored of the owner, but for what every accepted click changes. */
  const stored = async () => {
    const { users, generations, products, voices } = server.store;
    const { items } = await generations.page(owner.uid, { ...everything, limit: 10_000 });
    return JSON.stringify([
      await users.find(owner.uid),
      items.map(({ id, variations, favourite }) => [id, variations, favourite]),
      await products.find(owner.uid),
      await voices.find(owner.uid),
    ]);
  };
  const everything = {
    contentType: null,
    tone: null,
    favourites: false,
    search: null,
    after: null,
    windowSize: null,
    scanLimit: 10_000,
  };

  it.each(overHttp.filter(({ name }) => name !== 'deleteAccount'))(
    '$kind $name takes or refuses each attack with a known answer, and stores nothing that it refuses',
    { timeout: 300_000 },
    async (operation) => {
      const { kind } = operation;
      const args = argumentsOf(operation);
      const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
      const query = `${operation.kind} ${declared && `(${declared})`} { ${operation.name}${passed && `(${passed})`}${operation.query.includes('{ __typename }') ? ' { __typename }' : ''} }`;
      for (const arg of args) {
        for (const path of placesOf(arg.type, [])) {
          for (const [attack, value] of attacksHere()) {
            const good = operation.variables(randomUUID());
            const variables = { ...good, [arg.name]: withValue(good[arg.name], arg.type, path, value) };
            const before = kind === 'mutation' ? await stored() : '';
            const answer = await owner.call('POST', '/graphql', { query, variables });
            const what = `${operation.name} ${[arg.name, ...path].join('.')} = ${attack}`;
            expectSound(answer, what);
            const result = answer.body.data?.[operation.name];
            const taken = !answer.body.errors && (result?.__typename?.endsWith('Success') ?? true);
            const after = kind === 'mutation' && !taken ? await stored() : before;
            expect({ what, after }).toEqual({ what, after: before });
            expect(after).not.toContain('\\ud800');
          }
        }
      }
    },
  );

  const fields = [
    'contentType',
    'keywords',
    'toneOfVoice',
    'campaignLink',
    'requestId',
    'generationId',
    'variations',
    'basedOn',
    'planKey',
  ];
  const parameters = ['contentType', 'toneOfVoice', 'favourites', 'search', 'startAfter', 'format'];

  it.each(routes)('$method $path refuses or takes each attack on each field', { timeout: 300_000 }, async (route) => {
    const failed: string[] = [];
    for (const [attack, value] of attacksHere()) {
      if (route.method === 'post') {
        for (const field of fields) {
          const good = {
            contentType: 'post_instagram',
            keywords: 'Pão',
            toneOfVoice: 'vender',
            requestId: randomUUID(),
          };
          const answer = await owner.call('POST', `/api${route.path}`, { ...good, [field]: value });
          if (!isSound(answer)) failed.push(`${answer.status} ${field} = ${attack}`);
        }
        const whole = await owner.call('POST', `/api${route.path}`, JSON.stringify(value));
        if (!isSound(whole)) failed.push(`${whole.status} body = ${attack}`);
      } else {
        for (const parameter of parameters) {
          const text = encodeURIComponent(
            typeof value === 'string' ? value.slice(0, 4_000).toWellFormed() : JSON.stringify(value),
          );
          const answer = await fetch(`${server.url}/api${route.path}?${parameter}=${text}`, {
            headers: { authorization: `Bearer ${owner.token}` },
          });
          await answer.text();
          if (answer.status >= 500) failed.push(`${answer.status} ${parameter} = ${attack}`);
          sent += 1;
        }
      }
    }
    expect(failed).toEqual([]);
  });
});
