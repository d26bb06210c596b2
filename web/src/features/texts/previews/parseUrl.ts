/** The address; null when it is none. `URL.parse` does the same, but browsers from before the autumn of 2024 lack it. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
