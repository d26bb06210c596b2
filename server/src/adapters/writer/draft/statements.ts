import { price } from './openers.ts';
import { segmentsOf } from './segments.ts';

const day = '(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)';
const holiday = 'finados|natal|páscoa|carnaval|réveillon|ano-novo|são joão|black friday|dia d[aeo]s? \\p{L}+';
const word = '(?![\\p{L}])';

/** A thing and its price: what is sold in at most six words, and what it costs. */
const item = new RegExp(
  `^(?:e )?(?!(?:por|sai|custa|fica|ou|mas|de|valor|a partir|tem|só|apenas|até|mais|não)${word})((?:[\\p{L}\\d][^\\s,:$]* ){1,6}?)(?<! (?:de|até|mais|ou|e|a|só|é|com|sem|em|no|na|pra|para|sai|custa|fica|paga|pagam|cobro|cobramos|vale|ganha) )((?:por |a partir de |de R\\$ [\\d.,]+ por )?${price})$`,
  'iu',
);
/** "Ofertas de sexta" before the things that are offered. */
const heading = new RegExp(
  `^((?:promoç(?:ão|ões)|ofertas?|semana|festival|feirão|cardápio|almoço|pratos?|menu|tabela|${holiday}|queima de estoque|queima geral|liquidação|novidades?|n?ess[ae] semana|n?est[ae] semana|${day})(?: (?:d[aeo]s?|na|no) (?:${day}|semana|mês|dia|feira|fim de semana|estoque|verão|inverno|${holiday}|cabelo|beleza|casa|hora|noite|almoço|família|hoje))?|${day} d[aeo]s? \\p{L}+)(?: (?:hoje|especial))?:? (?=(?!d[aeo]s?${word}|n[ao]s?${word}|com${word}|e${word}|às?${word}|para |é |tem |até |a |o |em |após |R\\$|\\d)[\\p{L}])`,
  'iu',
);

const rewritten: readonly (readonly [RegExp, string])[] = [
  // "pauta reajuste"
  [
    /^(pauta|prêmios?|documentos|cores|sabores|salário|tamanhos|endereço|local|turno) (?!é|são|d[aeo]s?(?! R)|ser|n[ao] |com |fix|mínim|necess|que |disp|vari|\p{L}+s? (?:a|à|para|por) )/iu,
    '$1: ',
  ],
  // "garantia 90 dias"
  [/^(garantia|validade|prazo|limite|pedido mínimo|sinal|desconto) (?=\d|R\$)/iu, '$1 de '],
  // "terça tosa com desconto"
  [
    new RegExp(
      `^(${day}(?:(?:,| e) ${day})*) (?=(?!feira|livre|dia |das|às|a |e |até|com|sem|d[aeo]s? |n[ao]s? |só |o |é |após|R\\$|não|tem|também|\\d)\\p{L}{3,} )`,
      'iu',
    ),
    '$1: ',
  ],
  [/^(dicas? (?:pra|para|de|sobre) [^:]{8,60}?) (?=\p{L}+[aei]r (?!d[aeo] )\p{L})/iu, '$1: '],
  [/^(emergências?|dúvidas|urgências?) (?:liga|ligar|ligue)(?: para| pra| no)? /iu, '$1: ligue '],
  // A measure, and what else is said of the thing.
  [/(\d (?:sabores|opções|cores)) (?=(?!de |d[ao]s? |diferentes|variad|e |a |n[ao] |por )\p{L}{4,})/iu, '$1: '],
  [
    /((?<!\d)\d+(?:,\d+)?\s?(?:x\s?\d+(?:,\d+)?(?:\s?c?m)?|kg|g|ml|l|litros?|cm|m|mm|dias|horas|h|min|minutos|meses|anos|pessoas|sessões|lugares|encontros|fatias|convidados|refeições|quartos|alunos|peças)) (?=(?!úteis|corrid|seguid|grátis|inclus|cada|antes|depois|após|para|pela|pelo|mais|menos|desde|entre|sobre|direto|juntos|como|antecipad|livre|extra|pront|limp|cheio|até|com|sem|semana|por|nada|metade|meia|paga|ou|\p{L}+[ai]d[oa]s?(?!\p{L}))[\p{L}]{4,}|\d+ \p{L}{3,}s(?!\p{L}))/giu,
    '$1, ',
  ],
  // When, behind what.
  [
    new RegExp(
      `^((?:[^\\s,]+ ){2,}[^\\s,]+(?<! (?:de|d[ao]|às?|aos?|até|só|n[ao]|toda|todo|e|a|nesta|nessa|nesse|neste|atendo|abrimos|aberto|abre|que|para|pra)|[,:])) (?=(?:${day}(?:(?:,| e) ${day})*(?: \\d{1,2})? (?:das|\\d{1,2}h|às)|de ${day} a ${day}))`,
      'iu',
    ),
    '$1, ',
  ],
  [/(\d\/\d{1,2}) (?=das \d)/u, '$1, '],
  // The price of what has a longer name than a list has.
  [
    /^((?:[^\s$,:]+ ){6,}[^\s$,:]*(?<! (?:de|por|a|à|com|sem|e|ou|mais|menos|só|até|custa|sai|fica|em|para|pra|é|apenas|d[ao]|n[ao]|valor|acima|parte))) R\$/iu,
    '$1, R$',
  ],
];

/** A price behind what is no thing: "não precisa par R$ 90 por mês". */
const other =
  /^((?:não|uso|suporta|aguenta|demora|mede|aceit\p{L}+|atend\p{L}+|abert[oa]|serve|rende|dura|com hora)(?!\p{L})[^$]*[^\s$](?<! (?:de|por|a|à|até|é|mais))) (?=R\$)/iu;

/** What a sentence states: its segments, with those that name a price side by side in one list. */
export function statementsIn(sentence: string): readonly string[] {
  const segments = segmentsOf(sentence)
    .flatMap((segment) => segment.replace(other, '$1\n').split('\n'))
    .flatMap((segment, index, all) => {
      // "salão com cozinha, domingo R$ 800": the first of a list.
      const [, before, thing] = /^(.+), ([^,]+)$/u.exec(segment) ?? [];
      const isFirst =
        before !== undefined && !before.includes('R$') && item.test(thing ?? '') && item.test(all[index + 1] ?? '');
      return isFirst ? [before, thing ?? ''] : [segment];
    })
    .map((segment) => rewritten.reduce((text, [pattern, by]) => text.replace(pattern, by), segment));
  const statements: string[] = [];
  let isList = false;
  for (const [index, segment] of segments.entries()) {
    const last = statements.at(-1);
    const isPriced = item.test(segment);
    const isBrief = /^(?:com|sem) \S+(?: \S+)?$/iu.test(segment) && last?.includes(' ') === true;
    // "as peças novas: calça R$ 40"
    const isHeaded =
      !isPriced && item.test(segment.replace(/^[^:$]{3,60}: /u, '')) && item.test(segments[index + 1] ?? '');
    const isNameless: boolean = isList && new RegExp(`^${price}$`, 'iu').test(segment);
    if (last !== undefined && (isNameless || (isList ? isPriced : isBrief)))
      statements[statements.length - 1] = `${last}${segment.startsWith('e ') ? '' : ','} ${segment}`;
    else if (isPriced && item.test(segments[index + 1] ?? '')) statements.push(segment.replace(heading, '$1: '));
    else statements.push(segment);
    isList = isPriced || isHeaded || isNameless;
  }
  return statements;
}

/** The items of a list of things and prices, one by one, behind its heading; null for any other statement. */
export function itemsOf(statement: string): readonly string[] | null {
  const [, head, rest = statement] = /^([^:$]{3,60}): (.+)$/u.exec(statement) ?? [];
  const things = rest.split(/,\s+|\s(?=e [^,]*R\$)/).map((part) => item.exec(part.replace(/^e /, '')));
  if (things.some((thing) => thing === null) || (head !== undefined && things.length < 2)) return null;
  return [
    ...(head === undefined ? [] : [`${head}:`]),
    ...things.map(
      (thing) => `${thing?.[1]?.trim() ?? ''}${/^por /i.test(thing?.[2] ?? '') ? '' : ':'} ${thing?.[2] ?? ''}`,
    ),
  ];
}
