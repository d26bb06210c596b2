import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpErrors.ts';

/** The longest body: a brief with profile-sized texts fits many times over. */
const maxBytes = 256 * 1024;

/** The JSON body of a POST. Throws HttpError: 415 not JSON, 413 over 256 KiB, 400 malformed or not UTF-8. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const body = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError('BAD_REQUEST', 'O pedido não é um JSON válido.');
  }
}

/** The body as it came, byte for byte. Throws HttpError: 413 over 256 KiB, 400 when the client left in its middle. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError || request.complete) throw error;
    throw new HttpError('BAD_REQUEST', 'O pedido não chegou inteiro.');
  }
  return Buffer.concat(chunks);
}
