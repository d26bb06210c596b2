import type { Stripe } from 'stripe';

/** An object of the SDK as JSON: a decimal of the SDK is a string in it. */
export type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Element)[]
      ? Wire<Element>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

/** A list inside of an object: all of it in one page. */
export const listOf = <T>(data: T[], url: string) => ({ object: 'list' as const, data, has_more: false, url });
