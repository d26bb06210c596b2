import type { Fact } from '../../domain/facts/fact.ts';
import type { Check, Draft, TextFinding } from '../draft/draft.ts';
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
export const untoldValues: Check = (draft) => [
  ...keepLongestFindings(wholeFacts(draft).flatMap((fact) => untoldFact(draft, fact))),
  ...untoldCounts(draft),
  ...otherMeasures(draft),
  ...untoldTyreSizes(draft),
  ...changedNumbers(draft),
  ...changedBounds(draft),
  ...otherLength(draft),
  ...changedGuarantee(draft),
  ...untoldNeighbourhoods(draft),
  ...untoldRooms(draft),
  ...untoldLandmarks(draft),
  ...otherUnitOfNumber(draft),
  ...otherSizes(draft),
  ...untoldLinks(draft),
  ...untoldOffers(draft),
];

/** The facts of the text without those inside of another of the same kind: "quatro" of "quatro e noventa e nove". */
const wholeFacts = ({ reading: { facts } }: Draft): readonly Fact[] =>
  facts.filter(
    ({ kind, start, end }) =>
      !facts.some(
        (other) =>
          other.kind === kind && other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );

function untoldFact(draft: Draft, fact: Fact): readonly TextFinding[] {
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
    case 'discount':
    case 'instalments':
      return isToldMoney(draft, fact) ? [] : reportUntoldValue('invented-price', 'O valor', draft, fact);
    case 'bundle':
      return isToldBundle(draft, fact) ? [] : reportUntoldValue('invented-offer', 'A condição', draft, fact);
    case 'date':
    case 'weekday':
    case 'deadline':
    case 'start':
      if (isClock(fact))
        return isToldTime(draft, fact) ? [] : reportUntoldValue('invented-time', 'O horário', draft, fact);
      return isToldDay(draft, fact) ? [] : reportUntoldValue('invented-date', 'A data', draft, fact);
    case 'time':
      return isToldTime(draft, fact) ? [] : reportUntoldValue('invented-time', 'O horário', draft, fact);
    case 'contact':
      return draft.own.contacts.has(fact.key) ? [] : reportUntoldValue('invented-contact', 'O contato', draft, fact);
    case 'place':
      return isToldPlace(draft, fact.key) ? [] : reportUntoldValue('invented-address', 'O endereço', draft, fact);
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
