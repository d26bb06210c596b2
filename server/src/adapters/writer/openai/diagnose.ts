import OpenAI from 'openai';
import { createClient, defaultBaseUrl } from './client.ts';
import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../../../domain/diagnosis.ts';

interface WriterToDiagnose {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** The variable that names the model; OPENAI_MODEL when left out. */
  readonly variable?: string;
}

/** A model, and the variable that names it. */
interface NamedModel {
  readonly model: string;
  readonly variable: string;
}

const question = 'Answer with the JSON object {"ok": true} and nothing else.';
const schema = {
  type: 'object',
  properties: { ok: { type: 'boolean' } },
  required: ['ok'],
  additionalProperties: false,
};
const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } as const;

/** Asks the model for one small answer by a JSON Schema: address, key, model and what the server understands. */
export async function diagnoseWriter(config: WriterToDiagnose): Promise<readonly Diagnosis[]> {
  const { apiKey, baseUrl = defaultBaseUrl, model, variable = 'OPENAI_MODEL' } = config;
  const host = new URL(baseUrl).host;
  const named = { model, variable };
  const client = createClient(apiKey, baseUrl, 9_000);
  const messages = [{ role: 'user' as const, content: question }];
  try {
    const answer: unknown = await client.chat.completions.create({ model, messages, response_format: format });
    const content = contentOf(answer);
    if (content === null) return [noApi(host)];
    return isTheAnswer(content)
      ? [ok(`${host} answers as ${model}, by a JSON Schema.`)]
      : [warning(`${model} at ${host} does not keep to a JSON Schema: texts may fail; a model that does is better.`)];
  } catch (error) {
    if (error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422) && !isAboutModel(error)) {
      return [await withoutSchema(client, host, named)];
    }
    return [errorDiagnosis(error, host, named)];
  }
}

async function withoutSchema(client: OpenAI, host: string, named: NamedModel): Promise<Diagnosis> {
  const { model } = named;
  try {
    await client.chat.completions.create({ model, messages: [{ role: 'user', content: question }] });
    return warning(`${model} at ${host} knows no JSON Schema: texts are asked for in words, and fail more often.`);
  } catch (error) {
    return errorDiagnosis(error, host, named);
  }
}

const isAboutModel = ({
  code,
  param,
}: {
  code?: string | null | undefined;
  param?: string | null | undefined;
}): boolean => code === 'model_not_found' || param === 'model';

const noApi = (host: string): Diagnosis =>
  wrong(`OPENAI_BASE_URL: ${host} answers, but not as a chat API: the address usually ends with /v1.`);

const contentOf = (answer: unknown): string | null => {
  const { choices } = (answer ?? {}) as Partial<OpenAI.ChatCompletion>;
  return Array.isArray(choices) ? (choices[0]?.message.content ?? '') : null;
};

const isTheAnswer = (content: string): boolean => {
  try {
    return typeof (JSON.parse(content) as { ok?: unknown }).ok === 'boolean';
  } catch {
    return false;
  }
};

function errorDiagnosis(error: unknown, host: string, { model, variable }: NamedModel): Diagnosis {
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return unreachable(`OPENAI_BASE_URL: ${model} at ${host} did not answer in 9 seconds: look whether it is loaded.`);
  }
  if (error instanceof OpenAI.APIConnectionError) {
    const problem = connectionProblem(error.cause) ?? 'cannot be reached';
    return unreachable(`OPENAI_BASE_URL: ${host} ${problem}; correct the address, or start the server.`);
  }
  if (error instanceof SyntaxError) return noApi(host);
  if (!(error instanceof OpenAI.APIError)) throw error;
  if (error.status === 401 || error.status === 403) {
    return wrong(`OPENAI_API_KEY is refused by ${host}: make a new key, with the right to chat completions.`);
  }
  if (isAboutModel(error) || (error.status === 404 && /model/i.test(error.message))) {
    return wrong(`${variable}: ${host} has no model ${model}, or not for this key: name one that it has.`);
  }
  if (error.status === 404 || error.status === 405) return noApi(host);
  if (error.code === 'insufficient_quota') {
    return wrong(`The account of OPENAI_API_KEY at ${host} has no credit left: add some, or use another key.`);
  }
  if (error.status === 429) {
    return unreachable(
      `${host} limits the rate of OPENAI_API_KEY at the moment: try again, or ask for a higher limit.`,
    );
  }
  return unreachable(`${host} answered ${error.status ?? 'with an error'}: try again, and look at its status page.`);
}
