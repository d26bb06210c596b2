import type { Fact } from '../../domain/facts/fact.ts';
import type { Check, JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { otherLength, otherSizes, otherUnitOfNumber } from './changedUnits.ts';
import { changedBounds, changedGuarantee, changedNumbers, untoldTyreSizes } from './changedNumbers.ts';
import { otherMeasures, untoldCounts } from './untoldCounts.ts';
import { untoldOffers } from './untoldOffers.ts';
import { isToldPlace, untoldLandmarks, untoldLinks, untoldNeighbourhoods, untoldRooms } from './untoldPlaces.ts';
import { isToldDay } from './toldDays.ts';
import { isClock, isToldTime } from './toldTimes.ts';
import { isToldBundle, isToldMoney } from './toldMoney.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';

/** Values that are in neither profile nor topic nor link, follow from none of them, and are no date of retail (rule 5.2). */
export const untoldValues: Check = (judgedText) => [
  ...keepLongestFindings(wholeFacts(judgedText).flatMap((fact) => untoldFact(judgedText, fact))),
  ...untoldCounts(judgedText),
  ...otherMeasures(judgedText),
  ...untoldTyreSizes(judgedText),
  ...changedNumbers(judgedText),
  ...changedBounds(judgedText),
  ...otherLength(judgedText),
  ...changedGuarantee(judgedText),
  ...untoldNeighbourhoods(judgedText),
  ...untoldRooms(judgedText),
  ...untoldLandmarks(judgedText),
  ...otherUnitOfNumber(judgedText),
  ...otherSizes(judgedText),
  ...untoldLinks(judgedText),
  ...untoldOffers(judgedText),
];

/** The facts of the text without those inside of another of the same kind: "quatro" of "quatro e noventa e nove". */
const wholeFacts = ({ reading: { facts } }: JudgedText): readonly Fact[] =>
  facts.filter(
    ({ kind, start, end }) =>
      !facts.some(
        (other) =>
          other.kind === kind && other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );

function untoldFact(judgedText: JudgedText, fact: Fact): readonly TextFinding[] {
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
