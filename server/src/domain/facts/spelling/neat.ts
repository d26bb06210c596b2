/** Whether somebody typed it who writes a capital wherever a sentence begins. */
export const isNeatlyTyped = (words: string): boolean => !/(?:^|[.!?…]\s+)\p{Ll}/u.test(words);
