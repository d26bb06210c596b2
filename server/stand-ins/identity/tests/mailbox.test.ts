import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as httpGet, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentityEmulator } from '../emulator.ts';
import type { IdentityEmulator } from '../emulator.ts';
import { createMailbox } from '../mailbox.ts';
import type { Mail } from '../mailboxPages.ts';
import { emulatorApi, silentLog } from './emulatorApi.ts';

const PROJECT = 'demo-bemtevi';
const PASSWORD = 'Senha1';

describe('the mailbox', () => {
  let emulator: IdentityEmulator;
  let dataDir: string;
  let server: Server;
  let origin: string;
  let api: ReturnType<typeof emulatorApi>;
  let people = 0;
  let email: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
    emulator = await startIdentityEmulator({ projectId: PROJECT, port: 9112, dataDir, log: silentLog });
    api = emulatorApi(emulator.host, PROJECT);
    const app = express();
    const config = { emulatorHost: emulator.host, projectId: PROJECT };
    app.use((request, _response, next) => {
      const remoteAddress = request.get('x-test-address');
      if (remoteAddress) Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
      next();
    });
    app.use('/dev/mailbox', createMailbox({ ...config, takesOtherAddresses: false }));
    app.use('/published', createMailbox({ ...config, takesOtherAddresses: true }));
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await emulator.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => {
    people += 1;
    email = `pessoa-${people}@loja.com.br`;
  });

  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const messages = async () => JSON.parse((await get('/dev/mailbox/messages.json')).text) as Mail[];
  const newest = async () => (await messages())[0] as Mail;
  const submit = async (code: string, password: string) => {
    const body = new URLSearchParams({ oobCode: code, password });
    const answer = await fetch(`${origin}/dev/mailbox/reset`, { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  };

  it.each([
    ['the mailbox', () => `${origin}/dev/mailbox/messages.json`],
    ['the emulator', () => `http://${emulator.host}/emulator/v1/projects/${PROJECT}/oobCodes`],
  ])(
    '%s answers 200 to requests for this machine by name and 421 to requests for any other host',
    async (_what, url) => {
      const statusFor = async (host: string) => {
        const { promise, resolve, reject } = Promise.withResolvers<number>();
        httpGet(url(), { headers: { host } }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
        return promise;
      };
      for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000']) expect(await statusFor(host)).toBe(200);
      for (const host of ['mal.example', 'localhost.mal.example:4000', '127.0.0.1.mal.example', '192.168.0.10:4000'])
        expect(await statusFor(host)).toBe(421);
    },
  );

  it('answers connections from loopback alone, except where other addresses are allowed', async () => {
    const statusFrom = async (address: string, path = '/dev/mailbox') =>
      (await fetch(`${origin}${path}/messages.json`, { headers: { 'x-test-address': address, connection: 'close' } }))
        .status;
    for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']) {
      expect(await statusFrom(address)).toBe(200);
    }
    for (const address of ['192.168.0.20', '::ffff:10.0.0.127', '2001:db8::1', '12.70.0.1']) {
      expect(await statusFrom(address)).toBe(421);
      expect(await statusFrom(address, '/published')).toBe(200);
    }
  });

  it('says so when it is empty', async () => {
    expect((await get('/dev/mailbox')).text).toContain('Nenhuma mensagem por aqui.');
  });

  it('confirms an address by its link, and only once', async () => {
    const { idToken } = await api.signUp(email, PASSWORD);
    await api.sendVerification(idToken);
    const mail = await newest();
    expect(mail).toMatchObject({ to: email, kind: 'verify' });
    const list = (await get('/dev/mailbox')).text;
    expect(list).toContain('Confirme seu e-mail');
    expect(list).toContain(`href="${mail.link}"`);

    const confirmed = await get(mail.link);
    expect(confirmed.status).toBe(200);
    expect(confirmed.text).toContain('E-mail confirmado. Pode voltar para o Bem-te-vi.');
    expect(confirmed.text).toContain('href="/onboarding"');
    expect(await api.lookup(idToken)).toMatchObject({ emailVerified: true });

    const again = await get(mail.link);
    expect(again.status).toBe(400);
    expect(again.text).toContain('Este link já foi usado ou não vale mais. Peça um novo e-mail.');
  });

  it('changes an address by the link that went to the new one, and only once', async () => {
    const { idToken } = await api.signUp(email, PASSWORD);
    const wanted = `nova-${email}`;
    await api.sendChange(idToken, wanted);
    const mail = await newest();
    expect(mail).toMatchObject({ to: wanted, kind: 'change' });
    expect((await get('/dev/mailbox')).text).toContain('Confirme seu novo e-mail');
    await expect(api.signIn(wanted, PASSWORD)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');

    await sleep(1_100);
    const changed = await get(mail.link);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('E-mail novo confirmado.');
    expect(changed.text).toContain('href="/login"');
    // As at Firebase; a token of the same second would still hold.
    await expect(api.lookup(idToken)).rejects.toThrow('TOKEN_EXPIRED');
    expect(await api.lookup((await api.signIn(wanted, PASSWORD)).idToken)).toMatchObject({ emailVerified: true });
    expect((await get(mail.link)).status).toBe(400);
  });

  it('sets a new password by its link, and only once', async () => {
    await api.signUp(email, PASSWORD);
    await api.sendReset(email);
    const mail = await newest();
    expect(mail).toMatchObject({ to: email, kind: 'reset' });
    const form = await get(mail.link);
    expect(form.text).toContain(`Para a conta ${email}.`);
    expect(form.text).toContain(`value="${mail.code}"`);

    for (const weak of ['Ab1', 'senha1', 'SENHA1', 'SenhaSenha', '']) {
      const refused = await submit(mail.code, weak);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('A senha precisa de pelo menos 6 caracteres');
    }
    const saved = await submit(mail.code, 'Outra1');
    expect(saved.text).toContain('Senha nova salva. Já pode entrar com ela.');
    expect(saved.text).toContain('href="/login"');
    expect(await api.signIn(email, 'Outra1')).toBeDefined();
    await expect(api.signIn(email, PASSWORD)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');

    expect((await submit(mail.code, 'Outra2')).text).toContain('Este link já foi usado ou não vale mais.');
    expect((await get(mail.link)).status).toBe(400);
  });

  it('lists the newest e-mail first', async () => {
    const { idToken } = await api.signUp(email, PASSWORD);
    await api.sendVerification(idToken);
    await api.sendReset(email);
    expect((await messages()).slice(0, 2).map(({ kind }) => kind)).toEqual(['reset', 'verify']);
  });

  it('refuses a code on the page of another purpose', async () => {
    const { idToken } = await api.signUp(email, PASSWORD);
    await api.sendReset(email);
    const reset = await newest();
    expect((await get(`/dev/mailbox/verify?oobCode=${reset.code}`)).status).toBe(400);
    await api.sendVerification(idToken);
    const verify = await newest();
    expect((await get(`/dev/mailbox/reset?oobCode=${verify.code}`)).status).toBe(400);
    expect((await get(reset.link)).status).toBe(200);
    expect((await get(verify.link)).status).toBe(200);
  });

  it.each(['', '?oobCode=', '?oobCode=nope', '?oobCode[]=a', '?oobCode=%00'])(
    'answers 400 with the page for expired links to %s',
    async (query) => {
      for (const page of ['verify', 'change', 'reset']) {
        const { status, text } = await get(`/dev/mailbox/${page}${query}`);
        expect(status).toBe(400);
        expect(text).toContain('Peça um novo e-mail.');
      }
    },
  );

  it('escapes addresses', async () => {
    const hostile = `"><script>alert(1)</script>'&-${people}@x.br`;
    const { idToken } = await api.signUp(hostile, PASSWORD);
    await api.sendVerification(idToken);
    await api.sendReset(hostile);
    const reset = (await newest()).link;
    for (const page of ['/dev/mailbox', reset]) {
      const { text } = await get(page);
      expect(text).not.toContain('<script');
      expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;-');
    }
  });

  it('serves its style sheet and forbids caching of pages', async () => {
    const style = await fetch(`${origin}/dev/mailbox/mailbox.css`);
    expect(style.headers.get('content-type')).toMatch('text/css');
    const list = await fetch(`${origin}/dev/mailbox`);
    expect(list.headers.get('cache-control')).toBe('no-store');
    expect(list.headers.get('referrer-policy')).toBe('same-origin');
  });
});
