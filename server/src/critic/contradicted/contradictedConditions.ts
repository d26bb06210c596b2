import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { fold, findMatches, sentenceAround } from '../../domain/text/words.ts';
import {
  placeAt,
  type JudgedText,
  type TextFinding,
  type Place,
  type Contradiction,
} from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** Whom an offer is for, and the words for all the others. */
const audiences: readonly { readonly told: RegExp; readonly other: RegExp; readonly unless: RegExp }[] = [
  {
    told: /\b(?:quem|q|alun[oa]s?|client[ea]s?)\s(?:ja|jah)\s(?:tem|tinha|e|eh|fez|faz|foi|possui|comprou|veio|treina|estuda|usa|conhece)\b/,
    other:
      /\b(?:quem|pessoas que)\s(?:(?:ainda|nunca)\s(?:nao\s)?|nao\s)(?:tem|tinha|e|eh|fez|foi|possui|comprou|veio|treina|estuda|usa|conhece)\b|\b(?:so|somente|apenas|exclusiv\w{1,6}|desconto|promocao|oferta|vale|valid[oa])\b[^.!?\n]{0,20}\b(?:nov[oa]s (?:client|alun)\w{1,4}|primeira (?:vez|compra|visita|habilitacao))\b|\b(?:para|pra|aos?)\s(?:[ao]s\s)?nov[oa]s (?:client|alun)\w{1,4}\b/g,
    unless: /\b(?:nao tem|ainda nao|nunca|nov[oa]s|primeira)\b/,
  },
  {
    told: /\b(?:quem|q)\s(?:(?:ainda\s)?(?:nao|n)|nunca)\s(?:tem|e|fez|foi|possui|comprou|veio|usou|treinou|conhece)\b|\b(?:so|somente|apenas|para|pra|p\/?)\s(?:os\s|as\s)?nov[oa]s (?:client|alun|pacient|assinant)\w{1,4}\b|\b(?:client|alun|pacient|assinant)\w{1,2} nov[oa]s?\b/,
    other:
      /\b(?:quem|para voce que|pra voce que)\s(?:ja)\s(?:tem|e|fez|foi|possui|comprou|veio|usou|treina|conhece)\b|\b(?:so|somente|apenas|exclusiv\w{1,6}|para|pra|aos?)\s(?:[ao]s\s)?(?:noss[oa]s\s)?(?:client|alun)[a-z]{1,2}s? (?:antig[oa]s|da casa|fiei?s|de sempre)\b/g,
    unless: /\b(?:quem|q|que) ja\b|\bantig[oa]s?\b/,
  },
  {
    told: /\biniciantes?\b|\bdo zero\b|\bsem experiencia\b/,
    other:
      /\b(?:so|somente|apenas|exclusiv\w{1,6}|turma|para|pra)\s(?:para\s|pra\s|de\s)?(?:alun[oa]s\s)?(?:avancad[oa]s?|experientes|quem ja (?:tem|sabe|domina))\b/g,
    unless: /\bavancad|\bintermediari|\bexperient|\bquem ja\b/,
  },
  {
    told: /\+ ?18\b|\b18 ?\+|\bmaior(?:es)? de 18|\bproibid[oa] (?:para |a |entrada de )?menores|\bso adultos/,
    other:
      /\b(?:menor(?:es)?(?: de idade)?|criancas|adolescentes|criancada|toda a familia)\b(?:\s[a-z0-9]{1,8}){0,3}?\s(?:entram|entra|podem|pode|pagam|tambem|e bem-vinda|sao bem-vind[oa]s)\b/g,
    unless: /\bacompanhad|\bcrianca/,
  },
];

/** Who is no limit. */
const everybody = /\b(?:para|pra|a)\s(?:todo mundo|tod[oa]s(?!\s[oa]s)|qualquer (?:um|pessoa))\b/g;
const offered =
  /\bgratis|\bgratuit|\bgraca\b|\bdesconto|\boff\b|\bvale[m]?\b|\bvalid|r\$|\boferta|\bpromo|\bbonus|\bbrinde|\bganha/;

/** "de graça para todo mundo" of "pra quem já é aluno". */
function forAll({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const [told] = /\b(?:pra|para|p\/?|so)\s(?:quem|q)\s\w+(?:\s\w+)?/.exec(ownWords.topicFolded) ?? [];
  if (told === undefined || /\btodo mundo\b|\btod[oa]s\b|\bqualquer\b/.test(ownWords.topicFolded)) return [];
  return findMatches(foldedText, everybody)
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), told }))
    .filter((place) => offered.test(sentenceAround(foldedText, place)));
}

const noMore =
  /\bnao (?:e )?mais\s(?:n[ao]s?\s|a\s|as\s|o\s)?(domingo|segunda|terca|quarta|quinta|sexta|sabado|\d{1,2}h(?:\d\d)?)/g;

/** "agora é na quarta e não mais na quinta" where the owner told it the other way round. */
function contradictedChange({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const told = findMatches(ownWords.topicFolded, noMore);
  const [first] = told;
  if (!first) return [];
  return findMatches(foldedText, noMore)
    .filter(([, day]) => told.every(([, one]) => one !== day))
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), told: first[0] }));
}

const audience = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  audiences.flatMap(({ told, other, unless }) => {
    const match = told.exec(ownWords.topicFolded);
    if (!match || unless.test(ownWords.topicFolded.replace(match[0], ' '))) return [];
    return findMatches(foldedText, other)
      .filter(({ 0: words, index }) => !/\?/.test(foldedText.slice(index + words.length, index + words.length + 30)))
      .map(({ 0: words, index }) => ({ ...placeAt(index, words), told: match[0] }));
  });

const upTo =
  '(?:ate(?: o maximo)?|(?:de )?no maximo|max(?:imo|\\.)?(?: e)?(?: de)?|menos de|abaixo de|menores de|menor de|limite(?: de)?)';
const from =
  '(?:a partir d[eoa]s?|no minimo|min(?:im[oa]|\\.)?(?: e)?(?: de)?|acima(?: de)?|mais de|maiores de|maior de|desde|pelo menos|superior(?:es)? a)';
/** A number of an hour, a day or a share is bounded by rules of its own. */
const bounded = `,?\\s(?:os\\s|r\\$\\s?)?(?<![\\d.,])(\\d{1,5}(?:,\\d{1,2})?|${spelledNumber})(?![\\d%º°ª/]|[.,:]\\d|\\s?(?:h|hs|hrs|horas?)\\b)`;
const sides: readonly (readonly [side: 'max' | 'min', pattern: RegExp])[] = [
  ['max', new RegExp(`(?<!\\b(?:nao|desde .{1,20}) )\\b${upTo}${bounded}\\s?([a-z]{0,14})`, 'g')],
  ['min', new RegExp(`(?<!\\bnao )\\b${from}${bounded}\\s?([a-z]{0,14})`, 'g')],
  ['max', /(?<![\d.,])(\d{1,5})\s?([a-z]{0,14})\sou menos\b/g],
  ['min', /(?<![\d.,])(\d{1,5})\s?([a-z]{0,14})\s(?:ou mais|para cima)\b/g],
  ['min', /(?<![\d.,])(\d{1,3})\s?\+()(?!\s?\d)/g],
];

/** Units that are not each other's; a number with another word behind it may be of any. */
const unitsOfBounds: readonly RegExp[] = [
  /^anos?$/,
  /^mes(?:es)?$/,
  /^dias?$/,
  /^(?:kg|quilos?|kilos?)$/,
  /^km$/,
  /^(?:pessoas|convidados|alunos)$/,
  /^(?:pecas|unidades|itens|un)$/,
  /^reais$/,
  /^(?:m|metros?|cm)$/,
  /^litros?$/,
  /^(?:x|vezes|parcelas)$/,
  /^min(?:utos?)?$/,
];

interface Bound extends Place {
  readonly words: string;
  readonly side: 'max' | 'min';
  readonly value: number;
  readonly unit: number;
}

/** Bounds as "up to" or "from", by what they bound. */
const boundsIn = (folded: string): readonly Bound[] =>
  sides.flatMap(([side, pattern]) =>
    findMatches(folded, pattern).map(({ 0: words, 1: value = '', 2: unit = '', index }) => ({
      ...placeAt(index, words),
      words: words.trim(),
      side,
      value: /^\d/.test(value) ? Number(value.replace(',', '.')) : parseNumber(value),
      unit: unitsOfBounds.findIndex((one) => one.test(words.includes('r$') ? 'reais' : unit)),
    })),
  );

const isOfSame = (one: Bound, other: Bound): boolean =>
  one.value === other.value && (one.unit === other.unit || one.unit < 0 || other.unit < 0);

const denied = /\b(?:nao|nem|sem|exceto|menos|proibid[oa])\s(?:\w{1,14}\s){0,4}$/;

/** "a partir de 90 kg" of "até 90 kg"; a text that has the told bound too says what is beyond it. */
function bounds({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  // "nao mexo em moto acima de 300cc" is "até 300 cc".
  const told = boundsIn(ownWords.topicFolded).filter(
    ({ start }) => !denied.test(ownWords.topicFolded.slice(Math.max(0, start - 40), start)),
  );
  const stated = boundsIn(foldedText);
  return stated.flatMap((one) => {
    const same = told.filter((other) => isOfSame(other, one));
    const [first] = same;
    const others = stated.filter((other) => other.side !== one.side && isOfSame(other, one));
    // "ate 6 anos" is not "menos de seis; a partir dos seis, já paga".
    const isShifted =
      one.side === 'min' &&
      one.words.startsWith('a partir') &&
      others.some(({ words }) => /^(?:menos|abaixo|menor)/.test(words));
    const isOfBoth = others.length > 0 && !(isShifted && same.every(({ words }) => words.startsWith('ate')));
    const isAsked = /^[^.!\n]{0,40}\?/.test(foldedText.slice(one.end));
    const isDenied =
      denied.test(foldedText.slice(Math.max(0, one.start - 40), one.start)) ||
      /^[^.!?\n]{0,30}\b(?:nao (?:tem|ha|cobra|e cobrad)|sem (?:custo|acrescimo|cobranca|taxa)\b)/.test(
        foldedText.slice(one.end, one.end + 44),
      ) ||
      /^[^.!?\n]{0,16}\bnao (?:entra|vale|atend|aceit|faz|fecha|da\b)/.test(
        foldedText.slice(one.end - 4, one.end + 28),
      );
    return first && !isOfBoth && !isAsked && !isDenied && same.every(({ side }) => side !== one.side)
      ? [{ ...one, told: first.words }]
      : [];
  });
}

/** Conditions that a text turns round: for whom an offer is, and to which side a number bounds it. */
export const contradictedConditions = (judgedText: JudgedText): readonly TextFinding[] =>
  [...audience(judgedText), ...forAll(judgedText), ...contradictedChange(judgedText), ...bounds(judgedText)]
    .slice(0, 1)
    .map((one) => reportWordContradiction(judgedText, one, `"${fold(one.told)}"`));
