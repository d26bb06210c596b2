import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { connectSmtp, createSmtpMailer, mailServerOf } from '../../src/adapters/mail/smtp.ts';
import type { OutgoingMail } from '../../src/domain/ports.ts';
import { aMailServer, headerOf, type TestSmtp } from '../seed/smtp.ts';

const aMail = (different: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'abc123',
  to: 'dona@padaria.example',
  subject: 'Promoção de pão',
  text: 'Olá, pão quentinho.',
  html: '<p>Olá</p>',
  unsubscribe: null,
  ...different,
});

const smtpError = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('the SMTP mailer', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const mailServer = async (options: Parameters<typeof aMailServer>[0] = {}): Promise<TestSmtp> => {
    const server = await aMailServer(options);
    open.push(server);
    return server;
  };
  const mailerTo = (port: number, more: { timeoutMs?: number; host?: string; user?: string } = {}) =>
    createSmtpMailer({
      url: `smtp://${more.user ?? ''}${more.host ?? '127.0.0.1'}:${port}?tls.rejectUnauthorized=false`,
      from: 'Bem-te-vi <oi@bemtevi.example>',
      ...(more.timeoutMs ? { timeoutMs: more.timeoutMs } : {}),
    });

  it('sends one e-mail with both bodies, its sender, its one recipient and a stable Message-ID', async () => {
    const server = await mailServer();
    const mailer = mailerTo(server.port);
    expect(await mailer.send(aMail())).toBeNull();
    expect(await mailer.send(aMail())).toBeNull();
    expect(server.received).toHaveLength(2);
    for (const mail of server.received) {
      expect(mail.to).toEqual(['dona@padaria.example']);
      expect(headerOf(mail, 'From')).toEqual(['"Bem-te-vi" <oi@bemtevi.example>']);
      expect(headerOf(mail, 'Message-ID')).toEqual(['<abc123@bemtevi.example>']);
      expect(headerOf(mail, 'List-Unsubscribe')).toEqual([]);
      // So that no notice of absence answers it (https://www.rfc-editor.org/rfc/rfc3834#section-5).
      expect(headerOf(mail, 'Auto-Submitted')).toEqual(['auto-generated']);
      expect(mail.raw).toContain('text/plain; charset=utf-8');
      expect(mail.raw).toContain('text/html; charset=utf-8');
    }
  });

  it('starts no timer for a password that is not percent-encoded', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    expect(() => connectSmtp('smtp://eu:50%off@127.0.0.1:2525', 1_000)).toThrow(URIError);
    expect(timers()).toBe(before);
  });

  it('puts the domain of the sender into the Message-ID when the sender is an address without a name', async () => {
    const server = await mailServer();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'oi@bemtevi.example' });
    expect(await mailer.send(aMail())).toBeNull();
    expect(headerOf(server.received[0]!, 'Message-ID')).toEqual(['<abc123@bemtevi.example>']);
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
    ['smtps://eu:segredo@mail.example:2465', { host: 'mail.example', port: 2465, secure: true }],
    ['smtp://[2001:db8::1]:25', { host: '2001:db8::1', port: 25, secure: false }],
  ])('reads the server and its port from %s, and takes the usual port where there is none', (url, server) => {
    expect(mailServerOf(url)).toEqual(server);
  });

  it('adds the address that one POST unsubscribes at (RFC 8058)', async () => {
    const server = await mailServer();
    await mailerTo(server.port).send(aMail({ unsubscribe: 'https://bemtevi.example/emails/parar?conta=u&chave=k' }));
    const [mail] = server.received;
    expect(headerOf(mail!, 'List-Unsubscribe')).toEqual(['<https://bemtevi.example/emails/parar?conta=u&chave=k>']);
    expect(headerOf(mail!, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
  });

  it.each([
    ['a line break', 'dona@padaria.example\r\nBcc: outro@x.example'],
    ['a bare line feed', 'dona@padaria.example\nBcc: outro@x.example'],
    ['a second address', 'dona@padaria.example, outro@x.example'],
    ['a name', 'Dona <dona@padaria.example>'],
    ['no address', 'dona'],
    ['an empty one', ''],
    ['one that is too long', `${'a'.repeat(65)}@x.example`],
  ])('refuses a recipient with %s and connects to nobody', async (_what, to) => {
    const server = await mailServer();
    expect(await mailerTo(server.port).send(aMail({ to }))).toEqual({ fault: 'refused', reason: 'address' });
    expect(server.received).toEqual([]);
  });

  it('adds no header from a subject with line breaks', async () => {
    const server = await mailServer();
    await mailerTo(server.port).send(aMail({ subject: 'Oi\r\nBcc: outro@x.example\n\nCorpo' }));
    const [mail] = server.received;
    expect(headerOf(mail!, 'Bcc')).toEqual([]);
    expect(mail!.to).toEqual(['dona@padaria.example']);
  });

  it.each([
    ['refused', 550, 'onRcptTo'],
    ['deferred', 451, 'onRcptTo'],
    ['deferred', 554, 'onData'],
    ['unreachable', 550, 'onMailFrom'],
    ['unreachable', 421, 'onConnect'],
  ] as const)(
    'answers "%s" when the server answers %i in %s, and leaves the address out',
    async (fault, code, hook) => {
      const refuse = (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(smtpError(code));
      const server = await mailServer({
        [hook]:
          hook === 'onData'
            ? (stream: NodeJS.ReadableStream, _session: unknown, done: (error: Error) => void) => {
                stream.resume();
                stream.on('end', () => done(smtpError(code)));
              }
            : refuse,
      });
      const answer = await mailerTo(server.port).send(aMail());
      expect(answer).toMatchObject({ fault });
      expect(JSON.stringify(answer)).not.toContain('padaria');
    },
  );

  it('answers "unreachable" when nobody listens or the password is wrong', async () => {
    expect(await mailerTo(9).send(aMail())).toEqual({ fault: 'unreachable', reason: 'ECONNREFUSED' });
    const server = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    expect(await mailerTo(server.port, { user: 'eu:segredo@' }).send(aMail())).toMatchObject({
      fault: 'unreachable',
      reason: expect.stringContaining('EAUTH'),
    });
  });

  it('signs in with a name and a password that are percent-encoded in the address', async () => {
    const signedIn: unknown[] = [];
    const server = await mailServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        signedIn.push([username, password]);
        done(null, { user: username ?? '' });
      },
    });
    expect(await mailerTo(server.port, { user: 'oi%40loja:p%40o%3Ad%25@' }).send(aMail())).toBeNull();
    expect(signedIn).toEqual([['oi@loja', 'p@o:d%']]);
  });

  it('requires TLS with a valid certificate of any server that is not on this machine', async () => {
    const plain = await mailServer();
    // 127.0.0.1 by a name that does not say so: what a server elsewhere would be.
    const { hostname } = new URL('smtp://[::ffff:127.0.0.1]');
    const elsewhere = { host: hostname };
    expect(await mailerTo(plain.port, elsewhere).send(aMail())).toMatchObject({ fault: 'unreachable' });
    const selfSigned = await mailServer({ disabledCommands: [] });
    expect(await mailerTo(selfSigned.port, elsewhere).send(aMail())).toMatchObject({ fault: 'unreachable' });
    const wrapped = await mailServer({ secure: true });
    const smtps = createSmtpMailer({ url: `smtps://127.0.0.1:${wrapped.port}`, from: 'oi@bemtevi.example' });
    expect(await smtps.send(aMail())).toMatchObject({ fault: 'unreachable' });
    for (const { received } of [plain, selfSigned, wrapped]) expect(received).toEqual([]);
  });

  it.each([
    ['says nothing', () => undefined],
    ['answers a byte a second', (write: (text: string) => void) => void setInterval(() => write('2'), 200).unref()],
    [
      'talks without end',
      (write: (text: string) => void) => void setInterval(() => write('x'.repeat(99_999)), 1).unref(),
    ],
  ])('gives up on a server that %s', async (_what, act) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      act((text) => socket.writable && socket.write(text));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(server);
    const began = Date.now();
    const mailer = mailerTo((server.address() as AddressInfo).port, { timeoutMs: 1_500 });
    expect(await mailer.send(aMail())).toMatchObject({ fault: 'unreachable' });
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
