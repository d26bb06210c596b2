import { weekdaysOf } from '../domain/facts/calendar.ts';
import { linksIn } from '../domain/facts/contacts.ts';
import type { Fact, FactKind } from '../domain/facts/fact.ts';
import { centavosOfKey } from '../domain/facts/money.ts';
import { followsFrom } from '../domain/facts/sums.ts';
import type { FindingCode } from '../domain/remedies.ts';
import { sentenceAround } from '../domain/words.ts';
import { countsIn } from './counts.ts';
import { hard, quote, type Check, type Draft, type Found, type Place } from './draft.ts';
import { offers, pressures } from './phrases/offers.ts';
import { isScene } from './scenes.ts';
import { isStatedDay } from './statedDays.ts';

/** Values that are in neither profile nor topic nor link, follow from none of them, and are no date of retail (rule 5.2). */
export const notTold: Check = (draft) => [
  ...longestOf(draft.reading.facts.flatMap((fact) => strange(draft, fact))),
  ...strangeCounts(draft),
  ...strangeLinks(draft),
  ...strangeOffers(draft),
];

const unknown = (code: FindingCode, what: string, draft: Draft, place: Place): readonly Found[] => [
  hard(code, `${what} ${quote(draft, place)} não está no seu perfil nem no tópico.`, place, {
    correction: `${what} ${quote(draft, place)} não está nos dados: tire, ou escreva [preencher: …] no lugar.`,
  }),
];

function strange(draft: Draft, fact: Fact): readonly Found[] {
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
    case 'discount':
    case 'instalments':
      return isToldMoney(draft, fact) ? [] : unknown('invented-price', 'O valor', draft, fact);
    case 'bundle':
      return hasTold(draft, ['bundle'], fact.key) ? [] : unknown('invented-offer', 'A condição', draft, fact);
    case 'date':
    case 'weekday':
    case 'deadline':
    case 'start':
      if (isClock(fact)) return isToldTime(draft, fact) ? [] : unknown('invented-time', 'O horário', draft, fact);
      return isToldDay(draft, fact) ? [] : unknown('invented-date', 'A data', draft, fact);
    case 'time':
      return isToldTime(draft, fact) ? [] : unknown('invented-time', 'O horário', draft, fact);
    case 'contact':
      return draft.own.contacts.has(fact.key) ? [] : unknown('invented-contact', 'O contato', draft, fact);
    case 'place':
      return isToldPlace(draft, fact.key) ? [] : unknown('invented-address', 'O endereço', draft, fact);
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

const isClock = ({ key }: Fact): boolean => /^\d\d:\d\d$/.test(key);

const hasTold = ({ sheet }: Draft, kinds: readonly FactKind[], key: string): boolean =>
  sheet.facts.some((told) => kinds.includes(told.kind) && told.key === key);

function isToldMoney(draft: Draft, fact: Fact): boolean {
  const { sheet, said } = draft;
  const isPrice = fact.kind === 'price' || fact.kind === 'oldPrice';
  const value = isPrice ? centavosOfKey(fact.key) / 100 : Number.parseInt(fact.key, 10);
  const kinds: readonly FactKind[] = isPrice ? ['price', 'oldPrice'] : [fact.kind];
  return (
    hasTold(draft, kinds, fact.key) ||
    hasTold(draft, ['number'], String(value)) ||
    // Half a price and half a ticket are offers, not values.
    (fact.kind === 'discount' && !/\d|cento/.test(fact.words)) ||
    (fact.key === '50%' && /metade|\bmeia\b|50 ?off/.test(draft.own.folded)) ||
    followsFrom(fact, sentenceAround(said, fact), sheet.facts)
  );
}

function isToldDay({ own, said, days }: Draft, fact: Fact): boolean {
  const { kind, key, words } = fact;
  if (key.startsWith('fim-')) return true;
  if (kind === 'weekday' || /^[0-6]$/.test(key)) {
    // "nesta quinta" is one day; that the shop opens from Tuesday to Saturday tells of none.
    const isOne = kind !== 'weekday' || isNear(said, fact);
    const told = isOne ? days.named : days.weekdays;
    return weekdaysOf(key).every((day) => told.has(day)) || !(isOne || isStatedDay(said, fact));
  }
  if (/^hoje|^hj/.test(words.toLowerCase())) return true;
  if (words.toLowerCase().startsWith('amanh'))
    return (
      days.dates.has(key) ||
      /\bamanha\b/.test(own.folded) ||
      // "a louça fica para amanhã" is the reader's.
      /\b(?:para|pra|pro|de|ate|por)\s(?:o\s)?$/.test(said.slice(Math.max(0, fact.start - 8), fact.start)) ||
      (!isStatedDay(said, { start: fact.start, end: fact.end }) && !statesTomorrow.test(sentenceAround(said, fact)))
    );
  if (key.startsWith('mes-'))
    return (
      days.dates.has(key) ||
      own.folded.includes(fact.label) ||
      (kind === 'date' &&
        !/\b(?:so|somente|apenas|feche|fechando|comprando|marcando|agendando|valid[oa]|durante)\s(?:em\s)?$/.test(
          said.slice(Math.max(0, fact.start - 14), fact.start),
        ))
    );
  return days.dates.has(key);
}

/** "nesta quinta", "próxima segunda" are dates, whatever the sentence. */
const isNear = (said: string, { start, end }: Place): boolean =>
  (/\b(?:n?est[ae]|n?ess[ae]|dest[ae]|proxim[ao])\s(?:proxim[ao]\s)?$/.test(
    said.slice(Math.max(0, start - 16), start),
  ) &&
    !/\b(?:passad[ao])\b/.test(said.slice(end, end + 10))) ||
  /^\sque\svem\b/.test(said.slice(end, end + 9));

const statesTomorrow =
  /\b(?:tem|temos|cheg(?:a|am)|abr(?:e|imos)|comec(?:a|am)|vai ter|entreg(?:a|amos)|sai do forno|acontece|retirada|as \d{1,2}h?)\b/;

const clock12 = (key: string): string => `${Number(key.slice(0, 2)) % 12}${key.slice(2)}`;

function isToldTime(draft: Draft, fact: Fact): boolean {
  const { sheet, said } = draft;
  const isExact = /manha|tarde|noite/.test(fact.words) || Number(fact.key.slice(0, 2)) > 12;
  const alike = (one: string) => one === fact.key || (!isExact && clock12(one) === clock12(fact.key));
  return (
    sheet.facts.some((told) => isClock(told) && alike(told.key)) ||
    (fact.key.endsWith(':00') && hasTold(draft, ['number'], String(Number(fact.key.slice(0, 2))))) ||
    isScene(said, fact)
  );
}

const isToldPlace = ({ own }: Draft, key: string): boolean =>
  own.addresses.some((known) => known.startsWith(key)) || key.split(' ').every((word) => own.words.has(word));

const strangeCounts = (draft: Draft): readonly Found[] =>
  longestOf(
    countsIn(withoutPlaces(draft))
      .filter(({ value }) => !draft.own.numbers.has(value))
      .flatMap((count) => unknown('invented-number', 'O número', draft, count)),
  );

/** "Rua 15 de Novembro, 88" counts nothing. */
const withoutPlaces = ({ said, reading }: Draft): string =>
  reading.facts
    .filter(({ kind }) => kind === 'place' || kind === 'link' || kind === 'contact')
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), said);

/** The whole site may be named where only a page of it is known. */
const strangeLinks = (draft: Draft): readonly Found[] =>
  linksIn(draft.said)
    .filter(
      ({ key }) =>
        !draft.own.links.some(
          (link) => link === key || (link.startsWith(key) && /^[/?#]/.test(link.slice(key.length))),
        ),
    )
    .map((link) =>
      hard('invented-link', `O endereço ${quote(draft, link)} não é um link seu.`, link, {
        correction: `O endereço ${quote(draft, link)} não está nos dados: tire.`,
      }),
    );

/** The longest of findings that overlap. */
function longestOf(found: readonly Found[]): readonly Found[] {
  let end = -1;
  return found
    .toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0) || (b.span?.end ?? 0) - (a.span?.end ?? 0))
    .filter(({ span }) => {
      if (span === null || span.start < end) return false;
      end = span.end;
      return true;
    });
}

const negated = /\b(?:nao\s(?:e|tem|temos|fazemos|ha)\s(?:so\s)?|sem\s|nada\sde\s|nem\s)(?:um[a]?\s)?$/;

const strangeOffers = (draft: Draft): readonly Found[] =>
  [
    { rules: offers, code: 'invented-offer' as const, what: 'A condição', rule: null },
    {
      rules: pressures,
      code: 'invented-urgency' as const,
      what: 'O prazo ou estoque',
      rule: 'truthful-advertising' as const,
    },
  ].flatMap(({ rules, code, what, rule }) =>
    longestOf(
      rules
        .filter(({ allowedBy }) => !allowedBy.test(draft.own.folded))
        .flatMap(({ pattern }) =>
          [...draft.said.matchAll(pattern)].flatMap(({ 0: found, index }) => {
            if (negated.test(draft.said.slice(Math.max(0, index - 24), index))) return [];
            const place = { start: index, end: index + found.length };
            return unknown(code, what, draft, place).map((one) => ({ ...one, rule }));
          }),
        ),
    ),
  );
