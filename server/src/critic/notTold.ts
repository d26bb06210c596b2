import { weekdaysOf } from '../domain/facts/calendar.ts';
import { linksIn } from '../domain/facts/contacts.ts';
import type { Fact, FactKind } from '../domain/facts/fact.ts';
import { centavosOfKey } from '../domain/facts/money.ts';
import { followsFrom } from '../domain/facts/sums.ts';
import type { FindingCode } from '../domain/remedies.ts';
import { numbersIn } from '../domain/facts/numbers.ts';
import { fold, sentenceAround } from '../domain/words.ts';
import { countsIn } from './counts.ts';
import { hard, quote, type Check, type Draft, type Found, type Place } from './draft.ts';
import { offers, pressures } from './phrases/offers.ts';
import { isScene } from './scenes.ts';
import { isStatedDay } from './statedDays.ts';

/** Values that are in neither profile nor topic nor link, follow from none of them, and are no date of retail (rule 5.2). */
export const notTold: Check = (draft) => [
  ...longestOf(draft.reading.facts.flatMap((fact) => strange(draft, fact))),
  ...strangeCounts(draft),
  ...otherMeasures(draft),
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
    // "12 fotos 350 dias 5 e 6": a price that ran into the next word.
    (isPrice && sheet.facts.some(({ kind: told, key }) => told === 'quantity' && Number.parseInt(key, 10) === value)) ||
    (isPrice &&
      value >= 20 &&
      new RegExp(`(?<![\\d.,/])${value} (?:mes|mensal|dias?|h|hora|aula|sessao)\\b`).test(draft.own.folded)) ||
    // Half a price and half a ticket are offers, not values.
    (fact.kind === 'discount' && !/\d|cento/.test(fact.words)) ||
    (fact.key === '50%' && /metade|\bmeia\b|50 ?off/.test(draft.own.folded)) ||
    followsFrom(fact, sentenceAround(said, fact), sheet.facts)
  );
}

/** "sab 26": a number beside a weekday on which a day of that number falls. */
function isNumberOfDay({ own, days, sheet: { now } }: Draft, day: number): boolean {
  if (!own.numbers.has(day)) return false;
  return Array.from({ length: 60 }, (_, ahead) => new Date(now.getTime() + ahead * 86_400_000)).some(
    (date) => date.getUTCDate() === day && days.named.has(date.getUTCDay()),
  );
}

function isToldDay(draft: Draft, fact: Fact): boolean {
  const { own, said, days, sheet } = draft;
  const { kind, key, words } = fact;
  if (/^(?:\d\d-)?\d\d$/.test(key) && isNumberOfDay(draft, Number(key.slice(-2)))) return true;
  // A range other than the told one, where days were told for this text.
  if (
    kind === 'weekday' &&
    key.length > 2 &&
    fact.label.startsWith('de ') &&
    sheet.facts.some((told) => told.kind === 'weekday' && told.source === 'topic') &&
    !weekdaysOf(key).every((day) => days.weekdays.has(day))
  )
    return false;
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

const valueAndUnit = (key: string): readonly [string, string] => {
  const [value = '', ...unit] = key.split(' ');
  return [value, unit.join(' ')];
};

/** "entrega em 20 min" where 40 were told: a measure in the unit of a told one that the text lacks. */
function otherMeasures(draft: Draft): readonly Found[] {
  const { sheet, reading } = draft;
  const counted = sheet.facts.filter(({ kind }) => kind === 'measure' || kind === 'quantity');
  const told = counted.filter(
    ({ source, key, words }) =>
      source === 'topic' &&
      !reading.facts.some((said) => said.key === key) &&
      !numbersIn(fold(words)).some((number) => number > 2 && reading.numbers.has(number)),
  );
  return reading.facts
    .filter(({ kind, key, end }) => {
      // "uma hora e meia" is read up to the hour.
      if ((kind !== 'measure' && kind !== 'quantity') || /^\se\smei[oa]\b/.test(draft.said.slice(end, end + 7)))
        return false;
      const [, unit] = valueAndUnit(key);
      return (
        told.some((one) => one.kind === kind && valueAndUnit(one.key)[1] === unit) &&
        !counted.some((one) => one.key === key)
      );
    })
    .flatMap((fact) => unknown('invented-number', 'O número', draft, fact));
}

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

/** What may be called a promotion, by what was told of it. */
const special =
  /\bdobro\b|\bganh|\bso (?:hoje|ate|amanha|est|ess)|\bultimo dia|\bate (?:qu|se|sab|dom|amanha|dia|\d)|\b\d{1,2} (?:\w{2,10} )?por \d|\bsemana toda|\bmetade|\bmais barat|\bbaixou/;

/** "promoção" and "desconto" follow from a reduced price, a share or a bundle; "de graça" from a bundle. */
function followsOffer({ sheet, own }: Draft, found: string): boolean {
  const has = (...kinds: readonly FactKind[]) => sheet.facts.some(({ kind }) => kinds.includes(kind));
  const isReduced = has('discount', 'oldPrice', 'bundle');
  if (/^(?:s|sem)\W{0,2}juros/.test(found)) return /\b(?:s|sem)\W{0,2}juros/.test(own.folded);
  if (/gratis|graca|custo|nossa conta/.test(found)) return has('bundle', 'free');
  if (/promo|oferta|condic/.test(found)) return isReduced || has('free', 'exception') || special.test(own.folded);
  return (
    /descont|economi|\boff\b/.test(found) && (isReduced || /\bmetade|\b\d{1,2} (?:\w{2,10} )?por \d/.test(own.folded))
  );
}

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
            if (negated.test(draft.said.slice(Math.max(0, index - 24), index)) || followsOffer(draft, found)) return [];
            const place = { start: index, end: index + found.length };
            return unknown(code, what, draft, place).map((one) => ({ ...one, rule }));
          }),
        ),
    ),
  );
