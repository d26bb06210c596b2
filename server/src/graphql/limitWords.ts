/** How descriptions tell a limit of a text: `up to 2,048 characters`. */
export const upTo = (characters: number): string => `up to ${characters.toLocaleString('en')} characters`;
