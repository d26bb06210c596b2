/** An e-mail as it goes out. */
export interface OutgoingMail {
  /** The same for every attempt, so that mail programs recognise a repeat. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST ends e-mails of this kind (RFC 8058); null where they are required. */
  readonly unsubscribe: string | null;
}

/** Why an e-mail was not taken: for good, this one for now, or the mail server takes none at all. */
export interface MailFault {
  readonly fault: 'refused' | 'deferred' | 'unreachable';
  /** A code for the log; never an address. */
  readonly reason: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** Hands the e-mail to the mail server, within half a minute; null once it is taken. Never throws. */
  send(mail: OutgoingMail): Promise<MailFault | null>;
}
