import type OpenAI from 'openai';
import { isContentPolicy, isRefusedRequest } from './faults.ts';

type Parameters = Partial<OpenAI.ChatCompletionCreateParams>;

/** The options of a completion, independent of how a server names them. */
export interface CompletionOptions {
  /** The answer's form, as strict JSON Schema. */
  readonly format: OpenAI.ResponseFormatJSONSchema;
  readonly maxTokens: number;
  readonly temperature: number;
}

interface Feature {
  /** Matches the error of a server that does not support the feature. */
  readonly errorPattern: RegExp;
  /** The parameters that express it, best first; a server that supports none is sent none. */
  readonly variants: readonly ((options: CompletionOptions) => Parameters)[];
}

const features: readonly Feature[] = [
  {
    errorPattern: /response_format|json_schema|json_object/i,
    variants: [({ format }) => ({ response_format: format }), () => ({ response_format: { type: 'json_object' } })],
  },
  {
    errorPattern: /max_(?:completion_)?tokens/i,
    variants: [
      ({ maxTokens }) => ({ max_completion_tokens: maxTokens }),
      ({ maxTokens }) => ({ max_tokens: maxTokens }),
    ],
  },
  { errorPattern: /stream_options|include_usage/i, variants: [() => ({ stream_options: { include_usage: true } })] },
  // After its options: a server that does not know them names both.
  { errorPattern: /\bstream(?:ing|ed)?\b/i, variants: [() => ({ stream: true })] },
  // In quotes: a bare "store" is an everyday word.
  { errorPattern: /(['"`])store\1|^store$/i, variants: [() => ({ store: false })] },
  { errorPattern: /reasoning_effort/i, variants: [() => ({ reasoning_effort: 'low' })] },
  { errorPattern: /temperature/i, variants: [({ temperature }) => ({ temperature })] },
];

/** The parameters of one request, as the server's dialect was known when it was made. */
interface DialectRequest {
  readonly parameters: Parameters;
  /** Whether the error is about one of these parameters: then the next request uses its next variant, or omits it. */
  adaptTo(error: unknown): boolean;
}

/**
 * The parameters that an OpenAI-compatible server supports, learnt from its refusals and kept for the life of the process.
 * It starts from all that OpenAI supports. A refused parameter costs one request that no model has worked on; there are
 * nine variants to drop, so a process makes at most nine such requests, times the texts in flight at that moment.
 */
export function createDialect(): (options: CompletionOptions) => DialectRequest {
  const variantIndexes = features.map(() => 0);
  return (options) => {
    const usedIndexes = [...variantIndexes];
    const parameters: Parameters = Object.assign(
      {},
      ...features.map(({ variants }, index) => variants[usedIndexes[index]!]?.(options)),
    );
    // Options of a stream are refused where there is none.
    if (!parameters.stream) delete parameters.stream_options;
    // Models that reason know no temperature.
    if (parameters.reasoning_effort) delete parameters.temperature;
    return {
      parameters,
      adaptTo(error) {
        if (!isRefusedRequest(error) || isContentPolicy(error)) return false;
        // Far into a message there may be the prompt, quoted.
        const about = error.param ?? error.message.slice(0, 300);
        const index = features.findIndex(
          ({ errorPattern, variants }, at) => usedIndexes[at]! < variants.length && errorPattern.test(about),
        );
        if (index === -1) return false;
        // Another request may have learnt it in the meantime.
        variantIndexes[index] = Math.max(variantIndexes[index]!, usedIndexes[index]! + 1);
        return true;
      },
    };
  };
}
