import { graphql } from '../../../gql';
import type { SaveVoiceInput, Voice_UserFragment } from '../../../gql/graphql';

export const VoiceFragment = graphql(`
  fragment Voice_user on User {
    id
    plan {
      ...Plan_plan
    }
    voice {
      revision
      samples
      address
      emoji
      favouritePhrases
      forbiddenWords
      learnsFromEdits
    }
  }
`);

export type Voice = Voice_UserFragment['voice'];

/** The voice while it is edited; lists are typed one item a line. */
export interface VoiceDraft {
  readonly samples: readonly string[];
  readonly address: NonNullable<Voice['address']> | 'ANY';
  readonly emoji: NonNullable<Voice['emoji']> | 'ANY';
  readonly favouritePhrases: string;
  readonly forbiddenWords: string;
  readonly learnsFromEdits: boolean;
  /** Ids of learnt texts that the owner removed. */
  readonly forgottenTexts: readonly string[];
}

export const draftOf = (voice: Voice): VoiceDraft => ({
  samples: voice.samples,
  address: voice.address ?? 'ANY',
  emoji: voice.emoji ?? 'ANY',
  favouritePhrases: voice.favouritePhrases.join('\n'),
  forbiddenWords: voice.forbiddenWords.join('\n'),
  learnsFromEdits: voice.learnsFromEdits,
  forgottenTexts: [],
});

const lines = (typed: string): string[] => typed.split('\n').filter((line) => line.trim() !== '');

/** The draft as it is sent. */
export const inputOf = (draft: VoiceDraft, basedOn: number): SaveVoiceInput => ({
  // Blank ones too: the server drops them, and a refusal names a text by its number on the page.
  samples: [...draft.samples],
  address: draft.address === 'ANY' ? null : draft.address,
  emoji: draft.emoji === 'ANY' ? null : draft.emoji,
  favouritePhrases: lines(draft.favouritePhrases),
  forbiddenWords: lines(draft.forbiddenWords.replaceAll(',', '\n')),
  learnsFromEdits: draft.learnsFromEdits,
  forgottenTexts: [...draft.forgottenTexts],
  basedOn,
});
