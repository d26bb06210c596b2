import type { Fact } from '../../domain/facts/fact.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { reportFactContradiction } from './contradictionFindings.ts';
import { findMatches } from '../../domain/text/words.ts';

/** What a text says the other way round of how customers pay, come and get what they buy. */
export const waysOfServing = (judgedText: JudgedText): readonly TextFinding[] => [
  ...payments(judgedText),
  ...appointments(judgedText),
  ...firstCome(judgedText),
  ...pickup(judgedText),
];

const means = ['pix', 'dinheiro', 'cartao', 'boleto', 'vale', 'fiado'];
const stems: Readonly<Record<string, string>> = { dinheir: 'dinheiro', cartao: 'cartao', pix: 'pix', bolet: 'boleto' };

/** Ways of paying beside those that the owner takes alone. */
function payments(judgedText: JudgedText): readonly TextFinding[] {
  const { factSheet, reading, foldedText } = judgedText;
  const limits = factSheet.facts.filter(({ kind, key }) => (kind === 'condition' || kind === 'denial') && stems[key]);
  const only = factSheet.facts.flatMap(({ kind, key }) => (kind === 'condition' && stems[key] ? [stems[key]] : []));
  const denials = factSheet.facts.filter(({ kind, key }) => kind === 'denial' && stems[key]);
  // "débito e pix, crédito não"
  const isTakenToo = (key: string | undefined) =>
    factSheet.facts.some(
      (fact) =>
        fact.kind === 'payment' &&
        fact.key === key &&
        !denials.some(({ source, start, end }) => source === fact.source && start <= fact.start && fact.end <= end),
    );
  const refused = denials.flatMap(({ key }) => (isTakenToo(stems[key]) ? [] : [stems[key]]));
  const taken = new Set(
    [...only, ...factSheet.facts.filter(({ kind }) => kind === 'payment').map(({ key }) => key)].filter(
      (key) => !refused.includes(key),
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
    .filter(({ kind, key }) => kind === 'payment' && means.includes(key))
    .filter((fact) => !isDenied(fact) && (refused.includes(fact.key) || (only.length > 0 && !taken.has(fact.key))))
    .slice(0, 1)
    .flatMap((fact) =>
      reportFactContradiction(
        judgedText,
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
  /\b(?:(?:nao|nem) (?:precisa|e preciso|e necessario) (?:de )?(?:agendar|marcar|agendamento|hora marcada|reserv\w{1,3})|sem (?:precisar )?(?:agendar|agendamento|hora marcada|marcar|reserva|reservar)\b|pode (?:vir|chegar) direto|por ordem de chegada|e so chegar|chega quando quiser)\b/g;

/** Who works by appointment alone is not walked in on. */
function appointments(judgedText: JudgedText): readonly TextFinding[] {
  const told = judgedText.factSheet.facts.find(({ kind, key }) => kind === 'condition' && key === 'agendamento');
  if (!told) return [];
  return findMatches(judgedText.foldedText, walkIn)
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      reportFactContradiction(judgedText, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
    );
}

const asksForAppointment =
  /\b(?:(?:so|somente|apenas|com|mediante|sob|precisa de|por)\s(?:(?:com|por|o)\s)?(?:hora marcada|horario marcado|agendamento|reserva)|precisa (?:agendar|marcar|reservar))\b/g;

/** Who serves in order of arrival asks for no appointment. */
const firstCome = (judgedText: JudgedText): readonly TextFinding[] =>
  opposed(judgedText, 'chegada', asksForAppointment, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

const delivers =
  /\b(?:a entrega e|entrega(?:mos)? (?:e feita |feita )?(?:n[ao]|em|para|ate|tambem|gratis|rapida)|levamos (?:ate|na|em)|(?:receba|recebe|chega) (?:em|na sua) casa|enviamos|delivery)\b/g;

/** "só retirada no viveiro ou entrega acima de 500 mudas" */
const orDelivery = /\bretirada\b[^.;!?\n]{0,60}\bou\s(?:entreg|deliver|envi|lev)/;

/** What is picked up in the shop alone is not delivered. */
const pickup = (judgedText: JudgedText): readonly TextFinding[] =>
  orDelivery.test(judgedText.ownWords.topicFolded)
    ? []
    : opposed(judgedText, 'retirada', delivers, /\b(?:nao|sem|nem)\s(?:\w{1,14}\s){0,3}$/);

/** What a text says against a told condition, where nothing before it denies it. */
function opposed(judgedText: JudgedText, key: string, pattern: RegExp, denied: RegExp): readonly TextFinding[] {
  const told = judgedText.factSheet.facts.find(
    (fact) => fact.kind === 'condition' && fact.key === key && fact.source === 'topic',
  );
  if (!told) return [];
  return findMatches(judgedText.foldedText, pattern)
    .filter(
      ({ 0: found, index }) =>
        !denied.test(judgedText.foldedText.slice(Math.max(0, index - 40), index)) &&
        !/^[^.!\n]{0,30}\?/.test(judgedText.foldedText.slice(index + found.length, index + found.length + 32)),
    )
    .slice(0, 1)
    .flatMap(({ 0: found, index }) =>
      reportFactContradiction(judgedText, { start: index, end: index + found.length }, `"${told.words.trim()}"`, told),
    );
}
