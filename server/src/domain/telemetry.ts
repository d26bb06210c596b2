import type { FailureCode } from './failures.ts';

/** What an owner's click asks for. */
export const clickKinds = ['text', 'kit', 'adjustment'] as const;
export type ClickKind = (typeof clickKinds)[number];

/**
 * How a click ends: with a new text that is stored, with the text of an earlier or concurrent call, with a failure, or with a
 * bug. A service may return a failure for a click only when it is listed here: the compiler checks it.
 */
export const clickOutcomes = [
  'stored',
  'repeated',
  'bug',
  'ADJUSTMENTS_USED_UP',
  'EDIT_CONFLICT',
  'FORBIDDEN_CLAIM',
  'GENERATION_DELETED',
  'GENERATION_NOT_FOUND',
  'INVALID_ADJUSTMENT',
  'INVALID_BRIEF',
  'NOTHING_TO_ADJUST',
  'OUT_OF_CREDITS',
  'PLAN_LOCKED',
  'REQUEST_ID_REUSED',
  'TOO_MANY_REQUESTS',
  'WRITER_UNAVAILABLE',
] as const satisfies readonly ('stored' | 'repeated' | 'bug' | FailureCode)[];
export type ClickOutcome = (typeof clickOutcomes)[number];

export const creditMoves = ['held', 'spent', 'returned'] as const;
export type CreditMove = (typeof creditMoves)[number];

/** The counters with their labels. Every label has few values, and none identifies an owner. */
export interface CounterLabels {
  readonly clicks: { readonly kind: ClickKind; readonly outcome: ClickOutcome };
  readonly credits: { readonly move: CreditMove };
}

/** The gauges. */
export type GaugeName = 'sockets';

/** The other servers that are called. */
export const upstreams = ['identity', 'payments', 'writer', 'reviewer', 'mail'] as const;
export type Upstream = (typeof upstreams)[number];

/** The spans that are timed, with their labels. Every label has few values, and none identifies an owner. */
export interface SpanLabels {
  /** A request over HTTP: `route` is a template, such as `/api/config`. */
  readonly http: { readonly method: string; readonly route: string; readonly status: number };
  /** An operation: `field` is its root field in the schema; `outcome` is `ok` or the code of what it ended with. */
  readonly graphql: {
    readonly type: string;
    readonly field: string;
    readonly transport: 'http' | 'websocket';
    readonly outcome: string;
  };
  /** An operation of the store, such as `users.find`. */
  readonly store: { readonly operation: string; readonly outcome: 'ok' | 'error' };
  /** A call of another server, all its requests together. */
  readonly upstream: { readonly upstream: Upstream; readonly operation: string; readonly outcome: string };
  /** An event of the payment provider. */
  readonly webhook: { readonly outcome: string };
}
