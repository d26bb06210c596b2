import type OpenAI from 'openai';
import { isContentPolicy, isRefusedRequest } from './faults.ts';

type Parameters = Partial<OpenAI.ChatCompletionCreateParams>;

/** What a call asks for, in words of our own. */
export interface Wish {
  /** The answer's form, as strict JSON Schema. */
  readonly format: OpenAI.ResponseFormatJSONSchema;
  readonly maxTokens: number;
  readonly temperature: number;
}

interface Step {
  /** How a server names it when it does not know it. */
  readonly sign: RegExp;
  /** Ways to say it, best first; a server that knows none goes without. */
  readonly ways: readonly ((wish: Wish) => Parameters)[];
}

const steps: readonly Step[] = [
  {
    sign: /response_format|json_schema|json_object/i,
    ways: [({ format }) => ({ response_format: format }), () => ({ response_format: { type: 'json_object' } })],
  },
  {
    sign: /max_(?:completion_)?tokens/i,
    ways: [({ maxTokens }) => ({ max_completion_tokens: maxTokens }), ({ maxTokens }) => ({ max_tokens: maxTokens })],
  },
  { sign: /stream_options|include_usage/i, ways: [() => ({ stream_options: { include_usage: true } })] },
  // After its options: a server that does not know them names both.
  { sign: /\bstream(?:ing|ed)?\b/i, ways: [() => ({ stream: true })] },
  // In quotes: a bare "store" is an everyday word.
  { sign: /(['"`])store\1|^store$/i, ways: [() => ({ store: false })] },
  { sign: /reasoning_effort/i, ways: [() => ({ reasoning_effort: 'low' })] },
  { sign: /temperature/i, ways: [({ temperature }) => ({ temperature })] },
];

/** One request in the dialect as it was known then. */
interface Saying {
  readonly parameters: Parameters;
  /** Whether the error is about one of these parameters: then the next request says it another way, or not at all. */
  learn(error: unknown): boolean;
}

/**
 * What a server of the OpenAI kind understands, learnt from what it refuses and kept for the life of the process. It
 * starts from all that OpenAI knows. A refused parameter costs a request that no model has worked for, and there are
 * nine ways to give up, so a process in its whole life makes nine of them at most, times the texts in flight at that moment.
 */
export function createDialect(): (wish: Wish) => Saying {
  const used = steps.map(() => 0);
  return (wish) => {
    const said = [...used];
    const parameters: Parameters = Object.assign({}, ...steps.map(({ ways }, index) => ways[said[index]!]?.(wish)));
    // Options of a stream are refused where there is none.
    if (!parameters.stream) delete parameters.stream_options;
    // Models that reason know no temperature.
    if (parameters.reasoning_effort) delete parameters.temperature;
    return {
      parameters,
      learn(error) {
        if (!isRefusedRequest(error) || isContentPolicy(error)) return false;
        // Far into a message there may be the prompt, quoted.
        const about = error.param ?? error.message.slice(0, 300);
        const index = steps.findIndex(({ sign, ways }, at) => said[at]! < ways.length && sign.test(about));
        if (index === -1) return false;
        // Another request may have learnt it in the meantime.
        used[index] = Math.max(used[index]!, said[index]! + 1);
        return true;
      },
    };
  };
}
