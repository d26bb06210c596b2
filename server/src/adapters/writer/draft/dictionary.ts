import type { Dictionary, Form } from '../../../domain/facts/spelling/dictionary.ts';
import { fold } from '../../../domain/text/words.ts';

/**
 * A suffix rule of Hunspell: an entry that has the flag and matches `after` loses `strip` at its end and gets `add`, which
 * gives another form of the word.
 */
interface SuffixRule {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly after: RegExp;
}

/** A word or name without hyphens, and its flags. */
const entryLine = /^[A-Za-zÀ-ÿ]{2,}(?:\/.*)?$/gm;
/**
 * Leaves out suffixes with hyphens, and "ar" that becomes "á" ("festá-la"): they attach pronouns, which topics do not
 * have.
 */
const suffixRuleLine = /^SFX (\S) +(?!ar +á[ /]|er +ê[ /]|or +ô[ /]|ir +í[ /])(\S+) +([^\s/-]+)(?:\/\S+)? +(\S+)/gm;
/** No suffix of Portuguese is longer. */
const maxSuffixLength = 12;

const baseWordOf = (entry: string): string => entry.split('/', 1)[0] ?? '';

/** The dictionary VERO of Brazilian Portuguese, as Hunspell has it: entries with flags, and endings by flag. */
function parse(dic: string, aff: string): Dictionary {
  // The file is sorted by folded letters, so that a binary search finds the entries.
  const entries = dic.match(entryLine) ?? [];
  const suffixRules = new Map<string, SuffixRule[]>();
  for (const [, flag = '', strip = '0', add = '0', after = '.'] of aff.matchAll(suffixRuleLine)) {
    const ending = { flag, strip: strip === '0' ? '' : strip, add: add === '0' ? '' : add, after: RegExp(`${after}$`) };
    const key = fold(ending.add);
    const same = suffixRules.get(key);
    if (same) same.push(ending);
    else suffixRules.set(key, [ending]);
  }

  function entriesOf(folded: string): readonly string[] {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fold(baseWordOf(entries[middle] ?? '')) < folded) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    while (fold(baseWordOf(entries[low] ?? '')) === folded) {
      found.push(entries[low] ?? '');
      low += 1;
    }
    return found;
  }

  function formsOf(folded: string): readonly Form[] {
    const exactEntries = entriesOf(folded);
    const baseWords = exactEntries.map(baseWordOf);
    const derived = new Map<string, string[]>();
    const stems = new Map<string, readonly string[]>();
    for (let at = Math.max(1, folded.length - maxSuffixLength); at <= folded.length; at += 1) {
      for (const { flag, strip, add, after } of suffixRules.get(folded.slice(at)) ?? []) {
        const stem = folded.slice(0, at) + fold(strip);
        const all = stems.get(stem) ?? entriesOf(stem);
        stems.set(stem, all);
        for (const entry of all) {
          const head = baseWordOf(entry);
          const isFlagged = entry.slice(head.length + 1).includes(flag);
          if (!isFlagged || !head.endsWith(strip) || !after.test(head)) continue;
          const word = head.slice(0, head.length - strip.length) + add;
          if (fold(word) === folded) derived.set(word, [...(derived.get(word) ?? []), entry]);
        }
      }
    }
    return [
      ...exactEntries.map((entry) => ({ word: baseWordOf(entry), isEntry: true, entries: [entry] })),
      ...[...derived].map(([word, of]) => ({ word, isEntry: baseWords.includes(word), entries: of })),
    ];
  }

  const formsCache = new Map<string, readonly Form[]>();
  return {
    formsOf(folded) {
      const forms = formsCache.get(folded) ?? formsOf(folded);
      // Bounded, because owners can type any number of words that do not exist.
      if (formsCache.size < 20_000) formsCache.set(folded, forms);
      return forms;
    },
  };
}

let loaded: Promise<Dictionary> | null = null;

/** The dictionary; loaded by the first call and cached. */
export const loadDictionary = (): Promise<Dictionary> =>
  (loaded ??= import('dictionary-pt').then(({ default: { dic, aff } }) => {
    const utf8 = new TextDecoder();
    return parse(utf8.decode(dic), utf8.decode(aff));
  }));
