import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Collection, Db, Timestamp } from 'mongodb';
import type { Log, UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/account/user.ts';
import { createPubSub } from '../pubSub.ts';
import type { DeletionDocument } from './deletions.ts';
import { withRetry } from './retry.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';

/** One change stream a process over all accounts, open while anybody listens, published to listeners by account. */
export interface StreamFeed extends UserFeed {
  close(): Promise<void>;
}

type UserChanges = ChangeStream<UserDocument, ChangeStreamDocument<UserDocument>>;

/** How following the stream ended. `hasDelivered`: whether a change arrived; `error`: why it failed, else null. */
interface StreamEnd {
  readonly hasDelivered: boolean;
  readonly error: unknown;
}

const maxBackoffMs = 2_000;

/**
 * A feed that delivers every change made while it is listened to, also when connections break. The first failure of a row
 * of failures is logged as a warning; an account that cannot be read is logged as an error, and delivers nothing.
 */
export function createUserFeed(
  db: Db,
  users: Collection<UserDocument>,
  deletions: Collection<DeletionDocument>,
  log: Log,
): StreamFeed {
  let stream: UserChanges | null = null;
  const endStream = async () => {
    const endedStream = stream;
    stream = null;
    // A broken stream may fail to close, too.
    await endedStream?.close().catch(() => undefined);
  };
  const topics = createPubSub<User>(() => void endStream());
  const closing = new AbortController();
  const hasListeners = () => !closing.signal.aborted && topics.subscribed().length > 0;
  let running: Promise<void> | null = null;

  function openFrom(start: ChangeStreamOptions): UserChanges {
    const pipeline = [
      { $match: { operationType: { $in: ['insert', 'update', 'replace', 'delete'] } } },
      { $unset: ['updateDescription', ...Object.keys(withoutLists).map((field) => `fullDocument.${field}`)] },
    ];
    return users.watch(pipeline, { fullDocument: 'updateLookup', ...start });
  }

  function publish(document: UserDocument): void {
    if (document.leaving) return topics.end(document._id);
    try {
      topics.publish(document._id, document.rev, toUser(document));
    } catch (error) {
      log.error({ userId: document._id, error }, 'an account of the feed cannot be read');
    }
  }

  async function deliver(changes: UserChanges): Promise<void> {
    for await (const change of changes) {
      if (change.operationType === 'delete') topics.end(change.documentKey._id);
      else if ('fullDocument' in change && change.fullDocument) publish(change.fullDocument);
    }
  }

  /** Publishes the current documents in place of the changes that were missed: a subscriber needs the newest state only. */
  async function publishMissed(): Promise<void> {
    const _id = { $in: topics.subscribed() };
    for (const document of await withRetry(() => users.find({ _id }, { projection: withoutLists }).toArray()))
      publish(document);
    for (const deletion of await withRetry(() => deletions.find({ _id }).toArray())) topics.end(deletion._id);
  }

  /** Delivers what was missed and then what changes, until the driver fails to resume the stream or nobody listens. */
  async function followStream(): Promise<StreamEnd> {
    const start = await startAtCurrentTime(db);
    await publishMissed();
    if (!hasListeners()) return { hasDelivered: true, error: null };
    const changes = openFrom(start);
    stream = changes;
    const { resumeToken } = changes;
    const error = await deliver(changes).catch((thrown: unknown) => thrown);
    // A stream that was closed because nobody listened ends with an error, too.
    const hasFailed = stream === changes;
    await endStream();
    return { hasDelivered: changes.resumeToken !== resumeToken, error: hasFailed ? error : null };
  }

  async function followWhileListened(): Promise<void> {
    for (let failures = 0; hasListeners(); failures += 1) {
      const { hasDelivered, error } = await followStream().catch((thrown: unknown) => ({
        hasDelivered: false,
        error: thrown,
      }));
      if (hasDelivered) failures = 0;
      if (!hasListeners()) break;
      if (error && failures === 0) log.warn({ error }, 'the change stream of accounts failed; it is opened again');
      await sleep(Math.min(50 * 2 ** failures, maxBackoffMs), null, { signal: closing.signal }).catch(() => undefined);
    }
    running = null;
  }

  return {
    changes(userId, signal) {
      const changes = topics.subscribe(userId, signal);
      if (hasListeners()) running ??= followWhileListened();
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
async function startAtCurrentTime(db: Db): Promise<ChangeStreamOptions> {
  const { operationTime } = await withRetry(() => db.command({ ping: 1 }));
  return { startAtOperationTime: operationTime as Timestamp };
}
