export interface Product {
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface Block {
  readonly lines: readonly string[];
  /** The points of the list under the lines. */
  readonly items: readonly string[];
}

/** A product description: its first line is the title, blank lines part the blocks, `-` or `•` starts a point. */
export function readProduct(text: string): Product {
  const [title = '', ...rest] = text.trim().split('\n');
  const blocks = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((all) => ({
      lines: all.filter((line) => !isPoint(line)),
      items: all.filter(isPoint).map((line) => line.replace(point, '')),
    }));
  return { title: title.replace(/^#+\s*/, ''), blocks };
}

const point = /^\s*[-•*–]\s+/;
const isPoint = (line: string): boolean => point.test(line);
