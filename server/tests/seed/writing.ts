import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import type { Answer, Owner } from './owner.ts';

const copyWriting = `subscription ($input: GenerateCopyInput!) {
  copyWriting(input: $input) {
    __typename
    ... on CopyProgress { restarted pieces { variation text } }
    ... on GenerateCopySuccess { generation { id variations { text } } user { textCredits } }
    ... on Failure { message }
    ... on FieldFailure { field }
  }
}`;

export interface Watched {
  /** Every event so far, oldest first. */
  readonly events: Answer['body'][];
  /** The last event, or the close code or the errors that came instead. */
  readonly ended: Promise<Answer['body']>;
  /** The texts that a client has which concatenates the pieces. */
  shown(): string[];
  /** Ends the subscription, as a click on "Cancelar" does. */
  cancel(): void;
  /** Closes the socket without completing the subscription. */
  leave(): void;
}

/** A click whose text is watched while it is written, over a socket of its own or the given one. */
export function watchWriting(owner: Owner, brief: object = {}, client: Client = owner.socket()): Watched {
  const events: Answer['body'][] = [];
  const { promise: ended, resolve } = Promise.withResolvers<Answer['body']>();
  const input = { contentType: 'POST_INSTAGRAM', topic: 'Pão de queijo', requestId: randomUUID(), ...brief };
  let leave = () => {};
  client.on('opened', (socket) => void (leave = () => (socket as { terminate(): void }).terminate()));
  const cancel = client.subscribe(
    { query: copyWriting, variables: { input } },
    {
      next: ({ data, errors }) => {
        events.push(data?.['copyWriting'] ?? errors);
      },
      error: (error) => resolve(Array.isArray(error) ? error : (error as { code?: number }).code),
      complete: () => resolve(events.at(-1)),
    },
  );
  return {
    events,
    ended: ended.finally(() => client.dispose()),
    shown() {
      const texts: string[] = [];
      for (const { restarted, pieces = [] } of events) {
        for (const variation of restarted ?? []) texts[variation] = '';
        for (const { variation, text } of pieces) texts[variation] = (texts[variation] ?? '') + text;
      }
      return texts;
    },
    cancel,
    leave: () => leave(),
  };
}
