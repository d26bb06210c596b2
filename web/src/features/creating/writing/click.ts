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
