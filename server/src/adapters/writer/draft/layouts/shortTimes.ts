const days: Readonly<Record<string, string>> = {
  segunda: 'seg',
  terça: 'ter',
  quarta: 'qua',
  quinta: 'qui',
  sexta: 'sex',
  sábado: 'sáb',
  domingo: 'dom',
};
const weekday = Object.keys(days).join('|');
/** Abbreviates days and hours where room is short: "seg a sáb 9h às 19h". */
export const abbreviateTimes = (words: string): string =>
  words
    .replace(
      RegExp(`(?:de )?(${weekday}) a (${weekday})(?!\\p{L})`, 'giu'),
      (_found, first: string, last: string) => `${days[first.toLowerCase()]} a ${days[last.toLowerCase()]}`,
    )
    .replace(
      /(?<=seg|ter|qua|qui|sex|sáb|dom|segunda|terça|quarta|quinta|sexta|sábado|domingo) das (?=\d{1,2}h)/giu,
      ' ',
    );
