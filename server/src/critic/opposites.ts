import { stem } from '../domain/facts/stem.ts';
import { fold } from '../domain/words.ts';
import type { Check, Draft, Found, Place } from './draft.ts';
import { againstUse } from './againstUse.ts';
import { changedShares } from './changedShares.ts';
import { exclusiveWords, limitsWaived, onlyOthers } from './exclusiveWords.ts';
import { limitsLifted, opposite } from './limitsLifted.ts';
import { antonyms } from './phrases/antonyms.ts';
import { rangesAndPoints } from './rangesAndPoints.ts';
import { turnedConditions } from './turnedConditions.ts';

/** What a text says in plain words the other way round: what is included, for whom, how far, with which paper (rule 5.2). */
export const opposites: Check = (draft) =>
  [
    ...inclusions(draft),
    ...saidOtherwise(draft),
    ...partsOfDay(draft),
    ...limitsLifted(draft),
    ...waived(draft),
    ...spared(draft),
    ...turnedConditions(draft),
    ...changedShares(draft),
    ...rangesAndPoints(draft),
    ...exclusiveWords(draft),
    ...onlyOthers(draft),
    ...limitsWaived(draft),
    ...againstUse(draft),
  ].slice(0, 1);

interface Named extends Place {
  readonly name: string;
  readonly words: string;
}

const namesBy = (folded: string, patterns: readonly RegExp[]): readonly Named[] =>
  patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: words, 1: name = '', index }) => ({
      name: stem(name),
      words: words.trim(),
      start: index,
      end: index + words.length,
    })),
  );

/** What comes with the price, and what does not. */
const included = [
  /\bcom\s(?:[oa]s?\s)?([a-z]{3,20})\s(?:de\sr\$\s?[\d.,]{1,9}\s)?(?:ja\s)?inclus?[a-z]{1,3}\b/g,
  /\b([a-z]{3,20})\se\s[a-z]{3,20}\sinclus[oa]s?\b/g,
  /(?<!\bnao )\b([a-z]{3,20})\s(?:(?:ja|e|esta|estao|fica|ficam|vem)\s){0,2}inclus[oa]s?\b/g,
  /(?<!\bnao )\binclu(?:i|em|indo|imos|so|sa|sos|sas)\s(?:(?:[oa]s?|um|uma|ate)\s)?([a-z]{3,20})\b/g,
  /\b(?:levo|levamos|forneco|fornecemos)\s(?:tod[oa]s?\s)?(?:[oa]s?\s|meus?\s|nossos?\s)?([a-z]{3,20})\b/g,
];
const apart = [
  /\b([a-z]{3,20})\se\s[a-z]{3,20}\s(?:a parte|por fora)\b/g,
  /\+\s?([a-z]{4,20})\s\d/g,
  /\b([a-z]{3,20})\s(?:(?:e|sao|fica|ficam|cobrad[oa]s?|vendid[oa]s?|pag[oa]s?)\s){0,2}(?:a parte|por fora)\b/g,
  /\b([a-z]{3,20})\s(?:nao\s(?:(?:esta|estao|e|vem)\s)?inclus[oa]s?)\b/g,
  /\bnao\s(?:inclui|leva|acompanha)\s(?:[oa]s?\s)?([a-z]{3,20})\b/g,
  /\b([a-z]{3,20})\s(?:(?:e|fica|ficam|sao)\s)?por (?:conta d[oae]s? (?:client\w+|contratante|noiv\w+|alun\w+)|sua conta)\b/g,
  /\b(?:traga|trazer|traz|tragam)\s(?:[oa]s?\s)?(?:su[oa]s?\s|seus?\s)?([a-z]{3,20})\b/g,
];
const without = [/\bsem\s(?:[oa]s?\s)?([a-z]{3,20})\b/g];
const with_ = [
  /(?<!\b(?:nao|nem) )\b(?:(?:com|tem|contem)\s(?:pouc[oa]s?\s)?|pouc[oa]s?\s)(?:[oa]s?\s)?([a-z]{3,20})\b/g,
];

/** "balanc" is "balanceamento". */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one)));

/** "bebida inclusa" of "bebida à parte", "sem filtro" of "com filtro". */
function inclusions(draft: Draft): readonly Found[] {
  const topic = draft.own.topicFolded;
  return [
    [included, [...apart, ...without]] as const,
    [apart, included] as const,
    [with_, without] as const,
    [without, with_] as const,
  ].flatMap(([told, said]) => {
    const ofTold = namesBy(topic, told);
    const denied = namesBy(topic, said);
    const affirmed = namesBy(draft.said, told);
    return namesBy(draft.said, said)
      .filter(
        ({ name }) => !denied.some((one) => isSame(one.name, name)) && !affirmed.some((one) => isSame(one.name, name)),
      )
      .flatMap((one) => {
        const other = ofTold.find(({ name }) => isSame(name, one.name));
        return other ? [opposite(draft, one, `"${other.words}"`)] : [];
      });
  });
}

/** "linha inverno" where the topic speaks of the summer's alone. */
function saidOtherwise(draft: Draft): readonly Found[] {
  const prose = draft.said.replace(/#[\p{L}\p{N}_]+/gu, (found) => ' '.repeat(found.length));
  return antonyms.flatMap(({ told, other, word }) => {
    const match = told.exec(draft.own.topicFolded);
    if (!match || word.test(draft.own.folded)) return [];
    return [...prose.matchAll(other)]
      .filter(
        ({ index }) => !/\b(?:nao|sem|nem)\s(?:\w{1,12}\s){0,3}$/.test(prose.slice(Math.max(0, index - 30), index)),
      )
      .map(({ 0: words, index }) => opposite(draft, { start: index, end: index + words.length }, `"${match[0]}"`));
  });
}

const day = '(segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)s?(?:-feira)?';
const part = new RegExp(`\\b${day}\\s(?:de\\s|a\\s|pela\\s|na\\s)?(manha|tarde|noite)\\b`, 'g');

const prefixes = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** "segundas e quartas, à tarde" where the owner told of mornings alone, and of no hours. */
function otherPartOfDay({ own, said, sheet, days }: Draft): readonly (Place & { readonly told: string })[] {
  const told = [...own.topicFolded.matchAll(/\b(?:de|a|pela|na)\s(manha|tarde|noite)\b/g)];
  const [first] = told;
  if (!first || sheet.facts.some(({ kind, source }) => kind === 'time' && source === 'topic')) return [];
  return [...said.matchAll(new RegExp(part.source.replace('\\s(?:de', ',?\\s(?:de'), 'g'))]
    .filter(
      ({ 1: name = '', 2: when = '' }) =>
        !own.folded.includes(when) && days.named.has(prefixes.indexOf(name.slice(0, 3))),
    )
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, told: `"${first[0]}"` }));
}

/** "sábado à tarde" of "sab manha". */
function partsOfDay(draft: Draft): readonly Found[] {
  const told = [...draft.own.topicFolded.matchAll(part)];
  const [other] = otherPartOfDay(draft);
  if (other) return [opposite(draft, other, other.told)];
  return [...draft.said.matchAll(part)].flatMap(({ 0: words, 1: name = '', 2: when, index }) => {
    const same = told.filter(([, one = '']) => one.slice(0, 3) === name.slice(0, 3));
    const [first] = same;
    return first && same.every(([, , one]) => one !== when)
      ? [opposite(draft, { start: index, end: index + words.length }, `"${first[0]}"`)]
      : [];
  });
}

/** What customers owe, and a text that lets them off: "sem caução" of "1 mes caucao". */
const dues =
  /\bsem (?:precisar de |pagar |cobrar |cobranca de )?(caucao|fiador|sinal|entrada|taxa|matricula|fidelidade|couvert|multa|consumacao|carencia)\b/g;

const spared = ({ own, ...draft }: Draft): readonly Found[] =>
  [...draft.said.matchAll(dues)]
    .filter(({ 1: due = '' }) => {
      const told = [...own.folded.matchAll(new RegExp(`(.{0,12})\\b${due}\\b(.{0,16})`, 'g'))];
      return (
        told.length > 0 &&
        told.every(
          ([, before = '', behind = '']) =>
            !/\b(?:sem|s\/|n|nao|zero|nem|isen\w+|gratis)\W{0,2}(?:\w{1,7}\s)?$/.test(before) &&
            !/gratis|zero|\b0\b|isen|gratuit|livre|franca/.test(behind),
        )
      );
    })
    .map(({ 0: words, 1: due, index }) =>
      opposite({ own, ...draft }, { start: index, end: index + words.length }, `"${due}"`),
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
  /\bsem (?:pedido |consumo |compra |valor |quantidade )?minim[oa]\b|\bqualquer (?:quantidade|valor|compra)\b|\b(?:em )?todas as compras\b/g;

function waived(draft: Draft): readonly Found[] {
  const { said, own } = draft;
  const paper = asksFor.exec(own.topicFolded);
  const least = minimum.exec(own.topicFolded);
  const letsGo = [
    ...(paper?.[1]
      ? [
          ...said.matchAll(
            new RegExp(
              `\\b(?:sem|dispensa\\w*|nao (?:precisa|e preciso|pedimos|exigimos))\\s(?:(?:precisar|trazer|levar|apresentar|de|d[ao]|[oa]s?)\\s){0,3}${paper[1]}\\b`,
              'g',
            ),
          ),
        ].map((found) => ({ found, told: paper[0] }))
      : []),
    ...(least ? [...said.matchAll(noMinimum)].map((found) => ({ found, told: least[0] })) : []),
  ];
  return letsGo
    .filter(({ found: [words] }) => !own.folded.includes(fold(words)))
    .map(({ found: { 0: words, index }, told }) =>
      opposite(draft, { start: index, end: index + words.length }, `"${told}"`),
    );
}
