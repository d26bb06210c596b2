import type { WritingProgress } from '../../../domain/writing.ts';
import type { Watched } from './leak.ts';

type Watch = (text: string, ended: boolean) => Watched;

/** Tells of growing texts what may be shown of them; `leak` when one repeats the instructions. */
export function createRelay(newWatch: () => Watch, tell: (piece: WritingProgress) => void) {
  const told: { watch: Watch; characters: number }[] = [];

  return (texts: readonly string[], ended: boolean): 'fine' | 'leak' => {
    for (const [variation, text] of texts.entries()) {
      const so = (told[variation] ??= { watch: newWatch(), characters: 0 });
      if (so.characters === text.length && !ended) continue;
      const isWhole = ended || variation < texts.length - 1;
      const safe = so.watch(text, isWhole);
      if (safe === 'leak') return 'leak';
      const until = safe - (endsInHalf(text.slice(0, safe)) ? 1 : 0);
      if (until <= so.characters) continue;
      tell({ variation, text: text.slice(so.characters, until) });
      so.characters = until;
    }
    return 'fine';
  };
}

/** Whether the second half of the last character is yet to come. */
const endsInHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
