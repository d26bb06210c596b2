import { weekdaysOf } from '../domain/facts/calendar.ts';
import type { Fact, ToldFact } from '../domain/facts/fact.ts';
import { stem } from '../domain/facts/stem.ts';
import { fold, sentenceAround, wordsOf } from '../domain/words.ts';
import { hard, quote, type Check, type Draft, type Found, type Place } from './draft.ts';

const weekdayStems = ['doming', 'segund', 'terc', 'quart', 'quint', 'sext', 'sabad'];

/** What a text says of the shop that the owner said the other way round, or not at all (rule 5.2). */
export const contradictions: Check = (draft) => [
  ...draft.reading.facts.flatMap((fact) => contradicted(draft, fact)),
  ...payments(draft),
  ...appointments(draft),
  ...waived(draft),
];

/** "mesmo sem etiqueta" where only what has its tag is exchanged. */
const waived = (draft: Draft): readonly Found[] =>
  draft.sheet.facts
    .filter(({ kind, key }) => kind === 'condition' && key.length > 3 && !key.includes(' '))
    .flatMap(({ key, words }) =>
      [
        ...draft.said.matchAll(
          new RegExp(
            `\\b(?:mesmo sem|nao precisa(?:mos)? d[aeo]|nem precisa d[aeo]|dispensamos)\\s(?:\\w{1,5}\\s)?${key}\\w{0,3}\\b`,
            'g',
          ),
        ),
      ].flatMap(({ 0: found, index }) =>
        turned(draft, { start: index, end: index + found.length }, `"${words.trim()}"`),
      ),
    );

const turned = (draft: Draft, place: Place, told: string): readonly Found[] => [
  hard('turned-round', `${quote(draft, place)} é o contrário do que você contou: ${told}.`, place, {
    correction: `${quote(draft, place)} diz o contrário dos dados. Os dados dizem: ${told}.`,
    rule: 'binding-offer',
  }),
];

function contradicted(draft: Draft, fact: Fact): readonly Found[] {
  const { sheet } = draft;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- facts of the other kinds have no opposite
  switch (fact.kind) {
    case 'deadline':
    case 'start': {
      const opposite = fact.kind === 'deadline' ? 'start' : 'deadline';
      const told = sheet.facts.filter(({ key }) => key === fact.key);
      const [other] = told.filter(({ kind }) => kind === opposite);
      return other && told.every(({ kind }) => kind === opposite)
        ? turned(draft, fact, `${opposite === 'deadline' ? 'até' : 'a partir de'} ${other.label}`)
        : [];
    }
    case 'oldPrice': {
      const isOld = sheet.facts.some(({ kind, key }) => kind === 'oldPrice' && key === fact.key);
      const isNow = sheet.facts.some(({ kind, key }) => kind === 'price' && key === fact.key);
      const hasOld = sheet.facts.some(({ kind }) => kind === 'oldPrice');
      return hasOld && isNow && !isOld ? turned(draft, fact, `o preço de agora é ${fact.label}`) : [];
    }
    case 'exception':
    case 'denial':
      return leftOut(draft, fact);
    default:
      return [];
  }
}

/** "não" before what a shop does; any other denial is talk ("não tem bolo igual"). */
const ofBusiness =
  /^(?:nao|não)\s(?:abr|funciona|atend|aceit|entreg|parcel|troc|devolv|vend|envi|faz(?:emos|em)? (?:entrega|troca|reserva|encomenda))|fech|folga/i;
const exception =
  /^(?:exceto|salvo|com exce|à exce|menos\s|n[aã]o (?:vale|inclui|incluso|est[aá] inclus|entra|acumula))/i;

function leftOut(draft: Draft, fact: Fact): readonly Found[] {
  const { sheet, own, said } = draft;
  const told = sheet.facts.filter(({ kind }) => kind === 'exception' || kind === 'denial');
  if (told.some(({ key }) => key === fact.key)) return [];
  const isApart = /\ba parte$|\bpor fora$/.test(fold(fact.words));
  const isStated =
    isApart || fact.kind === 'exception'
      ? exception.test(fact.words)
      : ofBusiness.test(fact.words) || /\s(?:fech|nao (?:abr|funciona|atend))/.test(fold(fact.words));
  if (!isStated || /\?/.test(said.slice(fact.end, fact.end + 24))) return [];
  const sentence = sentenceAround(said, fact);
  // "Quanto maior, menos pesa" leaves nothing out.
  if (/\bquanto\b/.test(sentence)) return [];
  if (isApart && !own.stems.has(fact.key)) return [];
  const weekday = weekdayStems.indexOf(fact.key);
  if (weekday < 0 && isReworded(told, sentence)) return [];
  if (weekday >= 0) {
    const open = sheet.facts.filter(({ kind }) => kind === 'weekday');
    const isOpen = open.some(({ key }) => weekdaysOf(key).includes(weekday));
    if (isOpen) return turned(draft, fact, open.map(({ label }) => label).join(', '));
    // Who opens from Tuesday to Sunday is closed on Monday.
    if (open.some(({ key }) => key.length > 3)) return [];
  } else if (own.stems.has(fact.key)) return turned(draft, fact, 'isso faz parte do que você oferece');
  return [
    hard('invented-condition', `A condição ${quote(draft, fact)} não está no seu perfil nem no tópico.`, fact, {
      correction: `A condição ${quote(draft, fact)} não está nos dados: tire.`,
      rule: 'binding-offer',
    }),
  ];
}

/** Whether a sentence speaks of what the owner left out, in the owner's words or with a denial of the same number of things. */
const isReworded = (told: readonly ToldFact[], sentence: string): boolean => {
  const said = new Set(wordsOf(sentence).map(({ text }) => stem(text)));
  return told.some(
    ({ key, words }) =>
      key.split(' ').every((word) => said.has(word)) ||
      (/^(?:nao|não|n)\s/i.test(words) &&
        wordsOf(fold(words)).some(({ text }) => text.length > 4 && said.has(stem(text)))),
  );
};

const means = ['pix', 'dinheiro', 'cartao', 'boleto', 'vale', 'fiado'];
const stems: Readonly<Record<string, string>> = { dinheir: 'dinheiro', cartao: 'cartao', pix: 'pix', bolet: 'boleto' };

/** Ways of paying beside those that the owner takes alone. */
function payments(draft: Draft): readonly Found[] {
  const { sheet, reading, said } = draft;
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
      ),
    );
}

const walkIn =
  /\b(?:nao (?:precisa|e preciso|e necessario) (?:de )?(?:agendar|marcar|agendamento|hora marcada|reserv\w{1,3})|sem (?:precisar )?(?:agendar|agendamento|hora marcada|marcar hora|marcar horario|reserva)|por ordem de chegada|e so chegar|chega quando quiser)\b/g;

/** Who works by appointment alone is not walked in on. */
function appointments(draft: Draft): readonly Found[] {
  const told = draft.sheet.facts.find(({ kind, key }) => kind === 'condition' && key === 'agendamento');
  if (!told) return [];
  return [...draft.said.matchAll(walkIn)]
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      turned(draft, { start: index, end: index + found.length }, `"${told.words.trim()}"`),
    );
}
