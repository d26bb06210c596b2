/** The most bytes of one answer that are read, decompressed, an error's body included (rule 5.5). */
export const mostBytes = 1_000_000;

/** More came than any answer has. */
export class AnswerTooLarge extends Error {}

/**
 * A `fetch` for one call: of the answer it reads `mostBytes` and then fails with AnswerTooLarge, and at the signal it
 * ends at once, whatever the upstream or the reader of the answer does. The SDK reads bodies of errors and lines
 * without end to their end, and tells a body of its signal only through weak references.
 */
export function createBoundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const ending = new AbortController();
    const end = () => ending.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    // The SDK aborts what it no longer reads.
    init?.signal?.addEventListener('abort', () => ending.abort(), { once: true });
    const response = await fetch(input, { ...init, signal: ending.signal });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(bounded(response.body, ending), { status, statusText, headers });
  };
}

/** The bytes of a body as they are asked for; too many of them, or the signal, end the request. */
function bounded(body: ReadableStream<Uint8Array>, ending: AbortController): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const { signal } = ending;
  let left = mostBytes;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stop = () => {
          controller.error(signal.reason);
          reader.cancel(signal.reason).catch(() => undefined);
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (signal.aborted) return;
        if (done) return controller.close();
        left -= value.byteLength;
        if (left < 0) ending.abort(new AnswerTooLarge());
        else controller.enqueue(value);
      },
      cancel: () => ending.abort(),
    },
    { highWaterMark: 0 },
  );
}
