import type { Fact } from '../../domain/facts/fact.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { reportFactContradiction } from './contradictionFindings.ts';
import { findMatches } from '../../domain/text/words.ts';

/** How customers pay, make appointments and get what they buy, where the text contradicts the owner. */
export const findChangedWaysOfServing = (judgedText: JudgedText): readonly TextFinding[] => [
  ...findOtherPayments(judgedText),
  ...findWalkIns(judgedText),
  ...findDemandedAppointments(judgedText),
  ...findDeliveryOfPickupOnly(judgedText),
];

const comparedPayments = ['pix', 'dinheiro', 'cartao', 'boleto', 'vale', 'fiado'];
const paymentOfStem: Readonly<Record<string, string>> = {
  dinheir: 'dinheiro',
  cartao: 'cartao',
  pix: 'pix',
  bolet: 'boleto',
};

/** The first payment method that the owner refuses, or that is not among the only ones that the owner accepts. */
function findOtherPayments(judgedText: JudgedText): readonly TextFinding[] {
  const { factSheet, reading, foldedText } = judgedText;
  const paymentLimits = factSheet.facts.filter(
    ({ kind, key }) => (kind === 'condition' || kind === 'denial') && paymentOfStem[key],
  );
  const onlyPayments = factSheet.facts.flatMap(({ kind, key }) =>
    kind === 'condition' && paymentOfStem[key] ? [paymentOfStem[key]] : [],
  );
  const denials = factSheet.facts.filter(({ kind, key }) => kind === 'denial' && paymentOfStem[key]);
  // "débito e pix, crédito não"
  const isAcceptedToo = (key: string | undefined) =>
    factSheet.facts.some(
      (fact) =>
        fact.kind === 'payment' &&
        fact.key === key &&
        !denials.some(({ source, start, end }) => source === fact.source && start <= fact.start && fact.end <= end),
    );
  const refusedPayments = denials.flatMap(({ key }) => (isAcceptedToo(paymentOfStem[key]) ? [] : [paymentOfStem[key]]));
  const acceptedPayments = new Set(
    [...onlyPayments, ...factSheet.facts.filter(({ kind }) => kind === 'payment').map(({ key }) => key)].filter(
      (key) => !refusedPayments.includes(key),
    ),
  );
  const isDenied = (fact: Fact) =>
    /^[^.!?\n]{0,30}\b(?:nao|nem|fora|infelizmente)\b|^[^.!?\n]{0,20}\?\s(?:\w{1,12}\s){0,2}(?:nao|nem|so|infelizmente)\b/.test(
      foldedText.slice(fact.end, fact.end + 48),
    ) ||
    /\b(?:nao|nem|sem|exceto|menos|nada de)\s(?:\w{1,12}\s){0,4}$/.test(
      foldedText.slice(Math.max(0, fact.start - 36), fact.start),
    );
  return reading.facts
    .filter(({ kind, key }) => kind === 'payment' && comparedPayments.includes(key))
    .filter(
      (fact) =>
        !isDenied(fact) &&
        (refusedPayments.includes(fact.key) || (onlyPayments.length > 0 && !acceptedPayments.has(fact.key))),
    )
    .slice(0, 1)
    .flatMap((fact) =>
      reportFactContradiction(
        judgedText,
        fact,
        onlyPayments.length > 0
          ? `só ${onlyPayments.join(' ou ').replace('cartao', 'cartão').replace('pix', 'Pix')}`
          : `não aceita ${fact.label}`,
        fact,
        ...paymentLimits.filter(({ key }) => onlyPayments.length > 0 || paymentOfStem[key] === fact.key),
      ),
    );
}

const walkInPhrase =
  /\b(?:(?:nao|nem) (?:precisa|e preciso|e necessario) (?:de )?(?:agendar|marcar|agendamento|hora marcada|reserv\w{1,3})|sem (?:precisar )?(?:agendar|agendamento|hora marcada|marcar|reserva|reservar)\b|pode (?:vir|chegar) direto|por ordem de chegada|e so chegar|chega quando quiser)\b/g;

/** A text that lets customers come without the appointment that the owner asks for. */
function findWalkIns(judgedText: JudgedText): readonly TextFinding[] {
  const toldCondition = judgedText.factSheet.facts.find(
    ({ kind, key }) => kind === 'condition' && key === 'agendamento',
  );
  if (!toldCondition) return [];
  return reportFirst(judgedText, findMatches(judgedText.foldedText, walkInPhrase), toldCondition);
}

const appointmentPhrase =
  /\b(?:(?:so|somente|apenas|com|mediante|sob|precisa de|por)\s(?:(?:com|por|o)\s)?(?:hora marcada|horario marcado|agendamento|reserva)|precisa (?:agendar|marcar|reservar))\b/g;

/** A text that asks for an appointment where the owner serves in order of arrival. */
const findDemandedAppointments = (judgedText: JudgedText): readonly TextFinding[] =>
  findAgainstCondition(judgedText, 'chegada', appointmentPhrase, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

const deliveryPhrase =
  /\b(?:a entrega e|entrega(?:mos)? (?:e feita |feita )?(?:n[ao]|em|para|ate|tambem|gratis|rapida)|levamos (?:ate|na|em)|(?:receba|recebe|chega) (?:em|na sua) casa|enviamos|delivery)\b/g;

/** "só retirada no viveiro ou entrega acima de 500 mudas" */
const pickupOrDelivery = /\bretirada\b[^.;!?\n]{0,60}\bou\s(?:entreg|deliver|envi|lev)/;

/** A text that delivers what the owner tells to be picked up only. */
const findDeliveryOfPickupOnly = (judgedText: JudgedText): readonly TextFinding[] =>
  pickupOrDelivery.test(judgedText.ownWords.topicFolded)
    ? []
    : findAgainstCondition(judgedText, 'retirada', deliveryPhrase, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

/** The first phrase that contradicts the told condition of a key; a phrase that is negated or asked contradicts nothing. */
function findAgainstCondition(
  judgedText: JudgedText,
  key: string,
  pattern: RegExp,
  negation: RegExp,
): readonly TextFinding[] {
  const toldCondition = judgedText.factSheet.facts.find(
    (fact) => fact.kind === 'condition' && fact.key === key && fact.source === 'topic',
  );
  if (!toldCondition) return [];
  const phrases = findMatches(judgedText.foldedText, pattern).filter(
    ({ 0: found, index }) =>
      !negation.test(judgedText.foldedText.slice(Math.max(0, index - 40), index)) &&
      !/^[^.!\n]{0,30}\?/.test(judgedText.foldedText.slice(index + found.length, index + found.length + 32)),
  );
  return reportFirst(judgedText, phrases, toldCondition);
}

/** The first of the phrases as a contradiction of the told condition. */
const reportFirst = (
  judgedText: JudgedText,
  phrases: readonly RegExpExecArray[],
  toldCondition: Fact,
): readonly TextFinding[] =>
  phrases
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      reportFactContradiction(
        judgedText,
        { start: index, end: index + found.length },
        `"${toldCondition.words.trim()}"`,
        toldCondition,
      ),
    );
