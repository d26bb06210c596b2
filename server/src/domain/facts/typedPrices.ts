import { fold } from '../words.ts';
import type { Patch } from './patch.ts';

const currency = String.raw`(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b`;
/** What a number counts or measures, when it stands behind it. */
const unit =
  /^\s?(?:%|[ºª°]|[oa]s?\b(?<=\d[oa]s?)|(?:h|hs|hrs?|horas?|min|mins?|minutos?|segundos?|ml|l|lts?|litros?|kgs?|kilos?|quilos?|g|grs?|gramas?|km|cm|mm|m|mts?|metros?|m2|m²|dias?|semanas?|mes|meses|anos?|x|vezes|parcelas?|por cento|v|volts|w|watts|mega|gb|tb|pol|polegadas|(?:de )?(?:altura|largura|comprimento|profundidade|diametro)|un|unid|und|unidades?|pcs?|pessoas?|vagas?|off?)\b|\s(?!(?:mais|menos|apos|antes|depois|juntos|reais|todos|todas|demais)\b)[a-z]{3,}s\b)/;
/** What may stand behind a price that is not named one. */
const boundary =
  /^\s*(?:$|[.,;!?)\n+]|(?:e|ou|com|c|sem|no|na|em|a|o|ate|pra|para|p|de|so|cada|por|que|q|menos|avista|pix|dinheiro|individual|tambem|tb|mas|se|depois|apos|antes)(?![a-z0-9]))/;
/** What one pays for, behind its price. */
const sold =
  /^\s?(?:(?:\/|o |a |por |p\/ ?|cada )\s?(?:quilos?|kilos?|kg|unidade|unid|un|duzia|cento|metro|m2|litro|l|pessoa|cabeca|hora|h|par|mes|semana|peca|fatia|porcao|diaria|aula|sessao|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|crianca|adulto|aluno|noite|fardo|saco|ano|visita|lata|barra|bola|arroba|dia)(?![a-z])|cada\b|[oa]s (?:\d{1,2}(?!\d|\s?h|:)|dois|duas|tres|quatro))/;
const paid =
  /^\s?(?:em (?:ate )?\d{1,2}\s?x|a vista|avista|no (?:pix|cartao|dinheiro|credito|debito|boleto)|em dinheiro|de (?:sinal|entrada|taxa)\b|\+\s?(?:vt|vr|va|comiss|benef|taxa))/;
/** Words that lead to a price. */
const asks =
  /(?:^|[^a-z])(?:por(?: so| apenas)?|custa[mr]?|custando|sai(?:u|ndo|em)?(?: por| a| so)?|fica (?:em|por|a)|valor(?: e| de| fica em)?:?|preco(?: e| de)?:?|cobr(?:o|a|am|amos|ando)|pag(?:a|am|o|ando|amos)(?: so| apenas)?|investimento(?: de)?:?|sinal de|a partir de|ganh(?:a|o) de salario|vend[oe] (?:a|por)|apenas r?)\s$/;
/** Things that have a price, a few words before it. */
const priced =
  /(?:^|[^a-z])(?:ingressos?|entrada|taxa|mensalidade|diaria|convites?|couvert|salario|refil|cond|condominio|aluguel|pacote|combo|frete|matricula|consulta|cartela|valor|preco|caucao|anuidade|multa|inscricao|rodizio|adesao)(?: (?:\d{1,2} )?[a-z/]+){0,3}\s$/;
/** What makes a number behind it a name, a day, an age or a place. */
const names =
  /(?:^|[^a-z])(?:dias?|datas?|n|no|num|numero|sala|apto|ap|loja|box|bloco|quadra|lote|andar|aro|tam|tamanhos?|manequim|numeracao|do|ao|turma|sub|br|linha|nivel|serie|ano|desde|iphone|galaxy|windows|ps|playstation|xbox|versao|salmo|artigo|art|lei|oab|crm|cro|crp|crn|creci|cep|cpf|cnpj|tomada|fator|fps|voltagem|terreno|area|construida|(?:maior|menor)(?:es)? de|(?:menos|mais|acima|cerca|quase|uns|umas|idade) de|idade|limite(?: de)?|max(?:imo)?(?: de)?|min(?:imo)?(?: de)?|seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ate|as|das|entre|em|sao|tem|temos|restam?|sobr(?:ou|aram)|faltam?|le(?:ve|va|vando)|compre|nota de|moeda de|cedula de|anos|serve[mr]?|servindo|pag|paginas?|canal|posto|km|capitulo|parte|dica|passo|kit|com|[cp]\/|para|pra|nos|nas|os|um|uma)[\s:]{1,2}$/;
/** "anos 70 e 80", "dia 9 e 23": the last of several that are named alike. */
const namedAlike =
  /(?:^|[^a-z])(?:anos|dias?|datas?|salas?|paginas?|tam|tamanhos?|aros?)\s\d{1,3}(?:,?\s\d{1,3})*\s(?:e|ou|ao?)\s$/;
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
/** Of several at other prices, behind the price. */
const kinds =
  /^\s(?:hatch|suv|sedan|carro|moto|caminhonete|adulto|crianca|casal|individual|dupla|inteira|meia|simples|solteiro)\b/;

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

/**
 * Prices that are typed, as `R$ 45`: those with a sign or a word of money, and those that their place makes sure
 * ("60 o quilo", "de 100 por 70", "corte 45, barba 30"). Any other number stays as it was typed, and each that
 * stands in what is taken.
 */
export function pricePatches(words: string, taken: readonly Patch[]): readonly Patch[] {
  const folded = fold(words);
  const isTaken = (place: number) => taken.some(({ start, end }) => place >= start && place < end);
  const patches: Patch[] = [...folded.matchAll(signed)].map(({ 0: found, 1: value = '', index }) => ({
    start: index,
    end: index + found.length,
    text: written(value),
  }));
  const sure = new Set<number>();
  const rest: (readonly [Typed, string, number])[] = [];
  for (const [sentence, from] of sentences(folded)) {
    // Hours and dates end a list.
    const untaken = sentence.replace(/\d/g, (digit, at: number) => (isTaken(from + at) ? ';' : digit));
    const listed = listsIn(untaken);
    const all = [...sentence.matchAll(number)]
      .map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }))
      .filter(({ start }) => !isTaken(from + start));
    const isSure = all.map((one) => surePrice(one, sentence));
    let hasSure = isSure.some((end) => end !== null) || /r\$|\bprecos?\b|\btabela\b/.test(sentence);
    for (const [index, one] of all.entries()) {
      const end = isSure[index] ?? null;
      const listedOnly = end === null && listed.has(one.start);
      if (end === null && !listedOnly) continue;
      if (listedOnly) hasSure = true;
      sure.add(valueOf(one.value));
      const patch = patchOf(one, end ?? one.end, sentence, from);
      const goesOn =
        listedOnly &&
        listed.get(one.start) === false &&
        /^\s(?!(?:e|ou|os?|as?)\s(?!dois|tres|\d))/.test(sentence.slice(one.end));
      patches.push(goesOn ? { ...patch, text: `${patch.text},` } : patch);
    }
    for (const [index, one] of all.entries()) {
      if (isSure[index] !== null || listed.has(one.start)) continue;
      if (hasSure && isLikePrice(one, sentence)) {
        sure.add(valueOf(one.value));
        patches.push(patchOf(one, one.end, sentence, from));
      } else rest.push([one, sentence, from]);
    }
  }
  for (const [one, sentence, from] of rest) {
    const before = sentence.slice(0, one.start);
    const after = sentence.slice(one.end);
    if (sure.size === 0 || isCounted(after)) continue;
    // "os 120 são abatidos", of a price that stands elsewhere; "tetra é 160"; a sentence that is one line of a list.
    const isSame =
      sure.has(valueOf(one.value)) && valueOf(one.value) >= 20 && /\b(?:[oa]s? de|os|desses|dos)\s$/.test(before);
    const isSaid =
      /(?:é|eh)\s$/i.test(words.slice(from, from + one.start)) && valueOf(one.value) >= 20 && boundary.test(after);
    const isLine = lineOfList.test(sentence.trim()) && after.trim() === '' && !isNamed(one, sentence);
    if (isSame || isSaid || isLine) patches.push(patchOf(one, one.end, sentence, from));
  }
  return patches;
}

const isCounted = (after: string): boolean => unit.test(after) || dated.test(after);

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
    !/(?:mais|cerca|quase|uns|umas)(?: de)?\s$/.test(before)
  )
    return end + (/^\s?mil/.exec(after)?.[0].length ?? 0);
  if (/,\d\d$/.test(value)) return end;
  if (/\.\d\d$/.test(value)) return valueOf(value) >= 13 && Number(value.slice(-2)) > 12 ? end : null;
  const amount = valueOf(value);
  if (
    /\b(?:entrega|frete|compras?|pedidos?)\b[^.]{0,30}\bacima de $/.test(before) &&
    amount >= 30 &&
    boundary.test(after)
  )
    return end;
  if (sold.test(after) && !/\b(?:dia|ate)\s$/.test(before)) return end;
  if (isReduced(before, after)) return end;
  if (amount < 5) return null;
  if (paid.test(after) && !/\b(?:ate|dia)\s$/.test(before)) return end;
  if (asks.test(before) && amount >= 10 && boundary.test(after)) return end;
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

/** Whether a number of a list may be the price of what stands before it. */
const isItem = (one: Typed, sentence: string): boolean =>
  (valueOf(one.value) >= 5 || (one.value !== '1' && /^\s*(?:[,;]|$)/.test(sentence.slice(one.end)))) &&
  !isAnother(one, sentence);

/** Whether a number is too small for a price that nothing else shows, or the words beside it make it anything else. */
const isNamed = (one: Typed, sentence: string): boolean => valueOf(one.value) < 5 || isAnother(one, sentence);

/** Whether the words beside a number make it anything but a price. */
const isAnother = ({ value, start, end }: Typed, sentence: string): boolean => {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  return (
    value.length > 5 ||
    /^(?:19|20)\d\d$/.test(value) ||
    names.test(before) ||
    namedAlike.test(before) ||
    isCountFor(before, after) ||
    street.test(before) ||
    unit.test(after) ||
    dated.test(after) ||
    /\d{3}[\s-]$/.test(before) ||
    /^[\s-]\d{4}/.test(after) ||
    /^\p{L}|^\+(?!\s)/u.test(after)
  );
};

/** Whether a number beside prices, behind its thing, is one too. */
const isLikePrice = (one: Typed, sentence: string): boolean => {
  const before = sentence.slice(0, one.start);
  const after = sentence.slice(one.end);
  // "2 por 5" may be a bundle.
  if (valueOf(one.value) < 10 && /\bpor\s$/.test(before)) return false;
  if (isNamed(one, sentence) && !(/\be\s$/.test(before) && kinds.test(after))) return false;
  return (
    (boundary.test(after) &&
      /\p{L}[)]?\s$/u.test(before) &&
      !/(?:^|\s)(?:de|da|no|na|a|ao)\s$/.test(before) &&
      (valueOf(one.value) >= 20 || !/\s(?:e|ou)\s$/.test(before))) ||
    kinds.test(after)
  );
};

const word = String.raw`(?:[a-z][a-z'/-]*|\d+(?:kg|g|ml|l|cm)|\d+ [a-z]{3,}s|[2-9] (?:bandeja|duzia|pacote|caixa|litro|quilo)s?)`;
const item = `${word}(?: ${word}){0,4}`;
const list = new RegExp(
  String.raw`(?<![\p{L}\d])(${item} \d{1,4})((?:\s?[,;]\s?|\s(?:e |ou |\+ )?)${item} \d{1,4})+(?=\s*(?:[.!?;,)\n]|$)|\s(?:so|no|na|com|cada|seg|ter|qua|qui|sex|sab|dom|de|aceit\p{L}*|pix|dinheiro|tod[oa]s?|abert\p{L}|atend\p{L}*|horario|e|busca|entreg\p{L}*|para|pra|p\/|montagem|frete|ate|retirada)\s)`,
  'gu',
);

/** "P 16 M 19 G 23" */
const sizes = /(?<![a-z])(?:pp|p|m|g|gg|xg) \d{1,3}(?:,? (?:e )?(?:pp|p|m|g|gg|xg) \d{1,3})+(?!\d)/g;
const lineOfList = new RegExp(`^${item} \\d{1,4}$`, 'u');

/** Where numbers stand in lists of things with their prices, and which ends one: "corte 40 barba 30 os dois 60". */
function listsIn(sentence: string): ReadonlyMap<number, boolean> {
  const places = new Map<number, boolean>();
  const add = (starts: readonly number[]) => {
    for (const start of starts) places.set(start, start === starts.at(-1));
  };
  for (const { 0: found, index } of sentence.matchAll(sizes))
    add([...found.matchAll(/\d+/g)].map(({ index: at }) => index + at));
  for (const { 0: found, index } of sentence.matchAll(list)) {
    const numbers = [...found.matchAll(/(?<=\s)\d{1,4}(?=[\s,;]|$)/g)].map(({ 0: value, index: at }) => ({
      value,
      start: index + at,
      end: index + at + value.length,
    }));
    const values = numbers.filter((one) => !isCounted(sentence.slice(one.end)));
    const isPriced = values.filter((one) => isItem(one, sentence) && isListed(sentence.slice(0, one.start)));
    // "café 4" among things that cost more.
    const most = Math.max(0, ...isPriced.map(({ value }) => valueOf(value)));
    if (isPriced.length > 1 && isPriced.length === values.length && most >= 5) add(isPriced.map(({ start }) => start));
  }
  return places;
}

const isListed = (before: string): boolean => !/(?:^|[^a-z])(?:e|ou|de|da|no|na|que|q)\s$/.test(before);
