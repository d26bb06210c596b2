import type { ServerResponse } from 'node:http';
import { pipeline, Readable, type Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import Negotiator from 'negotiator';

/**
 * Compressing is safe here (https://breachattack.com): that attack needs answers which another site can ask for in the
 * owner's name, and ours go by a header that only our page sets; nor does an answer carry a secret of the session.
 */
interface Encoding {
  compress(bytes: Buffer): Buffer;
  stream(): Transform;
}

// What costs little is enough: more effort saves a tenth of the bytes, and takes as long as everything else together.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const gzip = { level: 1 };

/** By the names of HTTP. */
const encodings = {
  zstd: { compress: (bytes) => zstdCompressSync(bytes), stream: () => createZstdCompress() },
  br: { compress: (bytes) => brotliCompressSync(bytes, brotli), stream: () => createBrotliCompress(brotli) },
  gzip: { compress: (bytes) => gzipSync(bytes, gzip), stream: () => createGzip(gzip) },
} as const satisfies Record<string, Encoding>;
/** The best first: zstd packs as well as the others in a third of the time. */
const names = ['zstd', 'br', 'gzip'] as const;

/** Below this an answer fits into one packet anyway. */
const worthwhileBytes = 1_024;
/** Above this one answer would keep the others waiting. */
const atOnceBytes = 256 * 1_024;

/** The first of our encodings that the client takes, with which the answer is marked; null for none. */
function encodingOf(response: ServerResponse): Encoding | null {
  if (response.req.headers['accept-encoding'] === undefined) return null;
  const accepted = new Negotiator(response.req).encodings([...names, 'identity']);
  const name = accepted[0] === 'identity' ? undefined : names.find((one) => accepted.includes(one));
  if (!name) return null;
  response.setHeader('content-encoding', name);
  return encodings[name];
}

/** Ends the answer with the text in UTF-8, compressed when it is long and the client takes that. */
export function endWith(response: ServerResponse, text: string): void {
  // Bytes: a string would be converted while it is written, at twice the cost.
  const bytes = Buffer.from(text);
  const encoding = bytes.length < worthwhileBytes ? null : encodingOf(response);
  if (encoding && bytes.length > atOnceBytes) {
    const stream = encoding.stream();
    // A client that disconnects needs no answer.
    pipeline(stream, response, () => undefined);
    stream.end(bytes);
    return;
  }
  const sent = encoding ? encoding.compress(bytes) : bytes;
  response.setHeader('content-length', sent.length);
  response.end(sent);
}

/** Ends the answer with the chunks as they come, compressed when the client takes that. Rejects when one side fails. */
export async function endWithStream(response: ServerResponse, chunks: AsyncIterable<string>): Promise<void> {
  const encoding = encodingOf(response);
  if (encoding) await finished(Readable.from(chunks), encoding.stream(), response);
  else await finished(Readable.from(chunks), response);
}
