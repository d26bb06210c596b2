import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/doctor.ts';
import { freePort } from '../seed/emulator.ts';
import { aClinic } from './found.ts';
import { answer, type Answers } from './jsonServer.ts';

const { found, tried, withServer } = aClinic();

describe('the collector of traces', () => {
  const reports = async (endpoint: string) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=canary' };
    return (await runDoctor(env)).filter(({ part }) => part === 'traces');
  };
  const about = (answers: Answers) => async () => reports((await withServer(answers)).url);

  it('the doctor reports a collector of traces that answers as healthy', async () => {
    expect(await about({ 'POST /v1/traces': {} })()).toMatchObject([{ verdict: 'ok' }]);
  });

  it.each([
    [
      'a collector that wants a key',
      { '/v1/traces': answer(401, {}) },
      'wrong',
      /OTLP_HEADERS: the collector refuses us/,
    ],
    ['a collector at another path', { '*': answer(404, {}) }, 'wrong', /takes no traces .*404.*4318/],
    ['a page in its place', { '*': '<html></html>' }, 'wrong', /takes no traces/],
    ['a collector that fails', { '*': answer(503, {}) }, 'unreachable', /answers 503/],
  ] as const)('the doctor reports %s', async (kind, answers, verdict, sentence) => {
    expect(await tried(kind, about(answers))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor reports a port where nothing listens', async () => {
    const port = await freePort();
    const run = () => reports(`http://127.0.0.1:${port}`);
    expect(await tried('no collector', run)).toEqual([found('unreachable', /refuses the connection/)]);
  });
});

describe('the metrics', () => {
  const reports = async (variables: Record<string, string>) =>
    (await runDoctor(variables)).filter(({ part }) => part === 'metrics');

  it('the metrics are healthy on this machine alone, and not checked without a port', async () => {
    expect(await reports({ METRICS_PORT: '9464' })).toMatchObject([{ verdict: 'ok' }]);
    expect(await reports({})).toEqual([]);
  });

  it('the doctor reports an address of the metrics that others may reach', async () => {
    const run = () => reports({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
    expect(await tried('metrics on every address', run)).toEqual([found('warning', /whoever reaches 0\.0\.0\.0:9464/)]);
  });

  it('the metrics are refused on the public port', async () => {
    const reported = await runDoctor({ METRICS_PORT: '4000' });
    expect(reported).toMatchObject([{ part: 'variables', verdict: 'wrong' }]);
    expect(reported[0]?.sentence).toContain('METRICS_PORT: is PORT, which is public');
  });
});
