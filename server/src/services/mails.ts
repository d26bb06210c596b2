import { hasVerifiedAddress } from '../domain/account/access.ts';
import { mailForgetAt, mailLeaseMs, nextAttemptAt, type ClaimedMail } from '../domain/mail/mail.ts';
import { mailAsHtml, mailAsText } from '../domain/mail/mailPage.ts';
import { isTip, mailText } from '../domain/mail/mailTexts.ts';
import type { MailPreferences } from '../domain/mail/mailPreferences.ts';
import type { Clock, Generations, Log, Mailer, MailFault, Mails as Queue, OwnedValue, Users } from '../domain/ports.ts';
import type { User } from '../domain/account/user.ts';
import { dayMs } from '../domain/time.ts';

/** The e-mails to owners (rule 10.6): none of it is called while a text is written. */
export interface Mails {
  /** Adds the e-mail after an owner's first text, for texts of the last days. */
  welcomeBeginners(): Promise<void>;
  /**
   * Sends what is due, until there is no more, the mail server is down or the server is stopping; resolves to how many it
   * took. Of one that a process dies on after the server took it, the next one sends a second copy with the same Message-ID.
   */
  deliver(stopping: AbortSignal): Promise<number>;
  /** Logs how many have waited {@link longWaitMs}, at most once in {@link reportEveryMs}. */
  reportWaiting(): Promise<void>;
  preferencesOf(user: User): Promise<MailPreferences>;
  /** Which e-mails that are not required the owner gets from now on. */
  setPreferences(userId: string, preferences: MailPreferences): Promise<void>;
  /** Ends the tips for the owner that the link was made for; whether the link is one of ours. */
  unsubscribe(userId: string, signature: string): Promise<boolean>;
}

interface Parts {
  readonly mails: Queue;
  readonly users: Pick<Users, 'find'>;
  readonly generations: Pick<Generations, 'beginnersSince'>;
  readonly preferences: OwnedValue<MailPreferences>;
  readonly mailer: Mailer;
  /** A hash with a secret key. */
  readonly hash: (text: string) => string;
  readonly publicUrl: string;
  readonly contact: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Texts are stored up to two minutes after their `createdAt`, so each run looks this far behind the last one. */
const storageDelayMs = 5 * 60_000;
const beginnersBatchSize = 10_000;
export const longWaitMs = 15 * 60_000;
export const reportEveryMs = 10 * 60_000;

/** The preferences of an owner who has saved none. */
const defaultPreferences: MailPreferences = { tips: true };

/** The address of the page, and of the POST, that ends the tips. */
export const unsubscribePath = '/emails/parar';

/** The e-mails over their ports. */
export function createMails(parts: Parts): Mails {
  const { mails, users, generations, preferences, mailer, hash, publicUrl, contact, clock, log } = parts;
  let welcomedUntil: Date | null = null;
  let reportedAt = 0;

  const signatureOf = (userId: string) => hash(`unsubscribe tips ${userId}`);
  const unsubscribeLink = (userId: string) =>
    `${publicUrl}${unsubscribePath}?${new URLSearchParams({ conta: userId, chave: signatureOf(userId) }).toString()}`;
  const preferencesOf = async (userId: string) => (await preferences.find(userId))?.value ?? defaultPreferences;

  /** The address that the e-mail goes to; null when it is not to be sent (any more). */
  async function addressOf({ to, userId, content: { kind } }: ClaimedMail): Promise<string | null> {
    if (to !== null) return to;
    const user = await users.find(userId);
    if (!user || user.leaving || !hasVerifiedAddress(user)) return null;
    return isTip(kind) && !(await preferencesOf(userId)).tips ? null : user.email;
  }

  async function send(mail: ClaimedMail, to: string): Promise<MailFault | null> {
    const { kind } = mail.content;
    const text = mailText(mail.content, contact);
    const unsubscribe = isTip(kind) ? unsubscribeLink(mail.userId) : null;
    const frame = { publicUrl, contact, unsubscribePage: unsubscribe };
    return mailer.send({
      id: hash(`mail ${mail.key}`).slice(0, 40),
      to,
      subject: text.subject,
      text: mailAsText(text, frame),
      html: mailAsHtml(text, frame),
      unsubscribe,
    });
  }

  /** Sends one e-mail, or records why it is not sent. */
  async function sendOrEnd(mail: ClaimedMail): Promise<MailFault | 'sent' | 'skipped'> {
    const { kind } = mail.content;
    const end = (outcome: 'sent' | 'skipped' | 'givenUp') => {
      const now = clock.now();
      return mails.end(mail.key, outcome, now, mailForgetAt(kind, now));
    };
    const to = await addressOf(mail);
    if (to === null) {
      await end('skipped');
      return 'skipped';
    }
    const fault = await send(mail, to);
    if (!fault) {
      await end('sent');
      return 'sent';
    }
    const at = fault.fault === 'refused' ? null : nextAttemptAt(mail, clock.now());
    log.warn(
      { kind, attempts: mail.attempts, ...fault },
      at ? 'an e-mail was not sent; it is tried again' : 'an e-mail was given up',
    );
    await (at ? mails.retry(mail, at) : end('givenUp'));
    return fault;
  }

  return {
    async welcomeBeginners() {
      const now = clock.now();
      const since = welcomedUntil ?? new Date(now.getTime() - firstLookbackDays * dayMs);
      for (const userId of await generations.beginnersSince(since, beginnersBatchSize)) {
        const content = { kind: 'welcome', data: {} } as const;
        await mails.add({ key: `welcome:${userId}`, userId, to: null, content, createdAt: now });
      }
      welcomedUntil = new Date(now.getTime() - storageDelayMs);
    },

    async deliver(stopping) {
      let sent = 0;
      while (!stopping.aborted) {
        const now = clock.now();
        const mail = await mails.claim(now, new Date(now.getTime() + mailLeaseMs));
        if (!mail) break;
        const outcome = await sendOrEnd(mail);
        if (outcome === 'sent') sent += 1;
        // The others would fail too; the next run tries one of them.
        if (typeof outcome === 'object' && outcome.fault === 'unreachable') break;
      }
      await mails.forget(clock.now());
      return sent;
    },

    async reportWaiting() {
      const now = clock.now().getTime();
      if (now - reportedAt < reportEveryMs) return;
      const mailsWaiting = await mails.waitingSince(new Date(now - longWaitMs));
      if (mailsWaiting === 0) return;
      reportedAt = now;
      log.warn({ mailsWaiting }, 'e-mails have waited for more than 15 minutes');
    },

    preferencesOf: ({ id }) => preferencesOf(id),

    async setPreferences(userId, chosen) {
      await preferences.save(userId, chosen, null);
    },

    async unsubscribe(userId, signature) {
      if (hash(`compare ${signature}`) !== hash(`compare ${signatureOf(userId)}`)) return false;
      await preferences.save(userId, { tips: false }, null);
      return true;
    },
  };
}

/** How far back the first run of a process looks for first texts. */
const firstLookbackDays = 3;
