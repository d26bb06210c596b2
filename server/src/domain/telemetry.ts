import type { FailureCode } from './failures.ts';

/** What an owner clicks for. */
export const clickKinds = ['text', 'kit', 'adjustment'] as const;
export type ClickKind = (typeof clickKinds)[number];

/**
 * How a click ends: with a text of its own that is stored, with one that an earlier or simultaneous call wrote, with a
 * failure, or with a bug. A failure that a click is to end with compiles once it is here.
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

/** What is counted, and by what. Everything here has few values, and none says who it was. */
export interface Counted {
  readonly clicks: { readonly kind: ClickKind; readonly outcome: ClickOutcome };
  readonly credits: { readonly move: CreditMove };
}

/** What changes in both directions, as a number of now. */
export type Level = 'sockets';

/** Who does a part of the work elsewhere. */
export const upstreams = ['identity', 'payments', 'writer', 'reviewer', 'mail'] as const;
export type Upstream = (typeof upstreams)[number];

/** The steps that are timed, with what is told of each. Everything here has few values, and none says who it was. */
export interface Steps {
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
