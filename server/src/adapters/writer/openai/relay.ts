import type { WritingProgress } from '../../../domain/writing/writing.ts';
import type { LeakCheck } from './leakDetection.ts';

type LeakDetector = (text: string, isEnded: boolean) => LeakCheck;

/** Passes on the pieces of growing texts that may be shown, and returns which texts repeat the instructions. */
export function createRelay(createDetector: () => LeakDetector, onPiece: (piece: WritingProgress) => void) {
  const states: { detector: LeakDetector; characters: number }[] = [];
  const leaked = new Set<number>();

  return (texts: readonly string[], isEnded: boolean): ReadonlySet<number> => {
    for (const [variation, text] of texts.entries()) {
      const state = (states[variation] ??= { detector: createDetector(), characters: 0 });
      if (leaked.has(variation) || (state.characters === text.length && !isEnded)) continue;
      const isWhole = isEnded || variation < texts.length - 1;
      const safe = state.detector(text, isWhole);
      if (safe === 'leak') {
        leaked.add(variation);
        continue;
      }
      const until = safe - (endsInHighSurrogate(text.slice(0, safe)) ? 1 : 0);
      if (until <= state.characters) continue;
      onPiece({ variation, text: text.slice(state.characters, until) });
      state.characters = until;
    }
    return leaked;
  };
}

/** Whether the text ends within a surrogate pair. */
const endsInHighSurrogate = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
