import type { UserFeed } from '../../../domain/ports.ts';
import type { User } from '../../../domain/user.ts';
import { createTopics } from '../topics.ts';

/** The feed of a store that one process has for itself: what it commits, it announces. */
export interface LocalFeed extends UserFeed {
  announce(user: User): void;
  /** Ends the feed of an account that is gone. */
  end(userId: string): void;
  close(): void;
}

/** A feed in memory; announcements come in the order of the commits. */
export function createUserFeed(): LocalFeed {
  const topics = createTopics<User>();
  let commits = 0;
  return {
    announce: (user) => topics.publish(user.id, (commits += 1), user),
    end: (userId) => topics.end(userId),
    changes: (userId, signal) => topics.follow(userId, signal),
    close: () => topics.close(),
  };
}
