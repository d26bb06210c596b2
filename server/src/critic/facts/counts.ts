import { factsIn, type Fact } from './fact.ts';
import { spelled, valueOf } from './numbers.ts';

const amount = `\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}|${spelled}`;

/** What a business counts of itself and of what it sells. */
const counted =
  'anos|clientes|pessoas|familias|alun[oa]s|unidades|vagas|avaliacoes|seguidores|lojas|pedidos|estrelas|noivas|' +
  'horas|h|dias|meses|semanas|sabores|pecas|modelos|fotos|sessoes|aulas|itens|convidados|lugares|quartos|suites|' +
  'tecnicos|profissionais|mecanicos|barbeiros|professores|funcionarios|filiais|fatias|porcoes|refeicoes|marmitas|' +
  'tons|cores|tamanhos|marcas|cidades|bairros|mesas|turmas|modulos|garrafas|rolos|pares';

const counts = new RegExp(`(?<![\\d.,/$])(${amount})\\s?\\+?\\s?(${counted})\\b`, 'g');

/** What is sold by measure: "açaí de 700 ml", "- Peso: 5 kg", "massagem de 50 minutos", "pronto em 30 minutos". */
const measures = new RegExp(
  `(?:\\b(?:de|com|em|ate|dura[mr]?|pesa[mr]?|mede[mr]?|serve[mr]?)|:)\\s(?:cerca de\\s|ate\\s)?(${amount})\\s?` +
    '(?:ml|litros?|l|kg|quilos?|g|gramas|cm|mm|m2|m²|m|metros|minutos|min|horas)(?![a-z0-9²])',
  'g',
);

/** "kit com vinte marmitas": how many there are in what is sold. */
const contents = new RegExp(
  `\\b(?:kits?|combos?|pacotes?|cestas?|caixas?|bandejas?|packs?|planos?|turmas?)\\s(?:com|de)\\s(?:ate\\s)?(${amount})\\b(?!\\s?(?:reais|real|contos?|mil)\\b|[,/:%]\\d)`,
  'g',
);

/** How many there are of something, whatever it is: "somos 12 costureiras", "mais de 200 obras", "com 4 monitores", "restam cinco". */
const stated = [
  new RegExp(
    `\\b(?:somos|mais de|ja sao|quase|passa(?:m|mos) de)\\s(${amount})\\s(?!reais\\b|mil\\b|motivos|vezes|razoes|jeitos)[a-z]{4,}s\\b`,
    'g',
  ),
  /\bcom\s(\d{1,4})\s(?!reais\b|pilas\b|contos\b|horas\b|minutos\b)[a-z]{3,}s\b/g,
  new RegExp(`\\brest(?:a|am)\\s(?:so\\s|apenas\\s)?(${amount})\\b`, 'g'),
  new RegExp(`\\bgarantia\\s(?:de\\s)?(${amount})\\s(?:anos?|mes(?:es)?|dias)\\b`, 'g'),
];

const since = /\bdesde\s(?:o ano de\s)?((?:19|20)\d\d)\b/g;

/** A rhythm, a manner of speaking, a piece of advice: "a cada 15 dias", "7 dias por semana", "deixe de molho por". */
const isRhythm = (before: string, after: string): boolean =>
  /\b(?:a cada|toma|beba|tome|deixe|espere|molho|total|primeir[oa]s)\s(?:de\s|por\s)?$/.test(before) ||
  /^\s+(?:por|da|na)\s+(?:semana|dia)\b/.test(after);

/**
 * What a text counts of a business, its time and its offer: years, customers, places left, measures. A rhythm,
 * a manner of speaking ("dois dias", "uma hora") and the time of day are none.
 */
export const countsIn = (folded: string): readonly Fact[] => [
  ...factsIn(folded, counts, ({ 1: number = '', 2: unit = '', index, 0: found }) => {
    const value = valueOf(number);
    const isHours = unit === 'h' || unit === 'horas';
    if (isHours && value < 24) return null;
    if (!/^\d/.test(number) && value < 10) return null;
    const end = index + found.length;
    if (value <= 1 || isRhythm(folded.slice(Math.max(0, index - 14), index), folded.slice(end, end + 20))) return null;
    return String(value);
  }),
  ...factsIn(folded, measures, ({ 1: number = '', index, 0: found }) => {
    const value = valueOf(number);
    const least = /^\d/.test(number) ? (/(?:min|horas)/.test(found) ? 2 : 1) : 10;
    if (value < least) return null;
    const end = index + found.length;
    const after = folded.slice(end, end + 20);
    return isRhythm(folded.slice(Math.max(0, index - 14), index), after) || /^\s+de\s+(?:agua|molho)\b/.test(after)
      ? null
      : String(value);
  }),
  ...factsIn(folded, contents, ({ 1: number = '' }) => (valueOf(number) <= 1 ? null : String(valueOf(number)))),
  ...stated.flatMap((pattern) =>
    factsIn(folded, pattern, ({ 1: number = '' }) =>
      number === 'mil' || number === 'um' ? null : String(valueOf(number)),
    ),
  ),
  ...factsIn(folded, since, ({ 1: year = '' }) => year),
];
