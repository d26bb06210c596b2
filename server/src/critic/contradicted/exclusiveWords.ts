import { isDenying } from '../judgedText/denyingWords.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findMatches } from '../../domain/text/words.ts';

/** Groups of words of which only one can be true of a thing. */
const exclusiveGroups: readonly (readonly RegExp[])[] = [
  [/\bsentido norte\b/g, /\bsentido sul\b/g, /\bsentido leste\b/g, /\bsentido oeste\b/g],
  [/\bsolteiro\b/g, /\bcasal\b/g, /\bqueen\b/g, /\bking\b/g],
  [/\bprimeir[oa] (?:dia|sabado|domingo|sexta)\b/g, /\bultim[oa] (?:dia|sabado|domingo|sexta)\b/g],
  [
    /\bvermelh[oa]s?\b/g,
    /(?<!\b(?:tudo|ceu|mar) )\bazu(?:l|is)\b/g,
    /(?<!\b(?:sinal|luz|area|areas) )\bverdes?\b/g,
    /\bamarel[oa]s?\b/g,
    /\bpret(?:[oa]s?|inh[oa]s?)\b/g,
    /(?<!\b(?:carta|noite|bandeira) )\bbranc[oa]s?\b/g,
    /\brosas?\b/g,
  ],
  [/\bmsg|\bmensage(?:m|ns)\b/g, /\bligac(?:ao|oes)\b/g],
];

/** "colchão de solteiro" of "colchao casal": another word of a group, in a text without the told one. */
export const findOtherWordOfGroup = (judgedText: JudgedText): readonly TextFinding[] =>
  exclusiveGroups.flatMap((group) => {
    const { ownWords, foldedText } = judgedText;
    const toldPatterns = group.filter((pattern) => new RegExp(pattern.source).test(ownWords.folded));
    const [toldPattern] = toldPatterns;
    const [toldWords] = toldPattern ? (new RegExp(toldPattern.source).exec(ownWords.topicFolded) ?? []) : [];
    if (
      !toldPattern ||
      toldWords === undefined ||
      toldPatterns.length > 1 ||
      new RegExp(toldPattern.source).test(foldedText)
    )
      return [];
    return group
      .filter((pattern) => pattern !== toldPattern)
      .flatMap((pattern) => findMatches(foldedText, pattern))
      .map(({ 0: found, index }) =>
        reportWordContradiction(judgedText, { start: index, end: index + found.length }, `"${toldWords}"`),
      );
  });

const toldOnlyPhrase =
  /\b(?:so|somente|apenas)\s(?:(?:para|pra|p|n[oa]|em|por|com)\s)?(?:compras? n[ao] |retirada n[ao] )?([a-z]{4,16})\b/g;
const statedOnlyPhrase =
  /\b(?:so|somente|apenas)\s(?:para|pra|n[oa]|em|por)\s(?:compras? n[oa]\s)?(?!quem\b)([a-z]{4,16})\b/g;

/** "somente no delivery" of "só no balcão". */
export function findOtherExclusiveThing(judgedText: JudgedText): readonly TextFinding[] {
  const toldLimits = findMatches(judgedText.ownWords.topicFolded, toldOnlyPhrase);
  const [firstLimit] = toldLimits;
  return findMatches(judgedText.foldedText, statedOnlyPhrase)
    .filter(({ 1: name = '' }) => !judgedText.ownWords.folded.includes(name.slice(0, 5)))
    .flatMap(({ 0: words, index }) =>
      firstLimit && toldLimits.every(([, name = '']) => !judgedText.foldedText.includes(name.slice(0, 5)))
        ? [
            reportWordContradiction(
              judgedText,
              { start: index, end: index + words.length },
              `"${firstLimit[0].trim()}"`,
            ),
          ]
        : [],
    );
}

/** "cães vacinados ou não" of "só p caes vacinados", "a não ser com autorização" of "nem c/ autorizacao". */
export function findWaivedLimits(judgedText: JudgedText): readonly TextFinding[] {
  const topic = judgedText.ownWords.topicFolded;
  const eitherWay = findMatches(judgedText.foldedText, /\b([a-z]{4,16}) ou nao\b/g).flatMap(
    ({ 0: words, 1: name = '', index }) => {
      const [toldWords] = new RegExp(`\\b(?:so|somente|apenas)\\s(?:[a-z]{1,12}\\s){0,3}${name}\\b`).exec(topic) ?? [];
      return toldWords === undefined ? [] : [{ index, words, toldWords }];
    },
  );
  const withException = findMatches(
    judgedText.foldedText,
    /\b(?:a nao ser|exceto|salvo|somente|so)\s(?:se\s|(?:[a-z]{3,12}\s){1,2})?com\s(?:[oa]\s)?([a-z]{4,16})\b/g,
  ).flatMap(({ 0: words, 1: name = '', index }) => {
    const [toldWords] = new RegExp(`\\bnem\\s(?:com\\s|mesmo\\s)(?:[oa]\\s)?${name}\\b`).exec(topic) ?? [];
    return toldWords === undefined ? [] : [{ index, words, toldWords }];
  });
  const demandedThings = findMatches(judgedText.foldedText, /\bexig\w{1,4}\s(?:[oa]\s)?([a-z]{5,16})\b/g).flatMap(
    ({ 0: words, 1: name = '', index }) => {
      if (isDenying(judgedText.foldedText.slice(Math.max(0, index - 24), index))) return [];
      const [toldWords] =
        new RegExp(`\\b(?:sem|nao precisa(?:\\sde|\\ster)?|nao exige)\\s(?:[oa]\\s)?${name}\\b`).exec(topic) ?? [];
      return toldWords === undefined ? [] : [{ index, words, toldWords }];
    },
  );
  return [...eitherWay, ...withException, ...demandedThings].map(({ index, words, toldWords }) =>
    reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldWords}"`),
  );
}
