/** The limit of a text as descriptions state it: `up to 2,048 characters`. */
export const upToCharacters = (characters: number): string => `up to ${characters.toLocaleString('en')} characters`;
