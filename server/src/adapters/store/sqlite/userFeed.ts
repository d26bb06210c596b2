import type { UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/account/user.ts';
import { createPubSub } from '../pubSub.ts';

/** The feed of a store with one process, which publishes what it commits. */
export interface LocalFeed extends UserFeed {
  publish(user: User): void;
  /** Ends the feed of an account that was removed. */
  end(userId: string): void;
  close(): void;
}

/** A feed in memory; changes are published in the order of their commits. */
export function createUserFeed(): LocalFeed {
  const topics = createPubSub<User>();
  let commits = 0;
  return {
    publish: (user) => topics.publish(user.id, (commits += 1), user),
    end: (userId) => topics.end(userId),
    changes: (userId, signal) => topics.subscribe(userId, signal),
    close: () => topics.close(),
  };
}
