import type { ApolloClient } from '@apollo/client';
import type { ClickInput, Done, Writing } from './writing';

/** One kind of click, for one text or for a kit: what is sent, and what its answers mean for the page. */
export interface ClickKind<Input extends ClickInput> {
  begun(input: Input): Writing;
  /** Sends it; resolves to the state at its end. Rejects without an answer, and when the signal aborts. */
  send(client: ApolloClient, click: Sending<Input>): Promise<Writing>;
  /** What the server stored for it, once that is decided: null for nothing; rejects when it cannot be asked. */
  stored(client: ApolloClient, input: Input): Promise<Done | 'deleted' | null>;
}

export interface Sending<Input> {
  readonly input: Input;
  /** Cancels it: the server stops writing and returns the credit of what is not stored, unless much of it was shown. */
  readonly signal: AbortSignal;
  readonly onProgress: (change: (now: Writing) => Writing) => void;
  /** How long to wait for a socket that is not open yet. */
  readonly waitForSocketMs: number;
}

const askEveryMs = 150;
/** Longer than a text takes, whatever the writer does. */
const mostAsked = 400;

/** Asks until there is an answer; rejects when none comes. */
export async function untilDecided<Answer extends object>(ask: () => Promise<Answer | 'undecided'>): Promise<Answer> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const answer = await ask();
    if (answer !== 'undecided') return answer;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  throw new Error('The click is not decided.');
}
