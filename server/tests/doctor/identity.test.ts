import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { diagnoseIdentity } from '../../src/adapters/identity/diagnose.ts';
import { freePort } from '../seed/emulator.ts';
import { publicUrl } from './fakeStripe.ts';
import { aClinic } from './found.ts';
import { answer, type Answers } from './jsonServer.ts';

const { close, found, tried, withServer } = aClinic();

describe('identity', () => {
  const emulator =
    (emulatorHost: string, projectId = 'demo-bemtevi') =>
    () =>
      diagnoseIdentity({ projectId, emulatorHost, apiKey: undefined, publicUrl: undefined, createsAccount: true });

  it('the doctor reports the identity emulator as healthy', async () => {
    expect(await emulator(inject('emulatorHost'))()).toMatchObject([{ verdict: 'ok' }]);
  });

  it('the doctor reports an emulator that is dead, of another server, and of another project', async () => {
    const port = await freePort();
    expect(await tried('a dead emulator', emulator(`127.0.0.1:${port}`))).toEqual([
      found('unreachable', /refuses the connection.*start the emulator/),
    ]);
    const other = await withServer({ '*': {} });
    expect(await tried('no emulator but another server', emulator(`127.0.0.1:${other.port}`))).toEqual([
      found('wrong', /is no Auth emulator/),
    ]);
    expect(await tried('an emulator of another project', emulator(inject('emulatorHost'), 'outro'))).toEqual([
      found('wrong', /of another project/),
    ]);
  });

  /** Firebase and Google's API, at one local server. */
  const google = async (answers: Answers, more: object = {}) => {
    const { port, url } = await withServer({
      '/identitytoolkit/v3/relyingparty/getProjectConfig': {
        projectId: '1',
        authorizedDomains: ['loja.firebaseapp.com', 'loja.example'],
      },
      '/v1/projects/loja/accounts:lookup': {},
      ...answers,
    });
    const agent = new Agent();
    agent.createConnection = () => connect(port, '127.0.0.1');
    return () =>
      diagnoseIdentity({
        projectId: 'loja',
        apiKey: 'canary',
        publicUrl,
        identityToolkit: url,
        httpAgent: agent,
        credential: { getAccessToken: async () => ({ access_token: 'ya29.canary', expires_in: 3_600 }) },
        createsAccount: true,
        ...more,
      });
  };
  const config = '/identitytoolkit/v3/relyingparty/getProjectConfig';
  const refused = (message: string) => answer(400, { error: { code: 400, message } });

  it('the doctor reports Firebase as healthy', async () => {
    expect(await (await google({}))()).toMatchObject([{ verdict: 'ok' }, { verdict: 'ok' }]);
  });

  it('the doctor reports a web key that is restricted to the address of the product as healthy', async () => {
    const restricted = createServer(({ headers: { referer = '' } }, response) => {
      const isOurs = referer.startsWith(`${publicUrl}/`);
      response.writeHead(isOurs ? 200 : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isOurs ? { authorizedDomains: ['loja.firebaseapp.com', 'loja.example'] } : {}));
    }).listen(0, '127.0.0.1');
    close(restricted);
    await once(restricted, 'listening');
    const identityToolkit = `http://127.0.0.1:${(restricted.address() as AddressInfo).port}`;
    expect(await (await google({}, { identityToolkit }))()).toMatchObject([{ verdict: 'ok' }, { verdict: 'ok' }]);
  });

  it.each([
    ['a Firebase that fails', { [config]: answer(503, {}) }, 'unreachable', /Firebase answered 503: try again/],
    ['a refused web key', { [config]: refused('API_KEY_INVALID') }, 'wrong', /FIREBASE_API_KEY is refused/],
    [
      'a web key of another project',
      { [config]: { authorizedDomains: ['outro.firebaseapp.com', 'loja.example'] } },
      'wrong',
      /of another project than FIREBASE_PROJECT_ID/,
    ],
    [
      'a domain that is not authorized',
      { [config]: { authorizedDomains: ['loja.firebaseapp.com'] } },
      'warning',
      /loja\.example is not authorized/,
    ],
    [
      'a service account without the role',
      { '/v1/projects/loja/accounts:lookup': refused('INSUFFICIENT_PERMISSION') },
      'wrong',
      /role Firebase Authentication Admin/,
    ],
    [
      'a project without Authentication',
      { '/v1/projects/loja/accounts:lookup': refused('CONFIGURATION_NOT_FOUND') },
      'wrong',
      /has no Authentication/,
    ],
  ] as const)('the doctor reports %s', async (kind, answers, verdict, sentence) => {
    expect(await tried(kind, await google(answers))).toEqual([found(verdict, sentence)]);
  });

  it.each([
    [
      'a key that Google refuses',
      'invalid_grant: Invalid JWT Signature.',
      'wrong',
      /refused by Google: make a new key/,
    ],
    [
      'no key and no default',
      'Could not load the default credentials.',
      'wrong',
      /is not set, and this machine has no/,
    ],
  ] as const)('the doctor reports %s', async (kind, message, verdict, sentence) => {
    const credential = { getAccessToken: () => Promise.reject(new Error(message)) };
    expect(await tried(kind, await google({}, { credential }))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor reports a key file of another project, and one that is no key file', async () => {
    const other = { serviceAccount: { project_id: 'outro' } };
    expect(await tried('a key file of another project', await google({}, other))).toEqual([
      found('wrong', /of the project outro/),
    ]);
    const none = { serviceAccount: { project_id: 'loja', private_key: 'canary' }, credential: undefined };
    expect(await tried('a damaged key file', await google({}, none))).toEqual([found('wrong', /is no key file/)]);
  });
});
