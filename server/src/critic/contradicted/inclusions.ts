import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { isDenying } from '../judgedText/denyingWords.ts';
import { placeAt, type JudgedText, type TextFinding, type Place } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

interface Named extends Place {
  readonly name: string;
  readonly words: string;
}

const namesBy = (folded: string, patterns: readonly RegExp[]): readonly Named[] =>
  patterns.flatMap((pattern) =>
    findMatches(folded, pattern).map(({ 0: words, 1: name = '', index }) => ({
      name: stem(name),
      words: words.trim(),
      start: index,
      end: index + words.length,
    })),
  );

/** What comes with the price, and what does not. */
const included = [
  /\bcom\s(?:[oa]s?\s)?([a-z]{3,20})\s(?:de\sr\$\s?[\d.,]{1,9}\s)?(?:ja\s)?inclus?[a-z]{1,3}\b/g,
  /\b([a-z]{3,20})\se\s[a-z]{3,20}\sinclus[oa]s?\b/g,
  /(?<!\bnao )\b([a-z]{3,20})\s(?:(?:ja|e|esta|estao|fica|ficam|vem)\s){0,2}inclus[oa]s?\b/g,
  /(?<!\bnao )\binclu(?:i|em|indo|imos|so|sa|sos|sas)\s(?:(?:[oa]s?|um|uma|ate)\s)?([a-z]{3,20})\b(?!\s(?:nao|n)\b)/g,
  /\b([a-z]{3,20})\s(?:(?:e|fica|ficam|sao|esta|estao)\s)?por nossa conta\b/g,
  /\b([a-z]{3,20})\sa gente (?:empresta|fornece|oferece)\b/g,
  /(?<!\bnao )\b([a-z]{3,20})\s(?:ja\s)?(?:esta|estao|entra|entram)\s(?:ness[ea]|no)\s(?:valor|preco|pacote)\b/g,
  /(?<!\bnao )\b([a-z]{3,20})\sja\s(?:n[oa]|vem n[oa])\s(?:valor|preco|pacote)\b/g,
  /\bja (?:vem )?com\s(?:[oa]s?\s)([a-z]{3,20})\b/g,
  /\b(?:levo|levamos|forneco|fornecemos)\s(?:tod[oa]s?\s)?(?:[oa]s?\s|meus?\s|nossos?\s)?([a-z]{3,20})\b/g,
];
/** What customers bring, in the owner's words. */
const ofCustomers = [
  /\b([a-z]{3,20})\s(?:por conta )?d[oae]s? (?:client\w+|contratante|noiv\w+|alun\w+)\b/g,
  /\b(?:traga|trazer|traz|tragam)\s(?:[oa]s?\s)?(?:su[oa]s?\s|seus?\s)?([a-z]{3,20})\b/g,
];
const apart = [
  ...ofCustomers,
  /\b([a-z]{3,20})\se\s[a-z]{3,20}\s(?:a parte|por fora)\b/g,
  /\+\s?([a-z]{4,20})\s\d/g,
  /\b([a-z]{3,20})\s(?:(?:e|sao|fica|ficam|cobrad[oa]s?|vendid[oa]s?|pag[oa]s?)\s){0,2}(?:a parte|por fora)\b/g,
  /\b([a-z]{3,20})\s(?:n[ao]\s[a-z]{3,14}\s)?(?:e|sao|fica|ficam)\sseparad[oa]s?\b/g,
  /\b([a-z]{3,20})\s(?:nao\s(?:(?:esta|estao|e|vem)\s)?inclus[oa]s?)\b/g,
  /\bnao\s(?:inclui|leva|acompanha)\s(?:[oa]s?\s)?([a-z]{3,20})\b/g,
  /\b([a-z]{3,20})\s(?:(?:e|fica|ficam|sao)\s)?por (?:sua conta|conta d[oae]s? (?:client\w+|contratante|noiv\w+|alun\w+))\b/g,
  /\b([a-z]{3,20})\s(?:nao|n)(?=\s*(?:[,.;\n]|$))/g,
  /\b(?:leva|levar|leve)\s(?:[oa]s?\s)?([a-z]{3,20})\sd[ea]\scasa\b/g,
];
/** What customers bring: "sem atestado, não tem piscina" asks for it. */
const brought =
  'atestado|exame|pedido|receita|documento|rg|cpf|carteira|carteirinha|comprovante|nota|cupom|convite|ingresso|pulseira|senha|touca|chinelo|tenis|uniforme|capacete|coleira|focinheira|guia|inscricao|cadastro|reserva|agendamento|sinal';
const without = [
  new RegExp(
    `(?<!\\b(?:fic(?:ar|ou|a)|viver|passar) )\\bsem\\s(?:[oa]s?\\s)?(?!(?:${brought})\\b(?:\\s[a-z]{3,12})?,\\s(?:nao|nada|ninguem|nem)\\b)([a-z]{3,20})\\b`,
    'g',
  ),
  /\bnao (?:leva|tem|contem)\s[a-z]{3,20}\snem\s([a-z]{3,20})\b/g,
];
const with_ = [
  /(?<!\b(?:nao|nem) (?:[a-z]{4,14} )?)\b(?:(?:com|tem|contem)\s(?:pouc[oa]s?\s)?|pouc[oa]s?\s)(?:[oa]s?\s)?([a-z]{3,20})\b/g,
];

/** "balanc" is "balanceamento". */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one)));

/** What a text says that the shop does with it. */
const weBring = /\b(?:eu|nos|a gente)\s(?:mesm[oa]s?\s)?(?:lev|emprest|fornec|ofere[cs]|compr|providenci)[a-z]{1,4}\b/;

const people = /^(?:filh|amig|crianc|famil|pet|bebe|namorad|mae|pai)/;

/** "o tapetinho a gente empresta" of "traga seu tapete": what customers bring, in a clause in which the shop does. */
export const byOthers = (judgedText: JudgedText): readonly TextFinding[] =>
  namesBy(judgedText.ownWords.topicFolded, ofCustomers).flatMap(({ name, words }) =>
    findMatches(
      judgedText.foldedText,
      /(?:\s*\b(?:caso|se)\s[^.!?;:,\n]{3,30},)?(?:(?!\se\s)[^.!?;:,\n])+(?:\?(?:(?!\se\s)[^.!?;:,\n])+)?/g,
    )
      .filter(
        ([sentence]) =>
          weBring.test(sentence) &&
          !isDenying(sentence) &&
          !/\bvoce\b|\bclient|\bcontrat/.test(sentence) &&
          !people.test(name) &&
          wordsOf(sentence).some(({ text }) => isSame(stem(text), name)),
      )
      .map(({ 0: sentence, index }) => reportWordContradiction(judgedText, placeAt(index, sentence), `"${words}"`)),
  );

/** "bebida inclusa" of "bebida à parte", "sem filtro" of "com filtro". */
export function inclusions(judgedText: JudgedText): readonly TextFinding[] {
  const topic = judgedText.ownWords.topicFolded;
  return [
    [included, [...apart, ...without]] as const,
    [apart, included] as const,
    [with_, without] as const,
    [without, with_] as const,
  ].flatMap(([told, said]) => {
    const ofTold = namesBy(topic, told);
    if (ofTold.length === 0) return [];
    const turned = namesBy(judgedText.foldedText, said).flatMap((one) => {
      const other = ofTold.find(({ name }) => isSame(name, one.name));
      return other ? [{ one, other }] : [];
    });
    if (turned.length === 0) return [];
    const explained = [...namesBy(topic, said), ...namesBy(judgedText.foldedText, told)];
    return turned
      .filter(({ one }) => !explained.some(({ name }) => isSame(name, one.name)))
      .map(({ one, other }) => reportWordContradiction(judgedText, one, `"${other.words}"`));
  });
}
