/** How many characters of a text may be shown, or that it repeats the instructions. */
export type LeakCheck = number | 'leak';

/** As many words in a row as this do not match by chance. */
const leakLength = 10;
/** After as many matching words, what follows is withheld until it is clear that it is no leak. */
const suspectLength = 4;

const normalized = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string): string[] => text.split(/\s+/).map(normalized).filter(Boolean);

/**
 * Detects runs of words of the instructions in growing texts, so that none is shown or stored (rule 5.2). Phrases of the
 * examples may be used.
 */
export function createLeakDetector(instructions: string): () => (text: string, isEnded: boolean) => LeakCheck {
  const words = wordsOf(instructions);
  const runs = (length: number) => new Set(words.map((_, index) => words.slice(index, index + length).join(' ')));
  const suspects = runs(suspectLength);
  const leaks = runs(leakLength);

  // One detector for each text: it keeps its position.
  return () => {
    const last: string[] = [];
    let read = 0;
    let leaked = false;
    let withheldFrom: number | null = null;

    return (text, isEnded) => {
      for (const match of text.slice(read).matchAll(isEnded ? /\S+(?:\s+|$)/g : /\S+\s+/g)) {
        read += match[0].length;
        const word = normalized(match[0]);
        if (word === '') continue;
        last.push(word);
        if (last.length > leakLength) last.shift();
        leaked ||= last.length === leakLength && leaks.has(last.join(' '));
        if (!suspects.has(last.slice(-suspectLength).join(' '))) withheldFrom = null;
        else withheldFrom ??= read;
      }
      return leaked ? 'leak' : (withheldFrom ?? text.length);
    };
  };
}
