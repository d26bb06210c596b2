import { stem } from '../domain/facts/stem.ts';
import { fold } from '../domain/words.ts';
import type { Check, Draft, Found, Place } from './draft.ts';
import { againstUse } from './againstUse.ts';
import { limitsLifted, opposite } from './limitsLifted.ts';
import { turnedConditions } from './turnedConditions.ts';

/** What a text says in plain words the other way round: what is included, for whom, how far, with which paper (rule 5.2). */
export const opposites: Check = (draft) =>
  [
    ...inclusions(draft),
    ...antonyms(draft),
    ...partsOfDay(draft),
    ...limitsLifted(draft),
    ...waived(draft),
    ...turnedConditions(draft),
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
  /\b([a-z]{3,20})\se\s[a-z]{3,20}\sinclus[oa]s?\b/g,
  /(?<!\bnao )\b([a-z]{3,20})\s(?:(?:ja|e|esta|estao|fica|ficam|vem)\s){0,2}inclus[oa]s?\b/g,
  /(?<!\bnao )\binclu(?:i|em|indo|imos|so|sa|sos|sas)\s(?:(?:[oa]s?|um|uma|ate)\s)?([a-z]{3,20})\b/g,
  /\b(?:levo|levamos|forneco|fornecemos)\s(?:tod[oa]s?\s)?(?:[oa]s?\s|meus?\s|nossos?\s)?([a-z]{3,20})\b/g,
];
const apart = [
  /\b([a-z]{3,20})\s(?:(?:e|sao|fica|ficam|cobrad[oa]s?|vendid[oa]s?|pag[oa]s?)\s){0,2}(?:a parte|por fora)\b/g,
  /\b([a-z]{3,20})\s(?:nao\s(?:(?:esta|estao|e|vem)\s)?inclus[oa]s?)\b/g,
  /\bnao\s(?:inclui|leva|acompanha)\s(?:[oa]s?\s)?([a-z]{3,20})\b/g,
  /\b([a-z]{3,20})\s(?:(?:e|fica|ficam|sao)\s)?por (?:conta d[oae]s? (?:client\w+|contratante|noiv\w+|alun\w+)|sua conta)\b/g,
  /\b(?:traga|trazer|traz|tragam)\s(?:[oa]s?\s)?(?:su[oa]s?\s|seus?\s)?([a-z]{3,20})\b/g,
];
const without = [/\bsem\s(?:[oa]s?\s)?([a-z]{3,20})\b/g];
const with_ = [/\bcom\s(?:[oa]s?\s)?([a-z]{3,20})\b/g];

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

/** What was told, what a text says instead, and the word by which the owner would have told that as well. */
const pairs: readonly { readonly told: RegExp; readonly other: RegExp; readonly word: RegExp }[] = [
  {
    told: /\b(?:so|somente|apenas)\s(?:atend\w+\s)?particular\b/,
    other: /\b(?:aceitamos|atendemos|por|pelo|e|ou|com)\s(?:\w{1,12}\s){0,2}(?:convenios?|planos? de saude)\b/g,
    word: /\bconvenio|\bplanos? de saude/,
  },
  {
    told: /\bverao\b/,
    other: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?inverno\b/g,
    word: /\binverno\b/,
  },
  {
    told: /\binverno\b/,
    other: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?verao\b/g,
    word: /\bverao\b/,
  },
  {
    told: /\b(?:so|somente|apenas)\s(?:com|para)\s(?:convite|convidad[oa]s|alun[oa]s|soci[oa]s|associad[oa]s|membros)\b/,
    other: /\babert[oa]s? ao publico\b|\bpara o publico em geral\b|\bentrada livre\b/g,
    word: /\bpublico\b|\blivre\b/,
  },
  {
    told: /\b(?:so|somente|apenas)\s(?:emergencias?|plantao|urgencias?)\b/,
    other: /\batendimento normal\b/g,
    word: /\bnormal/,
  },
  { told: /\bmasculin[oa]s?\b|\bmasc\b/, other: /\bfeminin[oa]s?\b/g, word: /\bfem(?:inin)?/ },
  { told: /\bfeminin[oa]s?\b|\bfem\b/, other: /\bmasculin[oa]s?\b/g, word: /\bmasc/ },
  {
    told: /\bpresencia(?:l|is)\b/,
    other: /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?online\b/g,
    word: /\bon-?line\b/,
  },
  {
    told: /\bonline\b/,
    other: /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?presencia(?:l|is)\b/g,
    word: /\bpresencia/,
  },
];

/** "linha inverno" where the topic speaks of the summer's alone. */
function antonyms(draft: Draft): readonly Found[] {
  const prose = draft.said.replace(/#[\p{L}\p{N}_]+/gu, (found) => ' '.repeat(found.length));
  return pairs.flatMap(({ told, other, word }) => {
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

/** What the owner asks for, and how a text lets it go. */
const papers = 'nota|receita|carteira|carteirinha|comprovante|cupom|documento|nota fiscal|etiqueta|pedido medico';
const asksFor = new RegExp(
  `\\b(?:levando|trazendo|apresentando|mostrando|com|traga|trazer|mediante)\\s(?:[oa]s?\\s)?(${papers})\\b`,
);
const minimum =
  /\bmin(?:imo)?\.?\s(?:de\s)?\d|\bpedido minimo|\bacima de\s(?:r\$\s?)?\d|\ba partir de \d+ (?:unid|pec|pessoas)/;
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
