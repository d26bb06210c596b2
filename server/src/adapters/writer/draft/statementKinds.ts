import { fold } from '../../../domain/text/words.ts';
import type { Statement } from './statements.ts';

/** The kind of a statement, which decides the scene that shows it and the words that lead to it. */
export type StatementKind = 'job' | 'price' | 'gain' | 'limit' | 'how' | 'when' | 'where' | 'thing';

const trade =
  '(?:auxiliar|ajudante|assistente|atendente|balconista|vendedor|operador|caixa|cozinheir|garco[mn]|garconete|motorista|motoboy|entregador|' +
  'recepcionista|manicure|cabeleireir|barbeir|acougueir|padeir|confeiteir|salgadeir|pizzaiol|churrasqueir|chapeir|copeir|camareir|' +
  'pedreir|pintor|eletricista|mecanic|costureir|diarista|faxineir|domestica|cuidador|estagi|gerente|porteir|zelador|vigia|' +
  'enfermeir|farmaceutic|soldador|marceneir|serralheir|montador|repositor|estoquista|secretari|jardineir|frentista|tosador|' +
  'esteticista|servente|funcionari|colaborador|empreg|trabalh|instrutor|professor)';
/** An offered job; "vagas abertas para aulas" offers none. */
const job = new RegExp(
  `^(?:preciso de |precisamos de |temos )?(?:\\d+ )?vagas?\\b(?: abertas?)?(?: (?:de|para|pra|como) ${trade}|.*\\b(?:salario|curriculo|contrat))` +
    `|^(?:preciso|precisamos) de \\d+ ${trade}|^contrat(?:amos|ando|a-se|a se)\\b|^contrat[ao] (?:\\d+ )?${trade}|^salario`,
);

const kinds: readonly (readonly [StatementKind, RegExp])[] = [
  ['job', job],
  ['price', /r\$/],
  ['gain', /\bgratis|\bgratuit|\bfranca\b|de graca|brinde|\d%(?! a mais)|por conta da casa|em dobro|\bpague \d/],
  [
    'limit',
    /^(?:nao|so|somente|apenas|menos|exceto|sem|minimo|quem|se)\b|\bnao (?:atend|aceit|abr|pag|precis|pode)|\bfechad[oa]\b/,
  ],
  [
    'how',
    /^(?:mandar|enviar|pedir|encomend|reserv|agend|marcar|chamar|confirmar|inscri)|curriculo|whatsapp|(?<!sem )hora marcada/,
  ],
  [
    'when',
    /\bdias? \d|\d{1,2}h(?! de (?:trabalho|aula|curso|viagem|voo))|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b|\d\/\d|\bate \d{1,2} de /,
  ],
  [
    'where',
    /\brua\b|\bavenida\b|\bpraca\b|\bendereco\b|\b(?:n[ao]|em frente (?:a|ao)) (?:loja|salao|igreja|praia|clube|escola|mercado)/,
  ],
];

export const kindOf = ({ text }: Pick<Statement, 'text'>): StatementKind =>
  kinds.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? 'thing';

/** "ela custa R$ 14": a sentence, not a thing with its price. */
const priceVerbAtEnd = /(?:^| )(?:custam?|saem?|ficam?|está|estão|é|são|vale|valem)$/iu;

/** The things of a list of prices: "corte, barba e combo"; null for a statement that is no list. */
export function itemNamesOf({ items }: Statement): string | null {
  const names = items
    .filter((item) => !/^(?:depois|antes|a partir) /iu.test(item))
    .map((item) => (/^(.*?)(?: [ap]o?r?(?: partir de| apenas)?| de| \+| é| sai)? R\$/u.exec(item)?.[1] ?? '').trim());
  return names.length < 2 || names.some((one) => !/\p{L}|\d/u.test(one) || priceVerbAtEnd.test(one))
    ? null
    : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

/**
 * What a statement is about, in few words: the things of its list of prices, or the words before a day, a place or a
 * price.
 */
export function subjectOf(statement: Statement): string | null {
  const [, named] =
    /^(\p{L}{4,}(?: \p{L}+){0,2}?)(?<! d[aeo]s?),? (?:dias? \d|das \d|n[oa]s? |até |em |R\$|por R\$)/u.exec(
      statement.text,
    ) ?? [];
  return itemNamesOf(statement) ?? named ?? null;
}
