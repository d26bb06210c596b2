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

/** For whom an offer is, the words for those whom it is not for, and the words by which the owner tells of these too. */
const audiences: readonly {
  readonly toldAudience: RegExp;
  readonly otherAudience: RegExp;
  readonly ownerSaysBoth: RegExp;
}[] = [
  {
    toldAudience:
      /\b(?:quem|q|alun[oa]s?|client[ea]s?)\s(?:ja|jah)\s(?:tem|tinha|e|eh|fez|faz|foi|possui|comprou|veio|treina|estuda|usa|conhece)\b/,
    otherAudience:
      /\b(?:quem|pessoas que)\s(?:(?:ainda|nunca)\s(?:nao\s)?|nao\s)(?:tem|tinha|e|eh|fez|foi|possui|comprou|veio|treina|estuda|usa|conhece)\b|\b(?:so|somente|apenas|exclusiv\w{1,6}|desconto|promocao|oferta|vale|valid[oa])\b[^.!?\n]{0,20}\b(?:nov[oa]s (?:client|alun)\w{1,4}|primeira (?:vez|compra|visita|habilitacao))\b|\b(?:para|pra|aos?)\s(?:[ao]s\s)?nov[oa]s (?:client|alun)\w{1,4}\b/g,
    ownerSaysBoth: /\b(?:nao tem|ainda nao|nunca|nov[oa]s|primeira)\b/,
  },
  {
    toldAudience:
      /\b(?:quem|q)\s(?:(?:ainda\s)?(?:nao|n)|nunca)\s(?:tem|e|fez|foi|possui|comprou|veio|usou|treinou|conhece)\b|\b(?:so|somente|apenas|para|pra|p\/?)\s(?:os\s|as\s)?nov[oa]s (?:client|alun|pacient|assinant)\w{1,4}\b|\b(?:client|alun|pacient|assinant)\w{1,2} nov[oa]s?\b/,
    otherAudience:
      /\b(?:quem|para voce que|pra voce que)\s(?:ja)\s(?:tem|e|fez|foi|possui|comprou|veio|usou|treina|conhece)\b|\b(?:so|somente|apenas|exclusiv\w{1,6}|para|pra|aos?)\s(?:[ao]s\s)?(?:noss[oa]s\s)?(?:client|alun)[a-z]{1,2}s? (?:antig[oa]s|da casa|fiei?s|de sempre)\b/g,
    ownerSaysBoth: /\b(?:quem|q|que) ja\b|\bantig[oa]s?\b/,
  },
  {
    toldAudience: /\biniciantes?\b|\bdo zero\b|\bsem experiencia\b/,
    otherAudience:
      /\b(?:so|somente|apenas|exclusiv\w{1,6}|turma|para|pra)\s(?:para\s|pra\s|de\s)?(?:alun[oa]s\s)?(?:avancad[oa]s?|experientes|quem ja (?:tem|sabe|domina))\b/g,
    ownerSaysBoth: /\bavancad|\bintermediari|\bexperient|\bquem ja\b/,
  },
  {
    toldAudience: /\+ ?18\b|\b18 ?\+|\bmaior(?:es)? de 18|\bproibid[oa] (?:para |a |entrada de )?menores|\bso adultos/,
    otherAudience:
      /\b(?:menor(?:es)?(?: de idade)?|criancas|adolescentes|criancada|toda a familia)\b(?:\s[a-z0-9]{1,8}){0,3}?\s(?:entram|entra|podem|pode|pagam|tambem|e bem-vinda|sao bem-vind[oa]s)\b/g,
    ownerSaysBoth: /\bacompanhad|\bcrianca/,
  },
];

/** Words by which an offer is for everybody. */
const everybodyPhrase = /\b(?:para|pra|a)\s(?:todo mundo|tod[oa]s(?!\s[oa]s)|qualquer (?:um|pessoa))\b/g;
const offerWords =
  /\bgratis|\bgratuit|\bgraca\b|\bdesconto|\boff\b|\bvale[m]?\b|\bvalid|r\$|\boferta|\bpromo|\bbonus|\bbrinde|\bganha/;

/** "de graça para todo mundo" of "pra quem já é aluno". */
function findOfferForEverybody({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const [toldAudience] = /\b(?:pra|para|p\/?|so)\s(?:quem|q)\s\w+(?:\s\w+)?/.exec(ownWords.topicFolded) ?? [];
  if (toldAudience === undefined || /\btodo mundo\b|\btod[oa]s\b|\bqualquer\b/.test(ownWords.topicFolded)) return [];
  return findMatches(foldedText, everybodyPhrase)
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords: toldAudience }))
    .filter((place) => offerWords.test(sentenceAround(foldedText, place)));
}

const noLongerPhrase =
  /\bnao (?:e )?mais\s(?:n[ao]s?\s|a\s|as\s|o\s)?(domingo|segunda|terca|quarta|quinta|sexta|sabado|\d{1,2}h(?:\d\d)?)/g;

/** "agora é na quarta e não mais na quinta" where the owner told the reverse. */
function findReversedChange({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const toldChanges = findMatches(ownWords.topicFolded, noLongerPhrase);
  const [firstChange] = toldChanges;
  if (!firstChange) return [];
  return findMatches(foldedText, noLongerPhrase)
    .filter(([, day]) => toldChanges.every(([, toldDay]) => toldDay !== day))
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords: firstChange[0] }));
}

const findOtherAudience = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  audiences.flatMap(({ toldAudience, otherAudience, ownerSaysBoth }) => {
    const toldMatch = toldAudience.exec(ownWords.topicFolded);
    if (!toldMatch || ownerSaysBoth.test(ownWords.topicFolded.replace(toldMatch[0], ' '))) return [];
    return findMatches(foldedText, otherAudience)
      .filter(({ 0: words, index }) => !/\?/.test(foldedText.slice(index + words.length, index + words.length + 30)))
      .map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords: toldMatch[0] }));
  });

const maximumWords =
  '(?:ate(?: o maximo)?|(?:de )?no maximo|max(?:imo|\\.)?(?: e)?(?: de)?|menos de|abaixo de|menores de|menor de|limite(?: de)?)';
const minimumWords =
  '(?:a partir d[eoa]s?|no minimo|min(?:im[oa]|\\.)?(?: e)?(?: de)?|acima(?: de)?|mais de|maiores de|maior de|desde|pelo menos|superior(?:es)? a)';
/** The number of a bound. Numbers of hours, days and percentages are left out, because other checks compare them. */
const boundedNumber = `,?\\s(?:os\\s|r\\$\\s?)?(?<![\\d.,])(\\d{1,5}(?:,\\d{1,2})?|${spelledNumber})(?![\\d%º°ª/]|[.,:]\\d|\\s?(?:h|hs|hrs|horas?)\\b)`;
const boundPatterns: readonly (readonly [side: 'max' | 'min', pattern: RegExp])[] = [
  ['max', new RegExp(`(?<!\\b(?:nao|desde .{1,20}) )\\b${maximumWords}${boundedNumber}\\s?([a-z]{0,14})`, 'g')],
  ['min', new RegExp(`(?<!\\bnao )\\b${minimumWords}${boundedNumber}\\s?([a-z]{0,14})`, 'g')],
  ['max', /(?<![\d.,])(\d{1,5})\s?([a-z]{0,14})\sou menos\b/g],
  ['min', /(?<![\d.,])(\d{1,5})\s?([a-z]{0,14})\s(?:ou mais|para cima)\b/g],
  ['min', /(?<![\d.,])(\d{1,3})\s?\+()(?!\s?\d)/g],
];

/** Units that differ from each other. A number with another word behind it may have any of them. */
const unitPatterns: readonly RegExp[] = [
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

/** The bounds of folded words, each "up to" or "from" a number. */
const boundsIn = (folded: string): readonly Bound[] =>
  boundPatterns.flatMap(([side, pattern]) =>
    findMatches(folded, pattern).map(({ 0: words, 1: value = '', 2: unit = '', index }) => ({
      ...placeAt(index, words),
      words: words.trim(),
      side,
      value: /^\d/.test(value) ? Number(value.replace(',', '.')) : parseNumber(value),
      unit: unitPatterns.findIndex((unitPattern) => unitPattern.test(words.includes('r$') ? 'reais' : unit)),
    })),
  );

const isSameBoundary = (bound: Bound, otherBound: Bound): boolean =>
  bound.value === otherBound.value && (bound.unit === otherBound.unit || bound.unit < 0 || otherBound.unit < 0);

const negation = /\b(?:nao|nem|sem|exceto|menos|proibid[oa])\s(?:\w{1,14}\s){0,4}$/;

/** "a partir de 90 kg" of "até 90 kg", unless the text has the told bound as well and only says what lies beyond it. */
function findReversedBounds({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  // "nao mexo em moto acima de 300cc" is "até 300 cc".
  const toldBounds = boundsIn(ownWords.topicFolded).filter(
    ({ start }) => !negation.test(ownWords.topicFolded.slice(Math.max(0, start - 40), start)),
  );
  const statedBounds = boundsIn(foldedText);
  return statedBounds.flatMap((bound) => {
    const sameToldBounds = toldBounds.filter((otherBound) => isSameBoundary(otherBound, bound));
    const [firstToldBound] = sameToldBounds;
    const oppositeBounds = statedBounds.filter(
      (otherBound) => otherBound.side !== bound.side && isSameBoundary(otherBound, bound),
    );
    // "ate 6 anos" includes six, and "menos de seis; a partir dos seis, já paga" does not.
    const isShifted =
      bound.side === 'min' &&
      bound.words.startsWith('a partir') &&
      oppositeBounds.some(({ words }) => /^(?:menos|abaixo|menor)/.test(words));
    const statesBothSides =
      oppositeBounds.length > 0 && !(isShifted && sameToldBounds.every(({ words }) => words.startsWith('ate')));
    const isAsked = /^[^.!\n]{0,40}\?/.test(foldedText.slice(bound.end));
    const isDenied =
      negation.test(foldedText.slice(Math.max(0, bound.start - 40), bound.start)) ||
      /^[^.!?\n]{0,30}\b(?:nao (?:tem|ha|cobra|e cobrad)|sem (?:custo|acrescimo|cobranca|taxa)\b)/.test(
        foldedText.slice(bound.end, bound.end + 44),
      ) ||
      /^[^.!?\n]{0,16}\bnao (?:entra|vale|atend|aceit|faz|fecha|da\b)/.test(
        foldedText.slice(bound.end - 4, bound.end + 28),
      );
    return firstToldBound &&
      !statesBothSides &&
      !isAsked &&
      !isDenied &&
      sameToldBounds.every(({ side }) => side !== bound.side)
      ? [{ ...bound, toldWords: firstToldBound.words }]
      : [];
  });
}

/** The first condition that a text reverses: for whom an offer is, or whether a number is its minimum or its maximum. */
export const findContradictedConditions = (judgedText: JudgedText): readonly TextFinding[] =>
  [
    ...findOtherAudience(judgedText),
    ...findOfferForEverybody(judgedText),
    ...findReversedChange(judgedText),
    ...findReversedBounds(judgedText),
  ]
    .slice(0, 1)
    .map((contradiction) => reportWordContradiction(judgedText, contradiction, `"${fold(contradiction.toldWords)}"`));
