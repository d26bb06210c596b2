import type { Collection } from 'mongodb';
import type { Mails } from '../../../domain/ports.ts';
import { toClaimed, toDocument, toRecord, type MailDocument } from './mailDocument.ts';
import { isDuplicateKey, withRetry } from './retry.ts';
import type { UserDocument } from './userDocument.ts';

const batchSize = 100;

/** The e-mails, one document each. */
export function createMails(mails: Collection<MailDocument>, users: Collection<UserDocument>): Mails {
  const insert = async (mail: MailDocument): Promise<boolean> => {
    try {
      await withRetry(() => mails.insertOne(mail));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  };

  /** Moves the e-mails that wait in accounts; repeated after a crash, it adds none a second time. */
  const moveOutboxes = async (): Promise<void> => {
    for (;;) {
      const options = { projection: { outbox: 1 }, limit: batchSize } as const;
      const found = await withRetry(() => users.find({ 'outbox._id': { $exists: true } }, options).toArray());
      for (const { _id, outbox = [] } of found) {
        for (const mail of outbox) await insert(mail);
        const movedMails = { outbox: { _id: { $in: outbox.map((mail) => mail._id) } } };
        await withRetry(() => users.updateOne({ _id }, { $pull: movedMails }));
      }
      if (found.length < batchSize) return;
    }
  };

  return {
    add: (mail) => insert(toDocument(mail)),

    async claim(now, until) {
      await moveOutboxes();
      const claimUpdate = { $set: { nextAt: until }, $inc: { attempts: 1 } };
      const options = { sort: { nextAt: 1, _id: 1 }, returnDocument: 'after' } as const;
      const mail = await withRetry(() => mails.findOneAndUpdate({ nextAt: { $lte: now } }, claimUpdate, options));
      return mail && toClaimed(mail);
    },

    async retry({ key: _id, attempts }, at) {
      await withRetry(() => mails.updateOne({ _id, attempts, nextAt: { $ne: null } }, { $set: { nextAt: at } }));
    },

    async end(_id, outcome, endedAt, forgetAt) {
      const endUpdate = { outcome, endedAt, forgetAt, nextAt: null, address: null, data: {} };
      await withRetry(() => mails.updateOne({ _id, nextAt: { $ne: null } }, { $set: endUpdate }));
    },

    async waitingSince(before) {
      await moveOutboxes();
      return withRetry(() => mails.countDocuments({ nextAt: { $ne: null }, createdAt: { $lt: before } }));
    },

    async of(userId, limit) {
      await moveOutboxes();
      const options = { sort: { createdAt: 1, _id: 1 }, limit } as const;
      return (await withRetry(() => mails.find({ userId }, options).toArray())).map(toRecord);
    },

    async removeAll(userId) {
      await withRetry(() => mails.deleteMany({ userId, kind: { $ne: 'accountDeleted' } }));
    },

    async forget(now) {
      await withRetry(() => mails.deleteMany({ forgetAt: { $lte: now } }));
    },
  };
}
