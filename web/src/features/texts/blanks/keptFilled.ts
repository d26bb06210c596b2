import { accountKey } from '../../../session/accountStorage';
import type { Filled } from './blanks';

/** How many texts are kept; then the one that was begun first is forgotten. */
const most = 100;

type Kept = Readonly<Record<string, Filled>>;

const key = (viewerId: string): string => accountKey(viewerId, 'preenchidos');

function read(viewerId: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(viewerId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

const nameOf = (generationId: string, index: number): string => `${generationId}:${index}`;

/** What the owner has filled into one text of a generation in this browser. */
export function keptFilled(viewerId: string, generationId: string, index: number): Filled {
  const kept = read(viewerId);
  const text = nameOf(generationId, index);
  return Object.hasOwn(kept, text) ? kept[text]! : {};
}

/** Keeps what is filled in until the account signs out; nothing filled forgets the text. */
export function keepFilled(viewerId: string, generationId: string, index: number, filled: Filled): void {
  const text = nameOf(generationId, index);
  const { [text]: _, ...others } = read(viewerId);
  const isEmpty = Object.keys(filled).length === 0;
  const kept = Object.entries(isEmpty ? others : { ...others, [text]: filled }).slice(-most);
  try {
    localStorage.setItem(key(viewerId), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that refuses storage keeps it as long as the page is open.
  }
}
