import { setImmediate } from 'node:timers/promises';
import { readToldFacts } from '../critic/toldFacts.ts';
import type { ToldFactPresence } from '../domain/facts/toldFactPresence.ts';
import type { Generation } from '../domain/generations/generation.ts';
import type { Users } from '../domain/ports.ts';

/** What owners told for their texts, and where it is in them: "Fatos conferidos n/m". */
export interface FactChecks {
  /**
   * Says of any text of the generation, as it was written or as it stands after an edit, where each told fact is in it.
   * Nothing is read until a text is checked, and nothing is stored: what was told is the topic.
   */
  of(
    generation: Pick<Generation, 'userId' | 'topic' | 'contentType' | 'createdAt'>,
  ): (text: string) => Promise<readonly ToldFactPresence[]>;
}

/** Fact checks over their port. */
export const createFactChecks = ({ users }: { users: Pick<Users, 'find'> }): FactChecks => ({
  of({ userId, topic, contentType, createdAt: now }) {
    const read = async () => {
      const profile = await users.find(userId);
      // An account that is being deleted has nothing to be shown.
      return profile ? readToldFacts({ brief: { topic, contentType }, profile, now }) : () => [];
    };
    let checking: ReturnType<typeof read> | undefined;
    return async (text) => {
      const check = await (checking ??= read());
      // A page of the history has many texts: other calls are answered between them.
      await setImmediate();
      return check(text);
    };
  },
});
