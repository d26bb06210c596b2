import { hard, quote, type Check, type Draft, type Found } from './draft.ts';
import { addressesIn, contactsIn, linksIn, withoutLinks } from './facts/contacts.ts';
import { countsIn } from './facts/counts.ts';
import { datesIn, timesIn } from './facts/dates.ts';
import { followsFrom } from './facts/derived.ts';
import type { Fact } from './facts/fact.ts';
import { pricesIn } from './facts/money.ts';
import { offers, pressures } from './phrases/offers.ts';
import { blank, sentenceAround } from '../domain/words.ts';

/** Facts that are in neither profile nor topic nor link, and no date of Brazilian retail (rule 5.2). */
export const inventedFacts: Check = (draft) => {
  const { own, said, text } = draft;
  const streets = addressesIn(text);
  // "Rua 15 de Novembro, 88" is no date and no count.
  const prose = streets.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    withoutLinks(said),
  );
  const dates = own.datesWith(said);
  const strange = (facts: readonly Fact[], known: { has(key: string): boolean }, code: string, what: string) =>
    unlike(facts, (key) => known.has(key)).map((fact) =>
      hard(code, `${what} ${quote(draft, fact)} não está no seu perfil nem no tópico.`, fact),
    );
  const timed = blank(prose, /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g);
  return [
    ...strange(
      pricesIn(prose).filter((fact) => !followsFrom(fact.key, sentenceAround(prose, fact), own.money)),
      own.prices,
      'invented-price',
      'O valor',
    ),
    ...strange(datesIn(prose), dates, 'invented-date', 'A data'),
    ...strange(timesIn(timed), own.times, 'invented-time', 'O horário'),
    ...strange(contactsIn(prose), own.contacts, 'invented-contact', 'O contato'),
    ...strange(countsIn(prose), own.counts, 'invented-number', 'O número'),
    ...unlike(linksIn(said), (key) => isKnownLink(draft, key)).map((fact) =>
      hard('invented-link', `O endereço ${quote(draft, fact)} não é um link seu.`, fact),
    ),
    ...unlike(streets, (key) => own.addresses.some((known) => known.startsWith(key)) || isOwn(draft, key)).map((fact) =>
      hard('invented-address', `O endereço ${quote(draft, fact)} não está no seu perfil.`, fact),
    ),
    ...inventedOffers(draft, prose),
  ];
};

/** The facts that are not known, the longest of those that overlap. */
function unlike(facts: readonly Fact[], isKnown: (key: string) => boolean): readonly Fact[] {
  const unknown = facts.filter(({ key }) => !isKnown(key)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return unknown.filter((fact) => {
    if (fact.start < end) return false;
    end = fact.end;
    return true;
  });
}

/** The whole site may be named where only a page of it is known. */
const isKnownLink = ({ own }: Draft, key: string): boolean =>
  own.links.some((link) => link === key || (link.startsWith(key) && /^[/?#]/.test(link.slice(key.length))));

const isOwn = ({ own }: Draft, key: string): boolean => key.split(' ').every((word) => own.words.has(word));

const negated = /\b(?:nao\s(?:e|tem|temos|fazemos|ha)\s(?:so\s)?|sem\s|nada\sde\s|nem\s)(?:um[a]?\s)?$/;

const inventedOffers = (draft: Draft, prose: string): readonly Found[] =>
  [
    { rules: offers, code: 'invented-offer', what: 'A condição' },
    { rules: pressures, code: 'invented-urgency', what: 'O prazo ou estoque' },
  ].flatMap(({ rules, code, what }) =>
    rules
      .filter(({ allowedBy }) => !allowedBy.test(draft.own.folded))
      .flatMap(({ pattern }) =>
        [...prose.matchAll(pattern)].flatMap(({ 0: found, index }) => {
          if (negated.test(prose.slice(Math.max(0, index - 24), index))) return [];
          const place = { start: index, end: index + found.length };
          return [hard(code, `${what} ${quote(draft, place)} não está no seu perfil nem no tópico.`, place)];
        }),
      ),
  );
