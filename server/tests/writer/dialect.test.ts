import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../src/adapters/writer/openai/dialect.ts';
import { reviewFormat } from '../../src/adapters/writer/openai/reviewPrompt.ts';

const options = { format: reviewFormat, maxTokens: 100, temperature: 0 };
const refusal = (status: number, message: string) =>
  OpenAI.APIError.generate(status, { message }, message, new Headers());

describe('the dialect of a server', () => {
  it.each([400, 422])('is learnt from what the server refuses with %i', (status) => {
    const dialect = createDialect();
    expect(dialect(options).adaptTo(refusal(status, 'Unknown parameter: reasoning_effort'))).toBe(true);
    expect(dialect(options).parameters).not.toHaveProperty('reasoning_effort');
  });

  it.each([401, 429, 500])('is not learnt from an error %i', (status) => {
    const dialect = createDialect();
    expect(dialect(options).adaptTo(refusal(status, 'Unknown parameter: reasoning_effort'))).toBe(false);
    expect(dialect(options).parameters).toHaveProperty('reasoning_effort');
  });

  it('is not learnt from the name of a parameter far into a message, where the prompt may be quoted', () => {
    const dialect = createDialect();
    const message = `Invalid input: ${'bolo de cenoura '.repeat(20)}, temperature e reasoning_effort`;
    expect(dialect(options).adaptTo(refusal(400, message))).toBe(false);
    expect(dialect(options).parameters).toHaveProperty('reasoning_effort');
  });

  it('is not learnt from a refusal of what the prompt says', () => {
    const dialect = createDialect();
    const error = { message: 'The stream was ended by our policy', code: 'content_filter' };
    const refused = OpenAI.APIError.generate(400, { error }, undefined, new Headers());
    expect(dialect(options).adaptTo(refused)).toBe(false);
    expect(dialect(options).parameters).toHaveProperty('stream');
  });

  it('has a temperature only for a server that knows no reasoning effort', () => {
    const dialect = createDialect();
    expect(dialect(options).parameters).not.toHaveProperty('temperature');
    dialect(options).adaptTo(refusal(400, 'Unknown parameter: reasoning_effort'));
    expect(dialect(options).parameters).toMatchObject({ temperature: options.temperature });
  });

  it('is learnt once from two requests at the same time that are refused for the same reason', () => {
    const dialect = createDialect();
    const requests = [dialect(options), dialect(options)];
    for (const { adaptTo } of requests)
      expect(adaptTo(refusal(400, 'response_format json_schema is unknown'))).toBe(true);
    expect(dialect(options).parameters.response_format).toEqual({ type: 'json_object' });
  });
});
