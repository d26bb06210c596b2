import type { Fact } from '../../domain/facts/fact.ts';
import { daysMeant, weekdayStems } from '../../domain/facts/dates/days.ts';
import { stem } from '../../domain/facts/stem.ts';
import { fold, sentenceAround, wordsOf } from '../../domain/text/words.ts';
import { isOwnDenial } from '../judgedText/denials.ts';
import { findingByCertainty, quote, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { isOpenOn, readOpenDays } from '../judgedText/openDays.ts';
import { reportFactContradiction } from './contradictionFindings.ts';

/** Denials of what a shop does. Any other denial is a manner of speaking: "não tem bolo igual". */
const denialOfService =
  /^(?:nao|não)\s(?:abr|funciona|atend|aceit|entreg|parcel|troc|devolv|vend|envi|faz(?:emos|em)? (?:entrega|troca|reserva|encomenda))|fech|folga/i;
const exceptionWords =
  /^(?:exceto|salvo|com exce|à exce|menos\s|n[aã]o (?:vale|inclui|incluso|est[aá] inclus|entra|acumula))/i;

/** Verbs that "menos" compares and leaves nothing out of: "pesa menos na conta". */
const verbOfComparison =
  /\b(?:pes|gast|pag|cust|us|consom|perd|esper|sofr|demor|suj|trabalh)\w{1,4}\s(?:bem\s|muito\s)?$/;

/** An exception or denial of a text that the owner did not tell, or that contradicts what they offer. */
export function findUntoldException(judgedText: JudgedText, fact: Fact): readonly TextFinding[] {
  const { factSheet, ownWords, foldedText } = judgedText;
  const toldExclusions = factSheet.facts.filter(({ kind }) => kind === 'exception' || kind === 'denial');
  if (toldExclusions.some(({ key }) => key === fact.key)) return [];
  const words = fold(fact.words);
  // "ninguém abre mão do ninho" is a manner of speaking.
  if (/^nao abr\w{1,4} mao\b/.test(words)) return [];
  // "não são cobrados por fora" leaves nothing out.
  if (/\bnao\b.*\b(?:por fora|a parte)$/.test(words)) return [];
  const isChargedApart = /\ba parte$|\bpor fora$/.test(words);
  const isStated =
    isChargedApart ||
    (fact.kind === 'exception'
      ? exceptionWords.test(words)
      : denialOfService.test(words) || /\s(?:fech|nao (?:abr|funciona|atend))|^nao (?:n|ao|em)/.test(words));
  if (!isStated || /\?/.test(foldedText.slice(fact.end, fact.end + 24))) return [];
  const sentence = sentenceAround(foldedText, fact);
  // "Quanto maior, menos pesa" leaves nothing out.
  if (/\bquanto\b/.test(sentence) || verbOfComparison.test(foldedText.slice(Math.max(0, fact.start - 24), fact.start)))
    return [];
  if (isChargedApart && !ownWords.stems.has(fact.key)) return [];
  const weekday = weekdayStems.indexOf(fact.key);
  if (weekday < 0 && (isOwnDenial(judgedText, fact) || isBeyondLimit(judgedText, fact))) return [];
  if (weekday < 0 && isComparison(judgedText, fact)) return [];
  if (weekday >= 0 && isClosedDate(judgedText, weekday)) return [];
  if (weekday >= 0) {
    const openDayFacts = readOpenDays(judgedText);
    if (isOpenOn(openDayFacts, weekday))
      return reportFactContradiction(
        judgedText,
        fact,
        openDayFacts.map(({ label }) => label).join(', '),
        fact,
        ...openDayFacts,
      );
    // Who opens from Tuesday to Sunday is closed on Monday.
    if (openDayFacts.some(({ key }) => key.length > 3)) return [];
  } else if (isOwnTown(judgedText, fact.key)) return [];
  else if (ownWords.stems.has(fact.key))
    return reportFactContradiction(judgedText, fact, 'isso faz parte do que você oferece', fact);
  return [
    findingByCertainty(
      [fact],
      'invented-condition',
      `A condição ${quote(judgedText, fact)} não está no seu perfil nem no tópico.`,
      fact,
      {
        correction: `A condição ${quote(judgedText, fact)} não está nos dados: tire.`,
        rule: 'binding-offer',
      },
    ),
  ];
}

/** "Menores do que isso não atendemos" of "so a partir de 2 anos": the text denies what lies beyond a told limit. */
const isBeyondLimit = ({ ownWords, foldedText }: JudgedText, fact: Fact): boolean =>
  /\b(?:menor(?:es)?|maior(?:es)?|mais nov[oa]s|mais velh[oa]s|antes|depois|acima|abaixo|menos|mais|alem|fora) (?:d[eo] )?(?:que )?(?:iss[oe]|diss[oe]|ess[ae] idade)\b/.test(
    sentenceAround(foldedText, fact),
  ) && /\b(?:so|somente|apenas|ate|partir|acima|max\w*|min\w*)\b/.test(ownWords.topicFolded);

/** "não abrimos na quinta" of "fecha 24 e 25": the denied weekday is that of a told date. */
const isClosedDate = ({ factSheet, ownWords }: JudgedText, weekday: number): boolean =>
  /\bfech|\bn(?:ao)? (?:abr|func|atend)|\bfolga|\brecesso/.test(ownWords.topicFolded) &&
  factSheet.facts.some(
    (toldFact) =>
      toldFact.source === 'topic' &&
      toldFact.kind === 'date' &&
      daysMeant(toldFact, factSheet.now)
        .slice(0, 1)
        .some((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday),
  );

const isOwnTown = ({ profile }: JudgedText, key: string): boolean =>
  wordsOf(fold(`${profile.businessCity ?? ''} ${profile.businessNeighborhood ?? ''}`)).some(
    ({ text }) => stem(text) === key,
  );

/**
 * "menos reflexo", "menos bicho na rua" compare. What "menos" excludes has an article or a whole before it: "menos as
 * jaquetas", "tudo menos frete".
 */
const isComparison = ({ foldedText, ownWords }: JudgedText, { start, words, key }: Fact): boolean =>
  /^menos\s(?!(?:[oa]s?|n[oa]s?|em|aos?|feriad)\s)/i.test(words) &&
  !ownWords.stems.has(key) &&
  !/\b(?:tud[oa]|tod[oa]s?|qualquer|loja|dias?),?\s$/.test(foldedText.slice(Math.max(0, start - 12), start));
