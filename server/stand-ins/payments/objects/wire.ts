import type { Stripe } from 'stripe';

/** An object of the SDK as it travels: what the SDK reads as a decimal is a string there. */
export type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Element)[]
      ? Wire<Element>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

/** All of an answer in one page, as lists inside of objects are. */
export const listOf = <T>(data: T[], url: string) => ({ object: 'list' as const, data, has_more: false, url });
