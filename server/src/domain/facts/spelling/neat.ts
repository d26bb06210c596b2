/** Whether every sentence of a text begins with a capital. */
export const isNeatlyTyped = (typedText: string): boolean => !/(?:^|[.!?…]\s+)\p{Ll}/u.test(typedText);
