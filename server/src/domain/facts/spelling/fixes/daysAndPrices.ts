import { fix, wordStart, type Fix } from './fix.ts';

const months: Readonly<Record<string, string>> = {
  jan: 'janeiro',
  fev: 'fevereiro',
  mar: 'março',
  abr: 'abril',
  mai: 'maio',
  jun: 'junho',
  jul: 'julho',
  ago: 'agosto',
  set: 'setembro',
  out: 'outubro',
  nov: 'novembro',
  dez: 'dezembro',
};
const weekdays: Readonly<Record<number, string>> = { 2: 'segunda', 3: 'terça', 4: 'quarta', 5: 'quinta', 6: 'sexta' };

const weekday = 'segunda|terça|quarta|quinta|sexta|sábado|domingo';

/** Days, hours and prices that the words beside them show to be such. */
export const daysAndPrices: readonly Fix[] = [
  // "dez" and "mar" are months only after a day: "até dez pessoas" is ten, "de mar" the sea.
  fix(
    `(?<=(?:^|[^\\p{L}])(?:(?:de|em|até|a partir de) (?!dez|mar)|\\d (?:de )?))(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?=[\\s,.;)]|$)(?! (?:por|pessoas|fatias|dias|anos|reais|unidades))`,
    (matchText) => months[matchText.toLowerCase()] ?? matchText,
  ),
  [
    /(?<=(?<![\d/,.])\d{1,2} )(?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L}))/gu,
    'de ',
  ],
  // "10h 14h e 16h"
  [/(?<=\d{1,2}h(?:\d\d)?) (?=\d{1,2}h(?:\d\d)?(?:,? \d{1,2}h(?:\d\d)?)* e \d{1,2}h)/gu, ', '],
  [/(?<=\d)\s?hrs?(?!\p{L})/giu, 'h'],
  fix(`${wordStart}dom(?= até (?:o |as |às )?(?:meio|meia|\\d))`, 'domingo'),
  // "taxa de 8", "sai a 44"; "multa de 2 por cento", "de 3 em 3 dias", "taxa de 12 até 15" and "sai a 7 na rodoviária" are none.
  fix(
    `(?<=(?:^|[^\\p{L}])(?:(?:taxa|frete|multa) de|(?:sai|saem) (?:a(?! (?:\\d|1\\d|2[0-3]) (?:n[oa]|em|para|pra)(?! (?:pix|cartão|dinheiro|débito|crédito|atacado|total))(?!\\p{L}))|por)) )(\\d{1,4}(?:,\\d\\d)?)(?! por cento| (?:em|por|a|ou|e) \\d| até \\d+(?!\\d|\\s?k[mg]))(?=$|[.,;](?!\\d)| (?:cada|no|na|em|para|pra|por|se|até|fora|mando|faço|entreg\\p{L}+|não|só|acima|abaixo|quem|com|sem)(?!\\p{L}))`,
    'R$ $1',
  ),
  // "bordo o nome por mais 15", "laminação mais 30 por milheiro"
  fix(`(?<=(?:^|[^\\p{L}])por mais )(\\d{1,3}(?:,\\d\\d)?)(?=\\s?(?:$|[.,;)](?!\\d)))`, 'R$ $1'),
  fix(
    `(?<=(?:^|[^\\p{L}])mais )(\\d{1,3}(?:,\\d\\d)?)(?= por (?:milheiro|unidade|peça|km|metro|m²|kg|quilo|cabeça)(?!\\p{L}))`,
    'R$ $1',
  ),
  // "R$ 139,90 no Pix R$ 130"
  [/(?<=R\$ [\d.,]*\d),? (no Pix|à vista|no dinheiro|no débito) (?=R\$ \d)(?![^.;\n]*no cart[ãa]o)/giu, ', $1 '],
  // "vestido 10, calça 15, meia 3": the last of a list of prices.
  [/(?<=R\$ [\d.,]*\d, [^,.;]*R\$ [\d.,]*\d, (?:\p{L}+ ){1,2})(\d{1,3}(?:,\d\d)?)(?=$|[.;,!](?!\d))/gmu, 'R$ $1'],
  [/(?<=(?<!\d)\d{1,2})H(?=\d\d(?!\d)|(?![\p{L}\d]))/gu, 'h'],
  // "toda 4a", "às 2as"
  fix(`(?<=(?:^|[^\\p{L}])(?:toda|cada) )([2-6])ª`, (matchText) => weekdays[Number(matchText[0])] ?? matchText),
  fix(`(?<=(?:^|[^\\p{L}]))[aà]s ([2-6])as(?![\\p{L}])`, (_found, day = '') => `às ${weekdays[Number(day)]}s`),
  // "às 11", "até as 18": an hour where nothing is counted behind it.
  fix(
    `(?<=(?:^|[^\\p{L}]))[aà]s ([1-9]|1\\d|2[0-3])(?=[,.;)]|$| (?:no(?! (?:mesmo|msm) dia)|na|em|para|pra|com|e)(?!\\p{L}))(?!,\\d)`,
    (_found, hour = '') => `${hour === '1' ? 'à' : 'às'} ${hour}h`,
  ),
  fix(
    `(?<=(?:a partir|depois|antes) )das (\\d|1\\d|2[0-3])(?=[,.;)]|$| \\p{L})(?!,\\d)`,
    (_found, hour = '') => `das ${hour}h`,
  ),
  // "de segunda a sábado 7 às 15h20"; in "domingo 7 às 19h" and "todo dia 10 às 19h" the first may be a date.
  fix(
    `(?<=(?:${weekday}) a (?:${weekday}) )(\\d{1,2}) [aà]s (\\d{1,2})(?:h(\\d\\d)?)?(?=[,.;)]|$| \\p{L})`,
    (matchText, first = '', last = '', minutes = '') =>
      Number(first) < Number(last) && Number(last) <= 24 ? `das ${first}h às ${last}h${minutes}` : matchText,
  ),
  fix(
    `(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|aberto|abert[oa]|abrimos) até )(\\d|1\\d|2[0-3])(?=[,.;)]|$| (?:sábado|domingo|segunda|terça|quarta|quinta|sexta|de|no|na|e|com|aceit\\p{L}+)(?!\\p{L}))(?!,\\d| de (?:janeiro|dezembro))`,
    (matchText) => `${matchText}h`,
  ),
  // "sábado 11 10h às 19h"
  fix(`(?<=(?:${weekday}) \\d{1,2} )(?=\\d{1,2}h(?:\\d\\d)? às \\d{1,2}h)`, 'das '),
  fix(`${wordStart}de (\\d+(?:,\\d\\d)?) (a|até|para|pra) (?=R\\$ \\d)`, 'de R$ $1 $2 '),
  fix(
    `(?<=dia \\d{1,2}) (?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\\p{L}))`,
    ' de ',
  ),
  fix(`(?<=R\\$ [\\d.,]*\\d)kg(?!\\p{L})`, ' o kg'),
  fix(`(?<=R\\$ [\\d.,]*\\d) (?=(?:kg|quilo|litro|pote|cento|metro|m²)(?!\\p{L}))`, ' o '),
  fix(`(?<=R\\$ [\\d.,]*\\d) (?=(?:unidade|dúzia|hora|diária)(?!\\p{L}| marcada| R\\$))`, ' a '),
  // "completa R$ 70 caminhonete +20", "tilápia R$ 24 limpa na hora +5 o kg", "com pulga cobra +20"; "+18" is an age.
  fix(
    `(?<=R\\$ \\d[^.;!?\\n]*\\p{L} |(?<!\\p{L})(?:cobr[ao]|cobramos|paga|sai) )\\+\\s?(?!1[68](?!\\d)|21(?!\\d))(\\d{1,3})(?=[.,;]|$| (?:de (?:segunda|terça|quarta|quinta|sexta)|[oa] (?:kg|quilo|unidade|dúzia|litro)|no|na|se|por|cada|sem|com|quem|busc\\p{L}+|entreg\\p{L}+|atend\\p{L}+|atras\\p{L}+|frete|não|só|abert[oa]|fechad[oa])(?!\\p{L}))(?![.,]\\d)`,
    '+ R$ $1',
  ),
  [/(?<=R\$ [\d.,]*\d) m[eê]s(?!\p{L}| R\$)/gu, ' por mês'],
];
