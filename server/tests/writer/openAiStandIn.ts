import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as jsonOf } from 'node:stream/consumers';
import {
  chunkOf,
  objection,
  pause,
  speech,
  tokensOf,
  usageOf,
  type ChatRequest,
  type StandInBehaviour,
} from './openAiBehaviours.ts';

export type { StandInBehaviour } from './openAiBehaviours.ts';

/** What a review of texts is sent. */
export interface ReviewData {
  readonly topico: string;
  readonly textos: readonly { readonly texto: number; readonly conteudo: string }[];
  readonly duvidas: readonly { readonly duvida: number; readonly texto: number; readonly code: string }[];
}

/** What a review answers: an object as JSON, or these words. */
export type ReviewAnswer = (data: ReviewData) => object | string;

const nothingFound: ReviewAnswer = () => ({ doubts: [], findings: [] });

interface StandInRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly traceparent: string | undefined;
  readonly body: ChatRequest;
}

export interface OpenAiStandIn {
  readonly baseUrl: string;
  /** Every call, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** How many connections were opened. */
  readonly connections: () => number;
  /** How many answers were broken off by the caller. */
  readonly abandoned: () => number;
  /** For the next calls, one each; afterwards calls are answered as usual again. */
  next(...behaviours: StandInBehaviour[]): void;
  /** For every call that `next` says nothing about. */
  always(behaviour: StandInBehaviour): void;
  /** For the next review of texts, which `next` and `always` say nothing about; else a review finds nothing. */
  nextReview(answer: ReviewAnswer, behaviour?: StandInBehaviour): void;
  close(): Promise<void>;
}

/** A local server that speaks as much of the chat completions API as we use, and misbehaves on request. */
export async function startOpenAiStandIn(port = 0): Promise<OpenAiStandIn> {
  const requests: StandInRequest[] = [];
  const queue: StandInBehaviour[] = [];
  const reviews: { readonly answer: ReviewAnswer; readonly behaviour: StandInBehaviour }[] = [];
  let usual: StandInBehaviour = 'normal';
  let abandoned = 0;
  let connections = 0;
  const server = createServer(async (request, response) => {
    response.once('close', () => void (response.writableFinished || (abandoned += 1)));
    const body = (await jsonOf(request)) as ChatRequest;
    const { authorization, traceparent } = request.headers;
    requests.push({ path: request.url ?? '', authorization, traceparent: traceparent?.toString(), body });
    const data = reviewDataOf(body);
    if (data === null) return play(queue.shift() ?? usual, body, response);
    const { answer, behaviour } = reviews[0] ?? quiet;
    // What is refused as another dialect is asked again.
    if (objection(behaviour, body) === null) reviews.shift();
    const said = answer(data);
    await play(behaviour, body, response, typeof said === 'string' ? said : JSON.stringify(said));
  });
  server.on('connection', () => void (connections += 1));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    connections: () => connections,
    abandoned: () => abandoned,
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => void (usual = behaviour),
    nextReview: (answer, behaviour = 'normal') => void reviews.push({ answer, behaviour }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const quiet = { answer: nothingFound, behaviour: 'normal' } as const;

/** What is to be reviewed; null where texts are to be written. */
function reviewDataOf({ messages }: ChatRequest): ReviewData | null {
  if (!messages[0]?.content.startsWith('Você é revisor')) return null;
  return JSON.parse(/^<dados>\n([^<]*)\n<\/dados>$/.exec(messages[1]?.content ?? '')?.[1] ?? 'null') as ReviewData;
}

async function play(
  behaviour: StandInBehaviour,
  body: ChatRequest,
  response: ServerResponse,
  whole: string | null = null,
): Promise<void> {
  const fail = (status: number, error: object) => send(response, status, { error });
  const refused = objection(behaviour, body);
  if (refused) return fail(400, refused);
  switch (behaviour) {
    case 'rate-limited':
      return fail(429, { message: 'Rate limit reached', code: 'rate_limit_exceeded' });
    case 'server-error':
      return fail(500, { message: `The server had an error: ${JSON.stringify(body.messages)}` });
    case 'unauthorised':
      return fail(401, { message: 'Incorrect API key provided: sk-test-canary', code: 'invalid_api_key' });
    case 'content-policy':
      return fail(400, { message: 'Rejected by the safety system', code: 'content_policy_violation' });
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    default:
      return body.stream && behaviour !== 'deaf-to-stream'
        ? stream(behaviour, body, response, whole)
        : sayAtOnce(behaviour, body, response, whole);
  }
}

function sayAtOnce(
  behaviour: StandInBehaviour,
  body: ChatRequest,
  response: ServerResponse,
  whole: string | null,
): void {
  const { content, refusal = null, ending = 'stop' } = speech(behaviour, body, whole);
  const message = { role: 'assistant', content, refusal };
  const choices = [{ index: 0, message, finish_reason: ending }];
  const id = 'chatcmpl-stand-in';
  const usage = usageOf(content);
  send(response, 200, { id, object: 'chat.completion', created: 1_790_000_000, model: body.model, choices, usage });
}

async function stream(
  behaviour: StandInBehaviour,
  { model, stream_options: options, ...rest }: ChatRequest,
  response: ServerResponse,
  whole: string | null,
): Promise<void> {
  const write = (data: string) => void response.write(`data: ${data}\n\n`);
  const say = (chunk: object) => write(JSON.stringify(chunk));
  const { content, refusal, ending = 'stop' } = speech(behaviour, { model, ...rest }, whole);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  say(chunkOf(model, { role: 'assistant', content: '', refusal: null }));
  for (const word of refusal?.split(/(?<= )/) ?? []) say(chunkOf(model, { refusal: word }));
  for (const [index, token] of tokensOf(content).entries()) {
    if (response.destroyed) return;
    if (index === 6 && breakOff(behaviour, response, write)) return;
    say(chunkOf(model, { content: token }));
    await pause(behaviour);
  }
  say(chunkOf(model, {}, ending));
  if (options?.include_usage && behaviour !== 'no-usage')
    say({ ...chunkOf(model, {}), choices: [], usage: usageOf(content) });
  write('[DONE]');
  if (behaviour !== 'never-ended') response.end();
}

/** What goes wrong in the middle of a text; whether it ends the stream. */
function breakOff(behaviour: StandInBehaviour, response: ServerResponse, write: (data: string) => void): boolean {
  switch (behaviour) {
    case 'stall':
      return true;
    case 'cut-stream':
      // Once what was written has left.
      response.write('\n', () => response.socket?.resetAndDestroy());
      return true;
    case 'ended-early':
      response.end();
      return true;
    case 'garbage-chunk':
      write('{"choices": [{"delta": {"content": "Ol');
      return false;
    case 'foreign-chunk':
      write('{"choices": "nenhuma"}');
      return false;
    case 'error-chunk':
      write(JSON.stringify({ error: { message: 'The server had an error: canary', code: 'server_error' } }));
      return true;
    default:
      return false;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
