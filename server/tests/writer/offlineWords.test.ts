import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../../src/adapters/writer/offline/offlineWriter.ts';
import { toneKeys, type ContentType } from '../../src/domain/catalog.ts';
import { countCharacters } from '../../src/domain/text.ts';
import { profiles } from '../../bench/writing/profiles.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createOfflineWriter();

/** Three texts of a business about the topic, for each goal. */
async function textsAbout(niche: keyof typeof profiles, contentType: ContentType, topic: string): Promise<string[]> {
  const texts: string[] = [];
  for (const tone of toneKeys) {
    const request = anAttempt({ brief: { contentType, topic, tone }, profile: profiles[niche] });
    texts.push(...textsOf(await writer.write(request, soon())));
  }
  return texts;
}

describe('what the offline writer says', () => {
  it('of a notice is the notice, who gives it and one line on it', async () => {
    const topic = 'vamos abrir no feriado das 7h às 12h';
    for (const text of await textsAbout('padaria', 'mensagem_whatsapp', topic)) {
      expect(text).toContain('*Vamos abrir no feriado das 7h às 12h.*');
      expect(countCharacters(text)).toBeLessThanOrEqual(260);
      expect(text).not.toMatch(/forno|manteiga|escolh|encomenda/i);
    }
  });

  it('of a list is the list, once', async () => {
    const topic = 'cardápio da semana: frango grelhado, escondidinho e feijoada';
    for (const text of await textsAbout('marmitaria', 'mensagem_whatsapp', topic)) {
      expect(
        text.match(/cardápio da semana\*? \S+ Tempero da Cida: frango grelhado, escondidinho e feijoada/gi),
      ).toHaveLength(1);
    }
  });

  it('of a thing without a price asks for no price, save in a description', async () => {
    for (const type of ['post_instagram', 'mensagem_whatsapp', 'texto_anuncio', 'roteiro_reels'] as const) {
      for (const text of await textsAbout('confeitaria', type, 'bolo de pote de ninho com morango')) {
        expect(text).not.toContain('[preencher');
      }
    }
  });

  it('of a question answers it', async () => {
    for (const text of await textsAbout('floricultura', 'roteiro_reels', 'como cuidar de orquídea')) {
      expect(text).toMatch(/luz indireta|dedo no substrato|mantém a luz/i);
    }
  });

  it('of a date belongs to the date, and of the house to what the owner told', async () => {
    const texts = await textsAbout('floricultura', 'post_instagram', 'buquês para o Dia das Mães');
    for (const text of texts) expect(text).toMatch(/buquês para o Dia das Mães/i);
    expect(texts.some((text) => text.includes('A gente é uma floricultura com buquês e plantas de vaso.'))).toBe(true);
    expect(texts.some((text) => /Mãe diz|Mãe lembra|da sua mãe|vai fazer no Dia das Mães/u.test(text))).toBe(true);
  });
});
