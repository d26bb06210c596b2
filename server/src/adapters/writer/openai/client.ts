import OpenAI from 'openai';

export const defaultBaseUrl = 'https://api.openai.com/v1';

/** A client that takes nothing from the environment, where the SDK looks for what is left out, and logs no prompts. */
export const createClient = (apiKey: string, baseURL: string, timeoutMs: number): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
  });
