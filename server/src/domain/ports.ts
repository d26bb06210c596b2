/** The ports: what the services need of the world, each a role with its promises. The adapters of one pass one contract suite. */

// What is stored; the adapter is one store.
export type * from './ports/store.ts';
export type * from './ports/accounts.ts';
export type * from './ports/generations.ts';
export type * from './ports/records.ts';
export type * from './ports/rateLimits.ts';

// Who else is called.
export type * from './ports/identity.ts';
export type * from './ports/payments.ts';
export type * from './ports/mail.ts';
export type * from './ports/writer.ts';

// What the process itself gives: the time, a log, measures.
export type * from './ports/operating.ts';
