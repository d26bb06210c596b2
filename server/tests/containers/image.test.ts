import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatIsMissing } from '../../scripts/builds.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { freePort } from '../seed/emulator.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aProxy, type Proxy } from '../seed/proxy.ts';
import { aNewDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { composeFile, filledIn, root } from './composeFile.ts';
import { asNobody, buildImage, isDeleted, isRoot, removeImage, type Image } from './image.ts';

const { services } = composeFile;
const database = aNewDatabase();
const children: ChildProcess[] = [];
let folder: string;
let image: Image;
let proxy: Proxy;
let ports: Readonly<Record<'identity' | 'payments' | 'first' | 'second', number>>;
let servers: ServerProcess[];

/** The words of docker-compose.yml with this machine's addresses in the place of the containers' names and ports. */
const here = (words: string): string =>
  words
    .replace('mongodb://mongo:27017/?replicaSet=rs0', mongoUri ?? '')
    .replace('http://webhook:4000', proxy.url)
    .replace('http://localhost:4000', proxy.url.replace('127.0.0.1', 'localhost'))
    .replaceAll(/(identity|localhost):9099/g, `127.0.0.1:${ports.identity}`)
    .replaceAll(/(payments|localhost):4100/g, `localhost:${ports.payments}`)
    .replace('--port=9099', `--port=${ports.identity}`)
    .replace('--port=4100', `--port=${ports.payments}`);

/** The container of a stand-in: the stage that builds, as another user, with the command of docker-compose.yml. */
async function startStandIn(name: 'identity' | 'payments'): Promise<void> {
  const data = join(folder, name);
  mkdirSync(data);
  if (isRoot) chownSync(data, asNobody.uid!, asNobody.gid!);
  const [, ...words] = services[name].command ?? [];
  const parameters = words.map((word) => here(word).replace('--data=/data', `--data=${data}`));
  const env = { PATH: process.env['PATH'], TMPDIR: data };
  const child = spawn(process.execPath, parameters, { cwd: root, env, ...asNobody });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended: ${said}`))),
  ]);
}

/** A server as its container has it, all with one data folder; without MongoDB the embedded store is there too. */
const startServer = (port: number): Promise<ServerProcess> => {
  const compose = Object.fromEntries(
    Object.entries(filledIn(services.server.environment)).map(([name, value]) => [name, here(value)]),
  );
  const store = mongoUri
    ? { MONGODB_DATABASE: database.name }
    : { ALLOW_EMBEDDED: `${compose['ALLOW_EMBEDDED']},store` };
  const data = { DATA_DIR: join(folder, 'image/data'), TMPDIR: '/nowhere' };
  const env = { ...image.env, ...compose, ...store, ...data, PORT: String(port), LOG_LEVEL: 'error' };
  const [, entry = ''] = image.command;
  return startServerProcess(env, join(image.folder, entry), { cwd: image.folder, ...asNobody });
};

beforeAll(async () => {
  buildWhatIsMissing();
  folder = mkdtempSync(join(tmpdir(), 'bemtevi-image-'));
  chmodSync(folder, 0o755);
  image = buildImage(join(folder, 'image'));
  proxy = await aProxy();
  const [identity, payments, first, second] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  ports = { identity: identity, payments: payments, first: first, second: second };
  await Promise.all([startStandIn('identity'), startStandIn('payments')]);
  const wanted = mongoUri ? [ports.first, ports.second] : [ports.first];
  await Promise.all(wanted.map(startServer)).then((started) => (servers = started));
  proxy.use(wanted.map((port) => `http://127.0.0.1:${port}`));
});
afterAll(async () => {
  await killServerProcesses();
  await Promise.all(
    children.map(async (child) => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }),
  );
  await proxy.close();
  removeImage(image);
  rmSync(folder, { recursive: true });
  if (mongoUri) await database.release();
});

describe('the containers, started as docker-compose.yml says, by another user on a read-only tree', () => {
  const email = `${randomUUID()}@negocio.example`;
  let owner: Owner;

  it('have at most 160 MB of packages', () => {
    expect(['a.map', 'a.d.ts', 'a.d.mts', 'a.js', 'a.json'].filter(isDeleted)).toEqual(['a.map', 'a.d.ts', 'a.d.mts']);
    expect(image.packagesMegabytes).toBeGreaterThan(50);
    expect(image.packagesMegabytes).toBeLessThanOrEqual(160);
    console.log(`the image has ${image.packagesMegabytes} MB of packages`);
  });

  it('are ready, and serve the page', async () => {
    expect((await fetch(`${proxy.url}/ready`)).status).toBe(200);
    expect(await (await fetch(proxy.url)).text()).toContain('<title>');
  });

  it('serve an owner from the sign-up to a text', async () => {
    const accounts = emulatorApi(`127.0.0.1:${ports.identity}`, 'demo-bemtevi');
    const { localId: uid, idToken } = await accounts.signUp(email, 'Senha123');
    await accounts.sendVerification(idToken);
    const mails = await (
      await fetch(`${proxy.url}/dev/mailbox/messages.json`, { headers: { host: 'localhost' } })
    ).json();
    expect(mails).toMatchObject([{ to: email, kind: 'verify' }]);
    await fetch(`${proxy.url}${(mails as { link: string }[])[0]!.link}`);
    const { idToken: token } = await accounts.signIn(email, 'Senha123');
    owner = createOwner(proxy.url, { uid, email, token });
    await owner.acceptTerms();
    const nest = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'O bairro' };
    const complete = `mutation ($input: CompleteOnboardingInput!) { completeOnboarding(input: $input) { __typename } }`;
    const { data } = await owner.graphql(complete, { input: nest });
    expect(data.completeOnboarding.__typename).toBe('CompleteOnboardingSuccess');
    expect(await owner.click()).toMatchObject({ status: 200, body: { variations: [expect.any(String)] } });
  });

  it('sell a plan on a checkout page that the browser of this machine reaches', async () => {
    const { body } = await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    const checkout = new URL(body.checkoutUrl);
    expect(checkout.host).toBe(`localhost:${ports.payments}`);
    const page = await fetch(checkout);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Plano Voo')]);
    const [session] = /cs_\w+/.exec(checkout.pathname) ?? [];
    await fetch(`http://127.0.0.1:${ports.payments}/controle/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, do: 'pay' }),
    });
    await expect.poll(() => owner.credits()).toBe(30);
  });

  it('follow the clock of the payments stand-in on every server', async () => {
    const control = (name: string, body: object) =>
      fetch(`http://127.0.0.1:${ports.payments}/controle/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await owner.click();
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    expect((await control('advance', { to: later })).status).toBe(200);
    // The month that was paid next brings its credits.
    await expect.poll(() => owner.credits(), { timeout: 30_000 }).toBe(30);
  });

  it.runIf(mongoUri)('share the calls', () => {
    expect([...proxy.calls.values()].filter((calls) => calls > 3)).toHaveLength(2);
  });

  it('stop within the time that Compose gives them', async () => {
    for (const server of servers) {
      const { code, ms } = await server.terminate();
      expect(code).toBe(0);
      expect(ms).toBeLessThan(30_000);
    }
  });
});
