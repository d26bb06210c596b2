import { fold } from '../words.ts';
import type { Fact } from './fact.ts';
import { spell } from './spelling.ts';

/** Something of the words that is written in its normal form. */
interface Patch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Money as it is typed, without what it is the price of ("60 o quilo"). */
const typedMoney =
  /(?:r\$\s?)?\d[\d.,]*(?<=\d)(?:\s?mil\b|k\b)?(?:\s?(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b)?(?:\se\s\d\d(?:\scentavos)?\b)?/i;
const shortDay = /^(?:seg|ter|qua|qui|sex|sab|dom|\d\s?[aª])\.?$/i;
const clockLead = /^(?:(?:a partir\s)?d[ae]s?|[aà]s|at[eé] (?:as|às)|at[eé]|desde (?:as|às)|partir das)\s/i;

/** "5w30", "ouro 18k", "datas: 5, 12 e 19", "27 e 28/11" and "sexta até 12" hold no price. */
const isNoPrice = (words: string, start: number, end: number): boolean =>
  /^[a-jl-z]/i.test(words.slice(end)) ||
  /\bouro\s$/i.test(words.slice(0, start)) ||
  /^\s?(?:e|a)\s\d{1,2}\/\d/.test(words.slice(end)) ||
  /\b(?:datas|dias)\b[^.\n]{0,30}$/i.test(words.slice(0, start)) ||
  /(?<!\p{L})(?:seg|ter|qua|qui|sex|s[aá]b|dom|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)\sat[eé]\s(?:as\s)?$/iu.test(
    words.slice(0, start),
  );

/** A fact of the words in its normal form; null where the words say it well. */
function patchOf(fact: Fact, facts: readonly Fact[], words: string): Patch | null {
  const { kind, key, label, start, end } = fact;
  const typed = words.slice(start, end);
  if (/^\d\d:\d\d$/.test(key)) return timePatch(fact, facts, typed);
  if (kind === 'price' || kind === 'oldPrice') {
    const money = typedMoney.exec(typed);
    if (!money || isNoPrice(words, start + money.index, start + money.index + money[0].length)) return null;
    const from = /r\$\s?$/i.exec(words.slice(0, start + money.index))?.[0].length ?? 0;
    const thousand = /^(?:r\$\s?)?(\d{1,3}(?:,\d)?)\s?mil\b/i.exec(money[0])?.[1];
    const text = thousand === undefined ? label : `R$ ${thousand} mil`;
    return { start: start + money.index - from, end: start + money.index + money[0].length, text };
  }
  if (kind === 'discount' && /^\d+ of{1,2}$/i.test(typed)) return { start, end, text: `${label} off` };
  if ((kind === 'weekday' || kind === 'deadline' || kind === 'start') && /^[0-6]+$/.test(key)) {
    if (key.length > 1 && / a |-|ate|até|as/i.test(typed) && label.startsWith('de ')) {
      // "das segundas as sextas" is one range as well.
      const lead = /(?:^|\s)de\s$/i.exec(words.slice(0, start));
      return { start: lead ? start - 3 : start, end, text: label };
    }
    return shortDay.test(typed.trim()) ? { start, end, text: label } : null;
  }
  if (/^\d\d-\d\d$/.test(key) && /^\d{1,2}\.\d/.test(typed)) return { start, end, text: label };
  if (kind === 'place') return { start, end, text: titled(typed) };
  if (kind === 'link' || kind === 'contact') return { start, end, text: phone(typed) };
  return null;
}

/** Two times at one place are a range. */
function timePatch({ start, end, label, key }: Fact, facts: readonly Fact[], typed: string): Patch | null {
  if (/[a-z]{4}/.test(fold(typed).replace(/horas|partir|desde/g, ''))) return null;
  const mates = facts.filter((other) => other.start === start && other.end === end && other.kind !== 'number');
  const [first, last] = mates;
  if (first && last && first.key !== last.key) {
    return first.key === key
      ? { start, end: start + typed.trimEnd().length, text: `das ${first.label} às ${last.label}` }
      : null;
  }
  const lead = clockLead.exec(typed)?.[0] ?? '';
  return { start, end: start + typed.trimEnd().length, text: `${lead.replace(/\bas\s$/i, 'às ')}${label}` };
}

const small = /^(?:d[aeo]s?|e|em|n[ao])$/i;

/** A street with its capitals: "rua das flores 120". */
const titled = (street: string): string =>
  street
    .replace(/(?<=\p{L})\s(?=\d{1,5}$)(?<!\b(?:rua|av|avenida|km|nº|n|numero|número)\.?\s)/iu, ', ')
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      small.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + spell(word.toLowerCase(), true).slice(1),
    );

/** Ten or eleven digits in a row are a number with its DDD. */
const phone = (typed: string): string => typed.replace(/^(?:55)?(\d{2})\s?(\d{4,5})[\s-]?(\d{4})$/, '($1) $2-$3');

const fixes: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}/])p\/\s?(?=(?:msg|mensagem|whats\p{L}*|zap|telefone|foto|e-?mail|hora|dia|m[eê]s|pessoa|semana|kg|quilo|unidade|vez)(?![\p{L}]))/giu,
    'por ',
  ],
  [/(?<![\p{L}\p{N}/])p\/\s?(?![pmg]{1,2}\b)(?=\S)/giu, 'para '],
  [/(?<![\p{L}\p{N}/])c\/\s?(?=\S)/giu, 'com '],
  [/(?<![\p{L}\p{N}/])s\/\s?(?!n\b)(?=\S)/giu, 'sem '],
  [
    /(?<![\p{L}\p{N}])n (?=(?:abr|atend|funcion|aceit|faz|trabalh|tem|temos|precis|cobr|ter|vamos|vai|entreg)\p{L}*)/giu,
    'não ',
  ],
  [
    /(?<![\p{L}\p{N}])a (?=vista|noite|tarde(?!\s?(?:de|toda))|mao\b|mão\b|domicilio|domicílio)(?<!\b(?:toda|d|n)a )/giu,
    'à ',
  ],
  [/(?<![\p{L}\p{N}])as (?=\d{1,2}h|(?:segundas|ter[cç]as|quartas|quintas|sextas)(?![\p{L}]))/giu, 'às '],
  [/(?<![\p{L}\p{N}])meio dia(?![\p{L}])/giu, 'meio-dia'],
  [/(?<![\p{L}\p{N}])meia noite(?![\p{L}])/giu, 'meia-noite'],
  [/(?<![\p{L}\p{N}])dia das m[aã]es/giu, 'Dia das Mães'],
  [/(?<![\p{L}\p{N}])dia dos pais/giu, 'Dia dos Pais'],
  [/(?<![\p{L}\p{N}])dia dos namorados/giu, 'Dia dos Namorados'],
  [/(?<![\p{L}\p{N}])dia das crian[cç]as/giu, 'Dia das Crianças'],
  [/(?<![\p{L}\p{N}])dia da mulher/giu, 'Dia da Mulher'],
  [
    /(?<=\b(?:[Rr]ua|[Aa]v\.?|[Aa]venida|[Tt]ravessa|[Pp]raça|[Aa]lameda) [^\n,]{2,40}, \d{1,5}) (?=(?:centro|bairro|jardim|jd|vila|loja|sala|fundos|apto|apartamento)(?![\p{L}]))/giu,
    ', ',
  ],
  [/(?<![\p{L}\p{N}])qua(?= (?:ou|e) (?:qui|sex|s[aá]b|dom))/giu, 'quarta'],
  [/(?<![\p{L}\p{N}])qui(?= (?:ou|e) (?:sex|s[aá]b|dom))/giu, 'quinta'],
  [/(?<![\p{L}\p{N}])sex(?= (?:ou|e) (?:s[aá]b|dom))/giu, 'sexta'],
  [/(?<![\p{L}\p{N}])dom(?=[\s,.]|$)(?<=\b(?:s[aá]b(?:ado)?|sexta|sex) (?:ou|e) dom)/giu, 'domingo'],
  [/(?<![\p{L}\p{N}])black friday/giu, 'Black Friday'],
  [/(?<![\p{L}\p{N}])ano novo(?![\p{L}])/giu, 'Ano-Novo'],
  [/(?<![\p{L}\p{N}])s[aã]o jo[aã]o(?![\p{L}])/giu, 'São João'],
  [/(?<![\p{L}\p{N}])volta as aulas/giu, 'volta às aulas'],
  [/(?<=(?:segunda|terça|quarta|quinta|sexta)) (?=(?:terça|quarta|quinta|sexta|sábado)(?![\p{L}]))/gu, ', '],
  [
    /(?<=[\p{L}\p{N}%]) (?=(?:menos|exceto) \p{L}+(?! (?:de|que)\b))(?<!\b(?:mais ou|pelo|ao|por|a|de|ou|com|em) )(?! menos \d)/giu,
    ', ',
  ],
  [/\s+([,.;:!?])(?=\s|$)/g, '$1'],
  [/([,;!?])(?=\p{L})/gu, '$1 '],
  [/(?<=\p{L}{2})\.(?=\p{L}{3,}\s)(?!\p{L}+\.\p{L})/gu, '. '],
  [/!{2,}/g, '!'],
  [/\?{2,}/g, '?'],
  [/\s*\.{3,}\s*/g, '. '],
  [/[ \t]{2,}/g, ' '],
];

const address = /((?:https?:\/\/|www\.)\S+|\S+@\S+)/;

/** Names that the owner gave, so that they keep their capitals. */
function named(words: string, names: readonly string[]): string {
  let result = words;
  for (const name of names) {
    if (name.length < 3) continue;
    const folded = fold(result);
    const at = folded.indexOf(fold(name));
    const isWhole = at >= 0 && !/[\p{L}\p{N}]/u.test((folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' '));
    if (isWhole) result = result.slice(0, at) + name + result.slice(at + name.length);
  }
  return result;
}

/**
 * The owner's words as they are written: facts in their normal form, shorthand spelled out, accents and slips of common
 * words mended, capitals calmed. Says nothing that the words do not say, and leaves nothing out. `names` are spelled as
 * given.
 */
export function tidy(words: string, facts: readonly Fact[], names: readonly string[]): string {
  const letters = words.replace(/[^\p{L}]/gu, '');
  const calm = letters.length > 5 && letters.replace(/[^\p{Lu}]/gu, '').length > 0.6 * letters.length;
  const patches = facts.map((fact) => patchOf(fact, facts, words)).filter((patch) => patch !== null);
  let result = '';
  let at = 0;
  const spelled = (from: number, to: number) =>
    words.slice(from, to).replace(/[\p{L}\p{M}]+/gu, (word, index: number) => {
      const before = words[from + index - 1] ?? ' ';
      const after = words[from + index + word.length] ?? ' ';
      // Part of a handle, a code, or a word with its slash.
      return /[@#\d]/.test(before) || after === '/' || /\d/.test(after) ? word : spell(word, calm || word.length > 3);
    });
  for (const { start, end, text } of patches.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += spelled(at, start) + text;
    at = end;
  }
  result += spelled(at, words.length);
  // An address has its own spelling.
  const mended = result
    .split(address)
    .map((part, index) =>
      index % 2 === 1 ? part : fixes.reduce((text, [pattern, fixed]) => text.replace(pattern, fixed), part),
    )
    .join('');
  return named(mended, names).trim();
}
