import type { Collection, Document, Filter } from 'mongodb';
import type { User } from '../../../domain/account/user.ts';
import { withRetry } from './retry.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';

/** Reads and updates whole accounts. */
export interface UserRecords {
  find(userId: string): Promise<User | null>;
  /** The account after the stages have run, or null when the filter does not match. */
  update(filter: Filter<UserDocument>, stages: Document[]): Promise<User | null>;
}

const nextRev = { $set: { rev: { $add: ['$rev', 1] } } };

/** The records of the collection. */
export function createUserRecords(users: Collection<UserDocument>): UserRecords {
  return {
    async find(userId) {
      const document = await withRetry(() => users.findOne({ _id: userId }, { projection: withoutLists }));
      return document && toUser(document);
    },
    async update(filter, stages) {
      const options = { returnDocument: 'after', projection: withoutLists } as const;
      const document = await withRetry(() => users.findOneAndUpdate(filter, [...stages, nextRev], options));
      return document && toUser(document);
    },
  };
}
