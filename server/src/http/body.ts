import type { IncomingMessage } from 'node:http';

/** A request that cannot be understood; the status says why. */
export class BadRequest extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** The longest body: a brief with profile-sized texts fits many times over. */
const maxBytes = 256 * 1024;

/** The JSON body of a POST. Throws BadRequest: 415 not JSON, 413 over 256 KiB, 400 malformed or not UTF-8. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new BadRequest(415, 'Envie o pedido em JSON.');
  const body = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new BadRequest(400, 'O pedido não é um JSON válido.');
  }
}

/** The body as it came, byte for byte. Throws BadRequest: 413 over 256 KiB, 400 when the client left in its middle. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BadRequest || request.complete) throw error;
    throw new BadRequest(400, 'O pedido não chegou inteiro.');
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): BadRequest => new BadRequest(413, 'O pedido é grande demais.');
