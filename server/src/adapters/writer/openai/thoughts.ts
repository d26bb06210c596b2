/** What a reasoning model thinks before its answer, which a server may send as a part of it; until it ends, nothing is answered. */
const thoughts = /^\s*<think>[^]*?(?:<\/think>|$)/;

/** The answer without the thoughts before it, which repeat its form; empty while the model only thinks. */
export const withoutThoughts = (content: string): string => content.replace(thoughts, '');
