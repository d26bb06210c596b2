import type { WritingVoice } from '../../../domain/account/voice.ts';
import { cutToWords } from '../../../domain/text/text.ts';

/** What the instructions say of a voice that is in the data; our own words alone. */
export const voiceRules = `# Voz da loja
voz mostra como o dono escreve. Dos textos dela tire só ritmo, tamanho de frase e vocabulário: nunca fatos nem nomes.
tratamento e emojis valem mais que as outras regras. frases_da_casa: até uma por texto, como está. palavras_proibidas:
nem em hashtags.`;

/** Room for the texts, in characters; with the lists beside them a request stays under 2,000 tokens. */
const samplesRoom = 600;
/** Less of a text shows no rhythm. */
const shortestExcerpt = 120;

const addresses = { voce: 'você', tu: 'tu' } as const;
const emojis = { none: 'nenhum', few: 'poucos, no máximo dois', many: 'muitos' } as const;

/** The voice as data. Texts are cut where there is no room for all of each; the first ones are the newest. */
export function voiceData({ samples, address, emoji, favouritePhrases, forbiddenWords }: WritingVoice) {
  const lists = [...favouritePhrases, ...forbiddenWords].reduce((sum, { length }) => sum + length + 3, 0);
  const room = Math.max(shortestExcerpt, samplesRoom - lists);
  const shown = samples.slice(0, Math.max(1, Math.floor(room / shortestExcerpt)));
  return {
    textos: shown.map((text) => cutToWords(text, Math.floor(room / shown.length))),
    tratamento: address && addresses[address],
    emojis: emoji && emojis[emoji],
    frases_da_casa: favouritePhrases,
    palavras_proibidas: forbiddenWords,
  };
}
