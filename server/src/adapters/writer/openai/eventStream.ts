/** How long a response may take to end after `[DONE]`, so that its connection can be reused. */
const drainTimeoutMs = 1_000;

/**
 * The data of the events of an answer (https://html.spec.whatwg.org/multipage/server-sent-events.html), as many at once
 * as one read of the connection brings, until `[DONE]` or the end of the body. Its bounds in bytes and time are the body's.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const take = createEventReader();
  let isDone = false;
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = take(decoder.decode(value, { stream: true }));
      const last = events.indexOf('[DONE]');
      isDone = last !== -1;
      yield isDone ? events.slice(0, last) : events;
    }
  } finally {
    if (isDone) void drain(reader);
    else reader.cancel().catch(() => undefined);
  }
}

/** Takes the next characters of a stream; returns the data of the events that they end. */
function createEventReader(): (characters: string) => readonly string[] {
  /** The line that has not ended. */
  let rest = '';
  let data: string[] = [];

  return (characters) => {
    if (!/[\r\n]/.test(characters)) {
      rest += characters;
      return [];
    }
    // A return at the very end may be the first half of a line's end.
    const lines = (rest + characters).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    const events: string[] = [];
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      events.push(data.join('\n'));
      data = [];
    }
    return events;
  };
}

/** Reads what follows the last event, which is nothing of an answer that is well made. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(stop, drainTimeoutMs).unref();
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection has ended otherwise, after all that was waited for.
  } finally {
    clearTimeout(timer);
  }
}
