import { fold } from '../words.ts';
import { barePrices, listedNumbers } from './barePrices.ts';
import type { Patch } from './patch.ts';
import { readStatements } from './readFacts.ts';

const currency = String.raw`(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b`;
/** What a number counts or measures, when it stands behind it. */
const unit =
  /^\s?(?:%|[ºª°]|[oa]s?\b(?<=\d[oa]s?)|(?:h|hs|hrs?|horas?|min|mins?|minutos?|segundos?|ml|l|lts?|litros?|kgs?|kilos?|quilos?|g|grs?|gramas?|km|cm|mm|m|mts?|metros?|m2|m²|dias?|semanas?|mes|meses|anos?|x|vezes|parcelas?|por cento|v|volts|w|watts|mega|gb|tb|pol|polegadas|(?:de )?(?:altura|largura|comprimento|profundidade|diametro)|un|unid|und|unidades?|pcs?|p[cç]s|centavos?|pessoas?|vagas?|off?)\b|\s(?!(?:mais|menos|apos|antes|depois|juntos|reais|todos|todas|demais)\b)[a-z]{3,}s\b)/;
/** What may stand behind a price that is not named one. */
const boundary =
  /^\s*(?:$|[.,;!?)\n+]|(?:e|ou|com|c|sem|no|na|em|a|o|ate|pra|para|p|de|so|cada|por|que|q|menos|avista|pix|dinheiro|individual|tambem|tb|mas|se|depois|apos|antes)(?![a-z0-9]))/;
/** What one pays for, behind its price. */
const sold =
  /^\s?(?:(?:\/|o |a |por |p\/ ?|cada )\s?(?:quilos?|kilos?|kg|unidade|unid|un|duzia|cento|metro|m2|litro|l|pessoa|cabeca|hora|h|par|mes|semana|peca|fatia|porcao|diaria|aula|sessao|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|crianca|adulto|aluno|noite|fardo|saco|ano|visita|lata|barra|bola|arroba|cartela|dia)(?![a-z])|cada\b|[oa]s (?:\d{1,2}(?!\d|\s?h|:)|dois|duas|tres|quatro))/;
const paid =
  /^\s?(?:em (?:ate )?\d{1,2}\s?x|a vista|avista|no (?:pix|cartao|dinheiro|credito|debito|boleto)|em dinheiro|de (?:sinal|entrada|taxa)\b|\+\s?(?:vt|vr|va|comiss|benef|taxa))/;
/** Words that lead to a price. */
const asks =
  /(?:^|[^a-z])(?:por(?: so| apenas)?|custa[mr]?|custando|sai(?:u|ndo|em)?(?: por| a| so)?|fica (?:em|por|a)|valor(?: e| de| fica em)?:?|preco(?: e| de)?:?|cobr(?:o|a|am|amos|ando)|pag(?:a|am|o|ando|amos)(?: so| apenas)?|investimento(?: de)?:?|sinal de|a partir de|ganh(?:a|o) de salario|vend[oe] (?:a|por)|apenas r?|(?:cai|sobe|baixa|desce|aumenta|(?:depois|agora) (?:vai|volta|passa|fica)) (?:para|pra|p\/|a))\s$/;
/** Things that have a price, a few words before it. */
const priced =
  /(?:^|[^a-z])(?:ingressos?|entrada|taxa|mensalidade|diaria|convites?|couvert|salario|refil|cond|condominio|aluguel|pacote|combo|frete|matricula|consulta|cartela|valor|preco|caucao|anuidade|multa|inscricao|rodizio|adesao)(?: (?:\d{1,2} )?[a-z/]+){0,3}\s$/;
/** "80 por 580": how many there are for the price behind it. */
const isCountFor = (before: string, after: string): boolean =>
  /^\s(?:por|p\/)\s(?:r\$\s?)?\d/.test(after) && !/(?:^|[^a-z])(?:de|era[m]?|antes)\s(?:r\$\s?)?$/.test(before);
const months =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
/** Dates, ranges and addresses. */
const dated = new RegExp(
  `^(?:\\s?(?:de|/)\\s?(?:${months})\\b|\\s?(?:,|e|a|ou|-|ate)\\s?\\d{1,2}(?:\\s?(?:,|e|a)\\s?\\d{1,2})*(?:/\\d|\\sde (?:${months}))|\\s?(?:a|ate|e|ou|-)\\s\\d+\\s?(?:anos|meses|dias|cm|kg|pessoas|horas|h\\b|km|min))`,
);
const street = /\b(?:rua|r\.|av|avenida|travessa|praca|alameda|rod|rodovia|estrada)\b[^.;\n\d$]{2,45}$/;
interface Typed {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** "1890" as `1.890`; decimals as they were typed, with a comma. */
function written(value: string): string {
  const [, whole = '', part] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const dots = whole.includes('.') ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `R$ ${dots}${part === undefined ? '' : `,${part}`}`;
}

const number = /(?<![\p{L}\d.,/:$°ºª%+@#-])(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![\d:]|\/\d|[.,]\d)/gu;
const signed = /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?)(?:(?=\s?mil\b)|(?!\d))/g;
const valueOf = (value: string): number => Number(value.replace(/\.(?=\d{3})/g, '').replace(',', '.'));

/** A sentence with its place; a price says nothing of another sentence. */
const sentences = (folded: string): readonly (readonly [string, number])[] =>
  [...folded.matchAll(/(?:[^.!?;\n]|[.](?=\d))+/g)].map(({ 0: text, index }) => [text, index]);

const aCount =
  /(?:^|[^a-z])(?:tamanhos?|numero|aro|sala|loja|linha|serve|ate|dia|tem|temos|iphone|galaxy|moto|sao|somos|faz|com|de|a|as|das|para|pra|em|e|ou|por|mais|menos|maior|acima|turma|nivel|kit|combo|segunda|terca|quarta|quinta|sexta|sabado|domingo|n)\s$/;

/** "suco 9 temos vegetariano que é 22": among prices, a number that another clause follows, or that a thing is. */
const isAside = ({ value, start, end }: Typed, sentence: string, typed: string): boolean =>
  valueOf(value) >= 2 &&
  ((valueOf(value) >= 4 &&
    /[a-z]{3,}\s$/.test(sentence.slice(0, start)) &&
    !aCount.test(sentence.slice(0, start)) &&
    /^\s(?:temos|tenho|aceit|entreg|fazemos|faco|atend|estamos|estou|fico|abro|abrimos|vou|tudo|gratis|hora marcada|agend|parcel|frete|garantia|pronto|retirada|encomend|inclu)/.test(
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

/** Where the fact sheet reads a price in a number that has no sign ("corte 45 barba 30"), and which of them a list of lines makes sure. */
function readPrices(words: string): { readonly read: ReadonlySet<number>; readonly listed: ReadonlySet<number> } {
  const facts = readStatements(words, new Date(0));
  // Folded, "é" would be the "e" that joins two things.
  const folded = fold(words.replace(/(?<![\p{L}\p{N}])[éÉ](?![\p{L}\p{N}])/gu, 'h'));
  const prices = facts.filter((fact) => /^(?:price|oldPrice)$/.test(fact.kind));
  const bare = barePrices(folded, facts);
  const unsigned = prices.filter((fact) => /^\d/.test(fact.words));
  return {
    read: new Set([...unsigned, ...bare].map(({ start }) => start)),
    listed: new Set([...bare].map(({ start }) => start).filter((start) => listedNumbers(folded, prices).has(start))),
  };
}

/**
 * Prices that are typed, as `R$ 45`: those with a sign or a word of money, those that their place makes sure
 * ("60 o quilo", "de 100 por 70"), and those that the fact sheet reads. Any other number stays as it was typed, and each
 * that stands in what is taken.
 */
export function pricePatches(words: string, taken: readonly Patch[]): readonly Patch[] {
  const folded = fold(words);
  const isTaken = (place: number) => taken.some(({ start, end }) => place >= start && place < end);
  const { read, listed } = readPrices(words);
  const patches: Patch[] = [...folded.matchAll(signed)].map(({ 0: found, 1: value = '', index }) => ({
    start: index,
    end: index + found.length,
    text: written(value),
  }));
  for (const [sentence, from] of sentences(folded)) {
    const count = [...sentence.matchAll(number)].filter(({ index }) => read.has(from + index)).length;
    const isList = count > 0 || /r\$/.test(sentence);
    for (const { 0: value, index } of sentence.matchAll(number)) {
      const one = { value, start: index, end: index + value.length };
      if (isTaken(from + index)) continue;
      const isRead = read.has(from + index) || (isList && isAside(one, sentence, words.slice(from)));
      const isPrice =
        listed.has(from + index) || (isRead && !isAnother(one, sentence) && isLikely(one, sentence, count));
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
  !(valueOf(value) < 60 && /\d\s?(?:anos?|mes|meses|dias?|horas?)\s[a-z]+\s$/.test(sentence.slice(0, start))) &&
  (/\b(?:por|frete|passagem|entrada|taxa|couvert|ingressos?|mensalidade|diaria|cartela|matricula|inscricao)\s$/.test(
    sentence.slice(0, start),
  ) ||
    count > 1 ||
    /r\$/.test(sentence) ||
    /[059]$/.test(value)) &&
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

const moneyBehind = new RegExp(
  String.raw`^(?:\s?mil)?\s?${currency}(?:\se\s\d\d(?:\scentavos)?(?!\d|\s?${currency}))?`,
);
const listOfMoney = new RegExp(String.raw`^(?:,\s?\d[\d.]*)*\s(?:e|ou)\s\d[\d.]*\s?${currency}`);

/** Where a number that is a price beyond doubt ends, its word of money included; null for any other. */
function surePrice({ value, start, end }: Typed, sentence: string): number | null {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  const money = moneyBehind.exec(after);
  if (money) return /\b(?:moeda|nota|cedula)s? de $/.test(before) ? null : end + money[0].length;
  if (
    /(?:^|[^\p{L}])(?:tel|fone|whats|zap)\w*:?\s$/u.test(before) ||
    /\d{3}[\s-]$/.test(before) ||
    /^[\s-]\d{4}/.test(after)
  )
    return null;
  if (/(?<![\d,])\d{1,2}x\s(?:de\s)?$/.test(before) && valueOf(value) >= 10 && !unit.test(after)) return end;
  if (
    /^\s?x\s?\d/.test(after) ||
    (/\b(?:lata|latao|garrafa|long neck)\s$/.test(before) && /^(?:269|300|350|355|473|500|550|600)$/.test(value))
  )
    return null;
  if (/\d\s?x\s?$|\b(?:limite|limitad[oa]s?|maximo|max)(?:\s(?:de|a))?\s$/.test(before)) return null;
  // "59,90kg"
  if (/,(?:90|99|49|98)$/.test(value) && valueOf(value) >= 2 && /^\s?kg\b/.test(after)) return end;
  if (
    /^[,;]?\s?$|[,;]\s$/.test(before) &&
    value.length > 1 &&
    /^\s(?:com|c\/|sem|cada)(?![a-z])/.test(after) &&
    valueOf(value) >= 20
  )
    return end;
  // "130 mes": nobody sells by so many months.
  if (/^\smes(?![a-z])/.test(after) && valueOf(value) >= 30) return end;
  if (unit.test(after) && !sold.test(after)) return null;
  if (dated.test(after) || /^\d{5,}$/.test(value) || /^\s?\p{L}?\/\d/u.test(after)) return null;
  if (listOfMoney.test(after)) return end;
  if (
    /^\s?mil\b(?!\s\p{L}+s\b)(?!\s(?:km|de))/u.test(after) &&
    !/(?:mais|cerca|quase|uns|umas|acima|abaixo|minimo|partir|cada|ate|com|tem|temos|sao)(?: de?)?\s$/.test(before)
  )
    return end + (/^\s?mil/.exec(after)?.[0].length ?? 0);
  // A price of less than one is told by what it buys: "linha 0,40" is how thick it is.
  if (/,\d\d$/.test(value) && (valueOf(value) >= 1 || sold.test(after))) return end;
  if (/\.\d\d$/.test(value)) return valueOf(value) >= 13 && Number(value.slice(-2)) > 12 ? end : null;
  const amount = valueOf(value);
  if (/\b(?:entrega|frete|compras?|pedidos?)\b[^.]{0,30}\bacima de $/.test(before) && amount >= 30) return end;
  if (sold.test(after) && !/\b(?:dia|ate)\s$/.test(before)) return end;
  if (isReduced(before, after)) return end;
  if (/^\d{1,3}\.\d{3}$/.test(value)) return end;
  if (/^\s(?:reais )?ou \d{1,2}\s?x(?![a-z])/.test(after)) return end;
  if (isCountFor(before, after)) return null;
  // "tilapia 24 o kg e limpamos por mais 4"; "casal paga 190"
  if (/\bpor (?:so )?mais\s$/.test(before) && boundary.test(after) && /\br\$|\d (?:o kg|reais|pila|conto)/.test(before))
    return end;
  if (/\bpag(?:a|am)\s$/.test(before) && amount >= 50) return end;
  if (amount < 5) return null;
  if (paid.test(after) && !/\b(?:ate|dia)\s$/.test(before)) return end;
  if (asks.test(before) && amount >= 10 && boundary.test(after)) return end;
  if (/\b(?:a partir de|a parte|à parte)\s$/.test(before) && amount >= 10) return end;
  if (priced.test(before) && boundary.test(after) && !/\b(?:ate|dia|das|as|de|com|para|em)\s$/.test(before)) return end;
  if (
    /\p{L}\sa\s$/u.test(before) &&
    !/(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia)\sa\s$/.test(before) &&
    amount >= 10
  )
    return /^\s*(?:[.!?;,)\n]|$)|^\s(?:cada|o |no pix)/.test(after) ? end : null;
  return null;
}

/** "de 100 por 70", both of them. */
function isReduced(before: string, after: string): boolean {
  const now =
    /^\s?(?:reais\s)?(?:por|para|pra|p\/)\s?(?:apenas\s|so\s)?(?:r\$\s?)?(\d[\d.,]*)(?!\s?(?:dias|pessoas|meses|anos|h\b|horas|kg|\d*\/))/.exec(
      after,
    );
  const was =
    /(?:^|[^a-z])(?:de|era[m]?)\s(?:r\$\s?)?(\d[\d.,]*)\s?(?:reais\s)?(?:por|para|pra|p\/|agora)\s?(?:apenas\s|so\s)?$/.exec(
      before,
    );
  if (now && /(?:^|[^a-z])(?:de|era[m]?)\s$/.test(before)) return valueOf(now[1]?.replace(/[.,]$/, '') ?? '') >= 5;
  return was !== null && boundary.test(after.replace(/^[\d.,]+/, ''));
}

/** Whether the words beside a number make it a year, an address or a telephone, whatever else they may mean. */
const isAnother = ({ value, start, end }: Typed, sentence: string): boolean =>
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
  (/\b(?:acima|abaixo|mais|menos) de?\s$/.test(sentence.slice(0, start)) && /^\s?mil\b/.test(sentence.slice(end))) ||
  // "+ 20 anzol": how many.
  (/[^a-z\d)"'\s]\s$/.test(sentence.slice(0, start)) &&
    /^\s[a-z]/.test(sentence.slice(end)) &&
    !boundary.test(sentence.slice(end))) ||
  /^\s[bfh-lr-z](?:\s|$)/.test(sentence.slice(end)) ||
  (/\bpag(?:a|am|ue|o)\s$/.test(sentence.slice(0, start)) && !boundary.test(sentence.slice(end))) ||
  // "titan 160 145": the model, and what it costs.
  /^\s\d{2,4}(?![\d:/h,.]|\s[a-z]+s\b|(?:ml|l|g|kg)\b)/.test(sentence.slice(end)) ||
  (/\b(?:leva|leve|fica|fique)\s$/.test(sentence.slice(0, start)) && /^\s(?:e\s)?pag/.test(sentence.slice(end))) ||
  /\b(?:barraca|box|quiosque|estande|stand)\s$/.test(sentence.slice(0, start)) ||
  /\d\s?x\s?$|\b(?:limite|limitad[oa]s?|maximo|max)(?:\s(?:de|a))?\s$/.test(sentence.slice(0, start)) ||
  (/^\d{3,5}$/.test(value) && /\b(?:aqui|fica|ficamos|estou|estamos) n[ao] [a-z]+\s$/.test(sentence.slice(0, start))) ||
  /^(?:19|20)\d\d$/.test(value) ||
  value.length > 7 ||
  street.test(sentence.slice(0, start)) ||
  /\b(?:construid[oa]|terreno|area)\s$/.test(sentence.slice(0, start)) ||
  isCountFor(sentence.slice(0, start), sentence.slice(end)) ||
  (value.length === 4 && /\d{4,5}[\s-]$/.test(sentence.slice(0, start))) ||
  /^[\s-]\d{4}/.test(sentence.slice(end));
