import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { stores } from '../seed/server.ts';
import { aMailServer, headerOf, type TestSmtp } from '../seed/smtp.ts';
import { aSharedStore, anIdentity, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { between, report, timeFor, trials } from './trials.ts';

/** Where the process is when it is killed: each is after the event's answer, and before the mail server took the e-mail. */
const points = ['arrived whole', 'before the job', 'connected', 'in the job', 'addressed'] as const;
type Point = (typeof points)[number];
const events = ['plan', 'text'] as const;

const entry = fileURLToPath(new URL('./billingServer.ts', import.meta.url));

describe.each(stores)('kill -9 between an event and its e-mail (%s)', (on) => {
  const count = trials(200, 2);
  let sharedStore: SharedStore;
  let payments: TestPayments;
  let mailServer: TestSmtp;
  let now = new Date();
  /** Where the mail server stops answering, for ever. */
  let stopsAt: 'connected' | 'addressed' | 'arrived whole' | 'taken' | null = null;
  let reached = Promise.withResolvers<void>();

  const goesOn = (point: NonNullable<typeof stopsAt>): boolean => {
    if (stopsAt !== point) return true;
    reached.resolve();
    return false;
  };
  beforeAll(async () => {
    sharedStore = aSharedStore(on);
    payments = await aPaymentsStandIn({ clock: { now: () => now } });
    mailServer = await aMailServer({
      onConnect: (_session, done) => void (goesOn('connected') && done()),
      onRcptTo: (_address, _session, done) => void (goesOn('addressed') && done()),
      onArrival: () => goesOn('arrived whole'),
      onTaken: () => goesOn('taken'),
    });
  });
  afterAll(async () => {
    await killServerProcesses();
    await mailServer.close();
    await payments.stop();
    await sharedStore.remove();
  });

  /** A server, later than any lease of the one that was killed before; it has sent what waited. */
  async function nextServer(): Promise<ServerProcess> {
    now = new Date(now.getTime() + 6 * 60_000);
    const { host, port, secretKey, webhookSecret, prices } = payments;
    const server = await startServerProcess(
      {
        ...sharedStore.env,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'oi@bemtevi.example',
        TEST_PAYMENTS: JSON.stringify({ host, port, secretKey, webhookSecret, prices }),
        TEST_CLOCK: now.toISOString(),
      },
      entry,
    );
    await server.runCommand({ runJobs: true });
    return server;
  }

  /** Starts a server and lets the event happen to somebody new; resolves to their address once the server has answered. */
  async function anEvent(event: (typeof events)[number]): Promise<{ server: ServerProcess; email: string }> {
    const identity = await anIdentity();
    await sharedStore.withStore(({ users }) => users.create(createOwner('', identity).account({})));
    const server = await nextServer();
    const owner = createOwner(server.url, identity);
    if (event === 'text') {
      await owner.click();
    } else {
      await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
      await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
      const [session] = (await payments.stripe.checkout.sessions.list({ limit: 1 })).data;
      await payments.control.checkout(session!.id, 'pay');
      await payments.control.idle();
    }
    expect(await owner.credits()).toBe(event === 'text' ? 4 : 30);
    return { server, email: identity.email };
  }

  async function killAt(server: ServerProcess, point: Point | 'taken'): Promise<void> {
    reached = Promise.withResolvers<void>();
    if (point !== 'before the job') {
      stopsAt = point === 'in the job' ? 'connected' : point;
      void server.runCommand({ runJobs: true });
      await (point === 'in the job' ? sleep(between(0, 20)) : reached.promise);
    }
    await server.kill();
    stopsAt = null;
  }

  const copiesFor = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

  it('loses no e-mail, and sends each once', { timeout: timeFor(count, 15_000) }, async () => {
    const killed: Record<string, number> = {};
    const addresses: string[] = [];
    for (let trial = 0; trial < count; trial += 1) {
      const point = points[trial % points.length]!;
      const { server, email } = await anEvent(events[trial % events.length]!);
      // This process has sent what all before it left.
      expect(addresses.filter((address) => copiesFor(address).length !== 1)).toEqual([]);
      await killAt(server, point);
      expect(copiesFor(email), `killed ${point}`).toEqual([]);
      killed[point] = (killed[point] ?? 0) + 1;
      addresses.push(email);
    }
    for (let restart = 0; restart < 2; restart += 1) await (await nextServer()).kill();
    const recipients = mailServer.received.flatMap(({ to }) => to);
    expect([recipients.length, new Set(recipients).size]).toEqual([count, count]);
    const where = Object.entries(killed).map(([point, kills]) => `${kills} ${point}`);
    report(40, `${count} kills between an event and its e-mail on ${on} (${where.join(', ')}): each sent once`);
  });

  it('sends a second copy with the same id only when the mail server took it as the process died', async () => {
    const { server, email } = await anEvent('text');
    await killAt(server, 'taken');
    expect(copiesFor(email)).toHaveLength(1);
    for (let restart = 0; restart < 2; restart += 1) await (await nextServer()).kill();
    const copies = copiesFor(email);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.flatMap((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
  });
});
