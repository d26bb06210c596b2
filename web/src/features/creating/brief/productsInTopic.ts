/** The position of a product's words in a topic, outside of other words, amounts and longer products; null if not there. */
export function findProduct(words: string, topic: string, products: readonly string[]): number | null {
  const longer = products
    .filter((other) => other.length > words.length && other.includes(words))
    .flatMap((other) => findAll(other, topic).map((start) => ({ start, end: start + other.length })));
  const isWithin = (at: number) => longer.some(({ start, end }) => at >= start && at + words.length <= end);
  return findAll(words, topic).find((at) => !isWithin(at)) ?? null;
}

function findAll(words: string, topic: string): readonly number[] {
  const positions: number[] = [];
  for (let at = topic.indexOf(words); at !== -1; at = topic.indexOf(words, at + 1)) {
    const goesOn = /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(topic.slice(at + words.length));
    if (!goesOn && !/[\p{L}\p{N}]$/u.test(topic.slice(0, at))) positions.push(at);
  }
  return positions;
}

/** The topic with a product appended: after white space as it is, else as a new sentence. */
export const addProduct = (topic: string, words: string): string =>
  topic === '' || /\s$/.test(topic) ? `${topic}${words}` : `${topic}${/[.,;:!?]$/.test(topic) ? ' ' : '. '}${words}`;

/** The topic without the words at this position. */
export function removeProduct(topic: string, words: string, at: number): string {
  const before = topic.slice(0, at).replace(/\.\s+$/, '');
  const after = topic.slice(at + words.length);
  return before === '' ? after.replace(/^[.,;]?\s+/, '') : `${before}${after}`;
}
