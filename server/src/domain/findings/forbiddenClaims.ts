import { ForbiddenClaim } from '../failures.ts';
import type { CriticFinding } from './finding.ts';
import { legalRules } from './legalRules.ts';
import { remedies } from './remedies.ts';

/** The failure of texts that were left out for a claim that a rule of law forbids; null where that was not the reason. */
export function toForbiddenClaim(findings: readonly CriticFinding[]): ForbiddenClaim | null {
  for (const { code, severity, message, rule } of findings) {
    // What is left out without a rule is no text: another language, or nothing at all.
    if (severity === 'hard' && remedies[code] === 'leave out' && rule !== null) {
      return new ForbiddenClaim(message, legalRules[rule].instead);
    }
  }
  return null;
}
