import { adjustmentInstruction, changesOpening } from '../../domain/writing/adjustmentKinds.ts';
import { readParts, type ContentType } from '../../domain/content/contentTypes.ts';
import { countCharacters, countEmojis } from '../../domain/text/text.ts';
import { plainWording } from '../../domain/text/words.ts';
import type { TextToAdjust } from '../../domain/writing/writing.ts';
import { hardFinding, type TextFinding } from '../judgedText/judgedText.ts';
import { openingOf } from './openings.ts';

/** The most that is left of a text that was to be shorter. */
const shorterShare = 0.9;

/** Whether the text does what was asked for: it is not the old one, and it has another length, opening or call. */
export function isAdjusted(contentType: ContentType, { kind, text: before }: TextToAdjust, after: string): boolean {
  if (kind === 'fewer_emojis') return countEmojis(after) < countEmojis(before);
  if (plainWording(after) === plainWording(before)) return false;
  if (kind === 'shorter') return countCharacters(after) <= countCharacters(before) * shorterShare;
  if (changesOpening(kind))
    return plainWording(openingOf(contentType, after)) !== plainWording(openingOf(contentType, before));
  if (kind === 'other_call') return callOf(contentType, after) !== callOf(contentType, before);
  return true;
}

/** What is asked for, in words; of a type without a part for it, the whole text. */
function callOf(contentType: ContentType, text: string): string {
  const call = readParts(contentType, text)?.['callToAction'];
  return plainWording(typeof call === 'string' ? call : text);
}

/** A text that does not do what was asked for. */
export const adjusted = (contentType: ContentType, wanted: TextToAdjust, text: string): readonly TextFinding[] =>
  isAdjusted(contentType, wanted, text)
    ? []
    : [
        hardFinding('not-adjusted', 'O texto continua como estava.', null, {
          correction: `Isto ainda não foi feito: ${adjustmentInstruction(wanted.kind)}`,
        }),
      ];
