import type { Stripe } from 'stripe';
import { wordsOf, type LinesOf, type Words } from '../words.ts';

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

type Nullable<T> = { [Name in keyof T]-?: null extends T[Name] ? Name : never }[keyof T];

/** The fields of an SDK type that are always null here; a field that cannot be null there is a compile error. */
export const nulls =
  <T>() =>
  <const Line extends string>(...lines: LinesOf<Nullable<T>, Line>) =>
    Object.fromEntries(wordsOf(lines).map((name) => [name, null])) as Readonly<Record<Words<Line>, null>>;

/** A list inside of an object: all of it in one page. */
export const listOf = <T>(data: T[], url: string) => ({ object: 'list' as const, data, has_more: false, url });
