import OpenAI from 'openai';
import type { Writer, WriterFault, Writing, WritingRequest } from '../../../domain/ports.ts';
import { readAnswer } from './answer.ts';
import { faultOf, parameterRefusedBy, type OptionalParameter } from './faults.ts';
import { answerFormat, messagesFor, promptVersion } from './prompt.ts';

export interface OpenAiConfig {
  readonly apiKey: string;
  /** Any OpenAI-compatible API; OpenAI's own when left out. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
}

/** Room for three e-mails and for a reasoning model to think; a cap on cost, not a target. */
const maxAnswerTokens = 8_000;

/** Longer than any attempt: the caller's signal is what ends one. */
const neverFirst = 120_000;

/** Writes with a chat model: one upstream call per attempt, whatever happens. */
export function createOpenAiWriter({ apiKey, baseUrl, model }: OpenAiConfig): Writer {
  // The SDK fills what is left out from the environment, and its debug log holds prompts.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: neverFirst,
  });
  const unknownHere = new Set<OptionalParameter>();

  async function ask(request: WritingRequest, signal: AbortSignal): Promise<unknown> {
    const optional = {
      response_format: answerFormat(request.count),
      store: false,
      max_completion_tokens: maxAnswerTokens,
    };
    for (const parameter of unknownHere) delete optional[parameter];
    return client.chat.completions.create({ ...optional, model, messages: messagesFor(request) }, { signal });
  }

  return {
    demonstration: false,
    async write(request: WritingRequest, signal: AbortSignal): Promise<Writing | WriterFault> {
      let completion: unknown;
      try {
        completion = await ask(request, signal);
      } catch (error) {
        const refused = parameterRefusedBy(error);
        // Remembered, so that the next attempt goes without it: asking again here would be a second call.
        if (refused) unknownHere.add(refused);
        return faultOf(error, signal);
      }
      const answer = readAnswer(completion, request.count);
      return 'fault' in answer ? answer : { ...answer, writer: 'openai', model, promptVersion };
    },
  };
}
