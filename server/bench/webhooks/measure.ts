import { setTimeout as sleep } from 'node:timers/promises';
import { deliverAll, shuffledEvents, type Delivered } from '../../tests/seed/webhookEvents.ts';
import { percentile } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import type { Owner } from '../../tests/seed/owner.ts';
import type { Shop } from './shop.ts';

const format = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;

/** Delivers the events and prints what one costs: wall time, and the server's CPU by its own account. */
async function cost({ server, payments }: Shop, name: string, events: readonly string[], lanes: number): Promise<void> {
  const before = await server.runCommand({ cpu: true });
  const began = performance.now();
  const delivered = await deliverAll(server.url, payments.webhookSecret, events, lanes);
  const seconds = (performance.now() - began) / 1_000;
  const cpu = (await server.runCommand({ cpu: true })) - before;
  expectAccepted(delivered);
  const rate = (events.length / seconds).toFixed(0);
  const each = (cpu / events.length).toFixed(0);
  console.log(
    `${name.padEnd(34)} ${rate.padStart(5)} a second, ${each.padStart(5)} µs CPU each, ${format(delivered.map(({ ms }) => ms))}`,
  );
}

function expectAccepted(delivered: readonly Delivered[]): void {
  const refused = delivered.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} of ${delivered.length} events were not taken`);
}

/** What an event costs, of many owners and of one, new and repeated. */
export async function measureEvents(shop: Shop, count: number): Promise<void> {
  const buyers = [];
  for (let n = 0; n < 50; n += 1) buyers.push(await shop.aBuyer('voo'));
  const customers = buyers.map(({ customer }) => customer);
  await cost(shop, 'to warm up', shuffledEvents(customers, count), 8);
  const fresh = shuffledEvents(customers, count);
  const once = [...new Set(fresh)];
  await cost(shop, 'new, of 50 owners, 8 at once', once, 8);
  await cost(shop, 'repeated, of 50 owners, 8 at once', once, 8);
  await cost(shop, 'new, of one owner, 8 at once', [...new Set(shuffledEvents(customers.slice(0, 1), count))], 8);
  await cost(shop, 'of nobody we know', [...new Set(shuffledEvents(['cus_nobody'], count))], 8);
}

const credits = 100;

/** Four with so many credits. */
async function writersOf(shop: Shop): Promise<Owner[]> {
  const writers = [];
  for (let n = 0; n < 4; n += 1) writers.push(await shop.aBuyer('revoada'));
  const events = shuffledEvents(
    writers.map(({ customer }) => customer),
    8,
  );
  expectAccepted(await deliverAll(shop.server.url, shop.payments.webhookSecret, events, 1));
  return writers.map(({ owner }) => owner);
}

/** Clicks one after the other in each lane until the signal: how long each took. */
async function generate(owners: readonly Owner[], until: { over: boolean }): Promise<number[]> {
  const times: number[] = [];
  const lane = async (owner: Owner) => {
    for (let left = credits; left > 0 && !until.over; left -= 1) {
      const clicked = performance.now();
      const { status } = await owner.click();
      if (status !== 200) throw new Error(`a generation was answered ${status}`);
      times.push(performance.now() - clicked);
      // The machine is not to be kept busy by the clicks alone.
      await sleep(50);
    }
  };
  await Promise.all(owners.map(lane));
  return times;
}

/** Rounds with and without a burst of 1,000 events beside the same generations, taken in turn. */
export async function measureBurst(shop: Shop, rounds: number): Promise<Figures> {
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const buyers = [];
    for (let n = 0; n < 25; n += 1) buyers.push(await shop.aBuyer(n % 2 ? 'voo' : 'revoada'));
    const events = shuffledEvents(
      buyers.map(({ customer }) => customer),
      1_000,
    );
    const during = async (work: () => Promise<unknown>): Promise<number[]> => {
      const until = { over: false };
      const texts = generate(await writersOf(shop), until);
      await work();
      until.over = true;
      return texts;
    };
    let ms = 0;
    const storm = async () => {
      const began = performance.now();
      expectAccepted(await deliverAll(shop.server.url, shop.payments.webhookSecret, events, 40));
      ms = performance.now() - began;
    };
    beside.push(...(await during(storm)));
    alone.push(...(await during(() => sleep(ms))));
    for (const [n, { owner }] of buyers.entries()) await expectPaid(owner, n % 2 ? 30 : 100);
    console.log(
      `round ${round + 1}: 1,000 events (500 twice) of 25 owners in ${(ms / 1_000).toFixed(1)} s, every account right`,
    );
  }
  const ratio = (part: number) => percentile(beside, part) / percentile(alone, part);
  console.log(`generations alone   ${format(alone)} (${alone.length})`);
  console.log(`generations beside  ${format(beside)} (${beside.length})`);
  console.log(`beside a burst / alone: p50 ${ratio(0.5).toFixed(2)}, p99 ${ratio(0.99).toFixed(2)}`);
  return { 'p50 of a click beside a burst / alone': ratio(0.5), 'p99 of a click beside a burst / alone': ratio(0.99) };
}

async function expectPaid(owner: Owner, granted: number): Promise<void> {
  const { viewer } = (await owner.graphql('{ viewer { textCredits creditStatement { edges { node { credits } } } } }'))
    .data;
  const statement = JSON.stringify(
    viewer.creditStatement.edges.map(({ node }: { node: { credits: number } }) => node.credits),
  );
  if (viewer.textCredits !== granted || statement !== JSON.stringify([granted, -5, 5]))
    throw new Error(`an account has ${viewer.textCredits} credits by ${statement}, not ${granted}`);
}
