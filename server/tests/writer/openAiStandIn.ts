import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next call is answered. */
export type StandInBehaviour =
  | 'normal'
  /** The JSON wrapped in a Markdown code fence. */
  | 'code-fence'
  /** HTTP 400 for a request with `response_format`, as servers without JSON mode do; else normal. */
  | 'no-json-schema'
  /** HTTP 400 for a request with `store`; else normal. */
  | 'no-store'
  | 'rate-limited'
  | 'server-error'
  | 'unauthorised'
  | 'content-policy'
  /** Never answers. */
  | 'hang'
  | 'reset'
  /** Sends headers and half a body, then resets. */
  | 'cut-stream'
  | 'empty'
  | 'refusal'
  | 'cut-off'
  | 'invalid-json'
  | 'html'
  | 'wrong-number'
  | 'twins';

interface StandInRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: ChatRequest;
}

interface ChatRequest {
  readonly model: string;
  readonly store?: boolean;
  readonly response_format?: unknown;
  readonly max_completion_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface OpenAiStandIn {
  readonly baseUrl: string;
  /** Every call, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** For the next calls, one each; afterwards calls are answered normally again. */
  next(...behaviours: StandInBehaviour[]): void;
  /** For every call that `next` says nothing about. */
  always(behaviour: StandInBehaviour): void;
  close(): Promise<void>;
}

/** A local server that speaks as much of the chat completions API as we use, and misbehaves on request. */
export async function startOpenAiStandIn(): Promise<OpenAiStandIn> {
  const requests: StandInRequest[] = [];
  const queue: StandInBehaviour[] = [];
  let usual: StandInBehaviour = 'normal';
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await read(request)) as ChatRequest;
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    play(queue.shift() ?? usual, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => void (usual = behaviour),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function play(behaviour: StandInBehaviour, body: ChatRequest, response: ServerResponse): void {
  const fail = (status: number, error: object) => send(response, status, { error });
  const say = (content: string | null, rest: { finish_reason?: string; refusal?: string } = {}) =>
    send(response, 200, completion(body.model, content, rest));
  const texts = textsFor(body);
  const json = JSON.stringify({ variations: texts });
  switch (behaviour) {
    case 'normal':
      return say(json);
    case 'code-fence':
      return say(`\`\`\`json\n${json}\n\`\`\``);
    case 'no-json-schema':
      if (body.response_format === undefined) return say(json);
      return fail(400, { message: "'response_format.type' must be 'text'", type: 'invalid_request_error' });
    case 'no-store':
      if (body.store === undefined) return say(json);
      return fail(400, { message: "Unknown parameter: 'store'.", type: 'invalid_request_error' });
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
    case 'cut-stream':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10000' });
      response.write('{"choices": [', () => response.socket?.resetAndDestroy());
      return;
    case 'empty':
      return say('');
    case 'refusal':
      return say(null, { refusal: 'Não posso ajudar com isso.' });
    case 'cut-off':
      return say(json.slice(0, 20), { finish_reason: 'length' });
    case 'invalid-json':
      return say('Claro! Aqui estão os textos que você pediu.');
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    case 'wrong-number':
      return say(JSON.stringify({ variations: [...texts, 'Um texto a mais.'] }));
    case 'twins':
      return say(JSON.stringify({ variations: texts.map(() => texts[0]) }));
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const completion = (model: string, content: string | null, rest: { finish_reason?: string; refusal?: string }) => ({
  id: 'chatcmpl-stand-in',
  object: 'chat.completion',
  created: 1_790_000_000,
  model,
  choices: [
    {
      index: 0,
      finish_reason: rest.finish_reason ?? 'stop',
      message: { role: 'assistant', content, refusal: rest.refusal ?? null },
    },
  ],
});

/** What a model that does as it is told would write. */
function textsFor({ messages }: ChatRequest): string[] {
  const system = messages[0]?.content ?? '';
  const count = Number(/exatamente (\d+) texto/.exec(system)?.[1] ?? 1);
  const data = /<dados>\n([\s\S]*)\n<\/dados>/.exec(messages[1]?.content ?? '')?.[1] ?? '{}';
  const { topico, link_da_campanha: link } = JSON.parse(data) as { topico?: string; link_da_campanha?: string | null };
  const pointer = system.includes('link na bio') ? 'Tudo no link na bio.' : `Acesse: ${link}`;
  const call = link ? pointer : 'Fale com a gente.';
  return Array.from({ length: count }, (_, index) => `Texto ${index + 1} do modelo: ${topico}\n\n${call}`);
}
