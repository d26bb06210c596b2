import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, getIntrospectionQuery, type OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessLevel } from '../../src/domain/account/access.ts';
import { guardRootFields, type FieldAccess } from '../../src/graphql/access.ts';
import { routes } from '../../src/http/restRoutes.ts';
import { callerWithKey, revokeKey } from '../seed/apiKeys.ts';
import { claimsOf, nowInSeconds, unsigned } from '../identity/tokens.ts';
import { aHistory } from '../seed/history.ts';
import { firstAnswer, operations, type SocketAnswer } from '../seed/operations.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const steps = ['public', 'registered', 'verified', 'onboarded'];
const stepOf = ({ access }: Declared): number => steps.indexOf(access.level);

/** Something to call, and who may, as its declaration says. */
interface Declared {
  readonly name: string;
  readonly access: FieldAccess;
}

const rest = routes.map((route) => {
  const { method, path, access } = route;
  const declared: FieldAccess = access === 'public' ? { level: access } : { level: access, callers: route.callers };
  const name = `${method} ${path}`;
  return { name, access: declared, method: method === 'get' ? 'GET' : 'POST', path: `/api${path}` } as const;
});
const overHttp = operations.filter(({ kind }) => kind !== 'subscription');

/** `refused` for all that needs this step, `served` for what comes before it. */
const expected = <Refusal>(known: readonly Declared[], step: AccessLevel, refused: Refusal) =>
  Object.fromEntries(known.map((one) => [one.name, stepOf(one) >= steps.indexOf(step) ? refused : 'served'] as const));

/** What each one answered: `served`, or why not and with how much data all the same. */
async function ask<Known extends Declared>(known: readonly Known[], answer: (one: Known) => Promise<unknown>) {
  const outcomes: [string, unknown][] = [];
  // What is open completes what is missing, so it comes last.
  for (const one of known.toSorted((a, b) => stepOf(b) - stepOf(a))) outcomes.push([one.name, await answer(one)]);
  return Object.fromEntries(outcomes);
}

const outcomeOf = ({ data, errors, closed }: SocketAnswer) => {
  if (closed !== undefined) return { closed };
  if (!errors) return 'served';
  const leaked = Object.values(data ?? {}).filter((value) => value !== null);
  return errors.map(({ message, extensions }) => ({ message, code: extensions?.code, leaked }));
};
const refusal = (code: string, message: string) => [{ message, code, leaked: [] }];

const overGraphQL = (owner: Owner) =>
  ask(overHttp, async ({ query, variables }) => outcomeOf(await owner.graphql(query, variables())));
const overSocket = (owner: Owner) =>
  ask(operations, async ({ query, variables }) => outcomeOf(await firstAnswer(owner.socket(), query, variables())));
const overRest = (owner: Owner) =>
  ask(rest, async ({ method, path }) => {
    const { status, body } = await owner.call(method, path, method === 'POST' ? {} : undefined);
    return [401, 403].includes(status) ? { status, body } : 'served';
  });

it('a schema with a root field without @Access cannot be built', () => {
  expect(() => guardRootFields(buildSchema('type Query { secrets: String }'))).toThrow(
    'secrets does not say who may call it: add @Access',
  );
});

describe.each(stores)('access to the API (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    // The matrix makes more calls than a key may in a minute.
    server = await aServer({ on, keyRate: { name: 'api-key', points: 1_000, seconds: 60 } });
    owner = await server.anOwner({ plan: 'plano_voo' });
  });
  afterAll(() => server.stop());

  const withToken = (token: string | null) => createOwner(server.url, { uid: '', email: '', token });
  const hours = (count: number) => nowInSeconds() + count * 3600;
  const badTokens: Record<string, () => string> = {
    'a malformed token': () => 'lixo',
    'a token of three malformed parts': () => 'a.b.c',
    'an expired token': () =>
      unsigned(claimsOf('demo-bemtevi', owner.uid, { iat: hours(-2), auth_time: hours(-2), exp: hours(-1) })),
    'a token of another project': () => unsigned(claimsOf('outro-projeto', owner.uid)),
    'a token of an unknown account': () => unsigned(claimsOf('demo-bemtevi', randomUUID())),
    'a token that begins tomorrow': () =>
      unsigned(claimsOf('demo-bemtevi', owner.uid, { iat: hours(24), auth_time: hours(24), exp: hours(25) })),
  };

  it('before onboarding is limited to the operations of rule 2.2', () => {
    const early = [...operations, ...rest].filter(({ access }) => access.level !== 'onboarded');
    expect(Object.fromEntries(early.map(({ name, access }) => [name, access.level]))).toEqual({
      config: 'public',
      viewer: 'registered',
      viewerChanged: 'registered',
      registerUser: 'registered',
      updateProfile: 'verified',
      saveProducts: 'verified',
      saveVoice: 'verified',
      changeName: 'verified',
      completeOnboarding: 'verified',
      deleteAccount: 'registered',
      'get /config': 'public',
      'get /export-data': 'registered',
      'post /register-user': 'registered',
      'post /complete-onboarding': 'verified',
    });
    expect(operations.length).toBeGreaterThanOrEqual(11);
    expect(rest.length).toBeGreaterThanOrEqual(7);
  });

  it('is documented in the description of each root field, in introspection and in schema.graphql', async () => {
    const words = {
      registered: 'Needs an account;',
      verified: 'Needs an account with a verified e-mail address and accepted terms;',
      onboarded: 'Needs an account with a verified e-mail address, accepted terms and completed onboarding;',
    };
    const callers = { 'owner or key': 'an API key may call it.', 'owner alone': 'no API key may call it.' };
    const { data } = await withToken(null).graphql(getIntrospectionQuery());
    const written = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
    for (const schema of [buildClientSchema(data), written]) {
      for (const { kind, name, access } of operations) {
        const root = schema.getRootType(kind as OperationTypeNode)!;
        expect(root.description).toMatch(/^What .*\.$/);
        const end = access.level === 'public' ? 'Needs no token.' : `${words[access.level]} ${callers[access.callers]}`;
        expect(root.getFields()[name]!.description!.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`\\. ${end}$`));
      }
    }
  });

  it('without a token is limited to the configuration', async () => {
    const visitor = withToken(null);
    const message = 'Usuário não autenticado.';
    expect(await overGraphQL(visitor)).toEqual(expected(overHttp, 'registered', refusal('UNAUTHENTICATED', message)));
    expect(await overRest(visitor)).toEqual(
      expected(rest, 'registered', { status: 401, body: { error: message, code: 'UNAUTHENTICATED' } }),
    );
    expect(await firstAnswer(visitor.socket(), '{ config { terms { version } } }')).toEqual({ closed: 4401 });
    const { headers } = await visitor.call('GET', '/api/get-generation-history');
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(Object.keys(badTokens))('is refused with %s', async (kind) => {
    const stranger = withToken(badTokens[kind]!());
    const message = 'Erro de autenticação. Por favor, faça login novamente.';
    expect(await overGraphQL(stranger)).toEqual(expected(overHttp, 'registered', refusal('UNAUTHENTICATED', message)));
    expect(await overRest(stranger)).toEqual(
      expected(rest, 'registered', { status: 401, body: { error: message, code: 'UNAUTHENTICATED' } }),
    );
    expect(await firstAnswer(stranger.socket(), '{ config { terms { version } } }')).toEqual({ closed: 4403 });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 5 });
  });

  it('is given with the scheme Bearer in any capitals, as HTTP has it', async () => {
    for (const scheme of ['bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${owner.token}` };
      expect(await owner.call('GET', '/api/get-generation-history', undefined, { headers })).toMatchObject({
        status: 200,
      });
    }
  });

  it('is refused with authentication schemes other than Bearer', async () => {
    for (const authorization of [owner.token!, `Basic ${owner.token}`, 'Bearer', `Bearer  ${owner.token} x`, '']) {
      expect(
        await owner.call('GET', '/api/get-generation-history', undefined, { headers: { authorization } }),
      ).toMatchObject({ status: 401 });
    }
  });

  describe('by an API key', () => {
    /** What is the owner's alone gets its refusal, all else that is not public the other one. */
    const expectedByKey = <Refusal>(known: readonly Declared[], alone: Refusal, other: Refusal | 'served') =>
      Object.fromEntries(
        known.map(({ name, access }) => {
          if (access.level === 'public') return [name, 'served'];
          return [name, access.callers === 'owner alone' ? alone : other];
        }),
      );
    const notByKey = 'Uma chave de API não pode fazer isto. Entre na sua conta.';
    const aKey = async (...options: Parameters<TestServer['anOwner']>) =>
      callerWithKey(server.url, await server.anOwner({ plan: 'plano_voo', credits: 30, ...options[0] }));

    it('an API key may do all that its owner may but billing, keys, the name, terms, the export of own data and deletion', () => {
      const alone = [...operations, ...rest].filter(
        ({ access }) => access.level !== 'public' && access.callers === 'owner alone',
      );
      expect(alone.map(({ name }) => name).toSorted()).toEqual([
        'apiKeys',
        'changeName',
        'confirmCheckout',
        'createApiKey',
        'deleteAccount',
        'get /export-data',
        'openCustomerPortal',
        'post /create-checkout-session',
        'post /create-customer-portal-session',
        'post /register-user',
        'registerUser',
        'requestRefund',
        'revokeApiKey',
        'startCheckout',
      ]);
    });

    it('an API key may do what each operation and route declares, on every transport', async () => {
      const keys = [await aKey(), await aKey(), await aKey()];
      const [overHttpBy, overSocketBy, overRestBy] = keys.map(({ caller }) => caller);
      const alone = refusal('API_KEY_NOT_ALLOWED', notByKey);
      expect(await overGraphQL(overHttpBy!)).toEqual(expectedByKey(overHttp, alone, 'served'));
      expect(await overSocket(overSocketBy!)).toEqual(expectedByKey(operations, alone, 'served'));
      expect(await overRest(overRestBy!)).toEqual(
        expectedByKey(rest, { status: 403, body: { error: notByKey, code: 'API_KEY_NOT_ALLOWED' } }, 'served'),
      );
      for (const { caller } of keys) {
        expect(await server.store.users.find(caller.uid)).not.toBeNull();
        expect(await server.store.apiKeys.of(caller.uid)).toHaveLength(1);
      }
    });

    it('an API key may do nothing once it is revoked', async () => {
      const maker = await server.anOwner({ plan: 'plano_voo' });
      const { caller, id } = await callerWithKey(server.url, maker);
      await revokeKey(maker, id);
      const message = 'Esta chave de API não existe ou foi revogada.';
      const refused = refusal('UNAUTHENTICATED', message);
      expect(await overGraphQL(caller)).toEqual(expectedByKey(overHttp, refused, refused));
      const unauthorised = { status: 401, body: { error: message, code: 'UNAUTHENTICATED' } };
      expect(await overRest(caller)).toEqual(expectedByKey(rest, unauthorised, unauthorised));
      expect(await firstAnswer(caller.socket(), '{ config { terms { version } } }')).toEqual({ closed: 4403 });
    });

    it('ends when the terms change, until the owner accepts them', async () => {
      const { caller } = await aKey();
      await server.store.users.acceptTerms(caller.uid, { version: '2025-07-27', at: new Date() });
      expect((await caller.graphql('{ ideas { topic } }')).errors[0].extensions.code).toBe('TERMS_REQUIRED');
    });
  });

  const beginners = [
    {
      who: 'an unverified e-mail',
      options: { verified: false },
      step: 'verified',
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Seu e-mail ainda não foi verificado.',
    },
    {
      who: 'an owner who did not accept the terms in force',
      options: { terms: '2025-07-27' },
      step: 'verified',
      code: 'TERMS_REQUIRED',
      message: 'Aceite os termos de uso e a política de privacidade para continuar.',
    },
    {
      who: 'a business not described yet',
      options: { onboarded: false },
      step: 'onboarded',
      code: 'ONBOARDING_REQUIRED',
      message: 'Conte sobre o seu negócio antes de continuar.',
    },
  ] as const;

  it.each(beginners)(
    'is given to $who as far as rules 2.2 and 10.5 allow',
    async ({ options, step, code, message }) => {
      // One account a transport: each ends onboarded.
      const [first, second, third] = [
        await server.anOwner(options),
        await server.anOwner(options),
        await server.anOwner(options),
      ];
      expect(await overRest(first)).toEqual(expected(rest, step, { status: 403, body: { error: message, code } }));
      expect(await overGraphQL(second)).toEqual(expected(overHttp, step, refusal(code, message)));
      expect(await overSocket(third)).toEqual(expected(operations, step, refusal(code, message)));
      for (const { uid } of [first, second, third])
        expect(await server.store.users.find(uid)).toMatchObject({ textCredits: 5 });
    },
  );

  it("an owner gets nothing of another owner's data, whatever identifier is sent", async () => {
    const victim = await server.anOwner({ plan: 'plano_voo' });
    const [text] = await aHistory(server, victim, 1, () => ({
      topic: 'CANARIO',
      variations: ['CANARIO 1', 'CANARIO 2', 'CANARIO 3'],
    }));
    const account = await server.store.users.find(victim.uid);
    const intruder = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    for (const id of [text!.id, text!.requestId, victim.uid]) {
      const answers: unknown[] = [];
      for (const { kind, query, variables } of operations) {
        answers.push(await firstAnswer(intruder.socket(), query, variables(id)));
        if (kind !== 'subscription') answers.push(await intruder.graphql(query, variables(id)));
      }
      const body = {
        id,
        generationId: id,
        requestId: id,
        userId: id,
        uid: id,
        variations: ['a', 'b', 'c'],
        startAfter: id,
      };
      const query = new URLSearchParams({ id, generationId: id, userId: id, uid: id });
      for (const { method, path } of rest) {
        answers.push(
          method === 'GET'
            ? await intruder.call(method, `${path}?${query.toString()}`)
            : await intruder.call(method, path, body),
        );
      }
      expect(JSON.stringify(answers)).not.toMatch(new RegExp(`CANARIO|${victim.email}`));
    }
    expect(await server.store.generations.find(victim.uid, text!.id)).toEqual(text);
    expect(await server.store.users.find(victim.uid)).toEqual(account);
  });
});
