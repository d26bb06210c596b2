import { findFacts, keepLongestFacts, blankOutFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';
import { isDailyOutput, isNoPrice } from './noPrice.ts';
import { bundlesIn, discountsAndInstalmentsIn } from './offers.ts';
import { centavosOfKey, priceKey, priceLabel } from './priceKeys.ts';
import { spelledPricesIn } from './spelledPrices.ts';
import { findMatches } from '../../text/words.ts';

const digitsPattern = '\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d{1,7}';
/** 39; 39,90; 39.90; 1.200,50. In "39, 10/12" it ends before the date. */
const amountPattern = `(${digitsPattern})(?:[.,](\\d{1,2})(?!\\d|/\\d))?`;
const thousandPattern = '(\\s?mil\\b|k\\b)?';
const currencyPattern = '(?:reais|real|contos?|pilas?|mangos|pratas|reau|conto)';
/** What must not follow a price without a sign: a unit, a counted noun, a date or a percent sign. */
const noOtherQuantityAfter =
  '(?![\\d/%:]|[.,]\\d|\\s?(?:h|hs|hrs|horas?|min|minutos?|ml|l|litros?|kg|g|gr|gramas?|km|cm|mm|m2|m|metros?|centimetros?|milimetros?|dias?|semanas?|mes|meses|anos?|x|vezes|parcelas?|por cento|pessoas?|convidados|unidades|un|pecas|fatias|vagas|fotos|aulas|sessoes|itens|of?f|da manha|da tarde|da noite|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\\b|\\s?[\\u00ba\\u00aa\\u00b2])';

/** The centavos of reais and centavos as they are typed: "1.200" and "5" are 120050. */
const toCentavos = (whole: string, fraction = '', isThousand = false): number =>
  Math.round((parseNumber(whole) * 100 + Number(fraction.padEnd(2, '0'))) * (isThousand ? 1_000 : 1));

const priceFact = (centavos: number, kind: 'price' | 'oldPrice' = 'price') => ({
  kind,
  key: priceKey(centavos),
  label: priceLabel(centavos),
});

/** R$ 39,90; R$ 1,5 mil; 39 reais e 90; 389 mil; 39,90; 60 o quilo; a 45, ...; valor 45 */
const signedPricePattern = new RegExp(`r\\$\\s?${amountPattern}${thousandPattern}`, 'g');
const currencyPricePattern = new RegExp(
  `(?<![\\d.,$])${amountPattern}${thousandPattern}\\s?(?:de\\s)?${currencyPattern}\\b(?:\\se\\s(\\d{2})(?:\\scentavos)?\\b)?`,
  'g',
);
const thousandsPattern = new RegExp(
  `(?<![\\d.,$])(\\d{1,3})(?:,(\\d))?(\\s?mil)\\b(?!\\s(?:btus?\\b|(?:e|a|ou|ate) \\d{1,3} mil btus?\\b|por (?:r\\$\\s?)?\\d{2,3}(?!\\d|[.,]\\d|\\s?mil)|seguidores|clientes|pessoas|km|alun|visitas|pedidos|vezes|e uma|motivos|coisas|itens|pecas|formas|maneiras|leitores|jeitos|(?!reais\\b|contos\\b|pilas\\b|mangos\\b|mais\\b|menos\\b|depois\\b|dois\\b|duas\\b|apos\\b)[a-z]{3,}s\\b))`,
  'g',
);
/** A price with a decimal comma; not the sizes of "1,80 x 0,90 alt 0,78". */
const decimalPattern =
  /(?<![\d.,/$]|\d\s?(?:m|cm)?\s?x\s?|\b(?:alt|altura|larg|largura|comp|comprimento|prof|profundidade|diametro|aro)\.?\s(?:de\s)?)(\d{1,5}),(\d{2})(?![\d%]|\s?x\s?\d)(?!\s?(?:m|cm|mm|m2|kg|g|l|ml|km|litros?|metros?|quilos?|mil|milh(?:ao|oes))\b)(?!(?<=(?<!\d)\d,\d\d)\s(?:larg|alt|comp|total)\w{0,8}\b)/g;
const dottedDecimalPattern =
  /(?<![\d.,/$])(\d{1,4})\.(\d{2})(?![\d%/.])(?!\s?(?:m|cm|mm|m2|kg|g|l|ml|km|litros?|metros?|quilos?|h)\b)/g;
/** "mulher acima de 40" is an age. */
const notAfterPeople =
  '(?<!\\b(?:mulher(?:es)?|hom(?:em|ens)|pessoas?|adult[oa]s?|idos[oa]s?|criancas?|alun[oa]s?|publico|idade)\\s)';

const priceAfterWordPattern = new RegExp(
  `(?<!\\b(?:dividi\\w{1,3}|rate\\w{2,4}|multiplic\\w{2,4})\\s)\\b(?:por|custa[mr]?|custando|sai[ru]?(?: por| a)?|saindo (?:por|a)|fica (?:em|por|a)|a partir d[eo]?|desde(?=[\\s:](?!(?:19|20)\\d\\d\\b))|apenas|valor(?: de)?|preco(?: de)?|investimento(?: de)?|taxa(?: de)?|diaria(?: de)?|entrada(?: de)?|sinal de|mensalidade(?: de)?|${notAfterPeople}acima de?|compras de|cobro|so)[\\s:]{1,2}(?:mais\\s|so\\s|apenas\\s|uns\\s)?(?!20[12]\\d\\b)(\\d{2,5})${noOtherQuantityAfter}(?=\\s*(?:[.!?;,)\\n|+-]|$)|\\s(?:[oa]s?|cada|n[oa]|em|e|ou|com|sem|por|ate|pra|para|a vista|de entrada|avista|pix|dinheiro|cartao|somente|so)\\b)`,
  'g',
);
const unitPricePattern = new RegExp(
  `(?<![\\d.,$/])${amountPattern}\\s?(?:\\/\\s?(?:kg|un|unid|mes|hora|h|pessoa|dia|m2|litro|l|cento|duzia|par)\\b|(?:(?<=\\s)[oa]|por|cada|/)\\s(?:quilos?|kilos?|kg|unidade|unid|un|duzia|cento|metro|litro|pessoa|cabeca|hora|par|mes|peca|fatia|porcao|diaria|aula|sessao|kit|pacote|caixa|casal|dia|noite|copo|garrafa|bandeja)\\b|(?<=\\s)o\\sm[2²]|cada\\b)`,
  'g',
);
/** "pizza a 45, ...". */
const priceAfterAPattern = new RegExp(
  `(?<=[a-z)]\\s)a\\s(\\d{2,4})${noOtherQuantityAfter}(?=\\s*(?:[.!?;,)\\n]|$)|\\s(?:cada|[oa]|e|no pix)\\s)`,
  'g',
);

/** The price of several, whatever follows: "3 por 129 cores", "os 2 por 50". */
const priceOfSeveralPattern = new RegExp(
  `(?<=\\b(?:\\d{1,2}|dois|duas|tres|quatro|cinco|seis|dez|duzia)\\s(?:[a-z]{2,14}\\s)?(?:por|p\\/)\\s)(?!20\\d\\d\\b)(\\d{2,4})${noOtherQuantityAfter}`,
  'g',
);
const centavosPattern = new RegExp(
  `(?<!\\b(?:reais|real) e )(?<![\\d.,])(\\d{1,2}|${spelledNumber})\\s+centavos\\b`,
  'g',
);

/** "4x de 175", "4x 175" */
const instalmentAmountPattern = new RegExp(
  `(?<=\\d\\s?(?:x|vezes)\\s(?:de\\s)?(?:so\\s)?)(\\d{2,5})${noOtherQuantityAfter}`,
  'g',
);

/** "de 100 por 70", "era 100, agora 70", "antes 100 hoje 70", "R$ 100 cai para R$ 70". */
const reductionAmount = `(?:r\\$\\s?)?${amountPattern}(?:\\s?${currencyPattern})?`;
const reductionPattern = new RegExp(
  `\\b(?:de|era[m]?|antes(?: era| custava)?|custava[m]?)\\s${reductionAmount}[\\s,:;]{0,3}(?:e\\s)?(?:(?:cai[ru]?|baixou|vai|ficou|sai|fica|esta|ta|foi)\\s)?(?:agora\\s|hoje\\s|so\\s|apenas\\s)?(?:por|agora|hoje|para|pra|p\\/|->|→)\\s?(?:apenas\\s|so\\s|e\\s)?${reductionAmount}${noOtherQuantityAfter}`,
  'g',
);

/** The old and the new price of each offer. */
const reductions = (foldedText: string): readonly FoundFact[] =>
  findMatches(foldedText, reductionPattern).flatMap((match) => {
    const { 0: matchText, 1: oldWhole = '', 2: oldFraction, 3: newWhole = '', 4: newFraction, index } = match;
    const oldCentavos = toCentavos(oldWhole, oldFraction);
    const newCentavos = toCentavos(newWhole, newFraction);
    // "casa de 3 por R$ 520.000" is no reduction.
    if (oldCentavos === newCentavos || newCentavos === 0 || oldCentavos * 4 < newCentavos) return [];
    const oldStart = index + matchText.indexOf(oldWhole);
    const newStart = index + matchText.lastIndexOf(newWhole);
    const length = (whole: string, fraction?: string) => whole.length + (fraction ? fraction.length + 1 : 0);
    return [
      { ...priceFact(oldCentavos, 'oldPrice'), start: oldStart, end: oldStart + length(oldWhole, oldFraction) },
      { ...priceFact(newCentavos), start: newStart, end: newStart + length(newWhole, newFraction) },
    ];
  });

/**
 * Finds prices, discounts, instalments and bundles in folded text. "R$ 39,90", "39 reais e 90", "39.90" and "39,90" have one key.
 * Bare numbers ("corte 45") are not read here.
 */
export function moneyIn(foldedText: string): readonly FoundFact[] {
  const bundles = bundlesIn(foldedText);
  let remaining = blankOutFacts(foldedText, bundles);
  const reducedPrices = reductions(remaining);
  remaining = blankOutFacts(remaining, reducedPrices);
  const withShares = remaining;
  const shares = discountsAndInstalmentsIn(remaining);
  remaining = blankOutFacts(remaining, shares);
  const signedPrices = [signedPricePattern, currencyPricePattern].flatMap((pattern) =>
    findFacts(remaining, pattern, ({ 1: value = '', 2: fraction, 3: thousandSuffix, 4: spelledPrices }) =>
      priceFact(toCentavos(value, fraction ?? spelledPrices, thousandSuffix !== undefined)),
    ),
  );
  const isPriceByContext = ({ key, start, end }: FoundFact): boolean =>
    !isNoPrice(
      centavosOfKey(key) / 100,
      remaining.slice(Math.max(0, start - 200), start),
      remaining.slice(end, end + 60),
    );
  const unsignedPrices = [
    ...findFacts(remaining, thousandsPattern, ({ 1: value = '', 2: fraction }) =>
      priceFact(toCentavos(value, fraction, true)),
    ),
    ...[decimalPattern, dottedDecimalPattern]
      .flatMap((pattern) =>
        findFacts(remaining, pattern, ({ 1: value = '', 2: fraction }) => priceFact(toCentavos(value, fraction))),
      )
      .filter(isPriceByContext),
    ...findFacts(withShares, instalmentAmountPattern, ({ 1: value = '' }) => priceFact(toCentavos(value))),
    ...findFacts(remaining, priceOfSeveralPattern, ({ 1: value = '' }) => priceFact(toCentavos(value))),
    ...findFacts(remaining, centavosPattern, ({ 1: value = '' }) => priceFact(parseNumber(value))),
    ...findFacts(remaining, unitPricePattern, ({ 1: value = '', 2: fraction }) =>
      priceFact(toCentavos(value, fraction)),
    ).filter(
      ({ start, end }) =>
        !isDailyOutput(
          remaining.slice(Math.max(0, start - 200), start),
          remaining.slice(start, end).replace(/^\d+/, ''),
        ),
    ),
  ];
  const pricesAfterWords = [priceAfterWordPattern, priceAfterAPattern]
    .flatMap((pattern) =>
      findFacts(remaining, pattern, ({ 1: value = '' }) => priceFact(toCentavos(value))).map((price) => ({
        ...price,
        // Without the words before the price.
        start: price.end - /\d{2,5}\D*$/.exec(remaining.slice(price.start, price.end))![0].length,
      })),
    )
    .filter(isPriceByContext);
  const spelledPrices = spelledPricesIn(remaining).map(({ centavos: value, ...place }) => ({
    ...priceFact(value),
    ...place,
  }));
  return [
    ...bundles,
    ...reducedPrices,
    ...keepLongestFacts([...shares, ...signedPrices, ...unsignedPrices, ...pricesAfterWords, ...spelledPrices]),
  ];
}
