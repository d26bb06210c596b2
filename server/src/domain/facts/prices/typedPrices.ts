import { fold, matchesOf } from '../../words.ts';
import { barePrices, listedNumbers } from './barePrices.ts';
import { namesNumber } from './priceWords.ts';
import type { Fact, FactKind } from '../fact.ts';
import { isNoPrice } from './noPrice.ts';
import { isNeatlyTyped } from '../spelling/neat.ts';
import type { Patch } from '../spelling/patch.ts';
import { readStatements } from '../readFacts.ts';
import { boundary, isCountFor, number, sentences, street, surePrice, unit, valueOf, type Typed } from './surePrices.ts';

/** "1890" as `1.890`; decimals as they were typed, with a comma. */
function written(value: string): string {
  const [, whole = '', part] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const dots = whole.includes('.') ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `R$ ${dots}${part === undefined ? '' : `,${part}`}`;
}

const signed = /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?)(?:(?=\s?mil\b)|(?!\d))/g;
const aCount =
  /(?:^|[^a-z])(?:tamanhos?|numero|aro|sala|loja|linha|serve|ate|dia|tem|temos|iphone|galaxy|moto|sao|somos|faz|com|de|a|as|das|para|pra|em|e|ou|por|mais|menos|maior|acima|turma|nivel|kit|combo|segunda|terca|quarta|quinta|sexta|sabado|domingo|n)\s$/;

/** "suco 9 temos vegetariano que é 22": among prices, a number that another clause follows, or that a thing is. */
const isAside = ({ value, start, end }: Typed, sentence: string, typed: string): boolean =>
  valueOf(value) >= 2 &&
  !namesNumber(sentence.slice(0, start)) &&
  ((valueOf(value) >= 4 &&
    /[a-z]{3,}\s$/.test(sentence.slice(0, start)) &&
    !aCount.test(sentence.slice(0, start)) &&
    /^\s(?:temos|tenho|aceit|entreg|fazemos|faco|atend|estamos|estou|fico|abro|abrimos|vou|tudo|gratis|hora marcada|agend|parcel|frete|garantia|pronto|retirada|encomend|inclu|visita|orcamento|avaliacao|busca)/.test(
      sentence.slice(end),
    )) ||
    // "fruta 4, leite 5"
    (/[a-z]{3,}\s$/.test(sentence.slice(0, start)) &&
      !aCount.test(sentence.slice(0, start)) &&
      /^\s?,\s[a-z]/.test(sentence.slice(end))) ||
    // "300ml 12 500ml 17"
    (/\d\s?(?:ml|l|litros?|g|kg)\s$/.test(sentence.slice(0, start)) &&
      /^\s(?:\d|(?:e|com|cada)\s)|^[,;]|^$/.test(sentence.slice(end))) ||
    // "80 tomada 40 ponto novo 70"
    (/\d [a-z]{3,}(?: [a-z]{3,}){0,3}\s$/.test(sentence.slice(0, start)) &&
      !aCount.test(sentence.slice(0, start)) &&
      valueOf(value) >= 5 &&
      /^\s[a-z]{3,}(?: [a-z]+){0,4} (?:r\$ )?\d/.test(sentence.slice(end)) &&
      !unit.test(sentence.slice(end))) ||
    (/\s(?:é|eh)\s$/i.test(typed.slice(0, start)) && !unit.test(sentence.slice(end))));

/** What a number is part of, so that it is no price. */
const noPrice: ReadonlySet<FactKind> = new Set([
  'date',
  'time',
  'deadline',
  'start',
  'contact',
  'link',
  'discount',
  'instalments',
  'bundle',
]);

/**
 * Where the fact sheet reads a price in a number that has no sign ("corte 45 barba 30"), which of them a list of lines
 * makes sure, and the facts of which a number is no price.
 */
function readPrices(words: string): {
  readonly read: ReadonlySet<number>;
  readonly listed: ReadonlySet<number>;
  readonly others: readonly Fact[];
} {
  const facts = readStatements(words, new Date(0));
  // Folded, "é" would be the "e" that joins two things.
  const folded = fold(words.replace(/(?<![\p{L}\p{N}])[éÉ](?![\p{L}\p{N}])/gu, 'h'));
  const prices = facts.filter((fact) => /^(?:price|oldPrice)$/.test(fact.kind));
  const bare = barePrices(folded, facts);
  const unsigned = prices.filter((fact) => /^\d/.test(fact.words));
  return {
    read: new Set([...unsigned, ...bare].map(({ start }) => start)),
    listed: new Set([...bare].map(({ start }) => start).filter((start) => listedNumbers(folded, prices).has(start))),
    others: facts.filter(({ kind }) => noPrice.has(kind)),
  };
}

/**
 * Prices that are typed, as `R$ 45`: those with a sign or a word of money, those that their place makes sure
 * ("60 o quilo", "de 100 por 70"), and those that the fact sheet reads. Any other number stays as it was typed, and each
 * that stands in what is taken.
 */
export function pricePatches(words: string, taken: readonly Patch[]): readonly Patch[] {
  const folded = fold(words);
  const { read, listed, others } = readPrices(words);
  const isExact = isCareful(words);
  const isTaken = (place: number) => [...taken, ...others].some(({ start, end }) => place >= start && place < end);
  const patches: Patch[] = matchesOf(folded, signed).map(({ 0: found, 1: value = '', index }) => ({
    start: index,
    end: index + found.length,
    text: written(value),
  }));
  for (const [sentence, from] of sentences(folded)) {
    const typed = matchesOf(sentence, number).map(({ 0: value, index }) => ({
      value,
      start: index,
      end: index + value.length,
    }));
    const isList = /r\$/.test(sentence) || typed.some(({ start }) => read.has(from + start));
    const isRead = (one: Typed) => read.has(from + one.start) || (isList && isAside(one, sentence, words.slice(from)));
    const count = typed.filter(isRead).length;
    for (const one of typed) {
      if (isTaken(from + one.start)) continue;
      const isPrice =
        listed.has(from + one.start) ||
        (!isExact && isRead(one) && !isAnother(one, sentence) && isLikely(one, sentence, count));
      const end = surePrice(one, sentence) ?? (isPrice ? one.end : null);
      if (end === null) continue;
      const mil = end === one.end ? (/^\s?mil\b/.exec(sentence.slice(end))?.[0].length ?? 0) : 0;
      patches.push(patchOf(one, end + mil, sentence, from));
    }
  }
  return patches;
}

/**
 * Whether a bare number that may be a price is one: it stands in a list of prices, or is round as prices are. "25 anos
 * inversor 10" goes on with the years.
 */
const isLikely = ({ value, start }: Typed, sentence: string, count: number): boolean =>
  !(valueOf(value) < 60 && /\d\s?(?:anos?|mes|meses|dias?)\s[a-z]+\s$/.test(sentence.slice(0, start))) &&
  (/\b(?:por|frete|passagem|entrada|taxa|couvert|ingressos?|mensalidade|diaria|cartela|matricula|inscricao)\s$/.test(
    sentence.slice(0, start),
  ) ||
    count > 1 ||
    /r\$/.test(sentence) ||
    /[059]$/.test(value) ||
    // "café 250g 38 moído", "x-tudo 22 acompanha batata"
    /\d\s?(?:ml|l|litros?|g|kg)\s$/.test(sentence.slice(0, start)) ||
    // "marmita 22 a média"
    /^\s(?:acompanha|serve|inclui|[ao] (?:pequen|medi|grande|inteir|simples|dupl|avuls))/.test(
      sentence.slice(start + value.length),
    )) &&
  (valueOf(value) >= 20 ||
    count > 1 ||
    /r\$|\d,\d\d|(?:por|frete|passagem|entrada|taxa|couvert|ingressos?|mensalidade|diaria|cartela|matricula|inscricao) \d/.test(
      sentence,
    ));

function patchOf({ value, start }: Typed, end: number, sentence: string, from: number): Patch {
  const thousand = /^\s?mil\b/.test(sentence.slice(start + value.length)) ? ' mil' : '';
  const cents = /\be\s(\d\d)(?:\scentavos)?$/.exec(sentence.slice(start + value.length, end))?.[1];
  return { start: from + start, end: from + end, text: `${written(cents ? `${value},${cents}` : value)}${thousand}` };
}

/**
 * Whether somebody typed who begins sentences with capitals, ends them, and writes R$: a number of theirs without it
 * is no price, unless its words make it one.
 */
const isCareful = (words: string): boolean => /R\$/.test(words) && /[.!?]\s/.test(words) && isNeatlyTyped(words);

/** Whether the words beside a number make it a year, an address or a telephone, whatever else they may mean. */
const isAnother = ({ value, start, end }: Typed, sentence: string): boolean =>
  isNoPrice(valueOf(value), sentence.slice(0, start), sentence.slice(end)) ||
  /\b(?:moeda|nota|cedula)s? de\s$/.test(sentence.slice(0, start)) ||
  // "so esse fim de semana 28 e 29": days of the month.
  (/^(?:[1-9]|[12]\d|3[01])$/.test(value) &&
    /\b(?:fi(?:m|nal) de semana|fds|feriad(?:o|ao)|dias?)\s(?:\d{1,2}(?:\s?,\s?\d{1,2})*\s?(?:e|a|ou|,)\s)?$/.test(
      sentence.slice(0, start),
    )) ||
  // "calça jeans cintura alta 38 seminova 45": the size.
  (/^(?:3[3-9]|4\d|5[0-6])$/.test(value) &&
    /\b(?:calca|saia|short|bermuda|vestido|jeans|sapato|tenis|bota|sandalia|sapatilha|blusa|camisa|casaco)\b[^,.;\d]*$/.test(
      sentence.slice(0, start),
    ) &&
    /^\s(?:(?:semi)?nov|usad|cor|pret|azul|branc|marca)/.test(sentence.slice(end))) ||
  /\b(?:minim[oa]|maxim[oa]|(?<!\d )min|max|zona|setor|quadra|bloco|lote|km|rota|ala|fase|classe|bilhete|senha|protocolo|linha|registro|licenca|(?:antes|depois|partir) das|na compra de)\s$/.test(
    sentence.slice(0, start),
  ) ||
  /^\s?(?:de )?(?:altura|largura|comprimento|profundidade|diametro|metros?)\b/.test(sentence.slice(end)) ||
  (/\b(?:lata|latao|garrafa|long neck)\s$/.test(sentence.slice(0, start)) &&
    /^(?:269|300|350|355|473|500|550|600)$/.test(value)) ||
  /^0,\d\d$/.test(value) ||
  /^\s?centavos?\b/.test(sentence.slice(end)) ||
  (/\b(?:acima|abaixo|mais|menos) de?\s$/.test(sentence.slice(0, start)) && /^\s?mil\b/.test(sentence.slice(end))) ||
  // "+ 20 anzol": how many.
  (/[^a-z\d)"'\s]\s$/.test(sentence.slice(0, start)) &&
    /^\s[a-z]/.test(sentence.slice(end)) &&
    !boundary.test(sentence.slice(end))) ||
  /^\s[bfh-lr-z](?:\s|$)/.test(sentence.slice(end)) ||
  (/\bpag(?:a|am|ue|o)\s$/.test(sentence.slice(0, start)) && !boundary.test(sentence.slice(end))) ||
  // "titan 160 145": the model, and what it costs.
  /^\s\d{2,4}(?![\d:/h,.]|\s[a-z]+s\b|(?:ml|l|g|kg)\b)/.test(sentence.slice(end)) ||
  (/\b(?:leva|leve|levando|compra|comprando|fica|fique)\s$/.test(sentence.slice(0, start)) &&
    /^\s(?:e\s)?pag/.test(sentence.slice(end))) ||
  /\b(?:barraca|box|quiosque|estande|stand)\s$/.test(sentence.slice(0, start)) ||
  /\d\s?x\s?$|\b(?:limite|limitad[oa]s?|maximo|max)(?:\s(?:de|a))?\s$/.test(sentence.slice(0, start)) ||
  (/^\d{3,5}$/.test(value) && /\b(?:aqui|fica|ficamos|estou|estamos) n[ao] [a-z]+\s$/.test(sentence.slice(0, start))) ||
  (/^(?:19|20)\d\d$/.test(value) && !/\b(?:aluguel|salario|mensalidade)\s$/.test(sentence.slice(0, start))) ||
  value.length > 7 ||
  street.test(sentence.slice(0, start)) ||
  /\b(?:construid[oa]|terreno|area)\s$/.test(sentence.slice(0, start)) ||
  isCountFor(sentence.slice(0, start), sentence.slice(end)) ||
  (value.length === 4 && /\d{4,5}[\s-]$/.test(sentence.slice(0, start))) ||
  /^[\s-]\d{4}(?!(?:ml|l|g|kg)\b)/.test(sentence.slice(end));
