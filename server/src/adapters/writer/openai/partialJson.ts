import { beginsWithThoughts, hasEndOfThoughts, withoutThoughts } from './thoughts.ts';

/** A value of JSON as far as it has come. */
export type PartialValue =
  PartialText | PartialList | PartialObject | { readonly kind: 'other'; readonly closed: true };

interface PartialText {
  readonly kind: 'text';
  value: string;
  closed: boolean;
}

interface PartialList {
  readonly kind: 'list';
  readonly items: PartialValue[];
  closed: boolean;
}

export interface PartialObject {
  readonly kind: 'object';
  readonly entries: Map<string, PartialValue>;
  closed: boolean;
}

/**
 * Reads the list of `{"variations": [ … ]}` while it arrives, whatever stands around the object: a code fence, a
 * sentence, more keys. What it has read is the answer, so that what was shown is what is kept.
 */
export interface AnswerReader {
  /** Takes the next characters of the answer. */
  read(characters: string): void;
  /** The variations so far; the last one may still be growing. */
  readonly variations: readonly PartialValue[];
  /** All that came before the list, without the thoughts of the model; the whole answer where there is none. */
  readonly before: string;
  /** `done` once the list is closed; `broken` when it is no JSON. */
  readonly state: 'before' | 'reading' | 'done' | 'broken';
}

const opening = /"variations"\s*:\s*\[/;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

export function createAnswerReader(): AnswerReader {
  const root: PartialList = { kind: 'list', items: [], closed: false };
  const stack: (PartialList | PartialObject)[] = [root];
  let state: AnswerReader['state'] = 'before';
  /** All that has come until the list begins. */
  let received = '';
  let isThinking = false;
  let before = '';
  let text: PartialText | null = null;
  /** The key of the next value of the innermost object; growing while it is read. */
  let key: PartialText | null = null;
  /** What has come of an escape: `\`, `\u`, `\u00e`. */
  let escape = '';

  function findList(characters: string) {
    const length = received.length;
    received += characters;
    // Thoughts are long: each piece of them is looked at once.
    if (isThinking && !hasEndOfThoughts(received, length)) return;
    isThinking = beginsWithThoughts(received) && !hasEndOfThoughts(received);
    before = withoutThoughts(received);
    const found = opening.exec(before);
    if (!found) return;
    state = 'reading';
    const rest = before.slice(found.index + found[0].length);
    before = before.slice(0, found.index);
    readList(rest);
  }

  function readList(characters: string) {
    let rest = characters;
    while (rest !== '' && state === 'reading') rest = text ? readText(text, rest) : readStructure(rest);
  }

  /** Outside of texts; what is left to read. */
  function readStructure(characters: string): string {
    const [mark = ''] = characters;
    const innermost = stack.at(-1)!;
    if (mark === '"') {
      text = { kind: 'text', value: '', closed: false };
      if (innermost.kind === 'object' && key === null) key = text;
      else add(text);
    } else if (mark === '[' || mark === '{') {
      const value: PartialList | PartialObject =
        mark === '['
          ? { kind: 'list', items: [], closed: false }
          : { kind: 'object', entries: new Map(), closed: false };
      add(value);
      stack.push(value);
    } else if (mark === ']' || mark === '}') close(innermost, mark);
    else if (/[-\dtfn]/.test(mark)) {
      add({ kind: 'other', closed: true });
      // A number, `true`, `false` or `null` says nothing here; its other letters are passed over below.
    } else if (!/[\s,:+.\da-zE]/.test(mark)) state = 'broken';
    return characters.slice(1);
  }

  function close(innermost: PartialList | PartialObject, mark: string) {
    if ((innermost.kind === 'list') !== (mark === ']')) {
      state = 'broken';
      return;
    }
    innermost.closed = true;
    key = null;
    stack.pop();
    if (stack.length === 0) state = 'done';
  }

  /** Into the innermost list, or under its key into the innermost object; the letters of one literal are added once. */
  function add(value: PartialValue) {
    const innermost = stack.at(-1)!;
    if (innermost.kind === 'list') {
      if (value.kind !== 'other') innermost.items.push(value);
    } else if (key) {
      innermost.entries.set(key.value, value);
      key = null;
    } else if (value.kind !== 'other') state = 'broken';
  }

  /** Inside of a text. Line breaks that should be escaped and are not are taken as they are. */
  function readText(partial: PartialText, characters: string): string {
    if (escape) return readEscape(partial, characters);
    const at = characters.search(/["\\]/);
    partial.value += at === -1 ? characters : characters.slice(0, at);
    if (at === -1) return '';
    if (characters[at] === '"') {
      partial.closed = true;
      text = null;
    } else escape = '\\';
    return characters.slice(at + 1);
  }

  function readEscape(partial: PartialText, characters: string): string {
    escape += characters[0];
    const [, kind = '', ...digits] = escape;
    if (kind !== 'u') {
      partial.value += escapes[kind] ?? kind;
      escape = '';
    } else if (digits.length === 4) {
      const code = digits.join('');
      if (/^[\da-f]{4}$/i.test(code)) partial.value += String.fromCharCode(Number.parseInt(code, 16));
      else state = 'broken';
      escape = '';
    }
    return characters.slice(1);
  }

  return {
    variations: root.items,
    get before() {
      return before;
    },
    get state() {
      return state;
    },
    read(characters) {
      if (state === 'before') findList(characters);
      else readList(characters);
    },
  };
}
