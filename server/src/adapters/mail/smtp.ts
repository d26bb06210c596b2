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

const sendTimeoutMs = 30_000;
const responseTimeoutMs = 15_000;
/** More than a server sends while one e-mail is delivered; beyond it, the connection is closed. */
const maxReceivedBytes = 64 * 1_024;

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
 * is on this machine. `cutOff` rejects when it lasts too long or the server sends too much. Throws, before any timer starts, for a
 * user or password that is not percent-encoded.
 */
export function connectSmtp(url: string, timeoutMs: number) {
  const { host, port, secure } = mailServerOf(url);
  const { username, password } = new URL(url);
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  // The connection starts timers, which only `close` clears.
  const connection = boundConnection(port, host, timeoutMs);
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !isLoopback,
    ignoreTLS: !secure && isLoopback,
    ...(user ? { auth: { user, pass } } : {}),
    greetingTimeout: responseTimeoutMs,
    socketTimeout: responseTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, callback) => connection.open(callback),
  });
  return {
    transport,
    cutOff: connection.cutOff,
    close() {
      connection.close();
      transport.close();
    },
  };
}

/** Sends over SMTP, one connection an e-mail. */
export function createSmtpMailer({ url, from, timeoutMs = sendTimeoutMs }: SmtpConfig): Mailer {
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

/** A connection that is closed when it lasts too long or the server sends too much. */
function boundConnection(port: number, host: string, timeoutMs: number) {
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  // Nothing awaits it once the e-mail has been sent.
  cutOff.catch(() => undefined);
  let socket: Socket | undefined;
  const abort = (code: string) => {
    socket?.destroy();
    reject(Object.assign(new Error('the conversation was cut off'), { code }));
  };
  const deadline = setTimeout(() => abort('TOO_SLOW'), timeoutMs);
  const sizeCheck = setInterval(() => (socket?.bytesRead ?? 0) > maxReceivedBytes && abort('TOO_MUCH'), 50);
  return {
    cutOff,
    open(callback: (error: Error | null, options?: { connection: Socket }) => void) {
      const opened = connect({ port, host });
      socket = opened;
      opened.once('error', callback);
      opened.once('connect', () => {
        opened.off('error', callback);
        callback(null, { connection: opened });
      });
    },
    close() {
      clearTimeout(deadline);
      clearInterval(sizeCheck);
      socket?.destroy();
    },
  };
}

/** A response about the recipient or the content concerns this e-mail; any other error is the server's or ours. */
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
