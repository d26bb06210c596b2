/** The most bytes of one answer that are read, decompressed, an error's body included (rule 5.5). */
export const maxBytes = 1_000_000;

/** The answer exceeds `maxBytes`. */
export class AnswerTooLarge extends Error {}

/**
 * A `fetch` for one call: of the answer it reads `mostBytes` and then fails with AnswerTooLarge, and at the signal it
 * ends at once, whatever the upstream or the reader of the answer does. The SDK reads bodies of errors and lines
 * without end to their end, and tells a body of its signal only through weak references. Once the answer is read nothing
 * listens to either signal: Node keeps what is composed by AbortSignal.any(), as the SDK's is, for as long as somebody does.
 */
export function createBoundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const requestController = new AbortController();
    const end = () => requestController.abort(signal.reason);
    // The SDK aborts what it no longer reads.
    const abortRequest = () => requestController.abort();
    const removeListeners = () => {
      signal.removeEventListener('abort', end);
      init?.signal?.removeEventListener('abort', abortRequest);
    };
    requestController.signal.addEventListener('abort', removeListeners, { once: true });
    signal.addEventListener('abort', end);
    init?.signal?.addEventListener('abort', abortRequest);
    if (signal.aborted) end();
    if (init?.signal?.aborted) abortRequest();
    const response = await fetch(input, { ...init, signal: requestController.signal }).catch((error: unknown) => {
      removeListeners();
      throw error;
    });
    if (response.body === null) {
      removeListeners();
      return response;
    }
    const { status, statusText, headers } = response;
    return new Response(boundBody(response.body, requestController, removeListeners), { status, statusText, headers });
  };
}

/** The body, read on demand; too many bytes, or the signal, abort the request. */
function boundBody(
  body: ReadableStream<Uint8Array>,
  requestController: AbortController,
  removeListeners: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const { signal } = requestController;
  let remainingBytes = maxBytes;
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
        const { done, value } = await reader.read().catch((error: unknown) => {
          removeListeners();
          throw error;
        });
        if (signal.aborted) return;
        if (done) {
          removeListeners();
          return controller.close();
        }
        remainingBytes -= value.byteLength;
        if (remainingBytes < 0) requestController.abort(new AnswerTooLarge());
        else controller.enqueue(value);
      },
      cancel: () => requestController.abort(),
    },
    { highWaterMark: 0 },
  );
}
