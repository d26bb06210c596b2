import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { doctor } from '../../src/commands/doctor.ts';
import { runDoctor } from '../../src/doctor.ts';
import { diagnosePublicUrl } from '../../src/config/publicAddress.ts';
import { aServer } from '../seed/server.ts';
import { aClinic } from './found.ts';
import { answer } from './jsonServer.ts';

const { close, found, tried, withServer } = aClinic();

describe('the variables', () => {
  it.each([
    [
      'a misspelt variable',
      { OPENAI_APIKEY: 'sk-canary' },
      'warning',
      /OPENAI_APIKEY is not read: did you mean OPENAI_API_KEY/,
    ],
    [
      'a variable of a family that has no such name',
      { STRIPE_SECRET: 'canary' },
      'warning',
      /STRIPE_SECRET is not read/,
    ],
    [
      'a variable of OpenTelemetry that is not read',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' },
      'warning',
      /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not read/,
    ],
    [
      'one price for two plans',
      {
        STRIPE_SECRET_KEY: 'sk_live_canary',
        STRIPE_WEBHOOK_SECRET: 'whsec_canary',
        STRIPE_PRICE_VOO: 'price_1',
        STRIPE_PRICE_REVOADA: 'price_1',
      },
      'wrong',
      /price_1 is a price of STRIPE_PRICE_VOO too/,
    ],
    [
      'PUBLIC_URL with a path',
      { PUBLIC_URL: 'https://loja.example/app' },
      'wrong',
      /PUBLIC_URL: must be an address without a path/,
    ],
    [
      'a key file that is no JSON',
      { FIREBASE_SERVICE_ACCOUNT: 'canary' },
      'wrong',
      /must be the JSON of a service account/,
    ],
    [
      'half of Stripe',
      {
        PAYMENTS_STAND_IN_URL: 'http://payments:4100',
        STRIPE_SECRET_KEY: 'sk_canary',
        STRIPE_PRICE_VOO: 'price_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      'wrong',
      /STRIPE_PRICE_REVOADA: is needed/,
    ],
    ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, 'wrong', /data folder .* set DATA_DIR/],
  ] as const)('the doctor reports %s', async (kind, variables, verdict, sentence) => {
    expect(await tried(kind, () => runDoctor(variables))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor does not report the variables of other programs', async () => {
    const reports = await runDoctor({
      HOME: '/x',
      HOSTNAME: 'y',
      PORTS: '1',
      NODE_OPTIONS: '',
      STRIPE_API_KEY: 'canary',
    });
    expect(reports.filter(({ part }) => part === 'variables')).toEqual([]);
  });
});

it('the command succeeds when the doctor has nothing but warnings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-doctor-'));
  for (const [name, value] of Object.entries({ OPENAI_APIKEY: 'canary', DATA_DIR: folder, MONGODB_URI: '' }))
    vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const said: string[] = [];
  expect(await doctor((line) => void said.push(line))).toBe(true);
  expect(said.join('')).toMatch(/^warning +variables +OPENAI_APIKEY .*\n\nNothing has to be mended\.\n$/ms);
});

describe('PUBLIC_URL', () => {
  it('the doctor reports a PUBLIC_URL that leads to this server as healthy', async () => {
    const server = await aServer();
    close({ close: server.stop });
    const diagnoses = await diagnosePublicUrl(server.url, false);
    expect(diagnoses.map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  });

  it.each([
    ['another site at PUBLIC_URL', { '*': '<html></html>' }, 'wrong', /is not this server/],
    ['a proxy without a server', { '*': answer(502, 'Bad gateway') }, 'unreachable', /reaches no server/],
    ['a proxy that waits in vain', { '*': answer(504, 'Gateway timeout') }, 'unreachable', /reaches no server/],
    [
      'a site that redirects to another name',
      { '*': answer(301, {}, { location: 'https://www.loja.example/live' }) },
      'wrong',
      /redirects to https:\/\/www\.loja\.example; set PUBLIC_URL to the address/,
    ],
    ['a proxy without WebSockets', { '/live': { status: 'live' } }, 'wrong', /passes no WebSocket/],
  ] as const)('the doctor reports %s', async (kind, answers, verdict, sentence) => {
    const { url } = await withServer(answers);
    expect(await tried(kind, () => diagnosePublicUrl(url, true))).toEqual([found(verdict, sentence)]);
  });

  it.each([
    ['no proxy', '', true],
    ['none', '0', true],
    ['one proxy', '1', false],
    ['a network of proxies', '10.0.0.0/8', false],
  ])(
    'the doctor warns of a PUBLIC_URL over https with %s in TRUST_PROXY only where none is trusted',
    async (_what, TRUST_PROXY, isWarned) => {
      const reports = await runDoctor({ PUBLIC_URL: 'https://loja.invalid', TRUST_PROXY });
      const warnings = reports.filter(({ part, verdict }) => part === 'address' && verdict === 'warning');
      expect(warnings.map(({ sentence }) => sentence.includes('TRUST_PROXY is not set'))).toEqual(
        isWarned ? [true] : [],
      );
    },
  );

  it('the doctor reports a name that DNS does not know, and a proxy that is not trusted', async () => {
    const unknown = () => diagnosePublicUrl('http://loja.invalid', true);
    expect(await tried('PUBLIC_URL that DNS does not know', unknown)).toEqual([
      found('unreachable', /DNS does not know/),
    ]);
    const diagnoses = await diagnosePublicUrl('https://loja.invalid', false);
    expect(diagnoses[1]).toMatchObject({
      verdict: 'warning',
      sentence: expect.stringContaining('TRUST_PROXY') as string,
    });
  });
});
