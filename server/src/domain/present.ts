/** What the store has of an account that was there when the call began; throws when the account was deleted during the call. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the account was deleted during the call');
  return value;
}
