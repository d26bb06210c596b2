export interface Labelled {
  /** What stands after each label that was found, by the key it was asked for. */
  readonly values: Readonly<Record<string, string>>;
  /** The lines that belong to no label. */
  readonly rest: string;
}

/**
 * Reads lines like `Título: Sábado tem fornada`. Tolerant, because writers and owners are: case, accents and the marks
 * of bold or headings around a label do not matter. A label counts once; each may have several names.
 */
export function readLabels(text: string, labels: Readonly<Record<string, readonly string[]>>): Labelled {
  const keys = new Map(
    Object.entries(labels).flatMap(([key, names]) => names.map((name) => [plain(name), key] as const)),
  );
  const values: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const [, label = '', value = ''] = /^[\s*_#>-]*([^:*_]{2,30}?)[\s*_]*:[\s*_]*(.*)$/.exec(line) ?? [];
    const key = keys.get(plain(label));
    if (key === undefined || key in values) rest.push(line);
    else values[key] = value.replace(/[*_]+$/, '').trim();
  }
  return { values, rest: rest.join('\n').trim() };
}

const plain = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
