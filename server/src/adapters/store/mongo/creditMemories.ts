import type { Collection } from 'mongodb';
import type { CreditMemory } from '../../../domain/credits/creditMemory.ts';
import type { CreditMemories } from '../../../domain/ports.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** A memory; its `_id` names the person and what it is about. */
export type CreditMemoryDocument = CreditMemory & { readonly _id: string };

/** The memories of people's credits, one document each. */
export function createCreditMemories(memories: Collection<CreditMemoryDocument>): CreditMemories {
  return {
    async keep(memory, now) {
      const { person, about, kind, credits, until } = memory;
      const isUnexpired = { $gt: ['$until', now] };
      const fields = {
        ...Object.fromEntries(['person', 'kind', 'about'].map((name) => [name, { $literal: memory[name as 'kind'] }])),
        credits: { $cond: [isUnexpired, { [kind === 'free' ? '$min' : '$max']: ['$credits', credits] }, credits] },
        until: { $cond: [isUnexpired, { $max: ['$until', until] }, until] },
        takenBy: { $cond: [isUnexpired, '$takenBy', { $literal: memory.takenBy }] },
      };
      const upsert = () => memories.updateOne({ _id: `${person}:${about}` }, [{ $set: fields }], { upsert: true });
      // Of two simultaneous inserts one fails as a duplicate; its second upsert updates the document of the other.
      await withRetry(() =>
        upsert().catch((error: unknown) => (isDuplicateKey(error) ? upsert() : Promise.reject(error))),
      );
    },

    find: (person) =>
      withRetry(() => memories.find({ person }, { projection: { _id: 0 }, sort: { about: 1 } }).toArray()),

    async take(person, takenBy, now) {
      const untakenRefunds = { person, kind: 'refund', takenBy: null, until: { $gt: now } } as const;
      await withRetry(() => memories.updateMany(untakenRefunds, { $set: { takenBy } }));
    },

    async forget(now) {
      await withRetry(() => memories.deleteMany({ until: { $lte: now } }));
    },
  };
}
