import { fold, findMatches } from '../../domain/text/words.ts';
import { stem } from '../../domain/facts/stem.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** Limits of an offer that a text drops: how far it goes, for which things, where and for whom it is (rule 5.2). */
export const findLiftedLimits = (judgedText: JudgedText): readonly TextFinding[] => [
  ...findWidenedArea(judgedText),
  ...findAnyForLimitedThing(judgedText),
  ...findOtherPlaceToo(judgedText),
  ...findFreeForEverybody(judgedText),
  ...findOfferOfDeniedThing(judgedText),
];

const toldArea =
  /\b(?:so|somente|apenas)\s(?:(?:para|pra|p|no|na|em|o|a|dentro d[aeo])\s){0,2}(?:zona|centro|bairro|regiao|sul|sudeste|norte|nordeste|capital|cidade|jardim|vila)\b[^,.;\n]{0,12}|\bate\s\d{1,3}\s?km\b|\bentreg\w{1,4}\s(?:[a-z]{3,14}\s){0,2}n[oa]\s(?:centro|bairro|zona|vila|jardim)\b|\b(?:frete|entrega)\s(?:gratis\s)?(?:(?:na|no|para|pra|p)\s)?(?:capital|centro|zona \w+|regiao)\b/;
const everywherePhrase =
  /\btod[ao] (?:a cidade|o (?:bairro|brasil|pais|estado))\b|\ba cidade (?:toda|inteira)\b|\btodos os bairros\b|\bqualquer (?:bairro|lugar|distancia|endereco|cidade|canto)\b|\bo brasil (?:todo|inteiro)\b|\btoda a regiao\b|\bregiao metropolitana\b|\bcidades? vizinhas?\b/g;

/** "so olinda": an offer that the owner limits to the town or the quarter of the shop. */
function findToldTownLimit({ ownWords, profile }: JudgedText): RegExpExecArray | null {
  const names = [profile.businessCity, profile.businessNeighborhood].map((name) => fold(name ?? '').trim());
  const escaped = names.filter((name) => /^[a-z ]{3,40}$/.test(name)).join('|');
  return escaped === ''
    ? null
    : new RegExp(`\\b(?:so|somente|apenas)\\s(?:em\\s|n[oa]\\s|pra\\s|para\\s)?(?:${escaped})\\b`).exec(
        ownWords.topicFolded,
      );
}

/** "para toda a cidade" of "so zona sul". */
function findWidenedArea(judgedText: JudgedText): readonly TextFinding[] {
  const toldLimit = toldArea.exec(judgedText.ownWords.topicFolded) ?? findToldTownLimit(judgedText);
  if (!toldLimit || new RegExp(everywherePhrase.source).test(judgedText.ownWords.folded)) return [];
  return findMatches(judgedText.foldedText, everywherePhrase).map(({ 0: words, index }) =>
    reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldLimit[0].trim()}"`),
  );
}

/** "em qualquer cor" of "só cores claras", "qualquer plano" of "quem fechar plano trimestral". */
function findAnyForLimitedThing(judgedText: JudgedText): readonly TextFinding[] {
  const toldLimits = findMatches(
    judgedText.ownWords.topicFolded,
    /\b(?:so|somente|apenas|(?:quem|qm)\s[a-z]{4,10}(?:\s[oa])?)\s([a-z]{4,14})\s(?!feira)([a-z]{4,14})/g,
  );
  return findMatches(judgedText.foldedText, /\bqualquer\s([a-z]{3,14})\b(?:\s([a-z]{4,14}))?/g).flatMap(
    ({ 0: words, 1: name = '', 2: qualifier = '', index }) => {
      const toldLimit = toldLimits.find(
        ([, limitName = '', limitQualifier = '']) =>
          (stem(limitName) === stem(name) || limitName === `${name}es`) && stem(limitQualifier) !== stem(qualifier),
      );
      return toldLimit && !judgedText.ownWords.folded.includes(words)
        ? [reportWordContradiction(judgedText, placeAt(index, words), `"${toldLimit[0]}"`)]
        : [];
    },
  );
}

/** "no balcão ou na entrega" of "só no balcão". */
const findOtherPlaceToo = (judgedText: JudgedText): readonly TextFinding[] =>
  findMatches(judgedText.ownWords.topicFolded, /\b(?:so|somente|apenas)\sn[ao]\s([a-z]{3,14})\b/g).flatMap(
    ({ 0: toldWords, 1: name = '' }) =>
      findMatches(
        judgedText.foldedText,
        new RegExp(`\\bn[ao]\\s${name}\\s(?:ou|e)\\s(?:tambem\\s)?n[ao]\\s([a-z]{3,14})\\b`, 'g'),
      )
        .filter(({ 1: otherPlace = '' }) => !judgedText.ownWords.words.has(otherPlace))
        .map(({ 0: words, index }) =>
          reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldWords}"`),
        ),
  );

/** "grátis para todo mundo" of "grátis na troca de óleo". */
function findFreeForEverybody(judgedText: JudgedText): readonly TextFinding[] {
  const [toldWords] =
    /\bgratis\s(?:n[ao]|para quem|acima|com)\s[a-z0-9]{2,14}/.exec(judgedText.ownWords.topicFolded) ?? [];
  if (toldWords === undefined || /\btod[oa]\b|\btod[oa]s\b/.test(judgedText.ownWords.topicFolded)) return [];
  return findMatches(judgedText.foldedText, /\bgratis (?:para|pra) (?:todo mundo|tod[oa]s|qualquer um)\b/g).map(
    ({ 0: words, index }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldWords}"`),
  );
}

/** "temos bolo sem lactose" of "bolo sem lactose não temos". */
const findOfferOfDeniedThing = (judgedText: JudgedText): readonly TextFinding[] =>
  findMatches(
    judgedText.ownWords.topicFolded,
    /(?:^|[,.;]\s?)([a-z ]{4,30})\s(?:nao|n)\s(?:temos|fazemos|vendemos)\b/g,
  ).flatMap(({ 0: toldWords, 1: name = '' }) =>
    findMatches(
      judgedText.foldedText,
      new RegExp(`(?<!\\bnao )\\b(?:temos|fazemos|vendemos)\\s(?:[oa]\\s)?${name}\\b`, 'g'),
    ).map(({ 0: words, index }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldWords}"`),
    ),
  );
