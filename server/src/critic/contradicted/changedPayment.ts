import { numbersIn, spelledNumber } from '../../domain/facts/numbers.ts';
import { findMatches } from '../../domain/text/words.ts';
import { placeAt, type Draft, type TextFinding, type Contradiction } from '../draft/draft.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const surcharge = new RegExp(
  `(?<![\\d.,])(?:\\d{1,2}|${spelledNumber})\\s?(?:%|por cento)\\s(?:de\\s)?(?:acrescimo|a mais|taxa|juros|mais car[oa])`,
  'g',
);

/** "5% de acréscimo" of "pix -5%". */
const addedShare = ({ own, said, factSheet }: Draft): readonly Contradiction[] =>
  /\bacresc|\ba mais\b|\btaxa\b|\bjuros\b|\bcar[oa]\b|\+\s?\d/.test(own.folded)
    ? []
    : findMatches(said, surcharge).flatMap(({ 0: words, index }) => {
        const share = numbersIn(words)[0] ?? 0;
        const told = factSheet.facts.find(({ kind, key }) => kind === 'discount' && Number.parseInt(key, 10) === share);
        return told ? [{ ...placeAt(index, words), told: told.words.trim() }] : [];
      });

/** "com backup, mais R$ 140" of "100 com backup 140": the whole price as what is added. */
const wholeAdded = ({ own, said }: Draft): readonly Contradiction[] =>
  findMatches(own.topicFolded, /(?<![\d.,])(\d{2,4})\s(?:e\s|,\s?)?com\s[a-z]{3,14}\s(\d{2,4})(?![\d%]|[.,]\d)/g)
    .filter(({ 1: first, 2: second }) => Number(second) > Number(first))
    .flatMap(({ 0: told, 2: value = '' }) =>
      findMatches(said, new RegExp(`\\bmais\\sr\\$\\s?${value}(?!\\d|[.,]\\d)`, 'g')).map(({ 0: words, index }) => ({
        ...placeAt(index, words),
        told,
      })),
    );

const free = /gratis|gratuit|graca|isent|livre|cortesia|brinde|nao paga/;
const bound = /acima|abaixo|partir|\bate\b|men(?:os|or)|mais|pra|para|\bn[ao]s?\b|quem|se\b|anos/;

/** "os extras também são de graça" of "extra 2": not where the owner tells of it as free, or of a bound of what is free. */
const madeFree = ({ own, said }: Draft): readonly Contradiction[] =>
  findMatches(own.topicFolded, /\b([a-z]{5,14})\s(?:r\$\s?)?\d{1,4}(?=\s*(?:[,.;\n]|$))/g).flatMap(
    ({ 0: told, 1: name = '', index: at }) =>
      free.test(own.topicFolded.slice(at)) ||
      own.folded.split(/[,.;\n]/).some((clause) => free.test(clause) && (clause.includes(name) || bound.test(clause)))
        ? []
        : findMatches(
            said,
            new RegExp(
              `\\b${name}s?\\s(?:tambem\\s)?(?:e|sao|sai|saem)\\s(?:tambem\\s)?(?:gratis|gratuit[oa]s?|de graca)(?=\\s*(?:[.!?\\n]|$))`,
              'g',
            ),
          ).map(({ 0: words, index }) => ({ ...placeAt(index, words), told })),
  );

/** A discount told as a surcharge, a whole price as what is added, a charge as none. */
export const changedPayment = (draft: Draft): readonly TextFinding[] =>
  [...addedShare(draft), ...wholeAdded(draft), ...madeFree(draft)]
    .slice(0, 1)
    .map((one) => reportWordContradiction(draft, one, `"${one.told.trim()}"`));
