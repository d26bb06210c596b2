import { endOfBlankAt } from '../blanks/blanks';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

export interface Cut {
  readonly shown: string;
  /** What is behind the cut; blank when all is shown. */
  readonly hidden: string;
}

/** Cuts after so many characters, as people count them, wherever that falls but inside of a blank to fill in. */
export function cutAt(text: string, limit: number): Cut {
  const characters = [...segmenter.segment(text)];
  const end = endOfBlankAt(text, characters[limit]?.index ?? text.length);
  return { shown: text.slice(0, end), hidden: text.slice(end) };
}

const captionFold = 125;

/**
 * Where Instagram folds a caption in the feed: after its first line, and after about 125 characters of that. It does
 * not cut words.
 */
export function foldCaption(text: string): Cut {
  const caption = text.trim();
  const [firstLine = ''] = caption.split('\n', 1);
  const { shown, hidden } = cutAt(firstLine, captionFold);
  const endsThere = hidden === '' || /^\s/.test(hidden) || shown.endsWith(']');
  const atWord = endsThere ? shown : shown.replace(/\S+$/, '') || shown;
  const folded = atWord.trimEnd();
  return { shown: folded, hidden: caption.slice(folded.length) };
}
