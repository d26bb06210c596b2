import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import { placeAt, type Place } from '../judgedText/judgedText.ts';

const amount = `\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}|${spelledNumber}`;

/** A number that a text states of the business or of its goods, and where. */
interface Count extends Place {
  readonly value: number;
}

/** Nouns that a business counts of itself and of what it sells. */
const countedNouns =
  'anos|clientes|pessoas|familias|alun[oa]s|unidades|vagas|avaliacoes|seguidores|lojas|pedidos|estrelas|noivas|' +
  'horas|h|dias|meses|semanas|sabores|pecas|modelos|fotos|sessoes|aulas|itens|convidados|lugares|quartos|suites|' +
  'tecnicos|profissionais|mecanicos|barbeiros|professores|funcionarios|filiais|fatias|porcoes|refeicoes|marmitas|' +
  'tons|cores|tamanhos|marcas|cidades|bairros|mesas|turmas|modulos|garrafas|rolos|pares';

/** Nouns that anybody may count: they are counts of the business only in a sentence about the business. */
const nounOfAnything =
  /^(?:pessoas|familias|pecas|itens|lugares|cores|modelos|fotos|marcas|mesas|pares|rolos|quartos|fatias|cidades|bairros)$/;
const shopStatement =
  /\b(?:noss[oa]s?|aqui|temos|tem\b|tenho|somos|vendemos|fazemos|oferecemos|atendemos|recebemos|entregamos|a gente|nos\b|kits?|combos?|pacotes?|caixas?|conjuntos?|jogos? (?:de|com)|planos?|colecao|lojas?|estoque|cardapio|vem com|vem em|sao \w+ (?:opcoes|sabores)|acompanha|inclui|incluid|inclus|prontas?|pronto|prazo|entrega|garantia|dura|capacidade|espaco para|vagas?|cabem|serve|rende|por r\$|r\$|reais|a partir|ja passaram|confiam|voce (?:leva|recebe|escolhe)|escolha|disponive)/;

const countPattern = new RegExp(`(?<![\\d.,/$])(${amount})\\s?\\+?\\s?(${countedNouns})\\b`, 'g');

/** Measures of goods and services: "açaí de 700 ml", "- Peso: 5 kg", "massagem de 50 minutos", "pronto em 30 minutos". */
const measurePattern = new RegExp(
  `(?:\\b(?:de|com|em|ate|dura[mr]?|pesa[mr]?|mede[mr]?|serve[mr]?)|:)\\s(?:cerca de\\s|ate\\s)?(${amount})\\s?` +
    '(?:ml|litros?|l|kg|quilos?|g|gramas|cm|mm|m2|m²|m|metros|minutos|min|horas)(?![a-z0-9²])',
  'g',
);

/** How many pieces are in what is sold: "kit com vinte marmitas". */
const contentsPattern = new RegExp(
  `\\b(?:kits?|combos?|pacotes?|cestas?|caixas?|bandejas?|packs?|planos?|turmas?)\\s(?:com|de)\\s(?:ate\\s)?(${amount})\\b(?!\\s?(?:reais|real|contos?|mil)\\b|[,/:%]\\d|\\se\\s(?:${spelledNumber}))`,
  'g',
);

/**
 * Statements on how many there are of any noun: "somos 12 costureiras", "mais de 200 obras", "com 4 monitores", "restam
 * cinco".
 */
const statementPatterns = [
  new RegExp(
    `\\b(?:somos|mais de|(?:ja|aqui|hoje) sao|quase|passa(?:m|mos) de|vendemos|fizemos|atendemos|entregamos|assamos|produzimos)\\s(?:mais de\\s)?(${amount})\\s(?!reais\\b|mil\\b|motivos|vezes|razoes|jeitos|coisas|passos|dicas|ideias|letras|horas|minutos|segundos|dias|meses|semanas|anos|perguntas|opcoes|noites|tardes|palavras|cuidados|sinais)[a-z]{4,}s\\b`,
    'g',
  ),
  // "aqui na granja são oitocentas galinhas"
  new RegExp(
    `\\b(?:aqui|noss[oa]s?|a gente|temos)\\b[^.!?\\n,]{0,40}?\\b(?:sao|temos|tem|cria|criamos)\\s(${amount})\\s(?!reais|mil\\b|graus|passos|motivos|vezes|razoes|jeitos|anos|minutos|horas|dias|letras|segundos|semanas|meses)[a-z]{4,}s\\b`,
    'g',
  ),
  /\bcom\s(\d{1,4})\s(?!reais\b|pilas\b|contos\b|horas\b|minutos\b)[a-z]{3,}s\b/g,
  new RegExp(`\\b[oa]s\\s(${amount})\\sprimeir[oa]s\\b`, 'g'),
  new RegExp(`\\b[oa]s\\sprimeir[oa]s\\s(${amount})\\s(?!minutos|dias|segundos|passos|anos|meses)`, 'g'),
  new RegExp(`\\brest(?:a|am)\\s(?:so\\s|apenas\\s)?(${amount})\\b`, 'g'),
  new RegExp(`\\bgarantia\\s(?:de\\s)?(${amount})\\s(?:anos?|mes(?:es)?|dias)\\b`, 'g'),
];

const sinceYear = /\bdesde\s(?:o ano de\s)?((?:19|20)\d\d)\b/g;

/** A rhythm, a manner of speaking, a piece of advice: "a cada 15 dias", "7 dias por semana", "deixe de molho por". */
const isRhythm = (before: string, after: string): boolean =>
  /\b(?:a cada|toma|beba|tome|deixe|espere|molho|total|primeir[oa]s)\s(?:de\s|por\s)?$/.test(before) ||
  /^\s+(?:por|da|na)\s+(?:semana|dia)\b/.test(after);

const matchCounts = (
  folded: string,
  pattern: RegExp,
  valueIn: (match: RegExpExecArray) => number | null,
): readonly Count[] =>
  findMatches(folded, pattern).flatMap((match) => {
    const value = valueIn(match);
    return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });

/** Words by which a length of time is one of the business: how long its services take or last, how long it exists. */
const businessTime =
  /\b(?:pront[oa]s?|entreg|prazo|garanti|dura|sessao|sessoes|aulas?|curso|consulta|massagem|ensaio|atend|anos de|ha \w+ anos|anos (?:cuidando|fazendo|no mercado|na area|de estrada)|em ate|em (?:so |apenas )?\d|em [a-z]+ (?:dias|horas|meses|semanas|anos)|desde|abre|abrimos|plantao|somos|estamos|fazemos|treino de|diaria|curad|matur|de experiencia|conta da|instal|montag|validade|vale por|fidelidade|banho de|rende|resultado|leva|demora|sai|chega|ficam?|novo em|troca|voce (?:conversa|fala|aprende|recebe|perde))/;
const timeUnits = /^(?:anos|dias|meses|semanas|horas|h|minutos|min)$/;

/** Words of advice, whose numbers are not of the business: "25 minutos de estudo", "deixe 10 minutos na água". */
const adviceWords =
  /\b(?:estud[aeo]|respir|descans|caminh|along|medit|lei[at]|leitura|beba|durma|sono|pausa|molho|agua|regue|regar|passe protetor|protetor|sol\b|lave|hidrate|escove|espere|deixe|coloque|asse|forno|geladeira|ferva|cozinhe|mexa|separe|guarde|dica|troque|revise|tela|celular|fila|transito|reuniao|expediente|corrid[ao]|trabalho|escola|feriado|semana inteira|plantao seu|sente|levante|anote|pavio|acend\w{1,3}|acesa|apag\w{1,3}|aplique|passe\b|misture|dissolva|corte o|queima|pingue|enxague|massageie|repita|respeite|aguarde|calibr\w{1,3}|rode|rodando|alterne|treine|durante o treino|enrole|sirva|antes de (?:servir|usar|sair|abrir))/;

/**
 * What a text counts of a business, its time and its offer: years, customers, places left, measures. A rhythm,
 * a manner of speaking ("dois dias", "uma hora"), advice and the time of day are none.
 */
export const countsIn = (folded: string): readonly Count[] => [
  ...matchCounts(folded, countPattern, ({ 1: number = '', 2: unit = '', index, 0: found }) => {
    const value = parseNumber(number);
    const isHours = unit === 'h' || unit === 'horas';
    if (isHours && value < 24) return null;
    if (!/^\d/.test(number) && value < 10) return null;
    // "mil peças" is a manner of speaking, "mil clientes" a claim.
    if (number === 'mil' && !/clientes|pessoas|familias|alun|pedidos|seguidores/.test(unit)) return null;
    const end = index + found.length;
    // "um quebra-cabeça de mil peças"
    if (value <= 1 || (number === 'mil' && /\bde\s$/.test(folded.slice(Math.max(0, index - 3), index)))) return null;
    if (isRhythm(folded.slice(Math.max(0, index - 14), index), folded.slice(end, end + 20))) return null;
    if (nounOfAnything.test(unit) && !isOfShop(folded, { start: index, end })) return null;
    return isTimeOfReader(folded, unit, { start: index, end }) ? null : value;
  }),
  ...matchCounts(folded, measurePattern, ({ 1: number = '', index, 0: found }) => {
    const value = parseNumber(number);
    const minValue = /^\d/.test(number) ? (/(?:min|horas)/.test(found) ? 2 : 1) : 10;
    if (value < minValue) return null;
    const end = index + found.length;
    const after = folded.slice(end, end + 20);
    if (isTimeOfReader(folded, /(?:min|horas)/.test(found) ? 'min' : '', { start: index, end })) return null;
    if (
      adviceWords.test(sentenceAround(folded, { start: index, end })) &&
      /(?:mm|cm|ml|min|horas|km|g|gramas)$/.test(found)
    )
      return null;
    return isRhythm(folded.slice(Math.max(0, index - 14), index), after) || /^\s+de\s+(?:agua|molho)\b/.test(after)
      ? null
      : value;
  }),
  ...matchCounts(folded, contentsPattern, ({ 1: number = '' }) =>
    parseNumber(number) <= 1 ? null : parseNumber(number),
  ),
  ...statementPatterns.flatMap((pattern) =>
    matchCounts(folded, pattern, ({ 0: found, 1: number = '', index }) =>
      number === 'mil' || number === 'um' || naturalFact.test(sentenceAround(folded, placeAt(index, found)))
        ? null
        : parseNumber(number),
    ),
  ),
  ...matchCounts(folded, sinceYear, ({ 1: year = '' }) => parseNumber(year)),
];

/** Words about nature, whose numbers are not of the business: "O corpo humano tem mais de seiscentos músculos". */
const naturalFact = /\bcorpo humano\b|\bseres? humanos?\b|\bsistema solar\b|\bplaneta terra\b/;

/**
 * Whether a sentence states something of the shop, as each line of a list does. "São 64 casas e 16 peças" is about a
 * game.
 */
const isOfShop = (folded: string, place: Place): boolean =>
  shopStatement.test(sentenceAround(folded, place)) ||
  /(?:^|\n)\s*[-•✔✅*📦]\s?[^\n]{0,40}$/u.test(folded.slice(Math.max(0, place.start - 48), place.start));

/** Words of instructions for use: "antes de acender, corte o pavio com 5 mm". */
const usageInstruction =
  /\b(?:antes|depois) de (?:acender|usar|ligar|lavar|servir|comer|dormir|sair|viajar|plantar|pintar|aplicar)\b|\bmodo de (?:uso|preparo)\b/;

function isTimeOfReader(folded: string, unit: string, place: Place): boolean {
  if (usageInstruction.test(sentenceAround(folded, place))) return true;
  if (!timeUnits.test(unit)) return false;
  const sentence = sentenceAround(folded, place);
  return adviceWords.test(sentence) || !businessTime.test(sentence);
}
