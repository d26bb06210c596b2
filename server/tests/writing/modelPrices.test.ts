import { expect, it } from 'vitest';
import { readEnv } from '../../src/config/env.ts';
import { pricesOf } from '../../src/startup/openUpstreams.ts';

const listPrice = { input: 0.25, output: 2 };
const given = { OPENAI_INPUT_PRICE: '1.25', OPENAI_OUTPUT_PRICE: '10' };
const givenPrice = { input: 1.25, output: 10 };

it.each([
  ['the default model at OpenAI', {}, 'gpt-5-mini', listPrice],
  ['it at the address of OpenAI, given', { OPENAI_BASE_URL: 'https://api.openai.com/v1' }, 'gpt-5-mini', listPrice],
  ['it at the address with a slash', { OPENAI_BASE_URL: 'https://api.openai.com/v1/' }, 'gpt-5-mini', listPrice],
  ['it at another address', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'gpt-5-mini', undefined],
  ['another model', { OPENAI_MODEL: 'gpt-5' }, 'gpt-5', undefined],
  ['another model with its prices', { OPENAI_MODEL: 'gpt-5', ...given }, 'gpt-5', givenPrice],
  ['a server with its prices', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', ...given }, 'gpt-5-mini', givenPrice],
  ['another model that reviews', given, 'gpt-5', undefined],
  ['the default model that reviews another', { OPENAI_MODEL: 'gpt-5', ...given }, 'gpt-5-mini', listPrice],
])('the price of %s is known only by the list or by the environment', (_what, variables, model, prices) => {
  expect(pricesOf(readEnv({ OPENAI_API_KEY: 'sk-1', ...variables }), model)).toEqual(prices);
});
