import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoNetworkError, type Document } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import type { Store } from '../../src/domain/ports.ts';
import { isFull } from '../faults/trials.ts';
import { aHold, aUser } from '../seed/domain.ts';
import { atOnce, holdOutcomeName, tally } from '../seed/races.ts';
import { listen, soon } from './storeFeed.ts';
import { faults, stories } from './storeMongoWrites.ts';

/** What must survive of a MongoDB store; needs a server with test commands, and nobody else on it. */
export function mongoFaults(uri: string, database: string): void {
  // The server has one fail point for all: the name keeps it off other clients.
  const appName = `${database}-faults`;
  let admin: MongoClient;
  let store: Store;
  let other: Store;

  const failPoint = (mode: 'off' | 'alwaysOn' | { times: number }, data: Document = {}) =>
    admin.db('admin').command({ configureFailPoint: 'failCommand', mode, data: { ...data, appName } });

  /** Whether the feed says what is stored. */
  const agrees = (feed: ReturnType<typeof listen>, userId: string) => async () => {
    const stored = await other.users.find(userId);
    return stored !== null && feed.last()?.businessName === stored.businessName;
  };

  beforeAll(async () => {
    admin = await MongoClient.connect(uri);
    store = await openMongoStore({ uri, database, appName });
    other = await openMongoStore({ uri, database });
  });
  afterEach(() => failPoint('off'));
  afterAll(async () => {
    await store.close();
    await other.close();
    await admin.close();
  });

  for (const [fault, data] of Object.entries(faults)) {
    for (const [write, story] of Object.entries(stories)) {
      test(`${write} has one effect with the fault "${fault}"`, async () => {
        expect.hasAssertions();
        await story(store, async (act) => {
          // The driver tries twice by itself: only the store's own repetition gets past three.
          await failPoint({ times: 3 }, data);
          return act();
        });
      });
    }
  }

  const cutConnections = async () => {
    // Those that ask for it may be ones that were cut the last time.
    for (let left = 5; ; left -= 1) {
      try {
        await admin.db('admin').command({ peerDropConnections: 1 });
        return;
      } catch (error) {
        if (!(error instanceof MongoNetworkError) || left === 0) throw error;
      }
    }
  };

  test('50 simultaneous holds on one credit while connections drop take one, which is returned as held', async () => {
    for (let trial = 0; trial < (isFull ? 50 : 5); trial += 1) {
      const user = await store.users.create(aUser({ textCredits: 1 }));
      const clicks = atOnce(50, () => store.users.hold(user.id, [aHold(user)], 100));
      await sleep(Math.random() * 40);
      await cutConnections();
      expect(tally((await clicks).map(holdOutcomeName))).toEqual({ held: 1, 'out-of-credits': 49 });
      expect(await store.users.find(user.id)).toMatchObject({ textCredits: 0, holds: [expect.anything()] });
    }
  });

  test('the feed publishes changes of another process', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    await other.users.saveProfile(user.id, { businessName: 'Padaria' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    feed.stop();
  });

  test('the feed loses no change while its stream is cut', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    await failPoint('alwaysOn', { failCommands: ['getMore', 'aggregate'], closeConnection: true });
    for (let n = 0; n < (isFull ? 50 : 15); n += 1) {
      await other.users.saveProfile(user.id, { businessName: `nome ${n}` });
      await sleep(100);
    }
    await failPoint('off');
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    await other.users.saveProfile(user.id, { businessName: 'depois' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    feed.stop();
  });

  test('the feed of an account that was removed while the stream was cut ends', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    onTestFinished(feed.stop);
    await failPoint('alwaysOn', { failCommands: ['getMore', 'aggregate'], closeConnection: true });
    const deletion = { userId: user.id, requestedAt: new Date(), subscriptionId: null, customerId: null };
    await other.deletions.begin({ ...deletion, left: ['leftovers'] });
    await other.users.remove(user.id);
    // Longer than the driver tries to resume the stream by itself.
    await sleep(1_500);
    await failPoint('off');
    expect(await Promise.race([feed.ended.then(() => 'ended'), sleep(10_000, 'open')])).toBe('ended');
  });

  test('the feed loses no change when its resume token is no longer known', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    await failPoint({ times: 4 }, { failCommands: ['getMore', 'aggregate'], errorCode: 286 });
    await other.users.saveProfile(user.id, { businessName: 'durante' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    await other.users.saveProfile(user.id, { businessName: 'depois' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    feed.stop();
  });

  test('the feed loses no change that is made while its new stream begins', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    onTestFinished(feed.stop);
    await failPoint('alwaysOn', { failCommands: ['getMore', 'aggregate', 'ping'], closeConnection: true });
    await sleep(500);
    await failPoint('alwaysOn', { failCommands: ['ping'], blockConnection: true, blockTimeMS: 5_000 });
    // By then the store has asked for the time at which the stream begins, and waits for it.
    await sleep(3_000);
    await other.users.saveProfile(user.id, { businessName: 'entretanto' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
  });

  test('the feed resumes after a second without a primary', async () => {
    const user = await other.users.create(aUser());
    const feed = listen(store.feed, user.id);
    await admin.db('admin').command({ replSetStepDown: 1 });
    await store.users.saveProfile(user.id, { businessName: 'nova' });
    await expect.poll(agrees(feed, user.id), soon).toBe(true);
    feed.stop();
  });

  test('a rate limit is shared by all processes', async () => {
    const limit = { name: 'shared', points: 10, seconds: 60 };
    const counts = await atOnce(60, (n) => (n % 2 ? store : other).rateLimits.take(limit, 'ana'));
    const waits = counts.map(({ waitSeconds }) => waitSeconds);
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  test('opening rejects in a few seconds when no server answers', async () => {
    const nowhere = 'mongodb://127.0.0.1:9/?replicaSet=rs0';
    await expect(openMongoStore({ uri: nowhere, database })).rejects.toThrow('refuses the connection');
  });

  test('simultaneous holds by two processes on one credit take one', async () => {
    for (let trial = 0; trial < (isFull ? 200 : 10); trial += 1) {
      const user = await store.users.create(aUser({ textCredits: 1 }));
      const outcomes = await atOnce(50, (n) => (n % 2 ? store : other).users.hold(user.id, [aHold(user)], 100));
      expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 1, 'out-of-credits': 49 });
    }
  });
}
