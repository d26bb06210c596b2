import type { Fact, FactKind } from '../domain/facts/fact.ts';
import { toldForText } from '../domain/facts/presence.ts';
import type { Presence } from '../domain/facts/reading.ts';
import { readFacts } from '../domain/facts/readFacts.ts';
import type { WritingTask } from '../domain/writing/writing.ts';
import { readSaid } from './draft/draft.ts';
import { isWanted, presenceIn } from './omitted.ts';

/** A fact that the owner told for a text, as it is shown, and where it is in the text. */
export interface ToldInText {
  readonly label: string;
  readonly presence: Presence;
}

/** The most facts that are shown of one text. */
export const mostToldFacts = 50;

/** What is needed to know what was told for a text. */
export type Telling = Pick<WritingTask, 'profile' | 'now'> & {
  readonly brief: Pick<WritingTask['brief'], 'topic' | 'contentType'>;
};

/**
 * Reads what was told for a text in its topic; the returned function says of any text where each of it is, as the critic
 * reads it. What may be read otherwise is left out, and so is what the owner's council keeps out of advertising.
 */
export function readTold({ brief, profile, now }: Telling): (text: string) => readonly ToldInText[] {
  const sheet = readFacts(brief.topic, profile, [], now);
  const denials = sheet.facts.filter(({ source, kind }) => source === 'topic' && kind === 'denial');
  const told = toldForText(sheet)
    .filter((fact) => fact.certainty === 'certain' && isWanted({ brief, profile }, fact))
    // "não aceitamos cartão" is one fact, and no telling of cards.
    .filter((fact) => denials.every((denial) => denial === fact || fact.start < denial.start || fact.end > denial.end))
    .slice(0, mostToldFacts);
  return (text) => {
    if (told.length === 0) return [];
    const saying = { brief, profile, sheet, ...readSaid(brief.contentType, text, now) };
    return told.map((fact) => ({ label: shown(fact), presence: presenceIn(saying, fact) }));
  };
}

/** Kinds whose words say more than their normal form does. */
const asTyped: ReadonlySet<FactKind> = new Set(['condition', 'exception', 'denial', 'bundle']);

const shown = ({ kind, key, label, words }: Fact): string => {
  if (key === 'apartir') return `${label} ${words.trim()}`;
  // "retirada na": the word that leads to a place says nothing without it.
  return asTyped.has(kind) ? words.trim().replace(/(?<=\p{L}{4}) (?:n[oa]s?|em|d[aeo]s?)$/iu, '') : label;
};
