import { habitOf, type PunctuationHabit, type Token } from '../tokens.ts';

/** How many rows of the embedding each feature of a word has; its values are hashed to them. */
const sizes = { word: 7168, start: 4096, stem: 2048, end: 2048, pair: 4096, sort: 256, typed: 8, shape: 8, habit: 4 };
const names = Object.keys(sizes) as (keyof typeof sizes)[];
const offsets = Object.fromEntries(
  names.map((name, at) => [name, names.slice(0, at).reduce((sum, one) => sum + sizes[one], 0)]),
) as Readonly<Record<keyof typeof sizes, number>>;

/** The rows of the embedding. */
export const rows = names.reduce((sum, name) => sum + sizes[name], 0);
/** The features of a word. */
export const width = names.length;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

const row = (name: keyof typeof sizes, text: string): number => offsets[name] + (hash(text) % sizes[name]);

const typedKinds = ['', ',', ':', ';', '!', '?'];
const kindOf = (typed: string): number => {
  const kind = typedKinds.indexOf(typed.slice(0, 1));
  return kind < 0 ? typedKinds.length : kind;
};

const habits: readonly PunctuationHabit[] = ['none', 'commas', 'stops'];

/** The rows of the embedding that say what each word is, one word after another. */
export function featuresOf(tokens: readonly Token[]): Int32Array {
  const found = new Int32Array(tokens.length * width);
  const habit = offsets.habit + habits.indexOf(habitOf(tokens));
  for (const [at, { text, norm, wordClass, typedMark }] of tokens.entries()) {
    const isCapital = /^\p{Lu}/u.test(text) ? 1 : 0;
    const edgeFlag = at === 0 ? 2 : at === tokens.length - 1 ? 4 : 0;
    found.set(
      [
        row('word', norm),
        row('start', norm.slice(0, 5)),
        row('stem', norm.slice(0, 3)),
        row('end', norm.slice(-3)),
        row('pair', `${norm} ${tokens[at + 1]?.norm ?? ''}`),
        row('sort', wordClass),
        offsets.typed + kindOf(typedMark),
        offsets.shape + isCapital + edgeFlag,
        habit,
      ],
      at * width,
    );
  }
  return found;
}
