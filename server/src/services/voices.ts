import { VoiceConflict } from '../domain/account/conflicts.ts';
import { isFailure, type InvalidVoice, type Unauthenticated } from '../domain/failures.ts';
import { editedTexts, learntTexts, maxLearntTexts, type EditedText } from '../domain/generations/learntTexts.ts';
import { planHas, planOf } from '../domain/billing/plan.ts';
import { orUnauthenticated } from '../domain/account/orUnauthenticated.ts';
import type { Generations, OwnedValue, Revised } from '../domain/ports.ts';
import type { User } from '../domain/account/user.ts';
import {
  noVoice,
  parseVoice,
  writingVoice,
  type LearntText,
  type Voice,
  type VoiceInput,
  type WritingVoice,
} from '../domain/account/voice.ts';

/** The owner's voice and what it has learnt. */
export interface KnownVoice extends Revised<Voice> {
  /** Empty where the plan does not write in the owner's voice, or the owner has stopped it. */
  readonly learnt: readonly LearntText[];
}

/** The voice that an owner's texts are written in (rule 12.5). */
export interface Voices {
  /** The owner's voice; an empty one, at revision 0, while none was saved. */
  of(user: User): Promise<KnownVoice>;
  /** Replaces the voice, unless it was saved since the revision that the edit is based on; null overwrites any. */
  save(
    user: User,
    input: VoiceInput,
    basedOn: number | null,
  ): Promise<Voice | InvalidVoice | VoiceConflict | Unauthenticated>;
  /** What the writer is told of it; null where the plan does not write in the owner's voice. */
  forWriting(user: User): Promise<WritingVoice | null>;
}

interface Parts {
  readonly voices: OwnedValue<Voice>;
  readonly generations: Pick<Generations, 'lastEdited' | 'isInWindow'>;
}

/** How many of the generations that changed last are read for their edits: the others were adjusted, or put back. */
const readFirst = 10;
const readAtMost = 50;

/** Voices over their ports. */
export function createVoices({ voices, generations }: Parts): Voices {
  /** What is learnt from the edits that the plan shows. */
  async function findLearntTexts(user: User, voice: Voice, limit = readFirst): Promise<readonly LearntText[]> {
    const plan = planOf(user.currentPlan);
    if (!planHas(plan, 'voice') || !voice.learnsFromEdits) return [];
    const changed = await generations.lastEdited(user.id, limit);
    const edits: EditedText[] = [];
    for (const edit of editedTexts(plan, changed)) {
      if (edits.length === maxLearntTexts) break;
      if (await generations.isInWindow(edit.generation, plan.historySize)) edits.push(edit);
    }
    // What changed before those that were read may have been edited later than the last of these.
    const earliest = changed.at(-1)?.editedAt;
    const last = edits.at(-1);
    const isWhole = edits.length === maxLearntTexts && earliest && last && last.at >= earliest;
    if (isWhole || changed.length < limit || limit === readAtMost) return learntTexts(voice, edits);
    return findLearntTexts(user, voice, readAtMost);
  }

  async function of(user: User): Promise<KnownVoice> {
    const { value, revision } = (await voices.find(user.id)) ?? { value: noVoice, revision: 0 };
    return { value, revision, learnt: await findLearntTexts(user, value) };
  }

  return {
    of,

    async save(user, input, basedOn) {
      const { value, learnt } = await of(user);
      const voice = parseVoice(input, value, learnt);
      if (isFailure(voice)) return voice;
      const saved = orUnauthenticated(await voices.save(user.id, voice, basedOn));
      if (isFailure(saved)) return saved;
      return saved === 'conflict' ? new VoiceConflict(user) : saved.value;
    },

    async forWriting(user) {
      if (!planHas(planOf(user.currentPlan), 'voice')) return null;
      const { value, learnt } = await of(user);
      return writingVoice(value, learnt);
    },
  };
}
