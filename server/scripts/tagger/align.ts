/** A word of one text, and the place in another text where it stands, or behind which it is missing. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly isSame: boolean;
}

/** The words of one text on those of another, which may be spelled otherwise in places, by their longest common sequence. */
export function aligned(from: readonly string[], to: readonly string[]): readonly Place[] {
  // The length of the longest from each pair of places on.
  const table = Array.from({ length: to.length + 1 }, () => new Uint16Array(from.length + 1));
  for (let i = to.length - 1; i >= 0; i -= 1)
    for (let j = from.length - 1; j >= 0; j -= 1)
      table[i]![j] = to[i] === from[j] ? 1 + table[i + 1]![j + 1]! : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const places: Place[] = [];
  let i = 0;
  for (let j = 0; j < from.length;) {
    if (i < to.length && to[i] === from[j]) {
      places.push({ from: j, to: i, isSame: true });
      i += 1;
      j += 1;
    } else if (i < to.length && table[i + 1]![j]! >= table[i]![j + 1]!) i += 1;
    else {
      places.push({ from: j, to: i - 1, isSame: false });
      j += 1;
    }
  }
  return places;
}
