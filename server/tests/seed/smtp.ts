import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An e-mail as a mail server got it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** The header lines, unfolded. */
  readonly headers: readonly string[];
  readonly raw: string;
  readonly overTls: boolean;
}

export interface TestSmtp {
  readonly port: number;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

export interface TestSmtpOptions extends SMTPServerOptions {
  /** Whether an e-mail that has arrived whole is taken; where it is not, the server says nothing more. */
  readonly onArrival?: () => boolean;
  /** Whether the client is answered that the message was accepted. */
  readonly onTaken?: () => boolean;
}

/** A mail server on this machine that takes everything, on a port of its own unless one is given. */
export async function aMailServer(
  { onArrival, onTaken, ...options }: TestSmtpOptions = {},
  port = 0,
): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const headers = (raw.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (onArrival?.() === false) return;
        received.push({ to, headers, raw, overTls: session.secure });
        if (onTaken?.() === false) return;
        done();
      });
    },
    ...options,
  });
  // A client that leaves in the middle is no failure of the test.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The values of a header. */
export const headerOf = ({ headers }: ReceivedMail, name: string): string[] =>
  headers.flatMap((line) =>
    line.toLowerCase().startsWith(`${name.toLowerCase()}: `) ? line.slice(name.length + 2) : [],
  );
