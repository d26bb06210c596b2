import type { Document } from 'mongodb';
import type { ClaimedMail, MailContent, MailEnd, MailKind, MailRecord, NewMail } from '../../../domain/mail/mail.ts';

/** An e-mail, its `_id` the key; one that waits has a `nextAt`. */
export interface MailDocument {
  readonly _id: string;
  readonly userId: string;
  readonly kind: MailKind;
  readonly data: object;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly nextAt: Date | null;
  readonly attempts: number;
  readonly outcome: MailEnd | null;
  readonly endedAt: Date | null;
  readonly forgetAt: Date | null;
}

/** The fields of an account's update that add e-mails in the same write; they wait in the account's own document. */
export const outboxUpdate = (mails: readonly NewMail[]): Document =>
  mails.length === 0
    ? {}
    : { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, { $literal: mails.map(toDocument) }] } };

/** The document of an e-mail that waits. */
export const toDocument = ({ key, userId, to, content: { kind, data }, createdAt }: NewMail): MailDocument => ({
  _id: key,
  userId,
  kind,
  data,
  address: to,
  createdAt,
  nextAt: createdAt,
  attempts: 0,
  outcome: null,
  endedAt: null,
  forgetAt: null,
});

/** The claimed e-mail. */
export const toClaimed = ({ _id, userId, kind, data, address, createdAt, attempts }: MailDocument): ClaimedMail => ({
  key: _id,
  userId,
  to: address,
  content: { kind, data } as MailContent,
  createdAt,
  attempts,
});

/** The record of the e-mail, without its address and data. */
export const toRecord = ({ kind, createdAt, outcome, endedAt }: MailDocument): MailRecord => ({
  kind,
  createdAt,
  end: outcome,
  endedAt,
});
