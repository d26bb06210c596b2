import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltasOf, NotACompletion } from '../../src/adapters/writer/openai/deltas.ts';
import { eventsOf } from '../../src/adapters/writer/openai/eventStream.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A body that comes in these reads; `ended` is told how it was left. */
const bodyOf = (reads: readonly Uint8Array[], ended: (how: 'read' | 'cancelled') => void = () => undefined) => {
  const left = [...reads];
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift();
        if (next) return controller.enqueue(next);
        ended('read');
        controller.close();
      },
      cancel: () => ended('cancelled'),
    },
    { highWaterMark: 0 },
  );
};

async function eventsIn(reads: readonly Uint8Array[]): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const events of eventsOf(bodyOf(reads))) all.push(...events);
  return all;
}

/** The bytes in reads of these sizes, and what is left in one more. */
function cut(bytes: Uint8Array, sizes: readonly number[]): readonly Uint8Array[] {
  const reads: Uint8Array[] = [];
  let at = 0;
  for (const size of sizes) reads.push(bytes.slice(at, (at += size)));
  return [...reads, bytes.slice(at)].filter(({ length }) => length > 0);
}

describe('the reader of event streams', () => {
  it('finds the same events however the bytes are cut, with each end of line', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ''));
    const event = fc.array(line, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        async (events, end, sizes) => {
          const stream = events.map((lines) => lines.map((one) => `data: ${one}${end}`).join('') + end).join('');
          const expected = events.map((lines) => lines.join('\n'));
          expect(await eventsIn(cut(bytesOf(stream), sizes))).toEqual(expected);
        },
      ),
    );
  });

  it('skips comments, names and events without data, and takes data without a blank', async () => {
    const stream = ': ping\n\nevent: message\nid: 7\ndata:{"a":1}\n\nevent: nothing\n\ndata: last\r\r\n';
    expect(await eventsIn([bytesOf(stream)])).toEqual(['{"a":1}', 'last']);
  });

  it('reads the end of the body after [DONE], so that the connection can be used again, and none of its events', async () => {
    const ends: string[] = [];
    const body = bodyOf([bytesOf('data: 1\n\ndata: [DONE]\n\ndata: 2\n\n'), bytesOf('data: 3\n\n')], (how) =>
      ends.push(how),
    );
    const all: string[] = [];
    for await (const events of eventsOf(body)) all.push(...events);
    expect(all).toEqual(['1']);
    await expect.poll(() => ends).toEqual(['read']);
  });

  it('cancels the body when its reader stops reading', async () => {
    const ends: string[] = [];
    for await (const events of eventsOf(bodyOf([bytesOf('data: 1\n\n')], (how) => ends.push(how)))) {
      expect(events).toEqual(['1']);
      break;
    }
    expect(ends).toEqual(['cancelled']);
  });
});

describe('the pieces of one read', () => {
  const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

  it('are merged into one, and those before a damaged one are kept', async () => {
    const contents: string[] = [];
    const reading = (async () => {
      for await (const { content } of deltasOf(answer(`${piece('a')}${piece('b')}data: {"choices":0}\n\n`), true)) {
        contents.push(content);
      }
    })();
    await expect(reading).rejects.toThrow(NotACompletion);
    expect(contents).toEqual(['ab']);
  });

  it('are read from a server that says with each of them that there is no error', async () => {
    const event = `data: ${JSON.stringify({ choices: [{ delta: { content: 'a' } }], error: null })}\n\n`;
    const contents: string[] = [];
    for await (const { content } of deltasOf(answer(event), true)) contents.push(content);
    expect(contents).toEqual(['a']);
  });
});
