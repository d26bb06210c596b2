/** What a reasoning model thinks before its answer, which a server may send as a part of it; until it ends, nothing is answered. */
const thoughts = /^\s*<think>[^]*?(?:<\/think>|$)/;
const end = '</think>';

export const beginsWithThoughts = (content: string): boolean => /^\s*<think>/.test(content);

/** Whether thoughts end in the content, of which so many characters are known to have no end of them. */
export const hasEndOfThoughts = (content: string, read = 0): boolean =>
  content.includes(end, Math.max(0, read - end.length));

/** The answer without the thoughts before it, which repeat its form; empty while the model only thinks. */
export const withoutThoughts = (content: string): string => content.replace(thoughts, '');
