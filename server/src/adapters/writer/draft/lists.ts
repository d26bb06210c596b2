import { capitalized } from './words.ts';

/** A number without a unit before a word, as it counts a step. */
const stepNumber =
  /(?<![\d.,:/$%-]|R\$ )(?<=^|\s)(\d{1,2})(?:[)ºª]|\s?-)?\s+(?=\p{L}{2,})(?!(?:por|reais|vezes|unidades?|pessoas|dias?|anos?|meses|horas?|min|m[eê]s|ou|e|a|as|às|de)(?!\p{L}))/giu;

/** Steps that are counted within a sentence, "1 desliga 2 tira o chip 3 traz logo", each in a line of its own. */
function stepLines(sentence: string): string {
  const markers: { readonly from: number; readonly to: number }[] = [];
  for (const { 0: found, 1: value, index } of sentence.matchAll(stepNumber))
    if (Number(value) === markers.length + 1) markers.push({ from: index, to: index + found.length });
  if (markers.length < 3) return sentence;
  const head = sentence.slice(0, markers[0]!.from).replace(/[\s,:;-]+$/, '');
  const steps = markers.map(({ to }, at) => sentence.slice(to, markers[at + 1]?.from).replace(/[\s,;-]+$/, ''));
  return [...(head === '' ? [] : [head]), ...steps.map((step, at) => `${at + 1}) ${capitalized(step)}`)].join('\n');
}

const day = '(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)';
const dayAndDish = `(?:${day}(?:-feira)? (?!(?:a|à|às|e|ou|das|de|d[ao]s?|até|só|não|tem|dia|que|n[ao]|fechad[oa]|abert[oa]|livre)(?!\\p{L})|\\d)[^,;.!?\\n]+)`;
/** Three or more days in a row, each with its dish. */
const weeklyMenu = new RegExp(`(^|[.!?\\n,]\\s*|\\s)(${dayAndDish}(?:[,;] (?:e )?${dayAndDish}){2,})[.,;]?\\s*`, 'giu');
const dayOfMenu = new RegExp(`^(?:e )?(${day}(?:-feira)?) `, 'iu');

/** The days of a menu, "segunda frango, terça carne, quarta peixe", each in a line of its own. */
const menuLines = (words: string): string =>
  words.replace(weeklyMenu, (_found, before: string, days: string) => {
    const lines = days.split(/[,;] /).map((line) => line.replace(dayOfMenu, '$1: '));
    return `${before.trim()}\n${lines.join('\n')}\n`;
  });

/** Words with the steps and the days that they list in lines of their own. */
export const listLines = (words: string): string =>
  menuLines(words.replace(/[^.!?\n]+/g, stepLines))
    .replace(/\n\s*/g, '\n')
    .trim();
