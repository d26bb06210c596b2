import { fold, findMatches } from '../../domain/text/words.ts';
import type { Check, Contradiction, JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { findMisuse } from './misuse.ts';
import { findChangedShares } from './changedShares.ts';
import { findChangedPayment } from './changedPayment.ts';
import { findSwappedDayPlaces } from './swappedDayPlaces.ts';
import { isAskedAndDenied } from '../judgedText/examples.ts';
import { findOtherWordOfGroup, findWaivedLimits, findOtherExclusiveThing } from './exclusiveWords.ts';
import { findThingsProvidedByShop, findReversedInclusions } from './inclusions.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findLiftedLimits } from './liftedLimits.ts';
import { findChangedExclusivity } from './changedExclusivity.ts';
import { antonyms } from './antonyms.ts';
import { findRangesAsPairs } from './rangesAsPairs.ts';
import { findReversedOrder } from './reversedOrder.ts';
import { findContradictedConditions } from './contradictedConditions.ts';

/**
 * The first words of a text that contradict the owner's words: on what is included, for whom, how far, with which
 * documents (rule 5.2).
 */
export const findOpposites: Check = (judgedText) =>
  [
    ...findReversedInclusions(judgedText),
    ...findAntonyms(judgedText),
    ...findChangedPartsOfDay(judgedText),
    ...findLiftedLimits(judgedText),
    ...findWaivedRequirements(judgedText),
    ...findWaivedDues(judgedText),
    ...findContradictedConditions(judgedText),
    ...findChangedShares(judgedText),
    ...findRangesAsPairs(judgedText),
    ...findOtherWordOfGroup(judgedText),
    ...findOtherExclusiveThing(judgedText),
    ...findWaivedLimits(judgedText),
    ...findMisuse(judgedText),
    ...findChangedExclusivity(judgedText),
    ...findChangedPayment(judgedText),
    ...findSwappedDayPlaces(judgedText),
    ...findReversedOrder(judgedText),
    ...findThingsProvidedByShop(judgedText),
  ]
    .filter(({ span }) => span === null || !isAskedAndDenied(judgedText, span))
    .slice(0, 1);

/** "linha inverno" where the topic speaks only of the summer. */
function findAntonyms(judgedText: JudgedText): readonly TextFinding[] {
  const textWithoutHashtags = judgedText.foldedText.replace(/#[\p{L}\p{N}_]+/gu, (found) => ' '.repeat(found.length));
  return antonyms.flatMap(({ toldPhrase, oppositePhrase, ownerSaysBoth }) => {
    const toldMatch = toldPhrase.exec(judgedText.ownWords.topicFolded);
    if (!toldMatch || ownerSaysBoth.test(judgedText.ownWords.folded)) return [];
    return findMatches(textWithoutHashtags, oppositePhrase)
      .filter(
        ({ index }) =>
          !/\b(?:nao|sem|nem)\s(?:\w{1,12}\s){0,3}$/.test(textWithoutHashtags.slice(Math.max(0, index - 30), index)),
      )
      .map(({ 0: words, index }) =>
        reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldMatch[0]}"`),
      );
  });
}

const dayPattern = '(segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)s?(?:-feira)?';
const partOfDayPattern = new RegExp(`\\b${dayPattern}\\s(?:de\\s|a\\s|pela\\s|na\\s)?(manha|tarde|noite)\\b`, 'g');

const weekdayPrefixes = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** "segundas e quartas, à tarde" where the owner told only of mornings, and of no hours. */
function findOtherPartOfDay({ ownWords, foldedText, factSheet, toldDays }: JudgedText): readonly Contradiction[] {
  const toldParts = findMatches(ownWords.topicFolded, /\b(?:de|a|pela|na)\s(manha|tarde|noite)\b/g);
  const [firstToldPart] = toldParts;
  if (!firstToldPart || factSheet.facts.some(({ kind, source }) => kind === 'time' && source === 'topic')) return [];
  return findMatches(foldedText, new RegExp(partOfDayPattern.source.replace('\\s(?:de', ',?\\s(?:de'), 'g'))
    .filter(
      ({ 1: name = '', 2: partOfDay = '' }) =>
        !ownWords.folded.includes(partOfDay) && toldDays.namedWeekdays.has(weekdayPrefixes.indexOf(name.slice(0, 3))),
    )
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, toldWords: `"${firstToldPart[0]}"` }));
}

/** "sábado à tarde" of "sab manha". */
function findChangedPartsOfDay(judgedText: JudgedText): readonly TextFinding[] {
  const toldParts = findMatches(judgedText.ownWords.topicFolded, partOfDayPattern);
  const [contradiction] = findOtherPartOfDay(judgedText);
  if (contradiction) return [reportWordContradiction(judgedText, contradiction, contradiction.toldWords)];
  return findMatches(judgedText.foldedText, partOfDayPattern).flatMap(
    ({ 0: words, 1: name = '', 2: partOfDay, index }) => {
      const toldPartsOfSameDay = toldParts.filter(([, toldName = '']) => toldName.slice(0, 3) === name.slice(0, 3));
      const [firstToldPart] = toldPartsOfSameDay;
      return firstToldPart && toldPartsOfSameDay.every(([, , toldPart]) => toldPart !== partOfDay)
        ? [reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${firstToldPart[0]}"`)]
        : [];
    },
  );
}

/** What customers owe, as a text waives it: "sem caução" of "1 mes caucao". */
const waivedDue =
  /\bsem (?:precisar de |pagar |cobrar |cobranca de )?(caucao|fiador|sinal|entrada|taxa|matricula|fidelidade|couvert|multa|consumacao|carencia)\b/g;

const findWaivedDues = (judgedText: JudgedText): readonly TextFinding[] =>
  findMatches(judgedText.foldedText, waivedDue)
    .filter(({ 1: due = '' }) => {
      const toldMentions = findMatches(judgedText.ownWords.folded, new RegExp(`(.{0,12})\\b${due}\\b(.{0,48})`, 'g'));
      return (
        toldMentions.length > 0 &&
        toldMentions.every(
          ([, before = '', behind = '']) =>
            !/\b(?:sem|s\/|n|nao|zero|nem|isen\w+|gratis)\W{0,2}(?:\w{1,7}\s)?$/.test(before) &&
            !/gratis|zero|\b0\b|isen|gratuit|livre|franca/.test(behind.slice(0, 16)) &&
            // "couvert 15 quem chega ate 18h nao paga"
            !/^[^.,;+]*\bnao paga/.test(behind),
        )
      );
    })
    .map(({ 0: words, 1: due, index }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${due}"`),
    );

/** Documents that owners ask for. */
const documents =
  'rg|cpf|nota|receita|carteira|carteirinha|comprovante|cupom|documento|nota fiscal|etiqueta|pedido medico';
const documentRequest = new RegExp(
  `\\b(?:levando|trazendo|apresentando|mostrando|com|traga|trazer|levar|leve|mediante)\\s(?:[oa]s?\\s)?(?:[a-z]{2,12}\\s(?:e|ou)\\s)?(${documents})\\b`,
);
const toldMinimum =
  /\bmin(?:imo)?\.?\s(?:de\s)?\d+|\bpedido minimo|\bacima de\s(?:r\$\s?)?\d+|\ba partir de \d+ (?:unid|pec|pessoas)/;
const noMinimum =
  /\b(?:sem|nao (?:ha|tem|existe)) (?:pedido |consumo |compra |valor |quantidade )?minim[oa]\b(?!\sd[eo]s? (?!compra|pedido|consumo|valor))|\bqualquer (?:quantidade|valor|compra)\b|\b(?:em )?todas as compras\b|\ba partir de (?:uma|1) (?:unica )?(?:unidade|peca)\b/g;

function findWaivedRequirements(judgedText: JudgedText): readonly TextFinding[] {
  const { foldedText, ownWords } = judgedText;
  const documentMatch = documentRequest.exec(ownWords.topicFolded);
  const minimumMatch = toldMinimum.exec(ownWords.topicFolded);
  const waivers = [
    ...(documentMatch?.[1]
      ? findMatches(
          foldedText,
          new RegExp(
            `\\b(?:sem|dispensa\\w*|nao (?:precisa|e preciso|pedimos|exigimos))\\s(?:(?:precisar|trazer|levar|apresentar|de|d[ao]|[oa]s?)\\s){0,3}${documentMatch[1]}\\b(?!,\\s(?:nao|nada|ninguem)\\b)`,
            'g',
          ),
        ).map((waiver) => ({ waiver, toldWords: documentMatch[0] }))
      : []),
    ...(minimumMatch
      ? findMatches(foldedText, noMinimum).map((waiver) => ({ waiver, toldWords: minimumMatch[0] }))
      : []),
  ];
  return waivers
    .filter(({ waiver: [words] }) => !ownWords.folded.includes(fold(words)))
    .map(({ waiver: { 0: words, index }, toldWords }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${toldWords}"`),
    );
}
