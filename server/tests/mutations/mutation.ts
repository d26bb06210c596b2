/** A bug put in by hand, and the tests that must fail because of it. */
export interface Mutation {
  readonly bug: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly original: string;
  readonly mutated: string;
  /** The pattern of test files, as for `vitest run`. */
  readonly tests: string;
}
