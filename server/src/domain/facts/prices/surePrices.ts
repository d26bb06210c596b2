import { matchesOf } from '../../words.ts';
import { isNoPrice } from './noPrice.ts';

const currency = String.raw`(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b`;
/** What a number counts or measures, when it stands behind it. */
export const unit =
  /^(?!\s[mg]\s(?:r\$\s?)?\d)\s?(?:%|[ºª°]|[oa]s?\b(?<=\d[oa]s?)|(?:h|hs|hrs?|horas?|min|mins?|minutos?|segundos?|ml|l|lts?|litros?|kgs?|kilos?|quilos?|g|grs?|gramas?|km|cm|mm|m|mts?|metros?|m2|m²|dias?|semanas?|mes|meses|anos?|x|vezes|parcelas?|por cento|v|volts|w|watts|mega|gb|tb|pol|polegadas|(?:de )?(?:altura|largura|comprimento|profundidade|diametro)|un|unid|und|unidades?|pcs?|p[cç]s|centavos?|pessoas?|vagas?|off?)\b|\s(?!(?:mais|menos|apos|antes|depois|juntos|reais|todos|todas|demais|[a-z]{3,}[aei]mos)\b)[a-z]{3,}s\b)/;
/** What may stand behind a price that is not named one. */
export const boundary =
  /^\s*(?:$|[.,;!?)\n+]|(?:e|ou|com|c|sem|no|na|em|a|o|ate|pr[ao]s?|para|p|de|so|cada|por|que|q|menos|avista|pix|dinheiro|individual|tambem|tb|mas|se|depois|apos|antes|ja)(?![a-z0-9]))/;
/** What one pays for, behind its price. */
const sold =
  /^\s?(?:(?:\/|o |a |por |p\/ ?|cada )\s?(?:quilos?|kilos?|kg|unidade|unid|un|duzia|cento|metro|m[2²]|litro|l|pessoa|cabeca|hora|h|par|mes|semana|peca|fatia|porcao|diaria|aula|sessao|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|crianca|adulto|aluno|noite|fardo|saco|ano|visita|lata|barra|bola|arroba|cartela|plantao|turno|dia|dose)(?![a-z])|cada\b|(?<=\s)[oa]s (?:\d{1,2}(?!\d|\s?h|:)|dois|duas|tres|quatro))/;
const paid =
  /^\s?(?:em (?:ate )?\d{1,2}\s?x|a vista|avista|no (?:pix|cartao|dinheiro|credito|debito|boleto)|em dinheiro|instalad[oa]\b|por ate \d{1,2} (?:dias|horas)\b|de (?:sinal|entrada|taxa)\b|\+\s?(?:vt|vr|va|comiss|benef|taxa))/;
/** Words that lead to a price. */
const asks =
  /(?:^|[^a-z])(?:por(?: so| apenas)?|custa[mr]?|custando|sai(?:u|ndo|em)?(?: por| a| so)?|fica (?:em|por|a)|valor(?: e| de| fica em)?:?|preco(?: e| de)?:?|cobr(?:o|a|am|amos|ando)|pag(?:a|am|o|ando|amos)(?: so| apenas)?|investimento(?: de)?:?|sinal de|a partir de|comeca(?:m|ndo)? em|ganh(?:a|o) de salario|vend[oe] (?:a|por)|apenas r?|(?:cai|sobe|baixa|desce|aumenta|(?:depois|agora) (?:vai|volta|passa|fica)) (?:para|pra|p\/|a))\s$/;
/** Things that have a price, a few words before it. */
const priced =
  /(?:^|[^a-z])(?:ingressos?|entrada|taxa|mensalidade|diaria|convites?|couvert|salario|refil|cond|condominio|aluguel|pacote|combo|frete(?! gratis)|matricula|consulta|cartela|valor|preco|caucao|anuidade|multa|inscricao|rodizio|adesao)(?: (?:\d{1,2} )?[a-z/]+){0,3}\s$/;
/** "80 por 580": how many there are for the price behind it. */
export const isCountFor = (before: string, after: string): boolean =>
  /^\s(?:por|p\/)\s(?:r\$\s?)?\d(?!\d*\s?(?:h|horas?|min|minutos?|dias)\b)/.test(after) &&
  !/(?:^|[^a-z])(?:de|era[m]?|antes)\s(?:r\$\s?)?$/.test(before);
const months =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
const afterMonth = new RegExp(`\\d (?:de )?(?:${months})\\s$`);
/** Dates, ranges and addresses. */
const dated = new RegExp(
  `^(?:\\s?(?:de|/)\\s?(?:${months})\\b|\\s?(?:,|e|a|ou|-|ate)\\s?\\d{1,2}(?:\\s?(?:,|e|a)\\s?\\d{1,2})*(?:/\\d|\\sde (?:${months}))|\\s?(?:a|ate|e|ou|-)\\s\\d+\\s?(?:anos|meses|dias|cm|kg|pessoas|horas|h\\b|km|min))`,
);
/** Where a street is named. */
export const street = /\b(?:rua|r\.|av|avenida|travessa|praca|alameda|rod|rodovia|estrada)\b[^.;\n\d$]{2,45}$/;
/** A number as it stands in its sentence. */
export interface Typed {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A number that stands by itself. */
export const number =
  /(?<![\p{L}\d.,/:$°ºª%+@#-])(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![\d:]|\/\d|[.,]\d)/gu;
/** What a number is worth. */
export const valueOf = (value: string): number => Number(value.replace(/\.(?=\d{3})/g, '').replace(',', '.'));

/** A sentence with its place; a price says nothing of another sentence. */
export const sentences = (folded: string): readonly (readonly [string, number])[] =>
  matchesOf(folded, /(?:[^.!?;\n]|[.](?=\d))+/g).map(({ 0: text, index }) => [text, index]);

const moneyBehind = new RegExp(
  String.raw`^(?:\s?mil)?\s?${currency}(?:\se\s\d\d(?:\scentavos)?(?!\d|\s?${currency}))?`,
);
const listOfMoney = new RegExp(String.raw`^(?:,\s?\d[\d.]*)*\s(?:e|ou)\s\d[\d.]*\s?${currency}`);

/** Where a number that is a price beyond doubt ends, its word of money included; null for any other. */
/** What is sold by the bottle, and how much of it. */
const bottled = /\b(?:agua|galao|garrafao|gas|botijao)\b[^.,;]{0,20}\d\s?(?:l|litros?|kg)\s$/;

export function surePrice({ value, start, end }: Typed, sentence: string): number | null {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  const money = moneyBehind.exec(after);
  if (money) return /\b(?:moeda|nota|cedula)s? de $/.test(before) ? null : end + money[0].length;
  if (isNoPrice(valueOf(value), before, after)) return null;
  if (isBesideOther(valueOf(value), before, after)) return end;
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
    /^\s(?:(?:ja )?com|c\/|sem|cada)(?![a-z])/.test(after) &&
    valueOf(value) >= 20
  )
    return end;
  // "retiro 480 qto coletivo 620 duplo"
  if (/^\s(?:qtos?|quartos?)\s(?:coletiv|compartilh|dupl|individua|casal)/.test(after) && valueOf(value) >= 60)
    return end;
  // "130 mes": nobody sells by so many months.
  if (/^\smes(?![a-z])/.test(after) && valueOf(value) >= 30) return end;
  if (unit.test(after) && !sold.test(after)) return null;
  // "4.900 até 60 pessoas"
  const guests = /^\s?ate\s(\d{1,3})\s?(?:pessoas|convidados|criancas)\b/.exec(after)?.[1];
  if (guests !== undefined && valueOf(value) >= 100 && valueOf(value) > Number(guests)) return end;
  if (dated.test(after) || /^\d{5,}$/.test(value) || /^\s?\p{L}?\/\d/u.test(after)) return null;
  if (listOfMoney.test(after)) return end;
  if (
    /^\s?mil\b(?!\s\p{L}+s\b)(?!\s(?:km|de))(?!\spor\s(?:r\$\s?)?\d{2,3}(?!\d|[.,]\d|\s?mil))/u.test(after) &&
    !/(?:mais|cerca|quase|uns|umas|acima|abaixo|minimo|partir|cada|ate|com|tem|temos|sao)(?: de?)?\s$/.test(before)
  )
    return end + (/^\s?mil/.exec(after)?.[0].length ?? 0);
  // A price of less than one is told by what it buys: "linha 0,40" is how thick it is.
  if (/,\d\d$/.test(value) && (valueOf(value) >= 1 || sold.test(after))) return end;
  if (/\.\d\d$/.test(value)) return valueOf(value) >= 13 && Number(value.slice(-2)) > 12 ? end : null;
  const amount = valueOf(value);
  if (/\b(?:entrega|frete|compras?|pedidos?)\b[^.]{0,30}\bacima de $/.test(before) && amount >= 30) return end;
  // "na compra de 5 a peça mais barata sai de graça": how many.
  if (sold.test(after) && !/\b(?:dia|ate|compra de)\s$/.test(before)) return end;
  if (/\b(?:ganha|ganhe|tem)\s$/.test(before) && /^\sde desconto\b/.test(after)) return end;
  if (/\bmulta de\s$/.test(before) && boundary.test(after)) return end;
  if (amount >= 5 && /\b(?:taxa|mensalidade(?: depois)?) de\s$/.test(before) && boundary.test(after)) return end;
  if (isReduced(before, after)) return end;
  if (/^\d{1,3}\.\d{3}$/.test(value)) return end;
  if (/^\s(?:reais )?ou \d{1,2}\s?x(?![a-z])/.test(after)) return end;
  if (isCountFor(before, after)) return null;
  // "tilapia 24 o kg e limpamos por mais 4"; "casal paga 190"
  if (/\bpor (?:so )?mais\s$/.test(before) && boundary.test(after) && /\br\$|\d (?:o kg|reais|pila|conto)/.test(before))
    return end;
  // "custa 9 torta holandesa", "homem paga 20 tem caldinho", "com moldura por 180 vidro"
  if (/\bcusta[mr]?\s$/.test(before) && amount >= 3) return end;
  if (/\bpag(?:a|am)\s$/.test(before) && amount >= 10) return end;
  // "água 20l 12, trazendo o galão"
  if (bottled.test(before) && amount >= 4 && /^[,;]|^$/.test(after)) return end;
  // "aqui segura 112 até sábado", "segura em 220"
  if (/\bsegur(?:a|amos)(?: em)?\s$/.test(before) && amount >= 10 && /^\s(?:ate|no|por)\b|^[,.;]|^$/.test(after))
    return end;
  if (/\bem vez de\s$/.test(before) && amount >= 10) return end;
  if (/\bpremios?\sde\s$/.test(before) && amount >= 20 && boundary.test(after)) return end;
  // "3 dias e mais 100": what it costs on top of a price.
  if (/\be\smais\s$/.test(before) && amount >= 20 && /^[,.;]|^$/.test(after)) return end;
  if (/\bpor\s$/.test(before) && amount >= 20 && /^\s[a-z]{4,}/.test(after)) return end;
  if (amount < 5) return null;
  if (paid.test(after) && !/\b(?:ate|dia)\s$/.test(before)) return end;
  if (asks.test(before) && amount >= 10 && boundary.test(after)) return end;
  // "de 12 a 14 de setembro 780 com hospedagem": no year is so short.
  if (afterMonth.test(before) && amount >= 60 && amount < 1_000 && boundary.test(after)) return end;
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

/** Whether the words beside a number make it the price of one of several sizes, times or extras of one thing. */
const isBesideOther = (amount: number, before: string, after: string): boolean =>
  // "até 12 mil btus 130, acima 170", "apartamento 190 casa 250"
  (amount >= 20 && /\d[^.;\n]*\bacima\s$/.test(before) && /^[,.;]|^$/.test(after)) ||
  (amount >= 100 && /\bap(?:to|artamento)?\b[^.;\n]*\d\scasa\s$/.test(before) && !/^[,\s]*\d/.test(after)) ||
  // "2100 mais gorjeta"
  (amount >= 60 && /^\smais\s(?:gorjeta|comiss|vt\b|vr\b|vale|benef)/.test(after)) ||
  // "90 de dia, 140 depois das 22h", "12h de dia 190", "fim de semana mais 30", "metro a mais 70"
  (amount >= 20 &&
    /\d\sde dia,?\s(?:e\s)?$/.test(before) &&
    /^\s(?:depois|apos|a partir|de noite|a noite)\b/.test(after)) ||
  (amount >= 60 && /\bde (?:dia|noite)\s$/.test(before) && /^[,.;]|^$/.test(after)) ||
  (amount >= 10 && /\b(?:semana|noite|dia|feriado)\smais\s$/.test(before) && /^[,.;]|^$/.test(after)) ||
  // "sofá por 220, colchão casal mais 120", "55 reais carro pequeno, 70 SUV"
  (amount >= 20 && /(?:r\$|\bpor) \d[^.;\n]*[a-z]{3}\smais\s$/.test(before) && /^[,.;]|^$/.test(after)) ||
  (amount >= 10 &&
    /\d\s(?:reais|contos?|pilas?)\s[a-z]+(?:\s[a-z]+)?,\s$/.test(before) &&
    /^\s[a-z]/.test(after) &&
    !unit.test(after)) ||
  (amount >= 10 && /\b(?:metro|pessoa|hora|convidado|quilo|km)\sa\smais\s$/.test(before)) ||
  // "alongamento antes e depois 130 manutenção 90 até 25 dias"
  (amount >= 30 && /\bantes e depois\s$/.test(before)) ||
  (amount >= 30 && /\b(?:manutencao|retoque|retorno)\s$/.test(before) && /^\sate\s\d{1,2}\sdias\b/.test(after));

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

/** Where the numbers of folded words stand that are prices beyond doubt, of so many reais each. */
export const surePrices = (folded: string): ReadonlySet<number> =>
  new Set(
    sentences(folded).flatMap(([sentence, from]) =>
      matchesOf(sentence, number)
        .filter(({ 0: value, index }) => {
          const end = index + value.length;
          return !/^\s?mil\b/.test(sentence.slice(end)) && surePrice({ value, start: index, end }, sentence) !== null;
        })
        .map(({ index }) => from + index),
    ),
  );
