/** Whether somebody typed it who writes a capital wherever a sentence begins. */
export const isNeatlyTyped = (typedText: string): boolean => !/(?:^|[.!?…]\s+)\p{Ll}/u.test(typedText);
