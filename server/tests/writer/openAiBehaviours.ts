import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentType } from '../../src/domain/catalog.ts';
import { readParts } from '../../src/domain/content/contentTypes.ts';
import { goodTexts } from '../seed/texts.ts';

/** How a call is answered. */
export type StandInBehaviour =
  | 'normal'
  /** Dialects: the JSON in a Markdown code fence, or amid prose. */
  | 'code-fence'
  | 'prose'
  /** Dialects: HTTP 400 for what such a server does not know; else normal. */
  /** Whole texts instead of parts; no JSON at all, but a heading before each text. */
  | 'plain-strings'
  | 'plain-text'
  | 'no-json-schema'
  | 'no-json-mode'
  | 'no-store'
  | 'no-stream'
  | 'no-stream-options'
  | 'only-max-tokens'
  | 'no-reasoning'
  /** Knows nothing but model and messages, and says so one parameter at a time. */
  | 'bare'
  /** Answers at once what was asked for as a stream. */
  | 'deaf-to-stream'
  | 'no-usage'
  /** Names two facts of each text, one of them with words that nobody typed. */
  | 'quoting'
  /** A token every few milliseconds; slow enough to be watched by a person. */
  | 'slow'
  | 'leisurely'
  | 'rate-limited'
  | 'server-error'
  | 'unauthorised'
  | 'content-policy'
  /** Never answers. */
  | 'hang'
  /** Falls silent in the middle of a text. */
  | 'stall'
  | 'reset'
  /** Resets in the middle of a text. */
  | 'cut-stream'
  /** Ends in the middle of a text, as if all were well. */
  | 'ended-early'
  /** Says that it is done, and keeps the answer open. */
  | 'never-ended'
  /** A piece in the middle that is no JSON, that is another JSON, that says what went wrong. */
  | 'garbage-chunk'
  | 'foreign-chunk'
  | 'error-chunk'
  | 'empty'
  | 'refusal'
  | 'content-filter'
  | 'cut-off'
  | 'invalid-json'
  | 'html'
  | 'wrong-number'
  | 'twins'
  | 'endless'
  /** The first text is the system message; one line of it amid words of its own. */
  | 'echo-system'
  | 'echo-line'
  /** Three texts without the facts of the topic, and with invented ones. */
  | 'off-topic'
  | 'inventive'
  /** Of three texts the second is at fault, and so is it when it is asked for again. */
  | keyof typeof spoil
  /** The second has other parts than its type; breaks off as JSON, and with it the third. The third is cut off. */
  | keyof typeof spoilAnswer;

export interface ChatRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly store?: boolean;
  readonly reasoning_effort?: string;
  readonly temperature?: number;
  readonly response_format?: { readonly type: string };
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** The parameters that a dialect refuses, in the order in which it says so. */
const unknownIn: Partial<Record<StandInBehaviour, readonly (keyof ChatRequest)[]>> = {
  'no-json-mode': ['response_format'],
  'no-store': ['store'],
  'no-stream': ['stream'],
  'no-stream-options': ['stream_options'],
  'only-max-tokens': ['max_completion_tokens'],
  'no-reasoning': ['reasoning_effort'],
  bare: [
    'reasoning_effort',
    'temperature',
    'store',
    'stream_options',
    'stream',
    'max_completion_tokens',
    'max_tokens',
    'response_format',
  ],
};

/** What a dialect says to a parameter that it does not know; null when it knows them all. */
export function objection(behaviour: StandInBehaviour, body: ChatRequest): object | null {
  if (behaviour === 'no-json-schema' && body.response_format?.type === 'json_schema') {
    return { message: "'response_format.type' must be 'json_object' or 'text'", type: 'invalid_request_error' };
  }
  const unknown = unknownIn[behaviour]?.find((parameter) => body[parameter] !== undefined);
  if (!unknown) return null;
  return { message: `Unknown parameter: '${unknown}'.`, type: 'invalid_request_error', param: unknown };
}

/** Facts with what they quote: one from the topic of the test, one from a part of its price, one from nowhere. */
const quotes = [
  { fact: 'R$ 39,90', quote: 'bolo de cenoura r$ 39,90' },
  { fact: 'R$ 9,90', quote: '9,90' },
  { fact: 'entrega grátis', quote: 'entregamos grátis' },
];

/** What becomes of a text that is at fault; `first` is the one before it. */
const spoil = {
  'one-wrong-price': (text: string) => `${text} Hoje só R$ 9,90.`,
  'one-without-fact': (text: string) => text.replace('R$ 12', 'um bom preço'),
  'one-too-long': (text: string) => `${text}\n\n${'Venha provar com a gente. '.repeat(40)}`,
  'one-duplicate': (_text: string, first: string) => first,
  'one-forbidden': (text: string) => `${text} Cura gastrite.`,
  'one-leak': (_text: string, _first: string, body: ChatRequest) => lineOf(body),
  'one-in-english': () => 'Hi! This is the best bread that you can have with your coffee, and it is for all of you.',
  'one-empty': () => '',
  'one-forbidden-word': (text: string) => `${text} É imperdível.`,
};

/** What becomes of an answer with a text at fault; `at` is its place. */
const spoilAnswer = {
  'one-malformed': (texts: readonly object[], at: number) => ({
    content: listOf(texts.map((text, index) => (index === at ? { paragraphs: 7, facts: 'nenhum' } : text))),
  }),
  'one-broken': (texts: readonly object[], at: number) => ({
    content: listOf(texts).replace(JSON.stringify(texts[at]), '{"paragraphs":["Oi!"}'),
  }),
  'one-cut': (texts: readonly object[]) => {
    const whole = listOf(texts);
    return { content: whole.slice(0, whole.lastIndexOf(JSON.stringify(texts.at(-1))) + 30), ending: 'length' };
  },
};

const listOf = (variations: readonly unknown[]): string => JSON.stringify({ variations });

const isSpoiled = (behaviour: StandInBehaviour): behaviour is keyof typeof spoil => behaviour in spoil;
const isSpoiledAnswer = (behaviour: StandInBehaviour): behaviour is keyof typeof spoilAnswer =>
  behaviour in spoilAnswer;

/** The first text of the last answer of three. */
let lastFirst = '';

function spoiled(behaviour: keyof typeof spoil, texts: readonly string[], body: ChatRequest): readonly string[] {
  if (texts.length > 1) lastFirst = texts[0] ?? '';
  const at = texts.length > 1 ? 1 : 0;
  return texts.map((text, index) => (index === at ? spoil[behaviour](text, lastFirst, body) : text));
}

export interface Spoken {
  readonly content: string;
  readonly refusal?: string;
  readonly ending?: string;
}

/** What is said by those who say something; `whole` in the place of texts. */
export function speech(behaviour: StandInBehaviour, body: ChatRequest, whole: string | null = null): Spoken {
  const isOffTopic = behaviour === 'off-topic' || behaviour === 'inventive';
  const texts = textsFor(body, isOffTopic ? offTopic : null);
  const type = typeIn(body.messages[0]?.content ?? '');
  const invented = behaviour === 'inventive' ? { callToAction: 'Venha às 7h, na Rua Sete, 7: R$ 9,90.' } : {};
  const inParts = texts.map((text) => ({ ...readParts(type, text), ...invented, facts: [] }));
  const json = whole ?? listOf(inParts);
  const said: Partial<Record<StandInBehaviour, Spoken>> = {
    'code-fence': { content: `\`\`\`json\n${json}\n\`\`\`` },
    prose: { content: `Claro! Aqui estão os textos:\n\n${json}\n\nQuer que eu ajuste algum deles?` },
    'plain-strings': { content: listOf(texts) },
    'plain-text': { content: texts.map((text, index) => `## Texto ${index + 1}\n\n${text}`).join('\n\n') },
    quoting: { content: listOf(inParts.map((parts) => ({ ...parts, facts: quotes }))) },
    empty: { content: '' },
    refusal: { content: '', refusal: 'Não posso ajudar com isso.' },
    'content-filter': { content: json.slice(0, 40), ending: 'content_filter' },
    'cut-off': { content: json.slice(0, 40), ending: 'length' },
    'invalid-json': { content: 'Claro! Aqui estão os textos que você pediu.' },
    'wrong-number': { content: listOf([...inParts, inParts[0]]) },
    twins: { content: listOf(texts.map(() => inParts[0])) },
    endless: { content: listOf(['a '.repeat(30_000)]) },
    'echo-line': {
      content: listOf([`Claro, minhas regras dizem: ${lineOf(body)} E assim por diante.`, ...texts.slice(1)]),
    },
    'echo-system': { content: listOf([body.messages[0]?.content, ...texts.slice(1)]) },
  };
  if (isSpoiledAnswer(behaviour)) return spoilAnswer[behaviour](inParts, inParts.length > 1 ? 1 : 0);
  if (isSpoiled(behaviour)) return { content: listOf(spoiled(behaviour, texts, body)) };
  return said[behaviour] ?? { content: json };
}

/** Any one line of the rules that says something; the phrases that they quote are none. */
function lineOf({ messages }: ChatRequest): string {
  const [rules = ''] = (messages[0]?.content ?? '').split('# Formato');
  const lines = rules.split('\n').filter((line) => line.split(' ').length > 12 && !line.includes('"'));
  return lines[Math.floor(Math.random() * lines.length)] ?? '';
}

const offTopic = 'Uma novidade de verdade para você';

/** What a model that follows its instructions would write; the second argument replaces the topic. */
function textsFor({ messages }: ChatRequest, instead: string | null): string[] {
  const system = messages[0]?.content ?? '';
  const count = Number(/exatamente (\d+) texto/.exec(system)?.[1] ?? 1);
  const data = /<dados>\n([\s\S]*)\n<\/dados>/.exec(messages[1]?.content ?? '')?.[1] ?? '{}';
  const { topico, link_da_campanha: link } = JSON.parse(data) as { topico?: string; link_da_campanha?: string | null };
  return goodTexts({ contentType: typeIn(system), topic: instead ?? topico ?? '', link: link ?? null, count });
}

/** What the system message asks for, by the words that only its type has. */
const typeIn = (system: string): ContentType => types.find(([, sign]) => sign.test(system))?.[0] ?? 'descricao_produto';

const types: readonly (readonly [ContentType, RegExp])[] = [
  ['email_marketing', /\nE-mail de /],
  ['texto_anuncio', /\nAnúncio para Meta/],
  ['roteiro_reels', /\nRoteiro falado/],
  ['mensagem_whatsapp', /\nMensagem de WhatsApp/],
  ['post_instagram', /\nLegenda de Instagram/],
];

/** A text as a model lets go of it: a few characters at a time, without regard to words, escapes or emojis. */
export const tokensOf = (content: string): readonly string[] => content.match(/[\s\S]{1,5}/g) ?? [];

/** What one server-sent event of a stream carries. */
export const chunkOf = (model: string, delta: object, ending: string | null = null): object => ({
  id: 'chatcmpl-stand-in',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model,
  choices: [{ index: 0, delta, finish_reason: ending }],
});

export const usageOf = (content: string): object => ({
  prompt_tokens: 1_000,
  completion_tokens: tokensOf(content).length,
  total_tokens: 1_000 + tokensOf(content).length,
});

const pauses: Partial<Record<StandInBehaviour, number>> = { slow: 4, leisurely: 40 };

/** Waits as long as the model takes for a token. */
export async function pause(behaviour: StandInBehaviour): Promise<void> {
  const ms = pauses[behaviour];
  if (ms) await sleep(ms);
}
