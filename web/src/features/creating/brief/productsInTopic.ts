/** Where a product's words stand in a topic by themselves: not within another word or amount, nor within a longer product. */
export function placeOf(words: string, topic: string, products: readonly string[]): number | null {
  const longer = products
    .filter((other) => other.length > words.length && other.includes(words))
    .flatMap((other) => placesOf(other, topic).map((start) => ({ start, end: start + other.length })));
  const isWithin = (at: number) => longer.some(({ start, end }) => at >= start && at + words.length <= end);
  return placesOf(words, topic).find((at) => !isWithin(at)) ?? null;
}

function placesOf(words: string, topic: string): readonly number[] {
  const places: number[] = [];
  for (let at = topic.indexOf(words); at !== -1; at = topic.indexOf(words, at + 1)) {
    const goesOn = /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(topic.slice(at + words.length));
    if (!goesOn && !/[\p{L}\p{N}]$/u.test(topic.slice(0, at))) places.push(at);
  }
  return places;
}

/** The topic with a product; after a blank the words go on where the owner stopped, else they begin a sentence. */
export const withProduct = (topic: string, words: string): string =>
  topic === '' || /\s$/.test(topic) ? `${topic}${words}` : `${topic}${/[.,;:!?]$/.test(topic) ? ' ' : '. '}${words}`;

/** The topic without the words that stand at the place. */
export function withoutProduct(topic: string, words: string, at: number): string {
  const before = topic.slice(0, at).replace(/\.\s+$/, '');
  const after = topic.slice(at + words.length);
  return before === '' ? after.replace(/^[.,;]?\s+/, '') : `${before}${after}`;
}
