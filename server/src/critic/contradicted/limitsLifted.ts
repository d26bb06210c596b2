import { fold, findMatches } from '../../domain/text/words.ts';
import { stem } from '../../domain/facts/stem.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** Limits of an offer that a text takes away: how far, for which, where, for whom (rule 5.2). */
export const limitsLifted = (judgedText: JudgedText): readonly TextFinding[] => [
  ...widened(judgedText),
  ...anyOf(judgedText),
  ...alsoThere(judgedText),
  ...freeForAll(judgedText),
  ...hasAfterAll(judgedText),
];

const within =
  /\b(?:so|somente|apenas)\s(?:(?:para|pra|p|no|na|em|o|a|dentro d[aeo])\s){0,2}(?:zona|centro|bairro|regiao|sul|sudeste|norte|nordeste|capital|cidade|jardim|vila)\b[^,.;\n]{0,12}|\bate\s\d{1,3}\s?km\b|\bentreg\w{1,4}\s(?:[a-z]{3,14}\s){0,2}n[oa]\s(?:centro|bairro|zona|vila|jardim)\b|\b(?:frete|entrega)\s(?:gratis\s)?(?:(?:na|no|para|pra|p)\s)?(?:capital|centro|zona \w+|regiao)\b/;
const everywhere =
  /\btod[ao] (?:a cidade|o (?:bairro|brasil|pais|estado))\b|\ba cidade (?:toda|inteira)\b|\btodos os bairros\b|\bqualquer (?:bairro|lugar|distancia|endereco|cidade|canto)\b|\bo brasil (?:todo|inteiro)\b|\btoda a regiao\b|\bregiao metropolitana\b|\bcidades? vizinhas?\b/g;

/** "so olinda", the town or the quarter of the shop. */
function withinTown({ ownWords, profile }: JudgedText): RegExpExecArray | null {
  const names = [profile.businessCity, profile.businessNeighborhood].map((name) => fold(name ?? '').trim());
  const escaped = names.filter((name) => /^[a-z ]{3,40}$/.test(name)).join('|');
  return escaped === ''
    ? null
    : new RegExp(`\\b(?:so|somente|apenas)\\s(?:em\\s|n[oa]\\s|pra\\s|para\\s)?(?:${escaped})\\b`).exec(
        ownWords.topicFolded,
      );
}

/** "para toda a cidade" of "so zona sul". */
function widened(judgedText: JudgedText): readonly TextFinding[] {
  const told = within.exec(judgedText.ownWords.topicFolded) ?? withinTown(judgedText);
  if (!told || new RegExp(everywhere.source).test(judgedText.ownWords.folded)) return [];
  return findMatches(judgedText.foldedText, everywhere).map(({ 0: words, index }) =>
    reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told[0].trim()}"`),
  );
}

/** "em qualquer cor" of "só cores claras", "qualquer plano" of "quem fechar plano trimestral". */
function anyOf(judgedText: JudgedText): readonly TextFinding[] {
  const limited = findMatches(
    judgedText.ownWords.topicFolded,
    /\b(?:so|somente|apenas|(?:quem|qm)\s[a-z]{4,10}(?:\s[oa])?)\s([a-z]{4,14})\s(?!feira)([a-z]{4,14})/g,
  );
  return findMatches(judgedText.foldedText, /\bqualquer\s([a-z]{3,14})\b(?:\s([a-z]{4,14}))?/g).flatMap(
    ({ 0: words, 1: name = '', 2: next = '', index }) => {
      const told = limited.find(
        ([, one = '', kind = '']) => (stem(one) === stem(name) || one === `${name}es`) && stem(kind) !== stem(next),
      );
      return told && !judgedText.ownWords.folded.includes(words)
        ? [reportWordContradiction(judgedText, placeAt(index, words), `"${told[0]}"`)]
        : [];
    },
  );
}

/** "no balcão ou na entrega" of "só no balcão". */
const alsoThere = (judgedText: JudgedText): readonly TextFinding[] =>
  findMatches(judgedText.ownWords.topicFolded, /\b(?:so|somente|apenas)\sn[ao]\s([a-z]{3,14})\b/g).flatMap(
    ({ 0: told, 1: name = '' }) =>
      findMatches(
        judgedText.foldedText,
        new RegExp(`\\bn[ao]\\s${name}\\s(?:ou|e)\\s(?:tambem\\s)?n[ao]\\s([a-z]{3,14})\\b`, 'g'),
      )
        .filter(({ 1: other = '' }) => !judgedText.ownWords.words.has(other))
        .map(({ 0: words, index }) =>
          reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told}"`),
        ),
  );

/** "grátis para todo mundo" of "grátis na troca de óleo". */
function freeForAll(judgedText: JudgedText): readonly TextFinding[] {
  const [told] = /\bgratis\s(?:n[ao]|para quem|acima|com)\s[a-z0-9]{2,14}/.exec(judgedText.ownWords.topicFolded) ?? [];
  if (told === undefined || /\btod[oa]\b|\btod[oa]s\b/.test(judgedText.ownWords.topicFolded)) return [];
  return findMatches(judgedText.foldedText, /\bgratis (?:para|pra) (?:todo mundo|tod[oa]s|qualquer um)\b/g).map(
    ({ 0: words, index }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told}"`),
  );
}

/** "temos bolo sem lactose" of "bolo sem lactose não temos". */
const hasAfterAll = (judgedText: JudgedText): readonly TextFinding[] =>
  findMatches(
    judgedText.ownWords.topicFolded,
    /(?:^|[,.;]\s?)([a-z ]{4,30})\s(?:nao|n)\s(?:temos|fazemos|vendemos)\b/g,
  ).flatMap(({ 0: told, 1: name = '' }) =>
    findMatches(
      judgedText.foldedText,
      new RegExp(`(?<!\\bnao )\\b(?:temos|fazemos|vendemos)\\s(?:[oa]\\s)?${name}\\b`, 'g'),
    ).map(({ 0: words, index }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told}"`),
    ),
  );
