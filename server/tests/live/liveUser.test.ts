import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import type { Store } from '../../src/domain/ports.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { atOnce } from '../seed/races.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const saveName = (name: string) => `mutation { updateProfile(input: { businessName: "${name}" }) { __typename } }`;

describe.each(stores)('the viewerChanged subscription (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  it('sends the account at once and after every change, on every transport', async () => {
    const owner = await server.anOwner();
    const live = await subscribeToAccount(owner);
    expect(live.seen[0]).toEqual({
      id: owner.uid,
      businessName: 'Pão da Praça',
      textCredits: 5,
      hasCompletedOnboarding: true,
    });
    expect((await owner.click()).status).toBe(200);
    await expect.poll(() => live.seen.at(-1)).toMatchObject({ textCredits: 4 });
    await owner.graphql(saveName('Padaria Nova'));
    await expect.poll(() => live.seen.at(-1)).toMatchObject({ businessName: 'Padaria Nova', textCredits: 4 });
    live.leave();
  });

  it('creates the account when it is the first call', async () => {
    const owner = await server.anOwner({ account: 'none' });
    const live = await subscribeToAccount(owner);
    expect(live.seen[0]).toEqual({ id: owner.uid, businessName: null, textCredits: 5, hasCompletedOnboarding: false });
    live.leave();
  });

  it('sends nothing after the subscription is completed, and keeps the socket open', async () => {
    const owner = await server.anOwner();
    const live = await subscribeToAccount(owner);
    live.stop();
    expect(await live.ended).toBe('complete');
    const after = await subscribeToAccount(owner);
    await owner.graphql(saveName('Depois'));
    await expect.poll(() => after.seen.at(-1)).toMatchObject({ businessName: 'Depois' });
    expect(live.seen.map(({ businessName }) => businessName)).not.toContain('Depois');
    after.leave();
  });

  it('releases the feed when a subscription is completed, not only at the next change', async () => {
    let followers = 0;
    const { feed } = server.store;
    const counting: Store = {
      ...server.store,
      feed: {
        changes(userId, signal) {
          followers += 1;
          signal.addEventListener('abort', () => (followers -= 1), { once: true });
          return feed.changes(userId, signal);
        },
      },
      // The other server closes the store.
      close: () => Promise.resolve(),
    };
    const counted = await aServer({ store: counting });
    const client = (await counted.anOwner()).socket();
    const query = 'subscription { viewerChanged { id } }';
    // Keeps the socket open, whose end would end all.
    const kept = client.iterate({ query });
    await kept.next();
    for (let tab = 1; tab <= 20; tab += 1) {
      const changes = client.iterate({ query });
      await changes.next();
      await changes.return?.();
    }
    // The kept one, and the socket, which ends with the account.
    await expect.poll(() => followers).toBe(2);
    await client.dispose();
    await counted.stop();
  });

  it('sends each of 1,000 interleaved writes of ten owners to its owner alone', async () => {
    const owners = await atOnce(10, () => server.anOwner());
    const lives = await Promise.all(owners.map((owner) => subscribeToAccount(owner)));
    for (let round = 1; round <= 100; round += 1) {
      await Promise.all(
        owners.map(({ uid }) => server.store.users.saveProfile(uid, { businessName: `${uid} ${round}` })),
      );
    }
    for (const [index, { uid }] of owners.entries()) {
      const live = lives[index]!;
      await expect.poll(() => live.seen.at(-1).businessName).toBe(`${uid} 100`);
      expect(new Set(live.seen.map(({ id }) => id))).toEqual(new Set([uid]));
      // A change made just before is changes again by the feed; the account began without a round.
      const names: string[] = live.seen
        .map(({ businessName }) => businessName)
        .filter((name) => name !== 'Pão da Praça');
      expect(names.every((name) => name.startsWith(uid))).toBe(true);
      const rounds = names.map((name) => Number(name.split(' ')[1]));
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      live.leave();
    }
  });

  it('sends changes to every device', async () => {
    const owner = await server.anOwner();
    const lives = await atOnce(3, () => subscribeToAccount(owner));
    await owner.graphql(saveName('Em toda parte'));
    for (const live of lives) {
      await expect.poll(() => live.seen.at(-1)).toMatchObject({ businessName: 'Em toda parte' });
      live.leave();
    }
  });

  it('is closed with 1001 when the server stops', async () => {
    const stopping = await aServer({ on });
    const live = await subscribeToAccount(await stopping.anOwner());
    await stopping.stop();
    expect(await live.ended).toBe(1001);
  });
});

describe.each(stores.filter((on) => on === 'mongo'))('the viewerChanged subscription over two servers (%s)', () => {
  it('sends a change that the other server made', async () => {
    const database = aDatabase();
    const open = () => openMongoStore({ uri: mongoUri ?? '', database: database.name });
    const here = await aServer({ store: await open() });
    const there = await aServer({ store: await open() });
    const owner = await here.anOwner();
    const live = await subscribeToAccount(owner);
    await there.store.users.saveProfile(owner.uid, { businessName: 'Do outro lado' });
    await expect.poll(() => live.seen.at(-1)).toMatchObject({ businessName: 'Do outro lado' });
    live.leave();
    await Promise.all([here.stop(), there.stop()]);
    await database.release();
  });
});
