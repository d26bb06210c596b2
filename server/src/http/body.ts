import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpErrors.ts';

/** The longest body: a brief with profile-sized texts fits many times over. */
export const maxBodyBytes = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body of a POST. Throws HttpError: 415 not JSON or compressed, 413 over {@link maxBodyBytes}, 400 malformed or not UTF-8. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const body = await readBytes(request);
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw new HttpError('BAD_REQUEST', 'O pedido não é um JSON válido.');
  }
}

const incompleteBody = () => new HttpError('BAD_REQUEST', 'O pedido não chegou inteiro.');

/** The body as it came, byte for byte. Throws HttpError: 415 compressed, 413 over {@link maxBodyBytes}, 400 when the client left in its middle. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] || 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE', 'Envie o pedido sem compressão.');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  // Listeners: an async iterator over the request costs as much as everything else here.
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBodyBytes) reject(new HttpError('PAYLOAD_TOO_LARGE'));
    else chunks.push(chunk);
  });
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', (error) => reject(request.complete ? error : incompleteBody()));
  request.once('close', () => request.complete || reject(incompleteBody()));
  return promise;
}
