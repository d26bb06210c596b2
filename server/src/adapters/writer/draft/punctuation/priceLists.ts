import type { Token } from '../tokens.ts';
import { unitOfPrice } from '../valuePatterns.ts';
import { leadingWord } from './joined.ts';

/** Who pays a price: "R$ 20 adulto". */
const payer =
  /^(?:adult[oa]s?|criancas?|idos[oa]s?|estudantes?|casal|casais|inteira|meia|individual|infantil|socios?|visitantes?|alunos?|integral)$/;
/** How or when a price is paid: "no Pix", "de dia". */
const wayOrTime = /^(?:pix|cartao|dinheiro|debito|credito|vista|dia|noite|manha|tarde|madrugada)$/;

const isPrice = (token: Token | undefined): boolean => token?.wordClass === 'PRICE';

/** How many words from a place on say who pays a price, how or when: "adulto", "no Pix", "depois das 22h"; 0 for none. */
function conditionLength(tokens: readonly Token[], at: number): number {
  const [one, two, three] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '', tokens[at + 2]];
  if (payer.test(one)) return 1;
  if (/^(?:n[oa]|de|a)$/.test(one) && wayOrTime.test(two)) return 2;
  return /^(?:depois|apos|antes|ate)$/.test(one) && /^d?as$/.test(two) && three?.wordClass === 'HOUR' ? 3 : 0;
}

/**
 * Whether the condition of a price ends at a place, and the next price with its condition follows: "R$ 180 adulto | R$ 90
 * criança", "R$ 132 no Pix | R$ 138 no cartão".
 */
export function endsPrice(tokens: readonly Token[], at: number): boolean {
  const isCondition = [1, 2, 3].some(
    (length) => isPrice(tokens[at - length]) && conditionLength(tokens, at - length + 1) === length,
  );
  if (!isCondition) return false;
  let next = at + 1;
  while (isPrice(tokens[next])) {
    const length = conditionLength(tokens, next + 1);
    // In "entrada R$ 15 criança R$ 8" each stands before its price.
    if (length === 0) return false;
    next += length + 1;
  }
  return next > at + 1;
}

/** Whether a price is followed by its condition, in a list of such prices. */
export function hasCondition(tokens: readonly Token[], at: number): boolean {
  const length = conditionLength(tokens, at + 1);
  return isPrice(tokens[at]) && length > 0 && (endsPrice(tokens, at + length) || endsPrice(tokens, at - 1));
}

/** Verbs of prices, and adjectives of what a price is for: no words of a thing's name. */
const priceVerbOrOwner =
  /^(?:custa[mr]?|sa[ie]m?|fica[mr]?|vale[mr]?|era[mr]?|virou|cai|sobe|paga[mr]?|cobra|leva[mr]?|ganha[mr]?|pede|individual|instalad[oa]s?|embalad[oa]s?|inteir[oa]s?)$/;
/** Whether a word may be part of a thing's name; verb-or-noun ("barba") counts. */
const isWordOfName = ({ wordClass, norm, typedMark }: Token): boolean =>
  /^(?:N|X|ADJ|PART|VN|V3|SIZE)/.test(wordClass) &&
  wordClass !== 'NUMBER' &&
  !leadingWord.test(norm) &&
  !priceVerbOrOwner.test(norm) &&
  typedMark === '';
const isHalf = ({ norm }: Token): boolean => norm === 'meio' || norm === 'meia';
const maxWordsOfName = 3;

/** Whether a thing's price is followed by the next thing with its price: "corte R$ 30 | barba R$ 25", "P R$ 16 | M R$ 19". */
export function isNextPriced(tokens: readonly Token[], at: number): boolean {
  const one = tokens[at]!;
  const isFrom = ['a', 'partir', 'de'].every((norm, index) => tokens[at - 3 + index]?.norm === norm);
  const name = tokens[at - (isFrom ? 4 : 1)];
  if (one.wordClass !== 'PRICE' || name === undefined || !isWordOfName(name)) return false;
  let next = at + 1;
  if (tokens[next] !== undefined && isHalf(tokens[next]!)) next += 1;
  while (tokens[next] !== undefined && isWordOfName(tokens[next]!) && next - at <= maxWordsOfName) next += 1;
  return next > at + 1 && tokens[next]?.wordClass === 'PRICE';
}

/**
 * Whether prices stand before their things from the start of a statement on: "R$ 160 sofá de 3 lugares | R$ 60 colchão",
 * where a thing follows each price up to the next typed mark.
 */
export function pricesLead(tokens: readonly Token[], from: number): boolean {
  if (!isPrice(tokens[from])) return false;
  const mark = tokens.findIndex(({ typedMark }, at) => at >= from && typedMark !== '');
  const prices = tokens
    .slice(from, mark < 0 ? undefined : mark + 1)
    .flatMap((token, index) => (isPrice(token) ? [from + index] : []));
  return (
    prices.length > 1 &&
    prices.every((at) => {
      const name = tokens[at + 1];
      return (
        tokens[at]!.typedMark === '' && name && isWordOfName({ ...name, typedMark: '' }) && !unitOfPrice.test(name.text)
      );
    })
  );
}
