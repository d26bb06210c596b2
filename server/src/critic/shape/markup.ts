import { descriptorOf } from '../../domain/content/contentTypes.ts';
import { linesOf } from '../../domain/content/pieces.ts';
import { hardFinding, findPlaces, quote, softFinding, type Check } from '../judgedText/judgedText.ts';
import { blankOut } from '../../domain/text/words.ts';

/** Words that Markdown sets in bold by underscores; those within a word are part of a handle or of a link. */
export const boldByUnderscores = /(?<![\p{L}\p{N}@/=._])__([^_\n]{1,300})__(?![\p{L}\p{N}_])/gu;

/** Markup of other formats, which a reader would see as characters. */
const markupOfOtherFormats = [
  /\*\*[^*\n]{1,300}\*\*/g,
  /^#{1,6}\s\S/gm,
  /\[[^\]\n]{1,120}\]\(https?:[^)\n]{0,2100}\)/g,
  /```/g,
  boldByUnderscores,
  /<\/?(?:b|strong|i|em|br|p|a|h[1-6]|ul|li|div|span)\b[^>\n]{0,200}>/g,
];

/** Plain text but for WhatsApp's own bold (rule 5.3): no Markdown, no HTML. */
export const checkMarkup: Check = (judgedText) => {
  const places = markupOfOtherFormats
    .flatMap((pattern) => findPlaces(judgedText.foldedText, pattern))
    .filter(({ start, end }) => !judgedText.ownWords.folded.includes(judgedText.foldedText.slice(start, end)));
  const [first] = places;
  if (first)
    return [
      hardFinding('markup', `${quote(judgedText, first)} tem marcas de formatação que apareceriam no texto.`, first),
    ];
  return descriptorOf(judgedText.brief.contentType).marks === 'whatsapp'
    ? checkBold(judgedText)
    : checkAsterisks(judgedText);
};

/** WhatsApp shows `*this*` in bold only within one line and without a space inside either mark. */
const checkBold: Check = (judgedText) => {
  const unpairedMarks = linesOf(judgedText.foldedText).flatMap(({ text, start }) => {
    const textWithoutBold = blankOut(text, /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])/gu);
    const index = textWithoutBold.indexOf('*');
    return index < 0 ? [] : [{ start: start + index, end: start + index + 1 }];
  });
  const bolds = findPlaces(judgedText.foldedText, /\*[^\s*][^*\n]*\*/g);
  return [
    ...unpairedMarks
      .slice(0, 1)
      .map((place) =>
        hardFinding(
          'whatsapp-marks',
          'Um * está solto: o negrito do WhatsApp é *assim*, sem espaço por dentro.',
          place,
        ),
      ),
    ...(bolds.length > 3
      ? [softFinding('too-much-bold', 'Negrito demais: destaque no máximo três trechos.', bolds[3])]
      : []),
  ];
};

const checkAsterisks: Check = (judgedText) =>
  findPlaces(judgedText.foldedText, /(?<![\p{L}\p{N}*])\*[^\s*][^*\n]{0,300}\*(?![\p{L}\p{N}*])/gu)
    .filter(({ start, end }) => !judgedText.ownWords.folded.includes(judgedText.foldedText.slice(start, end)))
    .slice(0, 1)
    .map((place) => hardFinding('markup', `${quote(judgedText, place)}: os asteriscos apareceriam no texto.`, place));
