import type { FactKind, ToldFact } from '../domain/facts/fact.ts';
import type { FindingCode } from '../domain/remedies.ts';
import { presenceOf, toldForText } from '../domain/facts/presence.ts';
import { hard, soft, type Check, type Draft, type Found } from './draft.ts';
import { professionOf } from './professions.ts';

/** What a text must have when it was told for it, by the code of its absence; null for what may be left out. */
const required: Record<FactKind, FindingCode | null> = {
  price: 'missing-price',
  discount: 'missing-price',
  instalments: 'missing-price',
  bundle: 'missing-price',
  free: 'missing-offer',
  date: 'missing-date',
  weekday: 'missing-date',
  time: 'missing-time',
  deadline: 'missing-deadline',
  start: 'missing-date',
  payment: 'missing-condition',
  condition: 'missing-condition',
  exception: 'missing-exception',
  denial: 'missing-exception',
  oldPrice: null,
  number: null,
  quantity: null,
  measure: null,
  place: null,
  contact: null,
  link: null,
};

const names: Readonly<Partial<Record<FindingCode, string>>> = {
  'missing-price': 'o valor',
  'missing-offer': 'o que é grátis',
  'missing-date': 'a data',
  'missing-time': 'o horário',
  'missing-deadline': 'o prazo',
  'missing-condition': 'a condição',
  'missing-exception': 'a exceção',
};

/** The 200 characters of an ad hold so many facts; of more, those that an ad cannot do without. */
const mostInAd = 3;
const essential: ReadonlySet<FactKind> = new Set(['deadline', 'exception']);

/** Professions that may not attract by price leave out what the owner told of it. */
const ofMoney: ReadonlySet<FactKind> = new Set(['price', 'discount', 'instalments', 'bundle', 'free', 'payment']);

/** What was told for the text and is not in it, and conditions that the text turns round (rule 5.2). */
export const omitted: Check = (draft) => {
  const wanted = toldForText(draft.sheet).filter((fact) => required[fact.kind] !== null && isWanted(draft, fact));
  const found = wanted.map((fact) => ({ fact, presence: presenceOf(fact, draft.reading, draft.sheet.facts) }));
  const isCrowdedAd = draft.brief.contentType === 'texto_anuncio' && wanted.length > mostInAd;
  const hasPrice = found.some(({ fact, presence }) => presence === 'present' && ofMoney.has(fact.kind));
  return found.flatMap(({ fact, presence }): readonly Found[] => {
    if (presence === 'present') return [];
    if (presence === 'turned') return [turned(fact)];
    const isForgiven = isCrowdedAd && !essential.has(fact.kind) && (hasPrice || !ofMoney.has(fact.kind));
    return isForgiven ? [] : missing(fact, draft);
  });
};

const isWanted = ({ brief, profile }: Draft, fact: ToldFact): boolean =>
  !(ofMoney.has(fact.kind) && professionOf(profile, brief.topic)?.isPriceLure) &&
  // "sem juros" says more of a price; what is left of it is still true.
  !(
    fact.kind === 'denial' &&
    /^(?:sem|s\/|zero)\s?(?:juros|taxa|consulta|multa|fidelidade|carne|estacionamento)/i.test(fact.words)
  );

const inWords: ReadonlySet<FactKind> = new Set(['condition', 'exception', 'denial']);

/** The fact as the owner told it, and as it is written. */
function about({ words, label, kind, key }: ToldFact): string {
  if (key === 'apartir') return `"${label} ${words.trim()}"`;
  if (inWords.has(kind)) return `"${words.trim()}"`;
  return words.trim() === label ? label : `${label} ("${words.trim()}")`;
}

/** A condition or exception may be said in words that code does not know: where the text limits anything, the owner decides. */
const leavesOut =
  /\bnao (?:receb|entra|vale|atend|aceit|faz|trabalh|abr|inclu|particip|serv|cobr|dá|da)|\bde fora\b|\bexceto\b|\ba parte\b/;
const limits = /\bsomente\b|\bapenas\b|\bexclusiv|\bquem (?:reserv|ainda|trou|apres)|\bnao\b/;

const isUndecided = (fact: ToldFact, { said }: Draft): boolean =>
  inWords.has(fact.kind) &&
  !/^(?:feriad|doming|segund|terc|quart|quint|sext|sabad)/.test(fact.key) &&
  (fact.kind === 'condition' ? limits : leavesOut).test(said);

function missing(fact: ToldFact, draft: Draft): readonly Found[] {
  const code = required[fact.kind];
  if (code === null) return [];
  const what = names[code] ?? 'um dado';
  const message = `Faltou ${what} que você contou: ${about(fact)}.`;
  if (isUndecided(fact, draft)) return [soft(code, message)];
  return [
    hard(code, message, null, {
      correction: `O texto precisa trazer ${what} dos dados: ${about(fact)}.`,
      rule: fact.kind === 'price' ? 'binding-offer' : null,
    }),
  ];
}

const turned = (fact: ToldFact): Found =>
  hard('turned-round', `O texto diz o contrário do que você contou: ${about(fact)}.`, null, {
    correction: `O texto diz o contrário dos dados. Os dados dizem: ${about(fact)}.`,
    rule: 'binding-offer',
  });
