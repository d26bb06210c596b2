import { linksIn } from '../domain/facts/contacts.ts';
import { valueOf } from '../domain/facts/numbers.ts';
import { fold, wordsOf } from '../domain/words.ts';
import { type Draft, type Found, hard, quote } from './draft.ts';
import { unknown } from './unknownValue.ts';

/** Whether an address is one of the owner's. */
export const isToldPlace = ({ own }: Draft, key: string): boolean =>
  own.addresses.some((known) => known.startsWith(key)) ||
  key.split(' ').every((word) => own.words.has(word) || isToldNumber(own, word));

/** "Rua Sete de Setembro" of "rua 7 de setembro". */
const isToldNumber = ({ numbers }: Draft['own'], word: string): boolean =>
  valueOf(word) > 0 && numbers.has(valueOf(word));

const inQuarter =
  /(?:[Aa]qui|[Ee]stamos|[Ff]icamos|[Ff]ica|[Aa]tendemos)\sn[oa]\s((?:[Bb]airro\s)?\p{Lu}\p{L}+\s(?:d[aeo]s?\s)?\p{Lu}\p{L}+)(?=\s?[.,!;)\n]|$)/gu;

/** Parts of a country or a town, and names that are no quarter. */
const wideArea =
  /^(?:zona|grande|regiao|interior|vale|serra|litoral|rio|minas|sao paulo|belo|porto|nosso|nossa|centro|praca|rua|avenida|shopping|mercado|galeria|espaco|clube|casa|instagram|google)\b/;

/** "aqui no Carlos Prates" of a shop in another quarter. */
export const strangeQuarters = (draft: Draft): readonly Found[] =>
  draft.profile.businessNeighborhood === null
    ? []
    : [...draft.text.matchAll(inQuarter)]
        .filter(({ 1: name = '' }) => {
          const words = wordsOf(fold(name)).filter(({ text }) => text.length > 3);
          return (
            !wideArea.test(fold(name)) && words.length > 1 && words.every(({ text }) => !draft.own.words.has(text))
          );
        })
        .flatMap(({ 0: found, 1: name = '', index }) =>
          unknown('invented-address', 'O endereço', draft, {
            start: index + found.length - name.length,
            end: index + found.length,
          }),
        );

/** The whole site may be named where only a page of it is known. */
export const strangeLinks = (draft: Draft): readonly Found[] =>
  linksIn(draft.said)
    .filter(
      ({ key }) =>
        !draft.own.links.some(
          (link) => link === key || (link.startsWith(key) && /^[/?#]/.test(link.slice(key.length))),
        ),
    )
    .map((link) =>
      hard('invented-link', `O endereço ${quote(draft, link)} não é um link seu.`, link, {
        correction: `O endereço ${quote(draft, link)} não está nos dados: tire.`,
      }),
    );
