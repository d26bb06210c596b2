/** Whether somebody typed it who writes a capital wherever a sentence begins. */
export const isNeat = (words: string): boolean => !/(?:^|[.!?…]\s+)\p{Ll}/u.test(words);
