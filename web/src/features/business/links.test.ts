import { describe, expect, it } from 'vitest';
import { completeCampaignLink, completeInstagram, completeWebsite, completeWhatsapp, digitsOf } from './links';

describe('links that owners type', () => {
  it.each([
    ['sualoja.com.br', 'https://sualoja.com.br'],
    ['http://sualoja.com.br', 'http://sualoja.com.br'],
    ['  ', ''],
  ])('website %j → %j', (typed, shown) => expect(completeWebsite(typed)).toBe(shown));

  it.each([
    ['loja.com/promo', 'https://loja.com/promo'],
    ['loja.com:8080/promo', 'https://loja.com:8080/promo'],
    ['ftp://loja.com', 'ftp://loja.com'],
    ['', ''],
  ])('campaign link %j → %j', (typed, shown) => expect(completeCampaignLink(typed)).toBe(shown));

  it.each([
    ['@doceria.da.ana', 'https://www.instagram.com/doceria.da.ana'],
    ['instagram.com/doceria_ana/?hl=pt', 'https://www.instagram.com/doceria_ana'],
    ['', ''],
    ['doceria da ana', null],
    ['https://facebook.com/doceria', null],
  ])('Instagram %j → %j', (typed, shown) => expect(completeInstagram(typed)).toBe(shown));

  it.each([
    ['11912345678', 'https://wa.me/5511912345678'],
    ['5532123456', 'https://wa.me/555532123456'],
    ['55991234567', 'https://wa.me/5555991234567'],
    ['https://wa.me/5511912345678', 'https://wa.me/5511912345678'],
    ['', ''],
    ['912345678', null],
    ['4411912345678', null],
  ])('WhatsApp %j → %j', (typed, shown) => expect(completeWhatsapp(typed)).toBe(shown));

  it('keeps digits only while a number is typed', () => {
    expect(digitsOf('(11) 91234-5678')).toBe('11912345678');
    expect(digitsOf('https://wa.me/55119123456789')).toBe('55119123456789');
  });
});
