import type { WritingProgress } from '../../../domain/writing/writing.ts';
import type { Watched } from './leak.ts';

type Watch = (text: string, ended: boolean) => Watched;

/** Tells of growing texts what may be shown of them, and returns which of them repeat the instructions. */
export function createRelay(newWatch: () => Watch, tell: (piece: WritingProgress) => void) {
  const told: { watch: Watch; characters: number }[] = [];
  const leaked = new Set<number>();

  return (texts: readonly string[], ended: boolean): ReadonlySet<number> => {
    for (const [variation, text] of texts.entries()) {
      const so = (told[variation] ??= { watch: newWatch(), characters: 0 });
      if (leaked.has(variation) || (so.characters === text.length && !ended)) continue;
      const isWhole = ended || variation < texts.length - 1;
      const safe = so.watch(text, isWhole);
      if (safe === 'leak') {
        leaked.add(variation);
        continue;
      }
      const until = safe - (endsInHalf(text.slice(0, safe)) ? 1 : 0);
      if (until <= so.characters) continue;
      tell({ variation, text: text.slice(so.characters, until) });
      so.characters = until;
    }
    return leaked;
  };
}

/** Whether the second half of the last character is yet to come. */
const endsInHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
