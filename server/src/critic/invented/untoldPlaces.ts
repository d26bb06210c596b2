import { linksIn } from '../../domain/facts/contacts.ts';
import { parseNumber } from '../../domain/facts/numbers.ts';
import { fold, findMatches, wordsOf } from '../../domain/text/words.ts';
import { type JudgedText, type TextFinding, hardFinding, quote } from '../judgedText/judgedText.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';

/** Whether an address is one of the owner's. */
export const isToldPlace = ({ ownWords }: JudgedText, key: string): boolean =>
  ownWords.addresses.some((known) => known.startsWith(key)) ||
  key.split(' ').every((word) => /^d[aeo]s?$/.test(word) || ownWords.words.has(word) || isToldNumber(ownWords, word));

/** "Rua Sete de Setembro" of "rua 7 de setembro". */
const isToldNumber = ({ numbers }: JudgedText['ownWords'], word: string): boolean =>
  parseNumber(word) > 0 && numbers.has(parseNumber(word));

const inQuarter =
  /(?:[Aa]qui|[Ee]stamos|[Ff]icamos|[Ff]ica|[Aa]tendemos)\sn[oa]\s((?:[Bb]airro\s)?\p{Lu}\p{L}+\s(?:d[aeo]s?\s)?\p{Lu}\p{L}+)(?=\s?[.,!;)\n]|$)/gu;

/** Parts of a country or a town, and names that are no quarter. */
const wideArea =
  /^(?:zona|grande|regiao|interior|vale|serra|litoral|rio|minas|sao paulo|belo|porto|nosso|nossa|centro|praca|rua|avenida|shopping|mercado|galeria|espaco|clube|casa|instagram|google)\b/;

/** "aqui no Carlos Prates" of a shop in another quarter. */
export const untoldNeighbourhoods = (judgedText: JudgedText): readonly TextFinding[] =>
  judgedText.profile.businessNeighborhood === null
    ? []
    : findMatches(judgedText.text, inQuarter)
        .filter(({ 1: name = '' }) => {
          const words = wordsOf(fold(name)).filter(({ text }) => text.length > 3);
          return (
            !wideArea.test(fold(name)) &&
            words.length > 1 &&
            words.every(({ text }) => !judgedText.ownWords.words.has(text))
          );
        })
        .flatMap(({ 0: found, 1: name = '', index }) =>
          reportUntoldValue('invented-address', 'O endereço', judgedText, {
            start: index + found.length - name.length,
            end: index + found.length,
          }),
        );

/** The whole site may be named where only a page of it is known. */
export const untoldLinks = (judgedText: JudgedText): readonly TextFinding[] =>
  linksIn(judgedText.foldedText)
    .filter(
      ({ key }) =>
        !judgedText.ownWords.links.some(
          (link) => link === key || (link.startsWith(key) && /^[/?#]/.test(link.slice(key.length))),
        ),
    )
    .map((link) =>
      hardFinding('invented-link', `O endereço ${quote(judgedText, link)} não é um link seu.`, link, {
        correction: `O endereço ${quote(judgedText, link)} não está nos dados: tire.`,
      }),
    );

const room =
  /\b(sala|loja|box|apto|apartamento|quadra|lote|bloco|km|galpao|barraca|stand)\s(?:n[.º°o]?\s)?(\d{1,4})\b(?!\s?(?:%|anos|andares|pessoas|h\b)|[.,]\d)|\b(\d{1,2})[oº°]?\s(andar|piso)\b/g;

/** Numbered places of folded words: "sala 3", "2º andar". */
const roomsIn = (folded: string) =>
  findMatches(folded, room).map(({ 0: words, 1: before, 2: number, 3: floor, 4: behind, index }) => ({
    name: before ?? behind ?? '',
    number: Number(number ?? floor),
    start: index,
    end: index + words.length,
  }));

/** "sala 5" where the owner told of sala 3. */
export function untoldRooms(judgedText: JudgedText): readonly TextFinding[] {
  const told = roomsIn(judgedText.ownWords.folded);
  return roomsIn(judgedText.foldedText)
    .filter(({ name }) => told.some((one) => one.name === name))
    .filter(({ name, number }) => !told.some((one) => one.name === name && one.number === number))
    .flatMap((place) => reportUntoldValue('invented-address', 'O endereço', judgedText, place));
}

const beside = '(perto|pertinho|prox(?:im[oa])?|ao lado|em frente|atras|na esquina|do outro lado|vizinh[oa])';
const landmark = new RegExp(
  `\\b${beside}\\s(?:d[ao]s?|a[os]?|com)\\s((?:(?!voce|casa\\b|gente|tudo|quem|su[ao]s?\\b|seus?\\b|natal|pascoa|ferias|fim\\b|fi?nal|inicio|famili|filh|amig|amor|mar\\b|mae|pai|dia\\b|hora|carnaval|festa|sonho|realidade|natureza|cliente|corac)[a-z]{2,16}(?:\\s|(?=\\W|$))){1,4})`,
  'g',
);

const landmarksIn = (folded: string) =>
  findMatches(folded, landmark).map(({ 0: words, 1: side = '', 2: name = '', index }) => ({
    // "perto" is also what is in front of it, behind it or beside it.
    side: /^(?:pert|prox|vizinh)/.test(side) ? null : side,
    names: wordsOf(name).flatMap(({ text }) => (text.length > 3 ? [text] : [])),
    start: index,
    end: index + words.trimEnd().length,
  }));

/** "perto da praça de alimentação" where the owner told of another landmark, "atrás da igreja" of "em frente à igreja". */
export function untoldLandmarks(judgedText: JudgedText): readonly TextFinding[] {
  const told = landmarksIn(judgedText.ownWords.folded);
  const said = landmarksIn(judgedText.foldedText);
  const isSaidToo = said.some(({ names }) => told.some((one) => one.names.some((name) => names.includes(name))));
  return said
    .filter(({ side, names }) => {
      const ofSame = told.filter((one) => one.names.some((name) => names.includes(name)));
      const isOnOtherSide =
        side !== null && ofSame.length > 0 && ofSame.every((one) => one.side !== null && one.side !== side);
      return (
        isOnOtherSide || (told.length > 0 && !isSaidToo && names.every((name) => !judgedText.ownWords.words.has(name)))
      );
    })
    .flatMap((place) => reportUntoldValue('invented-address', 'O endereço', judgedText, place));
}
