/** The ways of looking at a text. */
export const views = [
  { key: 'text', label: 'Texto' },
  { key: 'look', label: 'Como vai ficar' },
] as const;

export type View = (typeof views)[number]['key'];
