import type { Fact } from '../../domain/facts/fact.ts';
import type { Check, JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { findOtherLength, findOtherSizes, findNumberInOtherUnit } from './changedUnits.ts';
import {
  findChangedAgeBounds,
  findChangedGuarantee,
  findChangedNumbers,
  findUntoldTyreSizes,
} from './changedNumbers.ts';
import { findOtherMeasures, findUntoldCounts } from './untoldCounts.ts';
import { findUntoldOffers } from './untoldOffers.ts';
import {
  isToldPlace,
  findUntoldLandmarks,
  findUntoldLinks,
  findUntoldNeighbourhoods,
  findUntoldRooms,
} from './untoldPlaces.ts';
import { isToldDay } from './toldDays.ts';
import { isClock, isToldTime } from './toldTimes.ts';
import { isToldBundle, isToldMoney } from './toldMoney.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';

/**
 * Values that are in none of the owner's words, follow from none of them, and are no date of the retail calendar (rule
 * 5.2).
 */
export const findUntoldValues: Check = (judgedText) => [
  ...keepLongestFindings(outermostFacts(judgedText).flatMap((fact) => reportUntoldFact(judgedText, fact))),
  ...findUntoldCounts(judgedText),
  ...findOtherMeasures(judgedText),
  ...findUntoldTyreSizes(judgedText),
  ...findChangedNumbers(judgedText),
  ...findChangedAgeBounds(judgedText),
  ...findOtherLength(judgedText),
  ...findChangedGuarantee(judgedText),
  ...findUntoldNeighbourhoods(judgedText),
  ...findUntoldRooms(judgedText),
  ...findUntoldLandmarks(judgedText),
  ...findNumberInOtherUnit(judgedText),
  ...findOtherSizes(judgedText),
  ...findUntoldLinks(judgedText),
  ...findUntoldOffers(judgedText),
];

/** The facts of the text without those inside another of the same kind: "quatro" of "quatro e noventa e nove". */
const outermostFacts = ({ reading: { facts } }: JudgedText): readonly Fact[] =>
  facts.filter(
    ({ kind, start, end }) =>
      !facts.some(
        (outer) =>
          outer.kind === kind && outer.start <= start && end <= outer.end && outer.end - outer.start > end - start,
      ),
  );

function reportUntoldFact(judgedText: JudgedText, fact: Fact): readonly TextFinding[] {
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
    case 'discount':
    case 'instalments':
      return isToldMoney(judgedText, fact) ? [] : reportUntoldValue('invented-price', 'O valor', judgedText, fact);
    case 'bundle':
      return isToldBundle(judgedText, fact) ? [] : reportUntoldValue('invented-offer', 'A condição', judgedText, fact);
    case 'date':
    case 'weekday':
    case 'deadline':
    case 'start':
      if (isClock(fact))
        return isToldTime(judgedText, fact) ? [] : reportUntoldValue('invented-time', 'O horário', judgedText, fact);
      return isToldDay(judgedText, fact) ? [] : reportUntoldValue('invented-date', 'A data', judgedText, fact);
    case 'time':
      return isToldTime(judgedText, fact) ? [] : reportUntoldValue('invented-time', 'O horário', judgedText, fact);
    case 'contact':
      return judgedText.ownWords.contacts.has(fact.key)
        ? []
        : reportUntoldValue('invented-contact', 'O contato', judgedText, fact);
    case 'place':
      return isToldPlace(judgedText, fact.key)
        ? []
        : reportUntoldValue('invented-address', 'O endereço', judgedText, fact);
    case 'free':
    case 'number':
    case 'quantity':
    case 'measure':
    case 'payment':
    case 'condition':
    case 'exception':
    case 'denial':
    case 'link':
      return [];
  }
}
