import type { Fact } from '../../domain/facts/fact.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { Check, JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { isAskedAndDenied } from '../judgedText/examples.ts';
import { isFarewell } from './farewells.ts';
import { reportFactContradiction } from './contradictionFindings.ts';
import { findUntoldException } from './untoldExceptions.ts';
import { findChangedWaysOfServing } from './changedWaysOfServing.ts';

/** Facts of a text about the shop that contradict a told one, and exceptions that were not told (rule 5.2). */
export const findContradictions: Check = (judgedText) =>
  [
    ...judgedText.reading.facts.flatMap((fact) => findContradiction(judgedText, fact)),
    ...findChangedWaysOfServing(judgedText),
    ...findWaivedConditions(judgedText),
    ...findPricesBelowMinimum(judgedText),
    ...findClosedHolidays(judgedText),
  ].filter(({ span }) => span === null || !isAskedAndDenied(judgedText, span));

/** "mesmo sem etiqueta" where only what has its tag is exchanged. */
const findWaivedConditions = (judgedText: JudgedText): readonly TextFinding[] =>
  judgedText.factSheet.facts
    .filter(({ kind, key }) => kind === 'condition' && key.length > 3 && !key.includes(' '))
    .flatMap((toldCondition) =>
      findMatches(
        judgedText.foldedText,
        new RegExp(
          `\\b(?:mesmo sem|nao precisa(?:mos)? d[aeo]|nem precisa d[aeo]|dispensamos)\\s(?:\\w{1,5}\\s)?${toldCondition.key}\\w{0,3}\\b`,
          'g',
        ),
      ).flatMap(({ 0: found, index }) =>
        reportFactContradiction(
          judgedText,
          { start: index, end: index + found.length },
          `"${toldCondition.words.trim()}"`,
          toldCondition,
        ),
      ),
    );

const beginningWords = /\b(?:abr(?:e|em|imos)|comec(?:a|am)|inici(?:a|am))\s(?:em\s|n[oa]\s)?(?:dia\s)?$/;
const endingWords = /\b(?:fech(?:a|am)|encerr(?:a|am)|termin(?:a|am)|acab(?:a|am))\s(?:em\s|n[oa]\s)?(?:dia\s)?$/;
/** Words on what stays as it is before a change, or is so again after it. */
const unchangedWords =
  /\b(?:tudo|n(?:ada|ao) muda|continu\w{1,3}|seg(?:ue|uem|uimos)|permanec\w{1,3}|volt(?:a|am|amos)|normal)\b/;

function findContradiction(judgedText: JudgedText, fact: Fact): readonly TextFinding[] {
  const { factSheet } = judgedText;
  switch (fact.kind) {
    case 'date':
    case 'deadline':
    case 'start': {
      if (isFarewell(judgedText, fact)) return [];
      const before = judgedText.foldedText.slice(Math.max(0, fact.start - 24), fact.start);
      const side = beginningWords.test(before) ? 'start' : endingWords.test(before) ? 'deadline' : fact.kind;
      const opposite = side === 'date' ? null : side === 'deadline' ? 'start' : 'deadline';
      const toldWithKey = opposite === null ? [] : factSheet.facts.filter(({ key }) => key === fact.key);
      const [oppositeFact] = toldWithKey.filter(({ kind }) => kind === opposite);
      // "Até 3 de março, tudo fica como está" beside "A partir de 3 de março, on-line".
      if (
        unchangedWords.test(sentenceAround(judgedText.foldedText, fact)) &&
        judgedText.reading.facts.some(({ kind, key }) => kind === opposite && key === fact.key)
      )
        return [];
      return oppositeFact && toldWithKey.every(({ kind }) => kind === opposite)
        ? reportFactContradiction(
            judgedText,
            fact,
            `${opposite === 'deadline' ? 'até' : 'a partir de'} ${oppositeFact.label}`,
            fact,
            oppositeFact,
          )
        : [];
    }
    case 'oldPrice': {
      const isToldAsOld = factSheet.facts.some(({ kind, key }) => kind === 'oldPrice' && key === fact.key);
      const currentPrice = factSheet.facts.find(({ kind, key }) => kind === 'price' && key === fact.key);
      const hasToldOldPrice = factSheet.facts.some(({ kind }) => kind === 'oldPrice');
      return hasToldOldPrice && currentPrice && !isToldAsOld
        ? reportFactContradiction(judgedText, fact, `o preço de agora é ${fact.label}`, fact, currentPrice)
        : [];
    }
    case 'exception':
    case 'denial':
      return findUntoldException(judgedText, fact);
    case 'price':
    case 'discount':
    case 'instalments':
    case 'bundle':
    case 'free':
    case 'weekday':
    case 'time':
    case 'payment':
    case 'condition':
    case 'number':
    case 'quantity':
    case 'measure':
    case 'place':
    case 'contact':
    case 'link':
      return [];
  }
}

/** "no máximo R$ 15" where prices begin at R$ 15. */
function findPricesBelowMinimum(judgedText: JudgedText): readonly TextFinding[] {
  const { factSheet, reading, foldedText } = judgedText;
  const fromConditions = factSheet.facts.filter(({ kind, key }) => kind === 'condition' && key === 'apartir');
  const minimumPrices = factSheet.facts.filter(
    (fact) =>
      fact.kind === 'price' &&
      fromConditions.some(
        ({ start, source }) => source === fact.source && start <= fact.end && start >= fact.start - 24,
      ),
  );
  return reading.facts
    .filter(
      (fact) =>
        fact.kind === 'price' &&
        minimumPrices.some(({ key }) => key === fact.key) &&
        /\b(?:no maximo|ate|menos de|nao passam? de|teto de)\s(?:so\s)?$/.test(
          foldedText.slice(Math.max(0, fact.start - 20), fact.start),
        ),
    )
    .slice(0, 1)
    .flatMap((fact) =>
      reportFactContradiction(
        judgedText,
        fact,
        `a partir de ${fact.label}`,
        fact,
        ...minimumPrices.filter(({ key }) => key === fact.key),
      ),
    );
}

const closedOnHolidays = /\b(?:fech\w{0,4}|nao|nem|menos|exceto|fora|salvo|folga)\b/;

/** Closed on the holidays on which the owner is open. */
function findClosedHolidays(judgedText: JudgedText): readonly TextFinding[] {
  const clauses = judgedText.ownWords.topicFolded.split(/[.!?;\n]/).filter((clause) => /\bferiados?\b/.test(clause));
  if (clauses.length === 0 || clauses.some((clause) => closedOnHolidays.test(clause))) return [];
  const fact = judgedText.reading.facts.find(
    ({ kind, key }) => (kind === 'denial' || kind === 'exception') && key === 'feriad',
  );
  return fact ? reportFactContradiction(judgedText, fact, 'abre no feriado', fact) : [];
}
