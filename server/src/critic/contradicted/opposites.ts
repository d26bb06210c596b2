import { fold, findMatches } from '../../domain/text/words.ts';
import type { Check, JudgedText, TextFinding, Place } from '../judgedText/judgedText.ts';
import { againstUse } from './againstUse.ts';
import { changedShares } from './changedShares.ts';
import { changedPayment } from './changedPayment.ts';
import { dayPlaces } from './dayPlaces.ts';
import { isAskedAndDenied } from '../judgedText/examples.ts';
import { exclusiveWords, limitsWaived, onlyOthers } from './exclusiveWords.ts';
import { byOthers, inclusions } from './inclusions.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { limitsLifted } from './limitsLifted.ts';
import { onlyOne } from './onlyOne.ts';
import { antonyms } from './antonyms.ts';
import { rangesAndPoints } from './rangesAndPoints.ts';
import { contradictedOrder } from './contradictedOrder.ts';
import { contradictedConditions } from './contradictedConditions.ts';

/** What a text says in plain words the other way round: what is included, for whom, how far, with which paper (rule 5.2). */
export const opposites: Check = (judgedText) =>
  [
    ...inclusions(judgedText),
    ...saidOtherwise(judgedText),
    ...partsOfDay(judgedText),
    ...limitsLifted(judgedText),
    ...waived(judgedText),
    ...spared(judgedText),
    ...contradictedConditions(judgedText),
    ...changedShares(judgedText),
    ...rangesAndPoints(judgedText),
    ...exclusiveWords(judgedText),
    ...onlyOthers(judgedText),
    ...limitsWaived(judgedText),
    ...againstUse(judgedText),
    ...onlyOne(judgedText),
    ...changedPayment(judgedText),
    ...dayPlaces(judgedText),
    ...contradictedOrder(judgedText),
    ...byOthers(judgedText),
  ]
    .filter(({ span }) => span === null || !isAskedAndDenied(judgedText, span))
    .slice(0, 1);

/** "linha inverno" where the topic speaks of the summer's alone. */
function saidOtherwise(judgedText: JudgedText): readonly TextFinding[] {
  const prose = judgedText.foldedText.replace(/#[\p{L}\p{N}_]+/gu, (found) => ' '.repeat(found.length));
  return antonyms.flatMap(({ told, other, word }) => {
    const match = told.exec(judgedText.ownWords.topicFolded);
    if (!match || word.test(judgedText.ownWords.folded)) return [];
    return findMatches(prose, other)
      .filter(
        ({ index }) => !/\b(?:nao|sem|nem)\s(?:\w{1,12}\s){0,3}$/.test(prose.slice(Math.max(0, index - 30), index)),
      )
      .map(({ 0: words, index }) =>
        reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${match[0]}"`),
      );
  });
}

const day = '(segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)s?(?:-feira)?';
const part = new RegExp(`\\b${day}\\s(?:de\\s|a\\s|pela\\s|na\\s)?(manha|tarde|noite)\\b`, 'g');

const prefixes = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** "segundas e quartas, à tarde" where the owner told of mornings alone, and of no hours. */
function otherPartOfDay({
  ownWords,
  foldedText,
  factSheet,
  toldDays,
}: JudgedText): readonly (Place & { readonly told: string })[] {
  const told = findMatches(ownWords.topicFolded, /\b(?:de|a|pela|na)\s(manha|tarde|noite)\b/g);
  const [first] = told;
  if (!first || factSheet.facts.some(({ kind, source }) => kind === 'time' && source === 'topic')) return [];
  return findMatches(foldedText, new RegExp(part.source.replace('\\s(?:de', ',?\\s(?:de'), 'g'))
    .filter(
      ({ 1: name = '', 2: when = '' }) =>
        !ownWords.folded.includes(when) && toldDays.named.has(prefixes.indexOf(name.slice(0, 3))),
    )
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, told: `"${first[0]}"` }));
}

/** "sábado à tarde" of "sab manha". */
function partsOfDay(judgedText: JudgedText): readonly TextFinding[] {
  const told = findMatches(judgedText.ownWords.topicFolded, part);
  const [other] = otherPartOfDay(judgedText);
  if (other) return [reportWordContradiction(judgedText, other, other.told)];
  return findMatches(judgedText.foldedText, part).flatMap(({ 0: words, 1: name = '', 2: when, index }) => {
    const same = told.filter(([, one = '']) => one.slice(0, 3) === name.slice(0, 3));
    const [first] = same;
    return first && same.every(([, , one]) => one !== when)
      ? [reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${first[0]}"`)]
      : [];
  });
}

/** What customers owe, and a text that lets them off: "sem caução" of "1 mes caucao". */
const dues =
  /\bsem (?:precisar de |pagar |cobrar |cobranca de )?(caucao|fiador|sinal|entrada|taxa|matricula|fidelidade|couvert|multa|consumacao|carencia)\b/g;

const spared = ({ ownWords, ...judgedText }: JudgedText): readonly TextFinding[] =>
  findMatches(judgedText.foldedText, dues)
    .filter(({ 1: due = '' }) => {
      const told = findMatches(ownWords.folded, new RegExp(`(.{0,12})\\b${due}\\b(.{0,48})`, 'g'));
      return (
        told.length > 0 &&
        told.every(
          ([, before = '', behind = '']) =>
            !/\b(?:sem|s\/|n|nao|zero|nem|isen\w+|gratis)\W{0,2}(?:\w{1,7}\s)?$/.test(before) &&
            !/gratis|zero|\b0\b|isen|gratuit|livre|franca/.test(behind.slice(0, 16)) &&
            // "couvert 15 quem chega ate 18h nao paga"
            !/^[^.,;+]*\bnao paga/.test(behind),
        )
      );
    })
    .map(({ 0: words, 1: due, index }) =>
      reportWordContradiction({ ownWords, ...judgedText }, { start: index, end: index + words.length }, `"${due}"`),
    );

/** What the owner asks for, and how a text lets it go. */
const papers =
  'rg|cpf|nota|receita|carteira|carteirinha|comprovante|cupom|documento|nota fiscal|etiqueta|pedido medico';
const asksFor = new RegExp(
  `\\b(?:levando|trazendo|apresentando|mostrando|com|traga|trazer|levar|leve|mediante)\\s(?:[oa]s?\\s)?(?:[a-z]{2,12}\\s(?:e|ou)\\s)?(${papers})\\b`,
);
const minimum =
  /\bmin(?:imo)?\.?\s(?:de\s)?\d+|\bpedido minimo|\bacima de\s(?:r\$\s?)?\d+|\ba partir de \d+ (?:unid|pec|pessoas)/;
const noMinimum =
  /\b(?:sem|nao (?:ha|tem|existe)) (?:pedido |consumo |compra |valor |quantidade )?minim[oa]\b(?!\sd[eo]s? (?!compra|pedido|consumo|valor))|\bqualquer (?:quantidade|valor|compra)\b|\b(?:em )?todas as compras\b|\ba partir de (?:uma|1) (?:unica )?(?:unidade|peca)\b/g;

function waived(judgedText: JudgedText): readonly TextFinding[] {
  const { foldedText, ownWords } = judgedText;
  const paper = asksFor.exec(ownWords.topicFolded);
  const least = minimum.exec(ownWords.topicFolded);
  const letsGo = [
    ...(paper?.[1]
      ? findMatches(
          foldedText,
          new RegExp(
            `\\b(?:sem|dispensa\\w*|nao (?:precisa|e preciso|pedimos|exigimos))\\s(?:(?:precisar|trazer|levar|apresentar|de|d[ao]|[oa]s?)\\s){0,3}${paper[1]}\\b(?!,\\s(?:nao|nada|ninguem)\\b)`,
            'g',
          ),
        ).map((found) => ({ found, told: paper[0] }))
      : []),
    ...(least ? findMatches(foldedText, noMinimum).map((found) => ({ found, told: least[0] })) : []),
  ];
  return letsGo
    .filter(({ found: [words] }) => !ownWords.folded.includes(fold(words)))
    .map(({ found: { 0: words, index }, told }) =>
      reportWordContradiction(judgedText, { start: index, end: index + words.length }, `"${told}"`),
    );
}
