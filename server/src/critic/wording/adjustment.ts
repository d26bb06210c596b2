import { adjustmentInstruction, changesOpening } from '../../domain/writing/adjustmentKinds.ts';
import { readParts, type ContentType } from '../../domain/content/contentTypes.ts';
import { countCharacters, countEmojis } from '../../domain/text/text.ts';
import { plainWording } from '../../domain/text/words.ts';
import type { TextToAdjust } from '../../domain/writing/writing.ts';
import { hardFinding, type TextFinding } from '../judgedText/judgedText.ts';
import { openingOf } from './openings.ts';

/** The length of a shortened text, as the largest share of the old one. */
const maxShareOfShorter = 0.9;

/** Whether the text does what was asked for: it is not the old one, and it has another length, opening or call. */
export function isAdjusted(contentType: ContentType, { kind, text: before }: TextToAdjust, after: string): boolean {
  if (kind === 'fewer_emojis') return countEmojis(after) < countEmojis(before);
  if (plainWording(after) === plainWording(before)) return false;
  if (kind === 'shorter') return countCharacters(after) <= countCharacters(before) * maxShareOfShorter;
  if (changesOpening(kind))
    return plainWording(openingOf(contentType, after)) !== plainWording(openingOf(contentType, before));
  if (kind === 'other_call') return callToActionOf(contentType, after) !== callToActionOf(contentType, before);
  return true;
}

/** The call to action of a text; the whole text if its type has no part for it. */
function callToActionOf(contentType: ContentType, text: string): string {
  const call = readParts(contentType, text)?.['callToAction'];
  return plainWording(typeof call === 'string' ? call : text);
}

/** A finding if an adjusted text does not do what was asked for. */
export const checkAdjustment = (
  contentType: ContentType,
  textToAdjust: TextToAdjust,
  text: string,
): readonly TextFinding[] =>
  isAdjusted(contentType, textToAdjust, text)
    ? []
    : [
        hardFinding('not-adjusted', 'O texto continua como estava.', null, {
          correction: `Isto ainda não foi feito: ${adjustmentInstruction(textToAdjust.kind)}`,
        }),
      ];
