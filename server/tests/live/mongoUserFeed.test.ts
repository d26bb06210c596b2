import type { Collection, Db } from 'mongodb';
import { expect, it } from 'vitest';
import type { DeletionDocument } from '../../src/adapters/store/mongo/deletions.ts';
import { fromUser, type UserDocument } from '../../src/adapters/store/mongo/userDocument.ts';
import { createUserFeed } from '../../src/adapters/store/mongo/userFeed.ts';
import { listen } from '../contracts/storeFeed.ts';
import { aUser } from '../seed/domain.ts';
import { aLog, portWith } from '../seed/ports.ts';

/** What a change stream delivers, one after the other, before it fails. */
type Streamed = readonly object[];

const update = (fullDocument: UserDocument) => ({ operationType: 'update', fullDocument });

/** A feed over streams of which the first ones deliver this and fail, and the next one stays open. */
function aFeed(documents: readonly UserDocument[], ...streams: readonly Streamed[]) {
  const { log, logged } = aLog();
  let opened = 0;
  const found = (all: readonly object[]) => () => ({ toArray: () => Promise.resolve(all) });
  function watch() {
    const deliver = streams[opened];
    opened += 1;
    const closed = Promise.withResolvers<void>();
    const stream = {
      resumeToken: 0,
      close: () => Promise.resolve(closed.resolve()),
      async *[Symbol.asyncIterator]() {
        for (const change of deliver ?? []) {
          stream.resumeToken += 1;
          yield change;
        }
        if (!deliver) await closed.promise;
        throw new Error('cut');
      },
    };
    return stream;
  }
  const feed = createUserFeed(
    portWith<Db>({ command: () => Promise.resolve({ operationTime: 1 }) }),
    { watch, find: found(documents) } as unknown as Collection<UserDocument>,
    { find: found([]) } as unknown as Collection<DeletionDocument>,
    log,
  );
  return { feed, logged, opened: () => opened };
}

const cut = 'warn: the change stream of accounts failed; it is opened again';

it('a feed whose stream fails logs one warning for failures in a row, and another one after a change came through', async () => {
  const user = aUser();
  const document = fromUser(user, []);
  const { feed, logged, opened } = aFeed([document], [], [], [update({ ...document, rev: 2 })]);
  const { stop, ended } = listen(feed, user.id);
  await expect.poll(opened).toBe(4);
  expect(logged).toEqual([cut, cut]);
  stop();
  await ended;
  await feed.close();
  expect(logged).toEqual([cut, cut]);
});

it('an account that the feed cannot read is logged, and the changes of other accounts are delivered', async () => {
  const [unreadable, user] = [aUser(), aUser()];
  const document = fromUser(user, []);
  const broken = { _id: unreadable.id, rev: 1 } as UserDocument;
  const changed = { ...document, rev: 2, businessName: 'Padaria' };
  const { feed, logged } = aFeed([broken, document], [update(broken), update(changed)]);
  const readers = [listen(feed, unreadable.id), listen(feed, user.id)];
  await expect.poll(() => readers[1]?.last()?.businessName).toBe('Padaria');
  const unread = 'error: an account of the feed cannot be read';
  expect(logged.slice(0, 2)).toEqual([unread, unread]);
  for (const { stop } of readers) stop();
  await feed.close();
});
