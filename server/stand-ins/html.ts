/** Text that is HTML already, and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

type Value = string | Html | readonly Html[];

const render = (value: Value): string => {
  if (typeof value === 'string') return escape(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
};

/** A template whose values are escaped, unless they come from `html` themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(render)));
