import type { Fact } from '../domain/facts/fact.ts';
import { stem } from '../domain/facts/stem.ts';
import { fold, sentenceAround, wordsOf } from '../domain/words.ts';
import { isOpenOn, isOwnDenial, openDays } from './denials.ts';
import { weekdayStems } from '../domain/facts/days.ts';
import { quote, restingOn, type Check, type Draft, type Found, type Place, type Read } from './draft.ts';

/** What a text says of the shop that the owner said the other way round, or not at all (rule 5.2). */
export const contradictions: Check = (draft) => [
  ...draft.reading.facts.flatMap((fact) => contradicted(draft, fact)),
  ...payments(draft),
  ...appointments(draft),
  ...waived(draft),
  ...firstCome(draft),
  ...pickup(draft),
  ...lowest(draft),
  ...holidays(draft),
];

/** "mesmo sem etiqueta" where only what has its tag is exchanged. */
const waived = (draft: Draft): readonly Found[] =>
  draft.sheet.facts
    .filter(({ kind, key }) => kind === 'condition' && key.length > 3 && !key.includes(' '))
    .flatMap((told) =>
      [
        ...draft.said.matchAll(
          new RegExp(
            `\\b(?:mesmo sem|nao precisa(?:mos)? d[aeo]|nem precisa d[aeo]|dispensamos)\\s(?:\\w{1,5}\\s)?${told.key}\\w{0,3}\\b`,
            'g',
          ),
        ),
      ].flatMap(({ 0: found, index }) =>
        turned(draft, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
      ),
    );

/** What was told, in words, and the facts of it and of the text that the finding rests on. */
const turned = (draft: Draft, place: Place, told: string, ...read: readonly [Read, ...Read[]]): readonly Found[] => [
  restingOn(read, 'turned-round', `${quote(draft, place)} é o contrário do que você contou: ${told}.`, place, {
    correction: `${quote(draft, place)} diz o contrário dos dados. Os dados dizem: ${told}.`,
    rule: 'binding-offer',
  }),
];

function contradicted(draft: Draft, fact: Fact): readonly Found[] {
  const { sheet } = draft;
  switch (fact.kind) {
    case 'deadline':
    case 'start': {
      const opposite = fact.kind === 'deadline' ? 'start' : 'deadline';
      const told = sheet.facts.filter(({ key }) => key === fact.key);
      const [other] = told.filter(({ kind }) => kind === opposite);
      return other && told.every(({ kind }) => kind === opposite)
        ? turned(draft, fact, `${opposite === 'deadline' ? 'até' : 'a partir de'} ${other.label}`, fact, other)
        : [];
    }
    case 'oldPrice': {
      const isOld = sheet.facts.some(({ kind, key }) => kind === 'oldPrice' && key === fact.key);
      const isNow = sheet.facts.find(({ kind, key }) => kind === 'price' && key === fact.key);
      const hasOld = sheet.facts.some(({ kind }) => kind === 'oldPrice');
      return hasOld && isNow && !isOld ? turned(draft, fact, `o preço de agora é ${fact.label}`, fact, isNow) : [];
    }
    case 'exception':
    case 'denial':
      return leftOut(draft, fact);
    // These have no opposite.
    case 'price':
    case 'discount':
    case 'instalments':
    case 'bundle':
    case 'free':
    case 'date':
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

/** "não" before what a shop does; any other denial is talk ("não tem bolo igual"). */
const ofBusiness =
  /^(?:nao|não)\s(?:abr|funciona|atend|aceit|entreg|parcel|troc|devolv|vend|envi|faz(?:emos|em)? (?:entrega|troca|reserva|encomenda))|fech|folga/i;
const exception =
  /^(?:exceto|salvo|com exce|à exce|menos\s|n[aã]o (?:vale|inclui|incluso|est[aá] inclus|entra|acumula))/i;

/** "pesa menos na conta" leaves nothing out either. */
const comparing = /\b(?:pes|gast|pag|cust|us|consom|perd|esper|sofr|demor|suj|trabalh)\w{1,4}\s(?:bem\s|muito\s)?$/;

function leftOut(draft: Draft, fact: Fact): readonly Found[] {
  const { sheet, own, said } = draft;
  const told = sheet.facts.filter(({ kind }) => kind === 'exception' || kind === 'denial');
  if (told.some(({ key }) => key === fact.key)) return [];
  const words = fold(fact.words);
  const isApart = /\ba parte$|\bpor fora$/.test(words);
  const isStated =
    isApart ||
    (fact.kind === 'exception'
      ? exception.test(words)
      : ofBusiness.test(words) || /\s(?:fech|nao (?:abr|funciona|atend))|^nao (?:n|ao|em)/.test(words));
  if (!isStated || /\?/.test(said.slice(fact.end, fact.end + 24))) return [];
  const sentence = sentenceAround(said, fact);
  // "Quanto maior, menos pesa" leaves nothing out.
  if (/\bquanto\b/.test(sentence) || comparing.test(said.slice(Math.max(0, fact.start - 24), fact.start))) return [];
  if (isApart && !own.stems.has(fact.key)) return [];
  const weekday = weekdayStems.indexOf(fact.key);
  if (weekday < 0 && isOwnDenial(draft, fact)) return [];
  if (weekday < 0 && isComparison(draft, fact)) return [];
  if (weekday >= 0) {
    const open = openDays(draft);
    if (isOpenOn(open, weekday)) return turned(draft, fact, open.map(({ label }) => label).join(', '), fact, ...open);
    // Who opens from Tuesday to Sunday is closed on Monday.
    if (open.some(({ key }) => key.length > 3)) return [];
  } else if (isPlace(draft, fact.key)) return [];
  else if (own.stems.has(fact.key)) return turned(draft, fact, 'isso faz parte do que você oferece', fact);
  return [
    restingOn(
      [fact],
      'invented-condition',
      `A condição ${quote(draft, fact)} não está no seu perfil nem no tópico.`,
      fact,
      {
        correction: `A condição ${quote(draft, fact)} não está nos dados: tire.`,
        rule: 'binding-offer',
      },
    ),
  ];
}

const isPlace = ({ profile }: Draft, key: string): boolean =>
  wordsOf(fold(`${profile.businessCity ?? ''} ${profile.businessNeighborhood ?? ''}`)).some(
    ({ text }) => stem(text) === key,
  );

/** "menos reflexo", "menos bicho na rua" compare; what is left out has its article: "menos as jaquetas", "tudo menos frete". */
const isComparison = ({ said, own }: Draft, { start, words, key }: Fact): boolean =>
  /^menos\s(?!(?:[oa]s?|n[oa]s?|em|aos?|feriad)\s)/i.test(words) &&
  !own.stems.has(key) &&
  !/\b(?:tud[oa]|tod[oa]s?|qualquer|loja|dias?),?\s$/.test(said.slice(Math.max(0, start - 12), start));

const means = ['pix', 'dinheiro', 'cartao', 'boleto', 'vale', 'fiado'];
const stems: Readonly<Record<string, string>> = { dinheir: 'dinheiro', cartao: 'cartao', pix: 'pix', bolet: 'boleto' };

/** Ways of paying beside those that the owner takes alone. */
function payments(draft: Draft): readonly Found[] {
  const { sheet, reading, said } = draft;
  const limits = sheet.facts.filter(({ kind, key }) => (kind === 'condition' || kind === 'denial') && stems[key]);
  const only = sheet.facts.flatMap(({ kind, key }) => (kind === 'condition' && stems[key] ? [stems[key]] : []));
  const refused = sheet.facts.flatMap(({ kind, key }) => (kind === 'denial' && stems[key] ? [stems[key]] : []));
  const taken = new Set(
    [...only, ...sheet.facts.filter(({ kind }) => kind === 'payment').map(({ key }) => key)].filter(
      (key) => !refused.includes(key),
    ),
  );
  const isDenied = (fact: Fact) =>
    /^[^.!?\n]{0,30}\b(?:nao|nem|fora|infelizmente)\b|^[^.!?\n]{0,20}\?\s(?:\w{1,12}\s){0,2}(?:nao|nem|so|infelizmente)\b/.test(
      said.slice(fact.end, fact.end + 48),
    ) ||
    /\b(?:nao|nem|sem|exceto|menos|nada de)\s(?:\w{1,12}\s){0,4}$/.test(
      said.slice(Math.max(0, fact.start - 36), fact.start),
    );
  return reading.facts
    .filter(({ kind, key }) => kind === 'payment' && means.includes(key))
    .filter((fact) => !isDenied(fact) && (refused.includes(fact.key) || (only.length > 0 && !taken.has(fact.key))))
    .slice(0, 1)
    .flatMap((fact) =>
      turned(
        draft,
        fact,
        only.length > 0
          ? `só ${only.join(' ou ').replace('cartao', 'cartão').replace('pix', 'Pix')}`
          : `não aceita ${fact.label}`,
        fact,
        ...limits.filter(({ key }) => only.length > 0 || stems[key] === fact.key),
      ),
    );
}

const walkIn =
  /\b(?:nao (?:precisa|e preciso|e necessario) (?:de )?(?:agendar|marcar|agendamento|hora marcada|reserv\w{1,3})|sem (?:precisar )?(?:agendar|agendamento|hora marcada|marcar|reserva|reservar)\b|pode (?:vir|chegar) direto|por ordem de chegada|e so chegar|chega quando quiser)\b/g;

/** Who works by appointment alone is not walked in on. */
function appointments(draft: Draft): readonly Found[] {
  const told = draft.sheet.facts.find(({ kind, key }) => kind === 'condition' && key === 'agendamento');
  if (!told) return [];
  return [...draft.said.matchAll(walkIn)]
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      turned(draft, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
    );
}

const asksForAppointment =
  /\b(?:(?:so|somente|apenas|com|mediante|sob|precisa de|por)\s(?:(?:com|por|o)\s)?(?:hora marcada|horario marcado|agendamento|reserva)|precisa (?:agendar|marcar|reservar))\b/g;

/** Who serves in order of arrival asks for no appointment. */
const firstCome = (draft: Draft): readonly Found[] =>
  opposed(draft, 'chegada', asksForAppointment, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

const delivers =
  /\b(?:a entrega e|entrega(?:mos)? (?:e feita |feita )?(?:n[ao]|em|para|ate|tambem|gratis|rapida)|levamos (?:ate|na|em)|(?:receba|recebe|chega) (?:em|na sua) casa|enviamos|delivery)\b/g;

/** What is picked up in the shop alone is not delivered. */
const pickup = (draft: Draft): readonly Found[] =>
  opposed(draft, 'retirada', delivers, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

/** What a text says against a told condition, where nothing before it denies it. */
function opposed(draft: Draft, key: string, pattern: RegExp, denied: RegExp): readonly Found[] {
  const told = draft.sheet.facts.find(
    (fact) => fact.kind === 'condition' && fact.key === key && fact.source === 'topic',
  );
  if (!told) return [];
  return [...draft.said.matchAll(pattern)]
    .filter(
      ({ 0: found, index }) =>
        !denied.test(draft.said.slice(Math.max(0, index - 40), index)) &&
        !/^[^.!\n]{0,30}\?/.test(draft.said.slice(index + found.length, index + found.length + 32)),
    )
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      turned(draft, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
    );
}

/** "no máximo R$ 15" where prices begin at R$ 15. */
function lowest(draft: Draft): readonly Found[] {
  const { sheet, reading, said } = draft;
  const from = sheet.facts.filter(({ kind, key }) => kind === 'condition' && key === 'apartir');
  const told = sheet.facts.filter(
    (fact) =>
      fact.kind === 'price' &&
      from.some(({ start, source }) => source === fact.source && start <= fact.end && start >= fact.start - 24),
  );
  return reading.facts
    .filter(
      (fact) =>
        fact.kind === 'price' &&
        told.some(({ key }) => key === fact.key) &&
        /\b(?:no maximo|ate|menos de|nao passam? de|teto de)\s(?:so\s)?$/.test(
          said.slice(Math.max(0, fact.start - 20), fact.start),
        ),
    )
    .slice(0, 1)
    .flatMap((fact) =>
      turned(draft, fact, `a partir de ${fact.label}`, fact, ...told.filter(({ key }) => key === fact.key)),
    );
}

const closedOnHolidays = /\b(?:fech\w{0,4}|nao|nem|menos|exceto|fora|salvo|folga)\b/;

/** Closed on the holidays on which the owner is open. */
function holidays(draft: Draft): readonly Found[] {
  const clauses = draft.own.topicFolded.split(/[.!?;\n]/).filter((clause) => /\bferiados?\b/.test(clause));
  if (clauses.length === 0 || clauses.some((clause) => closedOnHolidays.test(clause))) return [];
  const fact = draft.reading.facts.find(
    ({ kind, key }) => (kind === 'denial' || kind === 'exception') && key === 'feriad',
  );
  return fact ? turned(draft, fact, 'abre no feriado', fact) : [];
}
