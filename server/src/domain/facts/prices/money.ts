import { findAll, longest, without, type Found } from '../found.ts';
import { spelled, valueOf } from '../numbers.ts';
import { isMadeADay, isNoPrice } from './noPrice.ts';
import { centavosOfKey, priceKey, priceLabel } from './priceKeys.ts';
import { spokenPricesIn } from './spokenPrices.ts';
import { matchesOf } from '../../words.ts';

const digits = '\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d{1,7}';
/** 39; 39,90; 39.90; 1.200,50; not the day of "39, 10/12" */
const amount = `(${digits})(?:[.,](\\d{1,2})(?!\\d|/\\d))?`;
const thousand = '(\\s?mil\\b|k\\b)?';
const currency = '(?:reais|real|contos?|pilas?|mangos|pratas|reau|conto)';
/** After a price without a sign: nothing that makes it a count, a measure, a date or a share. */
const alone =
  '(?![\\d/%:]|[.,]\\d|\\s?(?:h|hs|hrs|horas?|min|minutos?|ml|l|litros?|kg|g|gr|gramas?|km|cm|mm|m2|m|metros?|centimetros?|milimetros?|dias?|semanas?|mes|meses|anos?|x|vezes|parcelas?|por cento|pessoas?|convidados|unidades|un|pecas|fatias|vagas|fotos|aulas|sessoes|itens|of?f|da manha|da tarde|da noite|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\\b|\\s?[\\u00ba\\u00aa\\u00b2])';

/** Centavos: "1.200" and "5" are 120500. */
const centavos = (whole: string, part = '', isThousand = false): number =>
  Math.round((valueOf(whole) * 100 + Number(part.padEnd(2, '0'))) * (isThousand ? 1_000 : 1));

const price = (value: number, kind: 'price' | 'oldPrice' = 'price') => ({
  kind,
  key: priceKey(value),
  label: priceLabel(value),
});

/** R$ 39,90; R$ 1,5 mil; 39 reais e 90; 389 mil; 39,90; 60 o quilo; a 45, ...; valor 45 */
const signed = new RegExp(`r\\$\\s?${amount}${thousand}`, 'g');
const named = new RegExp(
  `(?<![\\d.,$])${amount}${thousand}\\s?(?:de\\s)?${currency}\\b(?:\\se\\s(\\d{2})(?:\\scentavos)?\\b)?`,
  'g',
);
const thousands = new RegExp(
  `(?<![\\d.,$])(\\d{1,3})(?:,(\\d))?(\\s?mil)\\b(?!\\s(?:btus?\\b|(?:e|a|ou|ate) \\d{1,3} mil btus?\\b|por (?:r\\$\\s?)?\\d{2,3}(?!\\d|[.,]\\d|\\s?mil)|seguidores|clientes|pessoas|km|alun|visitas|pedidos|vezes|e uma|motivos|coisas|itens|pecas|formas|maneiras|leitores|jeitos|(?!reais\\b|contos\\b|pilas\\b|mangos\\b|mais\\b|menos\\b|depois\\b|dois\\b|duas\\b|apos\\b)[a-z]{3,}s\\b))`,
  'g',
);
/** "1,80 x 0,90 alt 0,78" are sizes. */
const decimal =
  /(?<![\d.,/$]|\d\s?(?:m|cm)?\s?x\s?|\b(?:alt|altura|larg|largura|comp|comprimento|prof|profundidade|diametro|aro)\.?\s(?:de\s)?)(\d{1,5}),(\d{2})(?![\d%]|\s?x\s?\d)(?!\s?(?:m|cm|mm|m2|kg|g|l|ml|km|litros?|metros?|quilos?|mil|milh(?:ao|oes))\b)(?!(?<=(?<!\d)\d,\d\d)\s(?:larg|alt|comp|total)\w{0,8}\b)/g;
const dotted =
  /(?<![\d.,/$])(\d{1,4})\.(\d{2})(?![\d%/.])(?!\s?(?:m|cm|mm|m2|kg|g|l|ml|km|litros?|metros?|quilos?|h)\b)/g;
/** "mulher acima de 40" is an age. */
const notOfPeople =
  '(?<!\\b(?:mulher(?:es)?|hom(?:em|ens)|pessoas?|adult[oa]s?|idos[oa]s?|criancas?|alun[oa]s?|publico|idade)\\s)';

const asked = new RegExp(
  `(?<!\\b(?:dividi\\w{1,3}|rate\\w{2,4}|multiplic\\w{2,4})\\s)\\b(?:por|custa[mr]?|custando|sai[ru]?(?: por| a)?|saindo (?:por|a)|fica (?:em|por|a)|a partir d[eo]?|desde(?=[\\s:](?!(?:19|20)\\d\\d\\b))|apenas|valor(?: de)?|preco(?: de)?|investimento(?: de)?|taxa(?: de)?|diaria(?: de)?|entrada(?: de)?|sinal de|mensalidade(?: de)?|${notOfPeople}acima de?|compras de|cobro|so)[\\s:]{1,2}(?:mais\\s|so\\s|apenas\\s|uns\\s)?(?!20[12]\\d\\b)(\\d{2,5})${alone}(?=\\s*(?:[.!?;,)\\n|+-]|$)|\\s(?:[oa]s?|cada|n[oa]|em|e|ou|com|sem|por|ate|pra|para|a vista|de entrada|avista|pix|dinheiro|cartao|somente|so)\\b)`,
  'g',
);
const each = new RegExp(
  `(?<![\\d.,$/])${amount}\\s?(?:\\/\\s?(?:kg|un|unid|mes|hora|h|pessoa|dia|m2|litro|l|cento|duzia|par)\\b|(?:(?<=\\s)[oa]|por|cada|/)\\s(?:quilos?|kilos?|kg|unidade|unid|un|duzia|cento|metro|litro|pessoa|cabeca|hora|par|mes|peca|fatia|porcao|diaria|aula|sessao|kit|pacote|caixa|casal|dia|noite|copo|garrafa|bandeja)\\b|(?<=\\s)o\\sm[2²]|cada\\b)`,
  'g',
);
/** "a 45 o quilo" is above; "pizza a 45, ...". */
const at = new RegExp(
  `(?<=[a-z)]\\s)a\\s(\\d{2,4})${alone}(?=\\s*(?:[.!?;,)\\n]|$)|\\s(?:cada|[oa]|e|no pix)\\s)`,
  'g',
);

/** "4x de 175", "4x 175" */
/** "3 por 129 cores", "os 2 por 50": what several cost, whatever follows. */
const severalFor = new RegExp(
  `(?<=\\b(?:\\d{1,2}|dois|duas|tres|quatro|cinco|seis|dez|duzia)\\s(?:[a-z]{2,14}\\s)?(?:por|p\\/)\\s)(?!20\\d\\d\\b)(\\d{2,4})${alone}`,
  'g',
);
const cents = new RegExp(`(?<!\\b(?:reais|real) e )(?<![\\d.,])(\\d{1,2}|${spelled})\\s+centavos\\b`, 'g');

const instalmentOf = new RegExp(`(?<=\\d\\s?(?:x|vezes)\\s(?:de\\s)?(?:so\\s)?)(\\d{2,5})${alone}`, 'g');

/** "de 100 por 70", "era 100, agora 70", "antes 100 hoje 70", "R$ 100 cai para R$ 70". */
const sum = `(?:r\\$\\s?)?${amount}(?:\\s?${currency})?`;
const reduced = new RegExp(
  `\\b(?:de|era[m]?|antes(?: era| custava)?|custava[m]?)\\s${sum}[\\s,:;]{0,3}(?:e\\s)?(?:(?:cai[ru]?|baixou|vai|ficou|sai|fica|esta|ta|foi)\\s)?(?:agora\\s|hoje\\s|so\\s|apenas\\s)?(?:por|agora|hoje|para|pra|p\\/|->|→)\\s?(?:apenas\\s|so\\s|e\\s)?${sum}${alone}`,
  'g',
);

const percentages = [
  /(?<![\d.,])(\d{1,2})(?=\s?(?:a|ate|e|-)\s?\d{1,2}\s?%)/g,
  /(?<![\d.,])(\d{1,3})(?:,\d{1,2})?\s?%(?!\s?(?:algodao|natural|integral|cacau|vegan|organic|couro|linho|arabica|puro|poliester|la\b|silk|aproveit))/g,
  new RegExp(`(\\d{1,3}|${spelled})\\s+por\\s+cento\\b`, 'g'),
  /(?<![\d.,$])(\d{1,2})\s+(?:off|of)\b/g,
];

const instalments = [
  // "biquíni 2x27"
  /(?<=[a-z]{3} )([2-6])x(?=\d{2,3}(?:[.,]\d\d)?(?!\d|x|\s?(?:cm|m|mm)\b))/g,
  // "50 à vista ou 2x27"
  /(?<=\b(?:ou|em|cartao|credito|parcel\w{1,4})\s(?:em\s|ate\s)?)(\d{1,2})x(?=\d{2,5}(?:[.,]\d\d)?(?!\d|x|\s?(?:cm|m|mm)\b))/g,
  /(?<![\d.,])(\d{1,2})(?:x\b(?!\s?\d{1,3}\s?(?:cm|m|mm|x)\b)|\sx\b(?!-[a-z]|\s?\d{1,3}\s?(?:cm|m|mm|x|$|[a-z]{3,})\b))(?!\s?(?:na|por|ao|de\s?\d{2}\s?cm|semana|mais|dia|mes)\b)/g,
  /\bem\s+(?:ate\s+)?(\d{1,2}|duas|tres|quatro|cinco|seis|dez|doze)\s?(?:x\b|vezes\b|parcelas\b)/g,
  /\b(\d{1,2}|duas|tres|quatro|cinco|seis|dez|doze)\s+(?:parcelas\b|vezes\s+(?:sem juros|no cartao|de\s))/g,
];

const bundle = [
  /\b(?:leve|leva|levando|compre|compra|pegue)\s+(\d{1,2}|um[a]?|dois|duas|tres|quatro)(?:\s(?!pag|lev|ganh|so\b)[a-z]{3,14}(?=\s(?:e|,)?\s?ganh))?\s*(?:,|e|\+)?\s*(?:e\s+)?(?:so\s+)?(?:pague|paga|pagando|pg|leve|leva|ganhe|ganha)\s+(?:mais\s+(?=\d))?(\d{1,2}|um[a]?|dois|duas|tres|outr[oa]|mais um[a]?)\b/g,
  /(?<!\b(?:perd|ganh|venc|empat|placar|jogo|penal)[^.!?\n]{0,30})\b([2-9])\s?(?:por|x)\s?([1-8])\b(?!\s?(?:reais|real|mil|cm|m\b|[.,]\d|\/|%|\d))/g,
];

const half =
  /\b(?:pel[ao]|por|a|com)?\s?metade\s+d[eo]\s+(?:preco|valor)\b|(?<=\d\s)(?:por|pela|a)\s+metade\b|\b(?:outr[oa]|segund[oa]|2[oa]|par|peca|sai)\b[^.!?\n]{0,20}\bpela\s+metade\b|\bpag(?:a|am|ue|uem)\s+(?:so\s+)?(?:meia|metade)\b|\bmeia[ -]entrada\b/g;

const discount = (share: number) => ({ kind: 'discount', key: `${share}%`, label: `${share}%` }) as const;

/** "88% poliamida, 12% elastano": what something is made of. */
const isComposition = (ahead: string): boolean =>
  /^\sde\s[a-z]{3,12}\s(?:pur[oa]|natural)\b|^\s(?!(?:de|d[oa]s?|off|of|desc\w{0,6}|n[oa]s?|em|a|ao|aos|mais|menos|ate|so|somente|apenas|para|pra|pro|p|com|c|sem|e|ou|pix|avista|dinheiro|hoje|amanha|cashback|tod[ao]s?|tudo|sobre|por|se|quem|que|q|cada|via|no|antecipad\w|garantid\w|segur\w|gratis|pros?|pelos?|pelas?|durante|ness[ea]|nest[ea]|ess[ea]|est[ea]|progressivo|agora|hj|nao|n)\b)[a-z]{4,}(?:\s*[.,;/\n)]|$|\s(?:e\s|com\s)?\d{1,2}\s?%)/.test(
    ahead,
  );

/** The two prices of an offer, each where it stands. */
const reductions = (folded: string): readonly Found[] =>
  matchesOf(folded, reduced).flatMap((match) => {
    const { 0: found, 1: was = '', 2: wasPart, 3: now = '', 4: nowPart, index } = match;
    const before = centavos(was, wasPart);
    const after = centavos(now, nowPart);
    // "casa de 3 por R$ 520.000" reduces nothing.
    if (before === after || after === 0 || before * 4 < after) return [];
    const first = index + found.indexOf(was);
    const second = index + found.lastIndexOf(now);
    const length = (whole: string, part?: string) => whole.length + (part ? part.length + 1 : 0);
    return [
      { ...price(before, 'oldPrice'), start: first, end: first + length(was, wasPart) },
      { ...price(after), start: second, end: second + length(now, nowPart) },
    ];
  });

/**
 * Prices in centavos, discounts, instalments and bundles of folded words: "R$ 39,90", "39 reais e 90", "39.90" and
 * "39,90" are one price. Numbers that may be prices by their place alone ("corte 45") are not read here.
 */
export function moneyIn(folded: string): readonly Found[] {
  const bundles = bundle.flatMap((pattern) =>
    findAll(folded, pattern, ({ 0: words, 1: take = '', 2: pay = '' }) => {
      const [taken, paid] = [valueOf(take), valueOf(pay)];
      // "leva 2 paga 70": a price.
      if (/pag|pg/.test(words) && paid > taken && paid > 9) return null;
      // "transporte 4x4", "jogo de 2 x 2".
      if (/^\d/.test(words) && paid >= taken) return null;
      const isPaid = !/ganh/.test(words) && (/pag/.test(take + pay + folded) || taken > paid);
      return taken === 0 || !isPaid
        ? { kind: 'bundle', key: `${taken}+${paid || 1}`, label: `leve ${taken}, ganhe ${paid || 1}` }
        : { kind: 'bundle', key: `${taken}/${paid || 1}`, label: `leve ${taken}, pague ${paid || 1}` };
    }),
  );
  let rest = without(folded, bundles);
  const reduction = reductions(rest);
  rest = without(rest, reduction);
  const whole = rest;
  const shares = [
    ...percentages.flatMap((pattern) =>
      findAll(rest, pattern, ({ 1: value = '', index, 0: found }) =>
        isComposition(rest.slice(index + found.length, index + found.length + 24)) ||
        // "100% algodão" is no discount; "100% de desconto" is.
        (valueOf(value) === 100 &&
          !/^\s*(?:de\s+desconto|off\b)/.test(rest.slice(index + found.length, index + found.length + 16)))
          ? null
          : discount(valueOf(value)),
      ),
    ),
    ...findAll(rest, half, () => discount(50)),
    ...instalments.flatMap((pattern) =>
      findAll(rest, pattern, ({ 0: found, 1: times = '', index }) => {
        const value = valueOf(times);
        // "50 x 70" is a size.
        const isSize = value > 24 && /^\s?\d/.test(rest.slice(index + found.length));
        return value < 2 || isSize ? null : { kind: 'instalments', key: `${value}x`, label: `${value}x` };
      }),
    ),
  ];
  rest = without(rest, shares);
  const written = [signed, named].flatMap((pattern) =>
    findAll(rest, pattern, ({ 1: value = '', 2: part, 3: isThousand, 4: spoken }) =>
      price(centavos(value, part ?? spoken, isThousand !== undefined)),
    ),
  );
  const isSure = ({ key, start, end }: Found): boolean =>
    !isNoPrice(centavosOfKey(key) / 100, rest.slice(Math.max(0, start - 200), start), rest.slice(end, end + 60));
  const unsigned = [
    ...findAll(rest, thousands, ({ 1: value = '', 2: part }) => price(centavos(value, part, true))),
    ...[decimal, dotted]
      .flatMap((pattern) => findAll(rest, pattern, ({ 1: value = '', 2: part }) => price(centavos(value, part))))
      .filter(isSure),
    ...findAll(whole, instalmentOf, ({ 1: value = '' }) => price(centavos(value))),
    ...findAll(rest, severalFor, ({ 1: value = '' }) => price(centavos(value))),
    ...findAll(rest, cents, ({ 1: value = '' }) => price(valueOf(value))),
    ...findAll(rest, each, ({ 1: value = '', 2: part }) => price(centavos(value, part))).filter(
      ({ start, end }) =>
        !isMadeADay(rest.slice(Math.max(0, start - 200), start), rest.slice(start, end).replace(/^\d+/, '')),
    ),
  ];
  const placed = [asked, at]
    .flatMap((pattern) =>
      findAll(rest, pattern, ({ 1: value = '' }) => price(centavos(value))).map((found) => ({
        ...found,
        // The price alone, not the words that lead to it.
        start: found.end - /\d{2,5}\D*$/.exec(rest.slice(found.start, found.end))![0].length,
      })),
    )
    .filter(isSure);
  const spoken = spokenPricesIn(rest).map(({ centavos: value, ...place }) => ({ ...price(value), ...place }));
  return [...bundles, ...reduction, ...longest([...shares, ...written, ...unsigned, ...placed, ...spoken])];
}
