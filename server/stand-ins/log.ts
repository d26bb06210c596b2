/** Where a stand-in reports what the operator has to know. */
export interface Log {
  error(details: object, message: string): void;
}
