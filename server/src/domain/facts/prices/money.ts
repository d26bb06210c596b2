import { findFacts, keepLongestFacts, blankOutFacts, type FoundFact } from '../found.ts';
import { spelled, valueOf } from '../numbers.ts';
import { isMadeADay, isNoPrice } from './noPrice.ts';
import { bundlesIn, sharesIn } from './offers.ts';
import { centavosOfKey, priceKey, priceLabel } from './priceKeys.ts';
import { spokenPricesIn } from './spokenPrices.ts';
import { findMatches } from '../../text/words.ts';

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

/** "3 por 129 cores", "os 2 por 50": what several cost, whatever follows. */
const severalFor = new RegExp(
  `(?<=\\b(?:\\d{1,2}|dois|duas|tres|quatro|cinco|seis|dez|duzia)\\s(?:[a-z]{2,14}\\s)?(?:por|p\\/)\\s)(?!20\\d\\d\\b)(\\d{2,4})${alone}`,
  'g',
);
const cents = new RegExp(`(?<!\\b(?:reais|real) e )(?<![\\d.,])(\\d{1,2}|${spelled})\\s+centavos\\b`, 'g');

/** "4x de 175", "4x 175" */
const instalmentOf = new RegExp(`(?<=\\d\\s?(?:x|vezes)\\s(?:de\\s)?(?:so\\s)?)(\\d{2,5})${alone}`, 'g');

/** "de 100 por 70", "era 100, agora 70", "antes 100 hoje 70", "R$ 100 cai para R$ 70". */
const sum = `(?:r\\$\\s?)?${amount}(?:\\s?${currency})?`;
const reduced = new RegExp(
  `\\b(?:de|era[m]?|antes(?: era| custava)?|custava[m]?)\\s${sum}[\\s,:;]{0,3}(?:e\\s)?(?:(?:cai[ru]?|baixou|vai|ficou|sai|fica|esta|ta|foi)\\s)?(?:agora\\s|hoje\\s|so\\s|apenas\\s)?(?:por|agora|hoje|para|pra|p\\/|->|→)\\s?(?:apenas\\s|so\\s|e\\s)?${sum}${alone}`,
  'g',
);

/** The two prices of an offer, each where it stands. */
const reductions = (folded: string): readonly FoundFact[] =>
  findMatches(folded, reduced).flatMap((match) => {
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
export function moneyIn(folded: string): readonly FoundFact[] {
  const bundles = bundlesIn(folded);
  let rest = blankOutFacts(folded, bundles);
  const reduction = reductions(rest);
  rest = blankOutFacts(rest, reduction);
  const whole = rest;
  const shares = sharesIn(rest);
  rest = blankOutFacts(rest, shares);
  const written = [signed, named].flatMap((pattern) =>
    findFacts(rest, pattern, ({ 1: value = '', 2: part, 3: isThousand, 4: spoken }) =>
      price(centavos(value, part ?? spoken, isThousand !== undefined)),
    ),
  );
  const isSure = ({ key, start, end }: FoundFact): boolean =>
    !isNoPrice(centavosOfKey(key) / 100, rest.slice(Math.max(0, start - 200), start), rest.slice(end, end + 60));
  const unsigned = [
    ...findFacts(rest, thousands, ({ 1: value = '', 2: part }) => price(centavos(value, part, true))),
    ...[decimal, dotted]
      .flatMap((pattern) => findFacts(rest, pattern, ({ 1: value = '', 2: part }) => price(centavos(value, part))))
      .filter(isSure),
    ...findFacts(whole, instalmentOf, ({ 1: value = '' }) => price(centavos(value))),
    ...findFacts(rest, severalFor, ({ 1: value = '' }) => price(centavos(value))),
    ...findFacts(rest, cents, ({ 1: value = '' }) => price(valueOf(value))),
    ...findFacts(rest, each, ({ 1: value = '', 2: part }) => price(centavos(value, part))).filter(
      ({ start, end }) =>
        !isMadeADay(rest.slice(Math.max(0, start - 200), start), rest.slice(start, end).replace(/^\d+/, '')),
    ),
  ];
  const placed = [asked, at]
    .flatMap((pattern) =>
      findFacts(rest, pattern, ({ 1: value = '' }) => price(centavos(value))).map((found) => ({
        ...found,
        // The price alone, not the words that lead to it.
        start: found.end - /\d{2,5}\D*$/.exec(rest.slice(found.start, found.end))![0].length,
      })),
    )
    .filter(isSure);
  const spoken = spokenPricesIn(rest).map(({ centavos: value, ...place }) => ({ ...price(value), ...place }));
  return [...bundles, ...reduction, ...keepLongestFacts([...shares, ...written, ...unsigned, ...placed, ...spoken])];
}
