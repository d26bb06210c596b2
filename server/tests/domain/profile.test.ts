import { describe, expect, it } from 'vitest';
import { InvalidProfile } from '../../src/domain/failures.ts';
import {
  normaliseCampaignLink,
  normaliseInstagram,
  normaliseWebsite,
  normaliseWhatsapp,
} from '../../src/domain/links.ts';
import { parseProfile } from '../../src/domain/user.ts';

describe('WhatsApp', () => {
  it.each([
    ['11912345678', 'https://wa.me/5511912345678'],
    ['1133334444', 'https://wa.me/551133334444'],
    ['(55) 99123-4567', 'https://wa.me/5555991234567'],
    ['5532123456', 'https://wa.me/555532123456'],
    ['5511912345678', 'https://wa.me/5511912345678'],
    ['+55 11 91234-5678', 'https://wa.me/5511912345678'],
    ['https://wa.me/5511912345678', 'https://wa.me/5511912345678'],
  ])('%s is stored as %s', (typed, stored) => expect(normaliseWhatsapp(typed)).toBe(stored));

  it.each(['912345678', '12345678901234', '4411912345678', 'me liga', 'https://wa.me/x', ''])(
    '%s is refused',
    (typed) => expect(normaliseWhatsapp(typed)).toBeNull(),
  );
});

describe('Instagram', () => {
  it.each([
    ['@padaria.pao', 'https://www.instagram.com/padaria.pao'],
    ['padaria_pao', 'https://www.instagram.com/padaria_pao'],
    ['instagram.com/padaria/', 'https://www.instagram.com/padaria'],
    ['https://www.instagram.com/padaria?igsh=abc', 'https://www.instagram.com/padaria'],
  ])('%s is stored as %s', (typed, stored) => expect(normaliseInstagram(typed)).toBe(stored));

  it.each([
    'pão',
    'a b',
    'https://evil.example/padaria',
    '.padaria',
    'pa..daria',
    'a'.repeat(31),
    'javascript:alert(1)',
  ])('%s is refused', (typed) => expect(normaliseInstagram(typed)).toBeNull());
});

describe('links', () => {
  it('without a scheme get https://', () => {
    expect(normaliseWebsite('sualoja.com.br')).toBe('https://sualoja.com.br');
    expect(normaliseWebsite('http://sualoja.com.br')).toBe('http://sualoja.com.br');
    expect(normaliseCampaignLink('sualoja.com.br/promo?x=1#a')).toBe('https://sualoja.com.br/promo?x=1#a');
    expect(normaliseCampaignLink('loja.com:8080/x')).toBe('https://loja.com:8080/x');
  });

  it.each([
    'javascript:alert(1)',
    'ftp://loja.com',
    'https://ana:senha@loja.com',
    'data:text/html,x',
    'https://',
    'loja com.br',
  ])('%s is refused as a campaign link', (typed) => expect(normaliseCampaignLink(typed)).toBeNull());
});

describe('a profile', () => {
  it('keeps fields that were not sent, clears blank ones, and trims the rest', () => {
    expect(parseProfile({ businessName: ' Pão & Cia ', businessCity: '  ', linkWebsite: null })).toEqual({
      businessName: 'Pão & Cia',
      businessCity: null,
      linkWebsite: null,
    });
  });

  it('is limited in graphemes', () => {
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
