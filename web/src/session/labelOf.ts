/** The label of a key; an unknown key is shown as it is. */
export const labelOf = (options: readonly { key: string; label: string }[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;
