import { describe, expect, it } from 'vitest';
import { InvalidProfile } from '../../src/domain/failures.ts';
import {
  campaignLinkRefusal,
  normaliseCampaignLink,
  normaliseInstagram,
  normaliseWebsite,
  normaliseWhatsapp,
} from '../../src/domain/text/links.ts';
import { profileConflicts } from '../../src/domain/account/profileConflicts.ts';
import { newUser, parseProfile } from '../../src/domain/account/user.ts';
import { aPrincipal } from '../seed/domain.ts';
import links from './links.json' with { type: 'json' };

/** What was typed, and what is stored of it; null when it is refused. */
const cases = (table: (string | null)[][]) => table as [typed: string, stored: string | null][];

// The web has the same cases as its test: it completes links while owners type.
describe('links', () => {
  it.each(cases(links.whatsapp))('the WhatsApp number %j is stored as %j', (typed, stored) =>
    expect(normaliseWhatsapp(typed)).toBe(stored),
  );
  it.each(cases(links.instagram))('the Instagram name %j is stored as %j', (typed, stored) =>
    expect(normaliseInstagram(typed)).toBe(stored),
  );
  it.each(cases(links.website))('the website %j is stored as %j', (typed, stored) =>
    expect(normaliseWebsite(typed)).toBe(stored),
  );
  it.each(cases(links.campaignLink))('the campaign link %j is stored as %j', (typed, stored) =>
    expect(normaliseCampaignLink(typed)).toBe(stored),
  );
  it.each(links.campaignLinkRefusals)('the campaign link %j is refused with "%s"', (typed, message) =>
    expect([normaliseCampaignLink(typed), campaignLinkRefusal(typed)]).toEqual([null, message]),
  );

  it('a blank WhatsApp number is refused', () => {
    expect(normaliseWhatsapp('')).toBeNull();
  });
});

describe('a profile', () => {
  it('keeps fields that were not sent, clears blank ones, and trims the rest', () => {
    expect(parseProfile({ businessName: ' Pão & Cia ', businessCity: '  ', linkWebsite: null })).toEqual({
      businessName: 'Pão & Cia',
      businessCity: null,
      linkWebsite: null,
    });
  });

  it('has limits in graphemes', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(parseProfile({ businessName: family.repeat(80) })).toEqual({ businessName: family.repeat(80) });
    expect(parseProfile({ businessName: family.repeat(81) })).toMatchObject({
      field: 'businessName',
      message: 'Nome do negócio: use no máximo 80 caracteres.',
    });
  });

  it.each(['a\u0000b', 'a\uD800b', 'a\u001Bb'])('refuses text that a store could not return equal', (businessName) =>
    expect(parseProfile({ businessName })).toBeInstanceOf(InvalidProfile),
  );

  it('does not clear a field that onboarding requires', () => {
    expect(parseProfile({ businessName: ' ' })).toMatchObject({
      field: 'businessName',
      message: 'Por favor, preencha todos os campos para continuar.',
    });
  });
});

it.each([
  ['was changed elsewhere', { businessCity: 'Campinas' }, ['businessCity']],
  ['was cleared elsewhere', { businessCity: null }, ['businessCity']],
  ['is as it was', { businessCity: 'Recife' }, []],
  ['was changed to the same value elsewhere, or by this edit before', { businessCity: 'Olinda' }, []],
])('profileConflicts() is right for an edit of a field that %s', (_, stored, conflicts) => {
  const profile = { ...newUser(aPrincipal(), new Date()), businessName: 'Pão', ...stored };
  const patch = { businessName: 'Pão & Cia', businessCity: 'Olinda' };
  expect(profileConflicts(profile, patch, { businessCity: 'Recife' })).toEqual(conflicts);
});

it('a link that is longer than its limit only with https:// is refused, so that a profile can be saved as it is stored', () => {
  const typed = 'loja.com/'.padEnd(2_048 - 'https://'.length, 'a');
  const stored = { linkWebsite: `https://${typed}` };
  expect(parseProfile({ linkWebsite: typed })).toEqual(stored);
  expect(parseProfile(stored)).toEqual(stored);
  expect(parseProfile({ linkWebsite: `${typed}a` })).toEqual(
    new InvalidProfile('linkWebsite', 'Site: use no máximo 2048 caracteres.'),
  );
});
