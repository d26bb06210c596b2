import { describe, expect, it } from 'vitest';
import links from '../../../../server/tests/domain/links.json' with { type: 'json' };
import {
  campaignLinkError,
  completeCampaignLink,
  completeInstagram,
  completeWebsite,
  completeWhatsapp,
  digitsOf,
  formatInstagram,
  formatWhatsapp,
} from './links';

/** The server's own cases: what was typed, and what is stored of it; null when it is refused. */
const cases = (table: (string | null)[][]) => table as [typed: string, stored: string | null][];
/** The cases of campaign links that are completed, without those that are refused. */
const accepted = (table: (string | null)[][]) => cases(table).filter(([, stored]) => stored !== null);

describe('links that owners type', () => {
  it.each(cases(links.website))('completes the website %j to %j', (typed, stored) =>
    expect(completeWebsite(typed)).toBe(stored),
  );
  it.each(accepted(links.campaignLink))('completes the campaign link %j to %j', (typed, stored) =>
    expect([completeCampaignLink(typed), campaignLinkError(typed)]).toEqual([stored, undefined]),
  );
  it.each(links.campaignLinkRefusals)('refuses the campaign link %j with "%s"', (typed, message) =>
    expect(campaignLinkError(typed)).toBe(message),
  );
  it.each(cases(links.instagram))('completes the Instagram %j to %j', (typed, stored) =>
    expect(completeInstagram(typed)).toBe(stored),
  );
  it.each(cases(links.whatsapp))('completes the WhatsApp %j to %j', (typed, stored) =>
    expect(completeWhatsapp(typed)).toBe(stored),
  );

  it.each([completeWebsite, completeCampaignLink, completeInstagram, completeWhatsapp])(
    'leaves a blank field blank: %o',
    (complete) => {
      expect(complete('')).toBe('');
      expect(complete('  ')).toBe('');
    },
  );

  it('leaves a campaign link with another scheme as it is typed', () => {
    expect(completeCampaignLink('ftp://loja.com')).toBe('ftp://loja.com');
  });

  it.each([
    ['https://wa.me/5531998765432', '(31) 99876-5432'],
    ['https://wa.me/555532123456', '(55) 3212-3456'],
    ['53991234567', '53991234567'],
    ['', ''],
  ])('shows the WhatsApp %j as %j', (stored, shown) => {
    expect(formatWhatsapp(stored)).toBe(shown);
  });

  it.each(['https://wa.me/5531998765432', 'https://wa.me/555532123456'])(
    'stores the WhatsApp %j again from what it shows',
    (stored) => expect(completeWhatsapp(formatWhatsapp(stored))).toBe(stored),
  );

  it.each([
    ['https://www.instagram.com/docesdadonamaria', '@docesdadonamaria'],
    ['@doces', '@doces'],
    ['https://www.instagram.com/', 'https://www.instagram.com/'],
    ['', ''],
  ])('shows the Instagram %j as %j', (stored, shown) => expect(formatInstagram(stored)).toBe(shown));

  it('keeps digits only while a number is typed', () => {
    expect(digitsOf('(11) 91234-5678')).toBe('11912345678');
    expect(digitsOf('https://wa.me/55119123456789')).toBe('55119123456789');
  });
});
