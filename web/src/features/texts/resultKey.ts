/** A result of a click, by which it is remembered and addressed: the id of a generation, or that of a kit with a mark. */
export type ResultKey = string;

const kitMark = 'kit-';

/** The key of a kit. */
export const kitKey = (kitId: string): ResultKey => kitMark + kitId;

/** The kit that the key is of; null for that of a generation. */
export const kitIdOf = (key: ResultKey): string | null => (key.startsWith(kitMark) ? key.slice(kitMark.length) : null);
