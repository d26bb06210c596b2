import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../seed/server.ts';

/**
 * What we depart from, each with its reason: Apollo Server answers 400 to an operation that cannot run, whatever media
 * type is asked for, and refuses GET requests that a form or a link of another site could make.
 */
const departures: Record<string, 'warn' | 'notice'> = {
  '572B': 'warn',
  FDE2: 'warn',
  '7B9B': 'warn',
  '5A70': 'notice',
  '6A70': 'notice',
};

describe('an audit of GraphQL over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer()));
  afterAll(() => server.stop());

  const audits = serverAudits({ url: () => `${server.url}/graphql` });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s: the server %s',
    async (id, _name, audit) => {
      const { status, ...rest } = await audit.fn();
      expect({ status, reason: 'reason' in rest ? rest.reason : null }).toEqual(
        id in departures
          ? { status: departures[id], reason: 'Response status code is not 200' }
          : { status: 'ok', reason: null },
      );
    },
  );

  it('finds what the list of departures names', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
    expect(audits.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(departures)));
  });
});
