import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { createOwner } from '../seed/owner.ts';
import { stores } from '../seed/server.ts';
import { aMailServer, headerOf, type TestSmtp } from '../seed/smtp.ts';
import { aPlace, anIdentity, type Place } from './place.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { between, report, timeFor, trials } from './trials.ts';

describe.each(stores)('kill -9 between an event and its e-mail (%s)', (on) => {
  const count = trials(200, 2);
  let place: Place;
  let mailServer: TestSmtp;
  beforeAll(async () => {
    place = aPlace(on);
    mailServer = await aMailServer();
  });
  afterAll(async () => {
    await killServerProcesses();
    await mailServer.close();
    await place.remove();
  });

  it('loses no e-mail, and sends each once', { timeout: timeFor(count, 10_000) }, async () => {
    const env = { ...place.env, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'oi@bemtevi.example' };
    const owners: string[] = [];
    for (let trial = 0; trial < count; trial += 1) {
      const identity = await anIdentity();
      await place.visit(({ users }) => users.create(createOwner('', identity).account({})));
      const server = await startServerProcess(env);
      const owner = createOwner(server.url, identity);
      expect((await owner.click()).status).toBe(200);
      owners.push(identity.email);
      await sleep(between(0, 60));
      await server.kill();
    }
    // Later than any lease of a process that was killed.
    const app = await createApp(readEnv(env), { clock: { now: () => new Date(Date.now() + 600_000) }, log: silentLog });
    await app.runJobs();
    await app.stop();
    const { received } = mailServer;
    expect([...new Set(received.flatMap(({ to }) => to))].toSorted((a, b) => a.localeCompare(b))).toEqual(
      owners.toSorted((a, b) => a.localeCompare(b)),
    );
    // A process that dies once the mail server has an e-mail cannot record that: its copy has the same Message-ID.
    const ids = new Set(received.flatMap((mail) => headerOf(mail, 'Message-ID')));
    expect(ids.size).toBe(count);
    report(52, `${count} kills between a text and its e-mail on ${on}: ${received.length} sent, ${ids.size} different`);
  });
});
