import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import type { ContentType } from '../../src/domain/catalog.ts';
import { anAttempt } from '../contracts/writer.ts';

/** The codes of what is found in a text for a confectioner's carrot cake. */
function codesOf(contentType: ContentType, text: string, campaignLink: string | null = null): readonly string[] {
  const task = anAttempt({ brief: { contentType, topic: 'bolo de cenoura', campaignLink }, count: 1 });
  return critique({ ...task, texts: [text] }).map(({ code }) => code);
}

/** Words of so many characters. */
const long = (characters: number): string => 'Tem bolo '.padEnd(characters, 'a');

const tags = '#Bolo #Cenoura #Campinas';
const ad = (primaryText: string, title: string, description: string): string =>
  `Texto principal: ${primaryText}\nTítulo: ${title}\nDescrição: ${description}`;
const email = (subject: string, preheader: string): string =>
  `Assunto: ${subject}\nPré-cabeçalho: ${preheader}\n\nOi!\n\nQuer um?\n\nVocê recebe este e-mail porque é cliente.`;

describe('the limits of characters', () => {
  it.each<[string, ContentType, (characters: number) => string, number, string]>([
    ['a message', 'mensagem_whatsapp', long, 600, 'too-long'],
    [
      'a caption',
      'post_instagram',
      (most) => `Oi!\n\n${long(most - 5 - tags.length - 2)}\n\n${tags}`,
      2_200,
      'too-long',
    ],
    ['the first line of a caption', 'post_instagram', (most) => `${long(most)}\n\n${tags}`, 125, 'hook-too-long'],
    ['the text of an ad', 'texto_anuncio', (most) => ad(long(most), 'Bolo', 'Hoje'), 125, 'ad-part-too-long'],
    ['the title of an ad', 'texto_anuncio', (most) => ad('Bolo', long(most), 'Hoje'), 27, 'ad-part-too-long'],
    ['the description of an ad', 'texto_anuncio', (most) => ad('Bolo', 'Hoje', long(most)), 25, 'ad-part-too-long'],
    ['the subject of an e-mail', 'email_marketing', (most) => email(long(most), long(40)), 50, 'subject-too-long'],
    ['the preheader of an e-mail', 'email_marketing', (most) => email('Bolo', long(most)), 100, 'preheader-length'],
  ])('refuse one character too many in %s', (_, contentType, text, most, code) => {
    expect(codesOf(contentType, text(most))).not.toContain(code);
    expect(codesOf(contentType, text(most + 1))).toContain(code);
  });

  it('refuse a preheader of less than forty characters', () => {
    expect(codesOf('email_marketing', email('Bolo', long(40)))).not.toContain('preheader-length');
    expect(codesOf('email_marketing', email('Bolo', long(39)))).toContain('preheader-length');
  });
});

describe('a script', () => {
  const hook = '0-3 s | Tem bolo de cenoura hoje. | Forno';
  /** A script of two scenes, in the second of which so many words are said. */
  const script = (time: string, words: number): string =>
    `Bolo\n\nTempo | Fala | Cena\n${hook}\n${time} s | ${'bolo '.repeat(words).trim()} | Mesa\n\nLegenda: Vem.`;

  it.each([
    ['3-30', 65, []],
    ['3-29', 65, ['reels-duration']],
    ['3-60', 139, []],
    ['3-61', 139, ['reels-duration']],
    ['3-40', 40, ['reels-duration']],
    ['3-40', 130, ['reels-duration']],
    ['4-40', 85, ['reels-table']],
    ['2-40', 85, ['reels-table']],
  ])('takes thirty to sixty seconds without gaps, in which its words can be said: %s, %i', (time, words, found) => {
    expect(codesOf('roteiro_reels', script(time, words)).filter((code) => code.startsWith('reels-'))).toEqual(found);
  });
});

it('the length of a script is that of its speech and of its scenes without speech together', () => {
  const scenes = (silent: string) =>
    `Bolo\n\nTempo | Fala | Cena\n0-3 s | Tem bolo de cenoura hoje. | Forno\n3-${silent} s | (sem fala) | Massa\n${silent}-40 s | ${'bolo '.repeat(40).trim()} | Mesa\n\nLegenda: Vem.`;
  const found = (silent: string) =>
    codesOf('roteiro_reels', scenes(silent)).filter((code) => code.startsWith('reels-'));
  expect(found('15')).toEqual([]);
  expect(found('7')).toEqual(['reels-duration']);
});

it('a text with a shortened campaign link is reported as one without the link', () => {
  const link = 'https://docemel.example/promo?cupom=BOLO10';
  const missing = (said: string) =>
    codesOf('mensagem_whatsapp', `Oi! Tem bolo de cenoura.\n\nPeça: ${said}`, link).includes('missing-link');
  expect(missing(link)).toBe(false);
  expect(missing('https://docemel.example/promo')).toBe(true);
});

it('a generic hashtag is reported, and a hashtag of the product is not', () => {
  const generic = (tag: string) =>
    codesOf('post_instagram', `Tem bolo.\n\n${tags} ${tag}`).filter((code) => code === 'hashtag-generic');
  expect(generic('#Viral')).toHaveLength(1);
  expect(generic('#InstaDoce')).toHaveLength(1);
  expect(generic('#BoloViral')).toEqual([]);
});

it('a message whose call to action has a placeholder for the contact is not reported as without a call', () => {
  const missing = (call: string) =>
    codesOf('mensagem_whatsapp', `Oi! Hoje tem bolo de cenoura. ${call}`).includes('call-missing');
  expect(missing('Encomendas: [preencher: contato]')).toBe(false);
  expect(missing('Encomendas: [preencher: dia]')).toBe(true);
});
