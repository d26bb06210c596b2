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
import { acceptedEncoding } from './acceptedEncoding.ts';

/**
 * Compressing is safe here (https://breachattack.com): that attack needs answers which another site can ask for in the
 * owner's name, and ours go by a header that only our page sets; nor does an answer carry a secret of the session.
 */
interface Encoding {
  compress(bytes: Buffer): Buffer;
  stream(): Transform;
}

// The lowest levels: higher ones save a tenth of the bytes and take as long as the rest of the request.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const gzip = { level: 1 };

/** By the names of HTTP. */
const encodings = {
  zstd: { compress: (bytes) => zstdCompressSync(bytes), stream: () => createZstdCompress() },
  br: { compress: (bytes) => brotliCompressSync(bytes, brotli), stream: () => createBrotliCompress(brotli) },
  gzip: { compress: (bytes) => gzipSync(bytes, gzip), stream: () => createGzip(gzip) },
} as const satisfies Record<string, Encoding>;
/** Best first: zstd compresses as well as the others in a third of the time. */
const preferredEncodings = ['zstd', 'br', 'gzip'] as const;

/** A shorter answer fits into one packet anyway. */
const minCompressedBytes = 1_024;
/** A longer answer is compressed as a stream, because compressing it at once would block the event loop. */
const maxSyncBytes = 256 * 1_024;

/** The first of our encodings that the client accepts; sets the header content-encoding. Null when it accepts none. */
function negotiateEncoding(response: ServerResponse): Encoding | null {
  const name = acceptedEncoding(response.req, preferredEncodings);
  if (!name) return null;
  response.setHeader('content-encoding', name);
  return encodings[name];
}

/** Ends the response with the text in UTF-8, compressed when it is long and the client accepts that. */
export function sendText(response: ServerResponse, text: string): void {
  // Bytes: a string would be converted while it is written, at twice the cost.
  const bytes = Buffer.from(text);
  const encoding = bytes.length < minCompressedBytes ? null : negotiateEncoding(response);
  if (encoding && bytes.length > maxSyncBytes) {
    const stream = encoding.stream();
    // A client that disconnects needs no answer.
    pipeline(stream, response, () => undefined);
    stream.end(bytes);
    return;
  }
  const body = encoding ? encoding.compress(bytes) : bytes;
  response.setHeader('content-length', body.length);
  response.end(body);
}

/** Ends the response with the chunks as they come, compressed when the client accepts that. Rejects when one side fails. */
export async function sendChunks(response: ServerResponse, chunks: AsyncIterable<string>): Promise<void> {
  const encoding = negotiateEncoding(response);
  if (encoding) await finished(Readable.from(chunks), encoding.stream(), response);
  else await finished(Readable.from(chunks), response);
}
