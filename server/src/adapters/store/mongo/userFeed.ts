import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Collection, Db, Timestamp } from 'mongodb';
import type { UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/user.ts';
import { createPubSub } from '../pubSub.ts';
import type { DeletionDocument } from './deletions.ts';
import { withRetry } from './retry.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';

/** One change stream a process over all accounts, open while anybody listens, published to listeners by account. */
export interface StreamFeed extends UserFeed {
  close(): Promise<void>;
}

type UserChanges = ChangeStream<UserDocument, ChangeStreamDocument<UserDocument>>;

const maxPauseMs = 2_000;

/** A feed that delivers every change made while it is listened to, also when connections break. */
export function createUserFeed(
  db: Db,
  users: Collection<UserDocument>,
  deletions: Collection<DeletionDocument>,
): StreamFeed {
  let stream: UserChanges | null = null;
  const endStream = async () => stream?.close().catch(() => undefined);
  const topics = createPubSub<User>(() => void endStream());
  const closing = new AbortController();
  const isListenedTo = () => !closing.signal.aborted && topics.subscribed().length > 0;
  let running: Promise<void> | null = null;

  function openFrom(start: ChangeStreamOptions): UserChanges {
    const wanted = [
      { $match: { operationType: { $in: ['insert', 'update', 'replace', 'delete'] } } },
      { $unset: ['updateDescription', ...Object.keys(withoutLists).map((field) => `fullDocument.${field}`)] },
    ];
    return users.watch(wanted, { fullDocument: 'updateLookup', ...start });
  }

  const publish = (document: UserDocument) =>
    document.leaving ? topics.end(document._id) : topics.publish(document._id, document.rev, toUser(document));

  async function deliver(changes: UserChanges): Promise<void> {
    for await (const change of changes) {
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

  /** Delivers what was missed and then what changes, until the driver fails to resume the stream or nobody listens. */
  async function follow(): Promise<{ readonly hasMoved: boolean }> {
    const start = await startingNow(db);
    await catchUp();
    if (!isListenedTo()) return { hasMoved: true };
    stream = openFrom(start);
    const { resumeToken } = stream;
    await deliver(stream).catch(() => undefined);
    await endStream();
    return { hasMoved: stream.resumeToken !== resumeToken };
  }

  async function run(): Promise<void> {
    for (let failures = 0; isListenedTo(); failures += 1) {
      const { hasMoved } = await follow().catch(() => ({ hasMoved: false }));
      if (hasMoved) failures = 0;
      if (!isListenedTo()) break;
      await sleep(Math.min(50 * 2 ** failures, maxPauseMs), null, { signal: closing.signal }).catch(() => undefined);
    }
    running = null;
  }

  return {
    changes(userId, signal) {
      const changes = topics.subscribe(userId, signal);
      if (isListenedTo()) running ??= run();
      return changes;
    },
    async close() {
      topics.close();
      closing.abort();
      await endStream();
      await running;
    },
  };
}

/** Options of a stream that starts at the server's current time, even if it is opened later. */
async function startingNow(db: Db): Promise<ChangeStreamOptions> {
  const { operationTime } = await withRetry(() => db.command({ ping: 1 }));
  return { startAtOperationTime: operationTime as Timestamp };
}
