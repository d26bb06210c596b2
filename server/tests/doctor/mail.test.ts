import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { doctor } from '../../src/commands/doctor.ts';
import { runDoctor, runStartupChecks } from '../../src/doctor.ts';
import { readEnv } from '../../src/config/env.ts';
import { freePort } from '../seed/emulator.ts';
import { aMailServer, headerOf } from '../seed/smtp.ts';
import { aClinic } from './found.ts';

const { close, found, tried } = aClinic();
type Options = NonNullable<Parameters<typeof aMailServer>[0]>;
type Done = (error: Error) => void;

const variables = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'Bem-te-vi <oi@bemtevi.example>' });
const about = (url: string) => async () => (await runDoctor(variables(url))).filter(({ part }) => part === 'mail');
const mailServer = async (options: Options = {}) => {
  const server = await aMailServer(options);
  close(server);
  return server;
};
const refuse =
  (responseCode: number) =>
  (...given: unknown[]) =>
    (given.at(-1) as Done)(Object.assign(new Error('no'), { responseCode }));
// 127.0.0.1 by a name that does not say so: what a server elsewhere would be.
const elsewhere = '[::ffff:127.0.0.1]';

describe('the mail server', () => {
  it('is healthy, and takes one e-mail from the sender to itself; a start sends none', async () => {
    const { port, received } = await mailServer();
    const url = `smtp://127.0.0.1:${port}`;
    expect(await about(url)()).toMatchObject([{ verdict: 'ok' }]);
    expect(received.map(({ to }) => to)).toEqual([['oi@bemtevi.example']]);
    expect(headerOf(received[0]!, 'Subject')).toEqual(['Bem-te-vi: npm run doctor']);
    expect(await runStartupChecks(readEnv(variables(url)))).toContainEqual(
      expect.objectContaining({ part: 'mail', verdict: 'ok' }),
    );
    expect(received).toHaveLength(1);
  });

  it('the doctor reports a refused login', async () => {
    const { port } = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    expect(await tried('a refused login', about(`smtp://eu:canary@127.0.0.1:${port}`))).toEqual([
      found('wrong', /refuses the user name or the password/),
    ]);
  });

  it.each([
    ['a refused sender', { onMailFrom: refuse(550) }, 'wrong', /MAIL_FROM: .* refuses the sender \(550\)/],
    ['a sender without a mailbox', { onRcptTo: refuse(550) }, 'warning', /takes the sender, and not an e-mail to it/],
  ] as const)('the doctor reports %s', async (kind, options, verdict, sentence) => {
    const { port } = await mailServer(options);
    expect(await tried(kind, about(`smtp://127.0.0.1:${port}`))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor reports TLS that is missing, not trusted, or begun in another way than the address says', async () => {
    const plain = await mailServer();
    const selfSigned = await mailServer({ disabledCommands: [] });
    const noTls = found('wrong', /does not speak TLS as the address says/);
    expect(await tried('no TLS elsewhere', about(`smtp://${elsewhere}:${plain.port}`))).toEqual([noTls]);
    expect(await tried('smtps to a plain port', about(`smtps://127.0.0.1:${plain.port}`))).toEqual([noTls]);
    const untrusted = about(`smtp://${elsewhere}:${selfSigned.port}`);
    expect(await tried('an untrusted certificate', untrusted)).toEqual([
      found('wrong', /certificate that is not trusted/),
    ]);
    expect(plain.received).toEqual([]);
  });

  it('a mail server that cannot be reached makes the command fail', async () => {
    const said: string[] = [];
    for (const [name, value] of Object.entries(variables(`smtp://127.0.0.1:${await freePort()}`)))
      vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await doctor((line) => void said.push(line))).toBe(false);
    expect(said.join('')).toMatch(/unreachable +mail .*\n\n1 thing\(s\) have to be mended\./s);
  });

  it('the doctor reports a port where nothing listens', async () => {
    const port = await freePort();
    expect(await tried('no mail server', about(`smtp://127.0.0.1:${port}`))).toEqual([
      found('unreachable', /refuses the connection/),
    ]);
  });
});
