import { isDenying } from '../judgedText/denyingWords.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findMatches } from '../../domain/text/words.ts';

/** Words of which a thing is one alone. */
const groups: readonly (readonly RegExp[])[] = [
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

/** "colchão de solteiro" of "colchao casal": another word of a group, where the text has not the told one. */
export const exclusiveWords = (judgedText: JudgedText): readonly TextFinding[] =>
  groups.flatMap((group) => {
    const { ownWords, foldedText } = judgedText;
    const told = group.filter((word) => new RegExp(word.source).test(ownWords.folded));
    const [only] = told;
    const [words] = only ? (new RegExp(only.source).exec(ownWords.topicFolded) ?? []) : [];
    if (!only || words === undefined || told.length > 1 || new RegExp(only.source).test(foldedText)) return [];
    return group
      .filter((word) => word !== only)
      .flatMap((word) => findMatches(foldedText, word))
      .map(({ 0: found, index }) =>
        reportWordContradiction(judgedText, { start: index, end: index + found.length }, `"${words}"`),
      );
  });

const only =
  /\b(?:so|somente|apenas)\s(?:(?:para|pra|p|n[oa]|em|por|com)\s)?(?:compras? n[ao] |retirada n[ao] )?([a-z]{4,16})\b/g;
const onlySaid = /\b(?:so|somente|apenas)\s(?:para|pra|n[oa]|em|por)\s(?:compras? n[oa]\s)?(?!quem\b)([a-z]{4,16})\b/g;

/** "somente no delivery" of "só no balcão". */
export function onlyOthers(judgedText: JudgedText): readonly TextFinding[] {
  const told = findMatches(judgedText.ownWords.topicFolded, only);
  const [first] = told;
  return findMatches(judgedText.foldedText, onlySaid)
    .filter(({ 1: name = '' }) => !judgedText.ownWords.folded.includes(name.slice(0, 5)))
    .flatMap(({ 0: words, index }) =>
      first && told.every(([, name = '']) => !judgedText.foldedText.includes(name.slice(0, 5)))
        ? [reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${first[0].trim()}"`)]
        : [],
    );
}

/** "cães vacinados ou não" of "só p caes vacinados", "a não ser com autorização" of "nem c/ autorizacao". */
export function limitsWaived(judgedText: JudgedText): readonly TextFinding[] {
  const topic = judgedText.ownWords.topicFolded;
  const either = findMatches(judgedText.foldedText, /\b([a-z]{4,16}) ou nao\b/g).flatMap(
    ({ 0: words, 1: name = '', index }) => {
      const [told] = new RegExp(`\\b(?:so|somente|apenas)\\s(?:[a-z]{1,12}\\s){0,3}${name}\\b`).exec(topic) ?? [];
      return told === undefined ? [] : [{ index, words, told }];
    },
  );
  const unless = findMatches(
    judgedText.foldedText,
    /\b(?:a nao ser|exceto|salvo|somente|so)\s(?:se\s|(?:[a-z]{3,12}\s){1,2})?com\s(?:[oa]\s)?([a-z]{4,16})\b/g,
  ).flatMap(({ 0: words, 1: name = '', index }) => {
    const [told] = new RegExp(`\\bnem\\s(?:com\\s|mesmo\\s)(?:[oa]\\s)?${name}\\b`).exec(topic) ?? [];
    return told === undefined ? [] : [{ index, words, told }];
  });
  const demanded = findMatches(judgedText.foldedText, /\bexig\w{1,4}\s(?:[oa]\s)?([a-z]{5,16})\b/g).flatMap(
    ({ 0: words, 1: name = '', index }) => {
      if (isDenying(judgedText.foldedText.slice(Math.max(0, index - 24), index))) return [];
      const [told] =
        new RegExp(`\\b(?:sem|nao precisa(?:\\sde|\\ster)?|nao exige)\\s(?:[oa]\\s)?${name}\\b`).exec(topic) ?? [];
      return told === undefined ? [] : [{ index, words, told }];
    },
  );
  return [...either, ...unless, ...demanded].map(({ index, words, told }) =>
    reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told}"`),
  );
}
