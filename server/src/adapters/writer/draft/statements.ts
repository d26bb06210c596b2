/** A sentence of the owner's. */
export interface Statement {
  /** Whole, as running words, without a full stop. */
  readonly text: string;
  /** The items of it where it is surely a list; else the text alone. */
  readonly items: readonly string[];
}

/** Words as a statement that is no list. */
export const whole = (text: string): Statement => ({ text, items: [text] });

const unit =
  'quilos?|kg|unidade|dúzia|cento|metro|m²|litro|pessoa|cabeça|hora|par|mês|semana|peça|fatia|porção|diária|dia|aula|sessão|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|criança|adulto|aluno|saco|ano|visita|lata|barra|bola|pote|maço|milheiro';
const end = '(?!\\p{L})';
const payment = `(?: (?:à vista|(?:no|na) (?:Pix|cartão|dinheiro|débito|crédito)|em (?:até )?\\d{1,2}x(?: sem juros)?)${end})`;
/** A price with what it is for and how it is paid: "R$ 12 o quilo no Pix". */
const price = `R\\$ [\\d.,]*\\d(?: mil${end})?(?:/\\p{L}+| (?:o|a|por|cada|no|na) (?:${unit})${end}| cada${end})?${payment}?`;
const gap = '\u0000';
const marked = new RegExp(gap, 'g');

/** What goes on with the price before it, and begins no other item. */
const leans =
  'no|na|nos|nas|em|à|às|o|a|os(?! (?:dois|2|três|3)(?!\\p{L}))|as(?! (?:duas|2|três|3)(?!\\p{L}))|por|cada|ou|e|de|do|da|mais|até|para|pra|pro|que|com|sem|c|s|p|acima|abaixo|a partir|adultos?|individual|inteir[oa]s?|instalad[oa]|montad[oa]|desmontad[oa]|mensal|mensais|entregue|inclus[oa]s?|separad[oa]|particular|avuls[oa]|reais|depois|antes|igual|kg|litro|metro|saco|unidade';
const words = (most: number): string =>
  `(?:[^\\s,;:.!?()/R]\\S*(?<![,;:.!?)]) |R(?!\\$)\\S*(?<![,;:.!?)]) ){1,${most}}`;
/** "corte R$ 45 barba R$ 35": the next thing and its price; "moto e carro caminhão R$ 50" are two things. */
const nextItem = new RegExp(
  `(?<=${price}) (?=(?!(?:${leans})${end}|\\S+ (?:\\S+ )?(?:e|ou) )${words(3)}R\\$ \\d)`,
  'giu',
);
/** "R$ 150 com ajudante R$ 220", and not "R$ 150 com ajudante R$ 130 sem". */
const nextWith = new RegExp(
  `(?<=\\p{L}\\S* ${price}) (?=(?:com|sem) ${words(2)}R\\$ [\\d.,]*\\d(?! (?:com|sem)${end}))`,
  'giu',
);
/** Words that begin another clause behind a price or an hour. */
const opens =
  '(?:só|somente|apenas|quem|se|não|aceito|aceitamos|aceita|entrego|entregamos|entrega|faço|fazemos|faz|tem|temos|abre|abrimos|abro|aberto|fecha|fechamos|fecho|fechado|atendo|atendemos|atende|chego|retirada|retirar|retira|reservas?|encomendas?|leva|serve|rende|fica|acompanha|pronto|parcelo|parcelamos|garantia|prazo|validade|limite|inclui|visita|orçamento|de (?:segunda|terça|quarta|quinta|sexta) a|das \\d|todo dia|todos os dias)';
const nextClause = new RegExp(`(?<=${price}) (?=${opens}${end})(?<!\\p{L} \\p{L}+ a )`, 'giu');
const weekday = 'segunda|terça|quarta|quinta|sexta|sábado|domingo';
const nextHours = new RegExp(
  `(?<=\\d{1,2}h(?:\\d\\d)?) (?=(?:${weekday}) (?:até|das|às|fechado|não)${end}|(?:aceito|aceitamos|entrego|entregamos|entrega|atendo|atendemos|não (?:abr|atend|faz|trabalh)\\p{L}+)${end})`,
  'giu',
);

/** A thing and its price in a few words. */
const priced = new RegExp(`^(?:\\S+ ){1,6}${price}$`, 'iu');
/** What may stand in a list of prices: a thing and its price, or a clause of its own. */
const isItem = new RegExp(`^(?:(?:\\S+ ){1,6}${price}$|${opens}${end})`, 'iu');

/** Whether every part is an item and none the rest of one: "P / M / G" are no items. */
const areItems = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => part.includes(' ') || /\d/.test(part));

/** The words between two marks of the owner's, with the commas that are sure. */
function marksSet(sentence: string): string {
  const isOpen = (at: number) => sentence.slice(0, at).split('(').length > sentence.slice(0, at).split(')').length;
  const set = (text: string, pattern: RegExp, by: string) =>
    text.replace(pattern, (found, ...rest) =>
      isOpen(rest.find((one) => typeof one === 'number') as number) ? found : by,
    );
  return set(set(set(set(sentence, nextItem, `${gap} `), nextWith, `${gap} `), nextClause, `${gap} `), nextHours, ', ');
}

/** A sentence of tidied words as what it states: whole and in order. */
export function statementOf(sentence: string): Statement {
  const parts = sentence.split(/\s+[/|•·]\s+/);
  if (areItems(parts)) {
    const items = parts.map((part) => marksSet(part).replace(marked, ','));
    return { text: items.join(items.some((item) => item.includes(', ')) ? '; ' : ', '), items };
  }
  const set = marksSet(sentence);
  const text = set.replace(marked, ',');
  const typed = text.split(/, | e (?=(?:\S+ ){1,5}R\$)/);
  if (typed.length > 1 && typed.every((part) => priced.test(part))) return { text, items: typed };
  const items = set.split(`${gap} `);
  const isList = items.filter((item) => priced.test(item)).length > 1 && items.every((item) => isItem.test(item));
  return { text, items: isList ? items : [text] };
}
