/**
 * Reads the list of `{"variations": ["…", "…"]}` while it arrives, whatever stands around the object: a code fence,
 * a sentence, more keys. What it has read is the answer, so that what was shown is what is kept.
 */
export interface AnswerReader {
  /** Takes the next characters of the answer. */
  read(characters: string): void;
  /** The texts so far; the last one may still be growing. */
  readonly texts: readonly string[];
  /** `done` once the list is closed; `broken` when it holds something else than texts. */
  readonly state: 'before' | 'reading' | 'done' | 'broken';
}

const opening = /"variations"\s*:\s*\[/;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

export function createAnswerReader(): AnswerReader {
  const texts: string[] = [];
  let state: AnswerReader['state'] = 'before';
  let before = '';
  let inText = false;
  /** What has come of an escape: `\`, `\u`, `\u00e`. */
  let escape = '';

  function begin(characters: string) {
    before += characters;
    const found = opening.exec(before);
    if (!found) return;
    state = 'reading';
    list(before.slice(found.index + found[0].length));
    before = '';
  }

  function list(characters: string) {
    let rest = characters;
    while (rest !== '' && state === 'reading') rest = inText ? text(rest) : between(rest);
  }

  /** Outside of the texts; what is left to read. */
  function between(characters: string): string {
    const at = characters.search(/[^\s,]/);
    if (at === -1) return '';
    if (characters[at] === ']') state = 'done';
    else if (characters[at] !== '"') state = 'broken';
    else {
      inText = true;
      texts.push('');
    }
    return characters.slice(at + 1);
  }

  /** Inside of a text. Line breaks that should be escaped and are not are taken as they are. */
  function text(characters: string): string {
    if (escape) return escaped(characters);
    const at = characters.search(/["\\]/);
    grow(at === -1 ? characters : characters.slice(0, at));
    if (at === -1) return '';
    if (characters[at] === '"') inText = false;
    else escape = '\\';
    return characters.slice(at + 1);
  }

  function escaped(characters: string): string {
    escape += characters[0];
    const [, kind = '', ...digits] = escape;
    if (kind !== 'u') {
      grow(escapes[kind] ?? kind);
      escape = '';
    } else if (digits.length === 4) {
      const code = digits.join('');
      if (/^[\da-f]{4}$/i.test(code)) grow(String.fromCharCode(Number.parseInt(code, 16)));
      else state = 'broken';
      escape = '';
    }
    return characters.slice(1);
  }

  function grow(characters: string) {
    texts[texts.length - 1] += characters;
  }

  return {
    texts,
    get state() {
      return state;
    },
    read(characters) {
      if (state === 'before') begin(characters);
      else list(characters);
    },
  };
}
