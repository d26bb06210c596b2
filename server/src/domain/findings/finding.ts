import { isLegalRuleKey, type LegalRuleKey } from './legalRules.ts';
import { isFindingCode, type FindingCode } from './remedies.ts';

/** What the critic found in a written text. Stored with the generation, so that the screen can point at it. */
export interface Finding {
  /** Stable, for programs and for the bench; `other` is a stored one that the critic no longer has. */
  readonly code: FindingCode | 'other';
  /** A hard finding keeps the text from being stored; a soft one is shown to the owner. */
  readonly severity: 'hard' | 'soft';
  /** pt-BR, for the owner, who reads it beside the text. */
  readonly message: string;
  /** pt-BR, for the writer: what the next attempt is to change. */
  readonly correction: string;
  /** The rule of law or of a council that the finding rests on. */
  readonly rule: LegalRuleKey | null;
  /** Which text, from 0. */
  readonly variation: number;
  /** Where in the text, in UTF-16 units; null when it is about the whole text or something missing. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

/** A finding as the critic makes it. */
export type CriticFinding = Finding & { readonly code: FindingCode };

/** A finding as a store has it: older ones have neither correction nor rule, and perhaps a code of their time. */
export type StoredFinding = Omit<Finding, 'code' | 'correction' | 'rule'> & {
  readonly code: string;
  readonly correction?: string;
  readonly rule?: string | null;
};

/** The finding of a stored one; a code that the critic no longer has becomes `other`, a rule that no longer exists null. */
export const toFinding = ({ code, correction, rule, ...found }: StoredFinding): Finding => ({
  ...found,
  code: isFindingCode(code) ? code : 'other',
  correction: correction ?? found.message,
  rule: isLegalRuleKey(rule) ? rule : null,
});

/** A told fact that a text lacks: worth a second attempt, and worth the text when that lacks it too. */
export const isOmission = ({ code }: Finding): boolean => code.startsWith('missing-') && code !== 'missing-link';

/** The findings whose words an edit has kept, each with its new span; those without a span are left out. */
export const findingsAfterEdit = (findings: readonly Finding[], before: string, after: string): readonly Finding[] =>
  findings.flatMap((finding) => {
    const start = finding.span && startAfterEdit(finding.span, before, after);
    if (start === null || finding.span === null) return [];
    return [{ ...finding, span: { start, end: start + finding.span.end - finding.span.start } }];
  });

/** Where the same words start after an edit: the nth occurrence before is the nth one after; null where there is none. */
function startAfterEdit(
  { start, end }: { readonly start: number; readonly end: number },
  before: string,
  after: string,
) {
  const words = before.slice(start, end);
  if (words === '') return null;
  let found = -1;
  for (let at = before.indexOf(words); at <= start && at >= 0; at = before.indexOf(words, at + 1)) {
    found = after.indexOf(words, found + 1);
    if (found < 0) return null;
  }
  return found < 0 ? null : found;
}
