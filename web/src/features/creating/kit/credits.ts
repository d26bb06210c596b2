/** So many credits, in words. */
export const credits = (count: number): string => (count === 1 ? '1 crédito' : `${count} créditos`);
