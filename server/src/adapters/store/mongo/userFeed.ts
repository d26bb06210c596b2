import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Collection, Db, Timestamp } from 'mongodb';
import type { UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/user.ts';
import { createPubSub } from '../pubSub.ts';
import type { DeletionDocument } from './deletions.ts';
import { withRetry } from './retry.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';

/** One change stream a process over all accounts, published to subscribers by account. */
export interface StreamFeed extends UserFeed {
  close(): Promise<void>;
}

type UserChanges = ChangeStream<UserDocument, ChangeStreamDocument<UserDocument>>;

const maxPauseMs = 2_000;

/** Starts the feed; every change made after it resolves is delivered, also when connections break. */
export async function createUserFeed(
  db: Db,
  users: Collection<UserDocument>,
  deletions: Collection<DeletionDocument>,
): Promise<StreamFeed> {
  const topics = createPubSub<User>();
  const closing = new AbortController();
  let stream = openFrom(await startingNow(db));

  function openFrom(start: ChangeStreamOptions): UserChanges {
    const wanted = [
      { $match: { operationType: { $in: ['insert', 'update', 'replace', 'delete'] } } },
      { $unset: ['updateDescription', ...Object.keys(withoutLists).map((field) => `fullDocument.${field}`)] },
    ];
    return users.watch(wanted, { fullDocument: 'updateLookup', ...start });
  }

  const publish = (document: UserDocument) =>
    document.leaving ? topics.end(document._id) : topics.publish(document._id, document.rev, toUser(document));

  async function deliver(): Promise<void> {
    for await (const change of stream) {
      if (change.operationType === 'delete') topics.end(change.documentKey._id);
      else if ('fullDocument' in change && change.fullDocument) publish(change.fullDocument);
    }
  }

  /** Publishes the current documents in place of the changes that were missed: a subscriber needs the newest state only. */
  async function catchUp(): Promise<void> {
    const _id = { $in: topics.subscribed() };
    for (const document of await withRetry(() => users.find({ _id }, { projection: withoutLists }).toArray()))
      publish(document);
    for (const gone of await withRetry(() => deletions.find({ _id }).toArray())) topics.end(gone._id);
  }

  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const delivered = stream.resumeToken;
      await deliver().catch(() => undefined);
      await stream.close().catch(() => undefined);
      if (stream.resumeToken !== delivered) failures = 0;
      await sleep(Math.min(50 * 2 ** failures, maxPauseMs), null, { signal: closing.signal }).catch(() => undefined);
      await reopen().catch(() => undefined);
    }
  }

  /** Starts a new stream and reads what was missed: the driver has already failed to resume the old one. */
  async function reopen(): Promise<void> {
    if (closing.signal.aborted) return;
    const start = await startingNow(db);
    await catchUp();
    stream = openFrom(start);
  }

  const running = run();
  return {
    changes: (userId, signal) => topics.subscribe(userId, signal),
    async close() {
      topics.close();
      closing.abort();
      await stream.close().catch(() => undefined);
      await running;
    },
  };
}

/** Options of a stream that starts at the server's current time, even if it is opened later. */
async function startingNow(db: Db): Promise<ChangeStreamOptions> {
  const { operationTime } = await withRetry(() => db.command({ ping: 1 }));
  return { startAtOperationTime: operationTime as Timestamp };
}
