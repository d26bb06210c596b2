import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { isDenying } from '../judgedText/denyingWords.ts';
import { placeAt, type JudgedText, type TextFinding, type Place } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

interface NamedThing extends Place {
  readonly name: string;
  readonly words: string;
}

const findNamedThings = (folded: string, patterns: readonly RegExp[]): readonly NamedThing[] =>
  patterns.flatMap((pattern) =>
    findMatches(folded, pattern).map(({ 0: words, 1: name = '', index }) => ({
      name: stem(name),
      words: words.trim(),
      start: index,
      end: index + words.length,
    })),
  );

/** Things that come with the price. */
const includedPatterns = [
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
/** Things that customers bring, as owners say it. */
const broughtByCustomerPatterns = [
  /\b([a-z]{3,20})\s(?:por conta )?d[oae]s? (?:client\w+|contratante|noiv\w+|alun\w+)\b/g,
  /\b(?:traga|trazer|traz|tragam)\s(?:[oa]s?\s)?(?:su[oa]s?\s|seus?\s)?([a-z]{3,20})\b/g,
];
const notIncludedPatterns = [
  ...broughtByCustomerPatterns,
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
/** Documents and things that a shop asks for: "sem atestado, não tem piscina" does not say that there is none. */
const requiredDocuments =
  'atestado|exame|pedido|receita|documento|rg|cpf|carteira|carteirinha|comprovante|nota|cupom|convite|ingresso|pulseira|senha|touca|chinelo|tenis|uniforme|capacete|coleira|focinheira|guia|inscricao|cadastro|reserva|agendamento|sinal';
const withoutPatterns = [
  new RegExp(
    `(?<!\\b(?:fic(?:ar|ou|a)|viver|passar) )\\bsem\\s(?:[oa]s?\\s)?(?!(?:${requiredDocuments})\\b(?:\\s[a-z]{3,12})?,\\s(?:nao|nada|ninguem|nem)\\b)([a-z]{3,20})\\b`,
    'g',
  ),
  /\bnao (?:leva|tem|contem)\s[a-z]{3,20}\snem\s([a-z]{3,20})\b/g,
];
const withPatterns = [
  /(?<!\b(?:nao|nem) (?:[a-z]{4,14} )?)\b(?:(?:com|tem|contem)\s(?:pouc[oa]s?\s)?|pouc[oa]s?\s)(?:[oa]s?\s)?([a-z]{3,20})\b/g,
];

/** Whether two stems are of one word, which an owner may have cut short: "balanc" of "balanceamento". */
const isSameStem = (stemOfName: string, otherStem: string): boolean =>
  stemOfName === otherStem ||
  (stemOfName.length > 3 &&
    otherStem.length > 3 &&
    (stemOfName.startsWith(otherStem) || otherStem.startsWith(stemOfName)));

/** Words by which a text says that the shop provides a thing. */
const shopProvides =
  /\b(?:eu|nos|a gente)\s(?:mesm[oa]s?\s)?(?:lev|emprest|fornec|ofere[cs]|compr|providenci)[a-z]{1,4}\b/;

const peopleStem = /^(?:filh|amig|crianc|famil|pet|bebe|namorad|mae|pai)/;

/** "o tapetinho a gente empresta" of "traga seu tapete": the text says that the shop provides what customers bring. */
export const findThingsProvidedByShop = (judgedText: JudgedText): readonly TextFinding[] =>
  findNamedThings(judgedText.ownWords.topicFolded, broughtByCustomerPatterns).flatMap(({ name, words }) =>
    findMatches(
      judgedText.foldedText,
      /(?:\s*\b(?:caso|se)\s[^.!?;:,\n]{3,30},)?(?:(?!\se\s)[^.!?;:,\n])+(?:\?(?:(?!\se\s)[^.!?;:,\n])+)?/g,
    )
      .filter(
        ([sentence]) =>
          shopProvides.test(sentence) &&
          !isDenying(sentence) &&
          !/\bvoce\b|\bclient|\bcontrat/.test(sentence) &&
          !peopleStem.test(name) &&
          wordsOf(sentence).some(({ text }) => isSameStem(stem(text), name)),
      )
      .map(({ 0: sentence, index }) => reportWordContradiction(judgedText, placeAt(index, sentence), `"${words}"`)),
  );

/**
 * Things that the text includes and the owner does not, or the reverse: "bebida inclusa" of "bebida à parte", "sem
 * filtro" of "com filtro".
 */
export function findReversedInclusions(judgedText: JudgedText): readonly TextFinding[] {
  const topic = judgedText.ownWords.topicFolded;
  return [
    [includedPatterns, [...notIncludedPatterns, ...withoutPatterns]] as const,
    [notIncludedPatterns, includedPatterns] as const,
    [withPatterns, withoutPatterns] as const,
    [withoutPatterns, withPatterns] as const,
  ].flatMap(([toldPatterns, oppositePatterns]) => {
    const toldThings = findNamedThings(topic, toldPatterns);
    if (toldThings.length === 0) return [];
    const reversed = findNamedThings(judgedText.foldedText, oppositePatterns).flatMap((thing) => {
      const toldThing = toldThings.find(({ name }) => isSameStem(name, thing.name));
      return toldThing ? [{ thing, toldThing }] : [];
    });
    if (reversed.length === 0) return [];
    const namedBothWays = [
      ...findNamedThings(topic, oppositePatterns),
      ...findNamedThings(judgedText.foldedText, toldPatterns),
    ];
    return reversed
      .filter(({ thing }) => !namedBothWays.some(({ name }) => isSameStem(name, thing.name)))
      .map(({ thing, toldThing }) => reportWordContradiction(judgedText, thing, `"${toldThing.words}"`));
  });
}
