/** Patterns of folded shorthand, with the words that it stands for. */
const shorthandPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bs\/\s?|\bs\s(?=[a-z]{4})/g, 'sem '],
  [/\bc\/\s?|\bc\s(?=[a-z]{3})/g, 'com '],
  [/\bp\/\s?/g, 'para '],
  [/\b(?:n|ñ)\b(?!\.)/g, 'nao'],
  [/\bvcs\b/g, 'voces'],
  [/\bvc\b/g, 'voce'],
  [/\bq\b/g, 'que'],
  [/\btb(?:m)?\b/g, 'tambem'],
  [/\bhj\b/g, 'hoje'],
  [/\bd(?=\s[a-z0-9])/g, 'de'],
  [/\bobs\b/g, 'observacao'],
];

/** Replaces the shorthand of a folded text, for a search of phrases. Indexes into the text change. */
export const spellOut = (foldedText: string): string =>
  shorthandPatterns.reduce((text, [pattern, fullForm]) => text.replace(pattern, fullForm), foldedText);
