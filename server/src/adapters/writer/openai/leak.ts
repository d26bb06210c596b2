/** A text as it may be shown: how many of its characters, or that it repeats the instructions. */
export type Watched = number | 'leak';

/** So many words in a row are not there by chance. */
const leakWords = 10;
/** From so many on, what follows waits until it is clear that it is no leak. */
const suspectWords = 4;

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string): string[] => text.split(/\s+/).map(plain).filter(Boolean);

/** Watches growing texts for runs of words of the instructions (of the examples any phrase may be used), so that none is shown or kept (rule 5.2). */
export function watchForLeaks(instructions: string): () => (text: string, ended: boolean) => Watched {
  const words = wordsOf(instructions);
  const runs = (length: number) => new Set(words.map((_, index) => words.slice(index, index + length).join(' ')));
  const suspects = runs(suspectWords);
  const leaks = runs(leakWords);

  /** One for each text: it remembers how far it has come. */
  return () => {
    const last: string[] = [];
    let read = 0;
    let leaked = false;
    let waiting: number | null = null;

    return (text, ended) => {
      for (const match of text.slice(read).matchAll(ended ? /\S+(?:\s+|$)/g : /\S+\s+/g)) {
        read += match[0].length;
        const word = plain(match[0]);
        if (word === '') continue;
        last.push(word);
        if (last.length > leakWords) last.shift();
        leaked ||= last.length === leakWords && leaks.has(last.join(' '));
        if (!suspects.has(last.slice(-suspectWords).join(' '))) waiting = null;
        else waiting ??= read;
      }
      return leaked ? 'leak' : (waiting ?? text.length);
    };
  };
}
