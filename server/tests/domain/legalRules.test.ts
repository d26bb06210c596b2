import { expect, it } from 'vitest';
import { allLegalRules } from '../../src/domain/findings/legalRules.ts';

it.each(allLegalRules())(
  'the rule $id is written as the pages are: curly quotes, and no line break at a hyphen',
  (rule) => {
    const words = `${rule.summary} ${rule.instead}`;
    expect(words).not.toMatch(/["'`]/);
    expect(words).not.toMatch(/(?:vale|depreciá)-/);
    expect(words).not.toMatch(/\b[Nn]a (?:Medicina|Odontologia|Nutrição|Psicologia|Fisioterapia)/);
  },
);
