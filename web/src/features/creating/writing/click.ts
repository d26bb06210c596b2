import type { ApolloClient } from '@apollo/client';
import type { ClickInput, ClickDone, ClickState } from './clickState';

/** One kind of click, for one text or for a kit: what is sent, and what its answers mean for the page. */
export interface ClickKind<Input extends ClickInput> {
  initialState(input: Input): ClickState;
  /** Sends it; resolves to its final state. Rejects when no answer comes, and when the signal aborts. */
  send(client: ApolloClient, click: ClickRequest<Input>): Promise<ClickState>;
  /** What the server stored for it, once it is settled: null for nothing; rejects when the server cannot be reached. */
  findStored(client: ApolloClient, input: Input): Promise<ClickDone | 'deleted' | null>;
}

export interface ClickRequest<Input> {
  readonly input: Input;
  /** Cancels it: the server stops writing and returns the credit of what is not stored, unless much of it was shown. */
  readonly signal: AbortSignal;
  readonly onProgress: (change: (now: ClickState) => ClickState) => void;
  /** How long to wait for a socket that is not open yet. */
  readonly waitForSocketMs: number;
}
