import type { Fact } from '../../domain/facts/fact.ts';
import { stem } from '../../domain/facts/stem.ts';
import { fold, findMatches, sentenceAround, wordsOf } from '../../domain/text/words.ts';
import { isOwnDenial } from '../draft/denials.ts';
import { isOpenOn, openDays } from '../draft/openDays.ts';
import { daysMeant, weekdayStems } from '../../domain/facts/dates/days.ts';
import { quote, findingByCertainty, type Check, type Draft, type TextFinding } from '../draft/draft.ts';
import { isAskedAndDenied } from '../draft/examples.ts';
import { isFarewell } from './farewells.ts';
import { reportFactContradiction } from './contradictionFindings.ts';
import { waysOfServing } from './waysOfServing.ts';

/** What a text says of the shop that the owner said the other way round, or not at all (rule 5.2). */
export const contradictions: Check = (draft) =>
  [
    ...draft.reading.facts.flatMap((fact) => contradicted(draft, fact)),
    ...waysOfServing(draft),
    ...waived(draft),
    ...lowest(draft),
    ...holidays(draft),
  ].filter(({ span }) => span === null || !isAskedAndDenied(draft, span));

/** "mesmo sem etiqueta" where only what has its tag is exchanged. */
const waived = (draft: Draft): readonly TextFinding[] =>
  draft.factSheet.facts
    .filter(({ kind, key }) => kind === 'condition' && key.length > 3 && !key.includes(' '))
    .flatMap((told) =>
      findMatches(
        draft.said,
        new RegExp(
          `\\b(?:mesmo sem|nao precisa(?:mos)? d[aeo]|nem precisa d[aeo]|dispensamos)\\s(?:\\w{1,5}\\s)?${told.key}\\w{0,3}\\b`,
          'g',
        ),
      ).flatMap(({ 0: found, index }) =>
        reportFactContradiction(draft, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
      ),
    );

const begins = /\b(?:abr(?:e|em|imos)|comec(?:a|am)|inici(?:a|am))\s(?:em\s|n[oa]\s)?(?:dia\s)?$/;
/** What is so before a change, or again behind it. */
const unchanged =
  /\b(?:tudo|n(?:ada|ao) muda|continu\w{1,3}|seg(?:ue|uem|uimos)|permanec\w{1,3}|volt(?:a|am|amos)|normal)\b/;
const ends = /\b(?:fech(?:a|am)|encerr(?:a|am)|termin(?:a|am)|acab(?:a|am))\s(?:em\s|n[oa]\s)?(?:dia\s)?$/;

function contradicted(draft: Draft, fact: Fact): readonly TextFinding[] {
  const { factSheet } = draft;
  switch (fact.kind) {
    case 'date':
    case 'deadline':
    case 'start': {
      if (isFarewell(draft, fact)) return [];
      const before = draft.said.slice(Math.max(0, fact.start - 24), fact.start);
      const side = begins.test(before) ? 'start' : ends.test(before) ? 'deadline' : fact.kind;
      const opposite = side === 'date' ? null : side === 'deadline' ? 'start' : 'deadline';
      const told = opposite === null ? [] : factSheet.facts.filter(({ key }) => key === fact.key);
      const [other] = told.filter(({ kind }) => kind === opposite);
      // "Até 3 de março, tudo fica como está" beside "A partir de 3 de março, on-line".
      if (
        unchanged.test(sentenceAround(draft.said, fact)) &&
        draft.reading.facts.some(({ kind, key }) => kind === opposite && key === fact.key)
      )
        return [];
      return other && told.every(({ kind }) => kind === opposite)
        ? reportFactContradiction(
            draft,
            fact,
            `${opposite === 'deadline' ? 'até' : 'a partir de'} ${other.label}`,
            fact,
            other,
          )
        : [];
    }
    case 'oldPrice': {
      const isOld = factSheet.facts.some(({ kind, key }) => kind === 'oldPrice' && key === fact.key);
      const isNow = factSheet.facts.find(({ kind, key }) => kind === 'price' && key === fact.key);
      const hasOld = factSheet.facts.some(({ kind }) => kind === 'oldPrice');
      return hasOld && isNow && !isOld
        ? reportFactContradiction(draft, fact, `o preço de agora é ${fact.label}`, fact, isNow)
        : [];
    }
    case 'exception':
    case 'denial':
      return leftOut(draft, fact);
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

/** "não" before what a shop does; any other denial is talk ("não tem bolo igual"). */
const ofBusiness =
  /^(?:nao|não)\s(?:abr|funciona|atend|aceit|entreg|parcel|troc|devolv|vend|envi|faz(?:emos|em)? (?:entrega|troca|reserva|encomenda))|fech|folga/i;
const exception =
  /^(?:exceto|salvo|com exce|à exce|menos\s|n[aã]o (?:vale|inclui|incluso|est[aá] inclus|entra|acumula))/i;

/** "pesa menos na conta" leaves nothing out either. */
const comparing = /\b(?:pes|gast|pag|cust|us|consom|perd|esper|sofr|demor|suj|trabalh)\w{1,4}\s(?:bem\s|muito\s)?$/;

function leftOut(draft: Draft, fact: Fact): readonly TextFinding[] {
  const { factSheet, own, said } = draft;
  const told = factSheet.facts.filter(({ kind }) => kind === 'exception' || kind === 'denial');
  if (told.some(({ key }) => key === fact.key)) return [];
  const words = fold(fact.words);
  // "ninguém abre mão do ninho"
  if (/^nao abr\w{1,4} mao\b/.test(words)) return [];
  // "não são cobrados por fora" leaves nothing out.
  if (/\bnao\b.*\b(?:por fora|a parte)$/.test(words)) return [];
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
  if (weekday < 0 && (isOwnDenial(draft, fact) || isBeyondLimit(draft, fact))) return [];
  if (weekday < 0 && isComparison(draft, fact)) return [];
  if (weekday >= 0 && isClosedDate(draft, weekday)) return [];
  if (weekday >= 0) {
    const open = openDays(draft);
    if (isOpenOn(open, weekday))
      return reportFactContradiction(draft, fact, open.map(({ label }) => label).join(', '), fact, ...open);
    // Who opens from Tuesday to Sunday is closed on Monday.
    if (open.some(({ key }) => key.length > 3)) return [];
  } else if (isPlace(draft, fact.key)) return [];
  else if (own.stems.has(fact.key))
    return reportFactContradiction(draft, fact, 'isso faz parte do que você oferece', fact);
  return [
    findingByCertainty(
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

/** "Menores do que isso não atendemos" of "so a partir de 2 anos": what lies beyond a told limit. */
const isBeyondLimit = ({ own, said }: Draft, fact: Fact): boolean =>
  /\b(?:menor(?:es)?|maior(?:es)?|mais nov[oa]s|mais velh[oa]s|antes|depois|acima|abaixo|menos|mais|alem|fora) (?:d[eo] )?(?:que )?(?:iss[oe]|diss[oe]|ess[ae] idade)\b/.test(
    sentenceAround(said, fact),
  ) && /\b(?:so|somente|apenas|ate|partir|acima|max\w*|min\w*)\b/.test(own.topicFolded);

/** "não abrimos na quinta" of "fecha 24 e 25": the weekday of a told date. */
const isClosedDate = ({ factSheet, own }: Draft, weekday: number): boolean =>
  /\bfech|\bn(?:ao)? (?:abr|func|atend)|\bfolga|\brecesso/.test(own.topicFolded) &&
  factSheet.facts.some(
    (told) =>
      told.source === 'topic' &&
      told.kind === 'date' &&
      daysMeant(told, factSheet.now)
        .slice(0, 1)
        .some((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday),
  );

const isPlace = ({ profile }: Draft, key: string): boolean =>
  wordsOf(fold(`${profile.businessCity ?? ''} ${profile.businessNeighborhood ?? ''}`)).some(
    ({ text }) => stem(text) === key,
  );

/** "menos reflexo", "menos bicho na rua" compare; what is left out has its article: "menos as jaquetas", "tudo menos frete". */
const isComparison = ({ said, own }: Draft, { start, words, key }: Fact): boolean =>
  /^menos\s(?!(?:[oa]s?|n[oa]s?|em|aos?|feriad)\s)/i.test(words) &&
  !own.stems.has(key) &&
  !/\b(?:tud[oa]|tod[oa]s?|qualquer|loja|dias?),?\s$/.test(said.slice(Math.max(0, start - 12), start));

/** "no máximo R$ 15" where prices begin at R$ 15. */
function lowest(draft: Draft): readonly TextFinding[] {
  const { factSheet, reading, said } = draft;
  const from = factSheet.facts.filter(({ kind, key }) => kind === 'condition' && key === 'apartir');
  const told = factSheet.facts.filter(
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
      reportFactContradiction(
        draft,
        fact,
        `a partir de ${fact.label}`,
        fact,
        ...told.filter(({ key }) => key === fact.key),
      ),
    );
}

const closedOnHolidays = /\b(?:fech\w{0,4}|nao|nem|menos|exceto|fora|salvo|folga)\b/;

/** Closed on the holidays on which the owner is open. */
function holidays(draft: Draft): readonly TextFinding[] {
  const clauses = draft.own.topicFolded.split(/[.!?;\n]/).filter((clause) => /\bferiados?\b/.test(clause));
  if (clauses.length === 0 || clauses.some((clause) => closedOnHolidays.test(clause))) return [];
  const fact = draft.reading.facts.find(
    ({ kind, key }) => (kind === 'denial' || kind === 'exception') && key === 'feriad',
  );
  return fact ? reportFactContradiction(draft, fact, 'abre no feriado', fact) : [];
}
