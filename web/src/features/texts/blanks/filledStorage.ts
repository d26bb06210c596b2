import { accountKey } from '../../../session/accountStorage';
import type { Filled } from './blanks';

/** For how many texts values are stored; above that the oldest text is removed. */
const maxTexts = 100;

type StoredFilled = Readonly<Record<string, Filled>>;

const key = (viewerId: string): string => accountKey(viewerId, 'preenchidos');

function read(viewerId: string): StoredFilled {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(viewerId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as StoredFilled) : {};
  } catch {
    return {};
  }
}

const textKey = (generationId: string, index: number): string => `${generationId}:${index}`;

/** What the owner has filled into one text of a generation in this browser. */
export function readFilled(viewerId: string, generationId: string, index: number): Filled {
  const stored = read(viewerId);
  const text = textKey(generationId, index);
  return Object.hasOwn(stored, text) ? stored[text]! : {};
}

/** Stores what is filled in until the account signs out; an empty `filled` removes the text. */
export function storeFilled(viewerId: string, generationId: string, index: number, filled: Filled): void {
  const text = textKey(generationId, index);
  const { [text]: _, ...others } = read(viewerId);
  const isEmpty = Object.keys(filled).length === 0;
  const stored = Object.entries(isEmpty ? others : { ...others, [text]: filled }).slice(-maxTexts);
  try {
    localStorage.setItem(key(viewerId), JSON.stringify(Object.fromEntries(stored)));
  } catch {
    // A browser that refuses storage keeps it as long as the page is open.
  }
}
