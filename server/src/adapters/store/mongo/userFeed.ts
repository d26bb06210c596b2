import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Collection, Db, Timestamp } from 'mongodb';
import type { UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/user.ts';
import { createTopics } from '../topics.ts';
import type { DeletionDocument } from './deletions.ts';
import { repeatably } from './repeat.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';

/** A feed of the whole database: one change stream a process, handed out by account. */
export interface StreamFeed extends UserFeed {
  close(): Promise<void>;
}

type UserChanges = ChangeStream<UserDocument, ChangeStreamDocument<UserDocument>>;

const longestPauseMs = 2_000;

/** Starts the feed; every change made after it resolves is delivered, over broken connections too. */
export async function createUserFeed(
  db: Db,
  users: Collection<UserDocument>,
  deletions: Collection<DeletionDocument>,
): Promise<StreamFeed> {
  const topics = createTopics<User>();
  const closing = new AbortController();
  let stream = openFrom(await startingNow(db));

  function openFrom(start: ChangeStreamOptions): UserChanges {
    const wanted = [
      { $match: { operationType: { $in: ['insert', 'update', 'replace', 'delete'] } } },
      { $unset: ['updateDescription', ...Object.keys(withoutLists).map((field) => `fullDocument.${field}`)] },
    ];
    return users.watch(wanted, { fullDocument: 'updateLookup', ...start });
  }

  const publish = (document: UserDocument) => topics.publish(document._id, document.rev, toUser(document));

  async function deliver(): Promise<void> {
    for await (const change of stream) {
      if (change.operationType === 'delete') topics.end(change.documentKey._id);
      else if ('fullDocument' in change && change.fullDocument) publish(change.fullDocument);
    }
  }

  /** What a stream cannot tell any more, the documents do: a reader is owed the newest state only. */
  async function catchUp(): Promise<void> {
    const _id = { $in: topics.followed() };
    for (const document of await repeatably(() => users.find({ _id }, { projection: withoutLists }).toArray()))
      publish(document);
    for (const gone of await repeatably(() => deletions.find({ _id }).toArray())) topics.end(gone._id);
  }

  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const delivered = stream.resumeToken;
      await deliver().catch(() => undefined);
      await stream.close().catch(() => undefined);
      if (stream.resumeToken !== delivered) failures = 0;
      await sleep(Math.min(50 * 2 ** failures, longestPauseMs), null, { signal: closing.signal }).catch(
        () => undefined,
      );
      await reopen().catch(() => undefined);
    }
  }

  /** The driver has tried the resume token already: the stream starts anew, and what it missed is read. */
  async function reopen(): Promise<void> {
    if (closing.signal.aborted) return;
    const start = await startingNow(db);
    await catchUp();
    stream = openFrom(start);
  }

  const running = run();
  return {
    changes: (userId, signal) => topics.follow(userId, signal),
    async close() {
      topics.close();
      closing.abort();
      await stream.close().catch(() => undefined);
      await running;
    },
  };
}

/** From the server's own now on, however late the stream is opened. */
async function startingNow(db: Db): Promise<ChangeStreamOptions> {
  const { operationTime } = await repeatably(() => db.command({ ping: 1 }));
  return { startAtOperationTime: operationTime as Timestamp };
}
