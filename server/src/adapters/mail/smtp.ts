import { connect, isIP, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { MailFault, Mailer, OutgoingMail } from '../../domain/ports.ts';

export interface SmtpConfig {
  /** smtp://user:password@host:port or smtps://; nothing else of it is read. */
  readonly url: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** How long one e-mail may take, all in all. */
  readonly timeoutMs?: number;
}

const sendMs = 30_000;
const answerMs = 15_000;
/** More than any conversation of ours needs; a server that says more is cut off. */
const heardBytes = 64 * 1_024;

/** The mail server that the address names. */
interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
}

export function mailServerOf(url: string): MailServer {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'smtps:';
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587), secure };
}

/**
 * One connection to the mail server, opened when it is used. TLS is required, with a valid certificate, unless the server
 * is on this machine. `cutOff` rejects when it lasts too long or the server says too much. Throws, and starts nothing, for a
 * user or password that is not percent-encoded.
 */
export function connectSmtp(url: string, timeoutMs: number) {
  const { host, port, secure } = mailServerOf(url);
  const { username, password } = new URL(url);
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  // From here on there are timers, which only `close` ends.
  const heard = listenTo(port, host, timeoutMs);
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(user ? { auth: { user, pass } } : {}),
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, answer) => heard.open(answer),
  });
  return {
    transport,
    cutOff: heard.cutOff,
    close() {
      heard.close();
      transport.close();
    },
  };
}

/** Sends over SMTP, one connection an e-mail. */
export function createSmtpMailer({ url, from, timeoutMs = sendMs }: SmtpConfig): Mailer {
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';

  async function deliver({ id, to, subject, text, html, unsubscribe }: OutgoingMail): Promise<void> {
    const { transport, cutOff, close } = connectSmtp(url, timeoutMs);
    try {
      await Promise.race([
        transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe
              ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
              : {}),
          },
        }),
        cutOff,
      ]);
    } finally {
      close();
    }
  }

  return {
    async send(mail) {
      // One address, and nothing that a header could be split at.
      if (!/^[^\s<>@,;:"()[\]\\\p{Cc}]{1,64}@[^\s<>@,;:"()[\]\\\p{Cc}]{1,253}$/u.test(mail.to)) {
        return { fault: 'refused', reason: 'address' };
      }
      try {
        await deliver(mail);
        return null;
      } catch (error) {
        return faultOf(error);
      }
    },
  };
}

/** A connection that is cut off when it lasts too long or says too much. */
function listenTo(port: number, host: string, timeoutMs: number) {
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  // Nobody waits for it any more when the e-mail has been sent.
  cutOff.catch(() => undefined);
  let socket: Socket | undefined;
  const cut = (code: string) => {
    socket?.destroy();
    reject(Object.assign(new Error('the conversation was cut off'), { code }));
  };
  const deadline = setTimeout(() => cut('TOO_SLOW'), timeoutMs);
  const watch = setInterval(() => (socket?.bytesRead ?? 0) > heardBytes && cut('TOO_MUCH'), 50);
  return {
    cutOff,
    open(answer: (error: Error | null, options?: { connection: Socket }) => void) {
      const opened = connect({ port, host });
      socket = opened;
      opened.once('error', answer);
      opened.once('connect', () => {
        opened.off('error', answer);
        answer(null, { connection: opened });
      });
    },
    close() {
      clearTimeout(deadline);
      clearInterval(watch);
      socket?.destroy();
    },
  };
}

/** An answer about the recipient or the content is about this e-mail; every other trouble is the server's or ours. */
function faultOf(error: unknown): MailFault {
  const {
    code = 'UNKNOWN',
    responseCode = 0,
    command = '',
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const reason = responseCode ? `${code} ${responseCode}` : code;
  if (command === 'RCPT TO' && responseCode >= 500) return { fault: 'refused', reason };
  // Content that is refused may be taken once the sender's records are in order.
  if (responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA')) return { fault: 'deferred', reason };
  return { fault: 'unreachable', reason };
}
