import { linksIn } from '../../domain/facts/contacts.ts';
import { parseNumber } from '../../domain/facts/numbers.ts';
import { fold, findMatches, wordsOf } from '../../domain/text/words.ts';
import { type JudgedText, type TextFinding, hardFinding, quote } from '../judgedText/judgedText.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';

/** Whether an address is one of the owner's. */
export const isToldPlace = ({ ownWords }: JudgedText, key: string): boolean =>
  ownWords.addresses.some((address) => address.startsWith(key)) ||
  key.split(' ').every((word) => /^d[aeo]s?$/.test(word) || ownWords.words.has(word) || isToldNumber(ownWords, word));

/** "Rua Sete de Setembro" of "rua 7 de setembro". */
const isToldNumber = ({ numbers }: JudgedText['ownWords'], word: string): boolean =>
  parseNumber(word) > 0 && numbers.has(parseNumber(word));

const neighbourhoodPhrase =
  /(?:[Aa]qui|[Ee]stamos|[Ff]icamos|[Ff]ica|[Aa]tendemos)\sn[oa]\s((?:[Bb]airro\s)?\p{Lu}\p{L}+\s(?:d[aeo]s?\s)?\p{Lu}\p{L}+)(?=\s?[.,!;)\n]|$)/gu;

/** Areas larger than a neighbourhood, and names that are none. */
const wideArea =
  /^(?:zona|grande|regiao|interior|vale|serra|litoral|rio|minas|sao paulo|belo|porto|nosso|nossa|centro|praca|rua|avenida|shopping|mercado|galeria|espaco|clube|casa|instagram|google)\b/;

/** "aqui no Carlos Prates" in a text of a shop in another neighbourhood. */
export const findUntoldNeighbourhoods = (judgedText: JudgedText): readonly TextFinding[] =>
  judgedText.profile.businessNeighborhood === null
    ? []
    : findMatches(judgedText.text, neighbourhoodPhrase)
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

/** Links that are not the owner's. A text may have the address of a site of which the owner gave only a page. */
export const findUntoldLinks = (judgedText: JudgedText): readonly TextFinding[] =>
  linksIn(judgedText.foldedText)
    .filter(
      ({ key }) =>
        !judgedText.ownWords.links.some(
          (ownLink) => ownLink === key || (ownLink.startsWith(key) && /^[/?#]/.test(ownLink.slice(key.length))),
        ),
    )
    .map((link) =>
      hardFinding('invented-link', `O endereço ${quote(judgedText, link)} não é um link seu.`, link, {
        correction: `O endereço ${quote(judgedText, link)} não está nos dados: tire.`,
      }),
    );

const roomPattern =
  /\b(sala|loja|box|apto|apartamento|quadra|lote|bloco|km|galpao|barraca|stand)\s(?:n[.º°o]?\s)?(\d{1,4})\b(?!\s?(?:%|anos|andares|pessoas|h\b)|[.,]\d)|\b(\d{1,2})[oº°]?\s(andar|piso)\b/g;

/** Numbered places of folded words: "sala 3", "2º andar". */
const roomsIn = (folded: string) =>
  findMatches(folded, roomPattern).map(({ 0: words, 1: nounBefore, 2: number, 3: floor, 4: nounBehind, index }) => ({
    name: nounBefore ?? nounBehind ?? '',
    number: Number(number ?? floor),
    start: index,
    end: index + words.length,
  }));

/** "sala 5" where the owner told of sala 3. */
export function findUntoldRooms(judgedText: JudgedText): readonly TextFinding[] {
  const toldRooms = roomsIn(judgedText.ownWords.folded);
  return roomsIn(judgedText.foldedText)
    .filter(({ name }) => toldRooms.some((toldRoom) => toldRoom.name === name))
    .filter(({ name, number }) => !toldRooms.some((toldRoom) => toldRoom.name === name && toldRoom.number === number))
    .flatMap((place) => reportUntoldValue('invented-address', 'O endereço', judgedText, place));
}

const besideWords = '(perto|pertinho|prox(?:im[oa])?|ao lado|em frente|atras|na esquina|do outro lado|vizinh[oa])';
const landmarkPattern = new RegExp(
  `\\b${besideWords}\\s(?:d[ao]s?|a[os]?|com)\\s((?:(?!voce|casa\\b|gente|tudo|quem|su[ao]s?\\b|seus?\\b|natal|pascoa|ferias|fim\\b|fi?nal|inicio|famili|filh|amig|amor|mar\\b|mae|pai|dia\\b|hora|carnaval|festa|sonho|realidade|natureza|cliente|corac)[a-z]{2,16}(?:\\s|(?=\\W|$))){1,4})`,
  'g',
);

const landmarksIn = (folded: string) =>
  findMatches(folded, landmarkPattern).map(({ 0: words, 1: side = '', 2: name = '', index }) => ({
    // "perto" is also what is in front of it, behind it or beside it.
    side: /^(?:pert|prox|vizinh)/.test(side) ? null : side,
    names: wordsOf(name).flatMap(({ text }) => (text.length > 3 ? [text] : [])),
    start: index,
    end: index + words.trimEnd().length,
  }));

/** "perto da praça de alimentação" where the owner told of another landmark, "atrás da igreja" of "em frente à igreja". */
export function findUntoldLandmarks(judgedText: JudgedText): readonly TextFinding[] {
  const toldLandmarks = landmarksIn(judgedText.ownWords.folded);
  const statedLandmarks = landmarksIn(judgedText.foldedText);
  const hasToldLandmark = statedLandmarks.some(({ names }) =>
    toldLandmarks.some((toldLandmark) => toldLandmark.names.some((name) => names.includes(name))),
  );
  return statedLandmarks
    .filter(({ side, names }) => {
      const sameLandmarks = toldLandmarks.filter((toldLandmark) =>
        toldLandmark.names.some((name) => names.includes(name)),
      );
      const isOnOtherSide =
        side !== null &&
        sameLandmarks.length > 0 &&
        sameLandmarks.every((toldLandmark) => toldLandmark.side !== null && toldLandmark.side !== side);
      return (
        isOnOtherSide ||
        (toldLandmarks.length > 0 && !hasToldLandmark && names.every((name) => !judgedText.ownWords.words.has(name)))
      );
    })
    .flatMap((place) => reportUntoldValue('invented-address', 'O endereço', judgedText, place));
}
