import { quote, findingByCertainty, type Draft, type Found, type Place, type Read } from '../draft/draft.ts';

/** What was told, in words, and the facts of it and of the text that the finding rests on. */
export const turned = (
  draft: Draft,
  place: Place,
  told: string,
  ...read: readonly [Read, ...Read[]]
): readonly Found[] => [
  findingByCertainty(read, 'turned-round', `${quote(draft, place)} é o contrário do que você contou: ${told}.`, place, {
    correction: `${quote(draft, place)} diz o contrário dos dados. Os dados dizem: ${told}.`,
    rule: 'binding-offer',
  }),
];
