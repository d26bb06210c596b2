import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/doctor.ts';
import { freePort } from '../seed/emulator.ts';
import { aClinic } from './found.ts';
import { answer, type Answers } from './jsonServer.ts';

const { found, tried, withServer } = aClinic();

describe('the writer', () => {
  const env = (baseUrl: string) => ({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'sk-canary', OPENAI_MODEL: 'pequeno' });
  const chat = '/v1/chat/completions';
  const says = (content: string) => ({ choices: [{ message: { role: 'assistant', content } }] });
  const about = (answers: Answers) => async () => {
    const { url } = await withServer(answers);
    const reports = await runDoctor(env(`${url}/v1`));
    return reports.filter(({ part }) => part === 'writer');
  };

  it('the doctor reports a model that answers as healthy', async () => {
    expect(await about({ [chat]: says('{"ok":true}') })()).toMatchObject([{ verdict: 'ok' }]);
  });

  it.each([
    [
      'a refused key',
      { [chat]: answer(401, { error: { message: 'Incorrect: sk-canary' } }) },
      'wrong',
      /OPENAI_API_KEY is refused/,
    ],
    [
      'an unknown model',
      { [chat]: answer(404, { error: { message: 'x', code: 'model_not_found' } }) },
      'wrong',
      /has no model pequeno/,
    ],
    ['an address without an API', { '*': answer(404, 'Not found') }, 'wrong', /usually ends with \/v1/],
    ['an address with a page', { '*': '<html></html>' }, 'wrong', /not as a chat API/],
    [
      'an account without credit',
      { [chat]: answer(429, { error: { message: 'x', code: 'insufficient_quota' } }) },
      'wrong',
      /no credit left/,
    ],
    [
      'a key that may not use the model',
      { [chat]: answer(403, { error: { message: 'Forbidden: sk-canary' } }) },
      'wrong',
      /OPENAI_API_KEY is refused/,
    ],
    [
      'a model that is refused as an unknown parameter',
      { [chat]: answer(400, { error: { message: 'x', param: 'model' } }) },
      'wrong',
      /has no model pequeno/,
    ],
    [
      'a key that has called too often',
      { [chat]: answer(429, { error: { message: 'x', code: 'rate_limit_exceeded' } }) },
      'unreachable',
      /limits the rate of OPENAI_API_KEY/,
    ],
    [
      'a server that fails',
      { [chat]: answer(500, { error: { message: 'x' } }) },
      'unreachable',
      /answered 500: try again/,
    ],
    [
      'a model that answers something else by the JSON Schema',
      { [chat]: says('{"answer":true}') },
      'warning',
      /does not keep to a JSON Schema/,
    ],
    [
      'a model that ignores the JSON Schema',
      { [chat]: says('Claro! Aqui está.') },
      'warning',
      /does not keep to a JSON Schema/,
    ],
  ] as const)('the doctor reports %s', async (kind, answers, verdict, sentence) => {
    expect(await tried(kind, about(answers))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor tries the model that reviews texts too, and names its variable', async () => {
    const { url } = await withServer({ [chat]: answer(404, { error: { message: 'x', code: 'model_not_found' } }) });
    const run = async () => {
      const reports = await runDoctor({ ...env(`${url}/v1`), OPENAI_CHECK_MODEL: 'leitor' });
      return reports.filter(({ part }) => part === 'reviewer');
    };
    expect(await tried('an unknown model for reviews', run)).toEqual([
      found('wrong', /^OPENAI_CHECK_MODEL: .* has no model leitor/),
    ]);
  });

  it('the doctor reports a model for reviews where no model writes', async () => {
    const run = async () =>
      (await runDoctor({ OPENAI_CHECK_MODEL: 'leitor' })).filter(({ part }) => part === 'reviewer');
    expect(await tried('a reviewer without a writer', run)).toEqual([
      found('warning', /OPENAI_CHECK_MODEL is not used/),
    ]);
  });

  it('the doctor reports a port where nothing listens', async () => {
    const port = await freePort();
    const run = async () =>
      (await runDoctor(env(`http://127.0.0.1:${port}/v1`))).filter(({ part }) => part === 'writer');
    expect(await tried('no writer', run)).toEqual([found('unreachable', /refuses the connection/)]);
  });
});
