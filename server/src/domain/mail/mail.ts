import { hasVerifiedAddress } from '../account/access.ts';
import { deletionRetentionMs } from '../account/deletion.ts';
import type { PaidPlanKey, PlanKey } from '../billing/plan.ts';
import type { User } from '../account/user.ts';
import { dayMs } from '../time.ts';

/** The kinds of e-mail to owners, and what each one's text needs to know; instants are in ISO 8601. */
export interface MailData {
  /** The first text was written. */
  readonly welcome: Record<string, never>;
  readonly paymentFailed: { readonly plan: PlanKey };
  readonly paymentRecovered: { readonly plan: PlanKey };
  /** The subscription was cancelled and runs until its end. */
  readonly subscriptionCancelled: { readonly plan: PlanKey; readonly endsAt: string };
  /** The subscription has ended without an end date that was told before. */
  readonly subscriptionEnded: { readonly plan: PlanKey; readonly reason: 'unpaid' | 'disputed' | 'cancelled' };
  readonly refundMade: { readonly plan: PlanKey };
  readonly planChanged: { readonly from: PlanKey; readonly to: PaidPlanKey };
  readonly emailChanged: { readonly at: string };
  readonly accountDeleted: { readonly at: string };
  /** There is a new version of the terms of use and of the privacy policy. */
  readonly termsChanged: {
    readonly version: string;
    /** What changes, because servers of the release before send the e-mail; missing in e-mails of older releases. */
    readonly changes?: readonly string[];
  };
  /** A plan will cost something else. */
  readonly priceChanged: { readonly plan: PaidPlanKey; readonly priceInCents: number; readonly from: string };
}

export type MailKind = keyof MailData;

/** A kind of e-mail with its data. */
export type MailContent = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly data: MailData[Kind] };
}[MailKind];

/** An e-mail that is to be sent. */
export interface NewMail {
  /** Names the event: of e-mails with the same key only one is kept, and sent. */
  readonly key: string;
  readonly userId: string;
  /** Null is the address that the account has when it is sent. */
  readonly to: string | null;
  readonly content: MailContent;
  readonly createdAt: Date;
}

/** An e-mail that one process has taken to send. */
export interface ClaimedMail extends NewMail {
  /** How often it was taken, this time included. */
  readonly attempts: number;
}

export const mailEnds = ['sent', 'skipped', 'givenUp'] as const;
/** How an e-mail ended: `skipped` was not to be sent (any more), `givenUp` could not be. */
export type MailEnd = (typeof mailEnds)[number];

/** What is known of an e-mail when it has ended: its address and its data are gone. */
export interface MailRecord {
  readonly kind: MailKind;
  readonly createdAt: Date;
  /** Null while it waits. */
  readonly end: MailEnd | null;
  readonly endedAt: Date | null;
}

/** For how long one process has an e-mail, far longer than sending one takes ({@link Mailer.send}). */
export const mailLeaseMs = 5 * 60_000;

const maxAttempts = 60;
export const maxMailAgeMs = 3 * dayMs;
export const maxRetryPauseMs = 2 * 3_600_000;

/** When to try again, after a pause that doubles from a minute to two hours; null once it is three days old. */
export function nextAttemptAt({ attempts, createdAt }: ClaimedMail, now: Date): Date | null {
  if (attempts >= maxAttempts || now.getTime() - createdAt.getTime() > maxMailAgeMs) return null;
  return new Date(now.getTime() + Math.min(60_000 * 2 ** (attempts - 1), maxRetryPauseMs));
}

/** Of a deleted account nothing is remembered that could not still be sent twice; null is as long as the account. */
export const mailForgetAt = (kind: MailKind, now: Date): Date | null =>
  kind === 'accountDeleted' ? new Date(now.getTime() + deletionRetentionMs) : null;

/** The last e-mail to an owner, about the deletion that was asked for; null when nobody ever verified the address. */
export const accountDeletedNotice = (user: User, requestedAt: Date, now: Date): NewMail | null =>
  hasVerifiedAddress(user)
    ? {
        key: `accountDeleted:${user.id}`,
        userId: user.id,
        to: user.email,
        content: { kind: 'accountDeleted', data: { at: requestedAt.toISOString() } },
        createdAt: now,
      }
    : null;

/** The notice to the address that the account had until now; null when nobody ever verified that one. */
export const emailChangedNotice = (user: User, now: Date): NewMail | null =>
  hasVerifiedAddress(user)
    ? {
        key: `emailChanged:${user.id}:${now.toISOString()}`,
        userId: user.id,
        to: user.email,
        content: { kind: 'emailChanged', data: { at: now.toISOString() } },
        createdAt: now,
      }
    : null;
