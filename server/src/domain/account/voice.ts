import { InvalidVoice } from '../failures.ts';
import { isLongerThan, isStorable } from '../text/text.ts';
import { plainWording } from '../text/words.ts';

/** How the owner speaks to readers. */
export const voiceAddresses = ['voce', 'tu'] as const;
export type VoiceAddress = (typeof voiceAddresses)[number];

/** How many emojis the owner wants. */
export const voiceEmojis = ['none', 'few', 'many'] as const;
export type VoiceEmoji = (typeof voiceEmojis)[number];

/** How the owner writes (rule 12.5): for rhythm and vocabulary, never for facts. */
export interface Voice {
  /** Texts that the owner wrote elsewhere. */
  readonly samples: readonly string[];
  /** Null where the owner leaves it open, and so below. */
  readonly address: VoiceAddress | null;
  readonly emoji: VoiceEmoji | null;
  readonly favouritePhrases: readonly string[];
  /** Words that no text may have. */
  readonly forbiddenWords: readonly string[];
  /** Whether the last texts that the owner edited join the samples. */
  readonly learnsFromEdits: boolean;
  /** Ids of edited texts that the owner removed from what was learnt; the newest last. */
  readonly forgottenTexts: readonly string[];
}

/** The voice of an owner who has saved none: it learns from edits, and that is all. */
export const noVoice: Voice = {
  samples: [],
  address: null,
  emoji: null,
  favouritePhrases: [],
  forbiddenWords: [],
  learnsFromEdits: true,
  forgottenTexts: [],
};

/** How many items each list has at most, and how long an item may be, in characters as people count them (rule 12.5). */
export const voiceLimits = {
  samples: { items: 5, characters: 1_000 },
  favouritePhrases: { items: 5, characters: 80 },
  forbiddenWords: { items: 20, characters: 30 },
} as const;

/** More removed texts than ever stand among the last edited ones. */
const maxForgottenTexts = 20;

type VoiceList = keyof typeof voiceLimits;

/** A voice as it was sent; `forgottenTexts` are added to those that were removed before. */
export type VoiceInput = { readonly [List in VoiceList]: readonly string[] } & {
  readonly address?: VoiceAddress | null | undefined;
  readonly emoji?: VoiceEmoji | null | undefined;
  readonly learnsFromEdits: boolean;
  readonly forgottenTexts: readonly string[];
};

const labels: Record<VoiceList, { readonly one: string; readonly tooMany: string }> = {
  samples: { one: 'Texto', tooMany: 'Guarde até 5 textos.' },
  favouritePhrases: { one: 'Frase', tooMany: 'Guarde até 5 frases da casa.' },
  forbiddenWords: { one: 'Palavra', tooMany: 'Guarde até 20 palavras proibidas.' },
};

/**
 * The voice in the form it is stored in, blank items left out, or the first item that cannot be stored. Of the texts to
 * be forgotten, those count that the owner could see: `learnt`.
 */
export function parseVoice(
  input: VoiceInput,
  stored: Voice,
  learnt: readonly { readonly id: string }[],
): Voice | InvalidVoice {
  const lists: { [List in VoiceList]: readonly string[] } = { samples: [], favouritePhrases: [], forbiddenWords: [] };
  for (const field of ['samples', 'favouritePhrases', 'forbiddenWords'] as const) {
    const items = parseItems(field, input[field]);
    if (items instanceof InvalidVoice) return items;
    lists[field] = items;
  }
  const forgotten = learnt.map(({ id }) => id).filter((id) => input.forgottenTexts.includes(id));
  return {
    ...lists,
    address: input.address ?? null,
    emoji: input.emoji ?? null,
    learnsFromEdits: input.learnsFromEdits,
    forgottenTexts: [...stored.forgottenTexts, ...forgotten].slice(-maxForgottenTexts),
  };
}

function parseItems(field: VoiceList, typed: readonly string[]): readonly string[] | InvalidVoice {
  const { items: most, characters } = voiceLimits[field];
  const { one, tooMany } = labels[field];
  // A set: a request has room for tens of thousands of words, which would each be compared with all others.
  const items = new Set<string>();
  for (const [index, item] of typed.entries()) {
    const value = field === 'samples' ? item.trim() : item.replaceAll(/\s+/g, ' ').trim();
    const refuse = (message: string) => new InvalidVoice(field, index + 1, `${one} ${index + 1}: ${message}`);
    if (!isStorable(value)) return refuse('há caracteres que não podem ser salvos.');
    if (isLongerThan(value, characters)) {
      return refuse(`use no máximo ${characters.toLocaleString('pt-BR')} caracteres.`);
    }
    if (field === 'forbiddenWords' && value !== '' && plainWording(value) === '')
      return refuse('use letras ou números.');
    if (value !== '') items.add(value);
  }
  return items.size > most ? new InvalidVoice(field, null, tooMany) : [...items];
}

/** A text that the owner edited, and that the voice may learn from. */
export interface LearntText {
  /** Another one after the next edit of the same text. */
  readonly id: string;
  readonly text: string;
}

/** What a writer is told of the owner's voice. */
export interface WritingVoice extends Omit<Voice, 'learnsFromEdits' | 'forgottenTexts'> {
  /** Learnt texts first, then pasted ones. */
  readonly samples: readonly string[];
}

/** The voice that a text is to be written in; null when there is nothing to say of it. */
export function writingVoice(voice: Voice, learnt: readonly LearntText[]): WritingVoice | null {
  const { address, emoji, favouritePhrases, forbiddenWords } = voice;
  const samples = [...learnt.map(({ text }) => text), ...voice.samples];
  const isEmpty = [samples, favouritePhrases, forbiddenWords].every(({ length }) => length === 0);
  return isEmpty && address === null && emoji === null
    ? null
    : { samples, address, emoji, favouritePhrases, forbiddenWords };
}
