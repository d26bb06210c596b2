/** Takes from a bank, each item once before any comes again, in an order that the seed decides. */
export type Draw = <T>(bank: readonly T[]) => T;

/** The same seed draws the same. */
export function createDraw(seed: string): Draw {
  const random = mulberry32(hash(seed));
  const decks = new Map<unknown, unknown[]>();
  return <T>(bank: readonly T[]): T => {
    let deck = decks.get(bank) as T[] | undefined;
    if (!deck || deck.length === 0) decks.set(bank, (deck = shuffle(bank, random)));
    return deck.pop() as T;
  };
}

function shuffle<T>(bank: readonly T[], random: () => number): T[] {
  if (bank.length === 0) throw new Error('nothing to draw from');
  return bank
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Tommy Ettinger's mulberry32: small, and good enough to shuffle phrases. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
