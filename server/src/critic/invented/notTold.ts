import type { Fact } from '../../domain/facts/fact.ts';
import type { Check, Draft, Found } from '../draft/draft.ts';
import { otherLength, otherSizes, otherUnitOfNumber } from './changedUnits.ts';
import { changedBounds, changedGuarantee, changedNumbers, strangeSizes } from './changedNumbers.ts';
import { otherMeasures, strangeCounts } from './strangeCounts.ts';
import { strangeOffers } from './strangeOffers.ts';
import { isToldPlace, strangeLandmarks, strangeLinks, strangeQuarters, strangeRooms } from './strangePlaces.ts';
import { isClock, isToldDay, isToldTime } from './toldDays.ts';
import { isToldBundle, isToldMoney } from './toldMoney.ts';
import { longestOf, unknownValue } from './unknownValue.ts';

/** Values that are in neither profile nor topic nor link, follow from none of them, and are no date of retail (rule 5.2). */
export const notTold: Check = (draft) => [
  ...longestOf(wholeFacts(draft).flatMap((fact) => strange(draft, fact))),
  ...strangeCounts(draft),
  ...otherMeasures(draft),
  ...strangeSizes(draft),
  ...changedNumbers(draft),
  ...changedBounds(draft),
  ...otherLength(draft),
  ...changedGuarantee(draft),
  ...strangeQuarters(draft),
  ...strangeRooms(draft),
  ...strangeLandmarks(draft),
  ...otherUnitOfNumber(draft),
  ...otherSizes(draft),
  ...strangeLinks(draft),
  ...strangeOffers(draft),
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

function strange(draft: Draft, fact: Fact): readonly Found[] {
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
    case 'discount':
    case 'instalments':
      return isToldMoney(draft, fact) ? [] : unknownValue('invented-price', 'O valor', draft, fact);
    case 'bundle':
      return isToldBundle(draft, fact) ? [] : unknownValue('invented-offer', 'A condição', draft, fact);
    case 'date':
    case 'weekday':
    case 'deadline':
    case 'start':
      if (isClock(fact)) return isToldTime(draft, fact) ? [] : unknownValue('invented-time', 'O horário', draft, fact);
      return isToldDay(draft, fact) ? [] : unknownValue('invented-date', 'A data', draft, fact);
    case 'time':
      return isToldTime(draft, fact) ? [] : unknownValue('invented-time', 'O horário', draft, fact);
    case 'contact':
      return draft.own.contacts.has(fact.key) ? [] : unknownValue('invented-contact', 'O contato', draft, fact);
    case 'place':
      return isToldPlace(draft, fact.key) ? [] : unknownValue('invented-address', 'O endereço', draft, fact);
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
