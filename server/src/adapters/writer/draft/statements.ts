import type { Dictionary } from '../../../domain/facts/spelling.ts';
import { statementsOf } from './cuts/cuts.ts';

const unit =
  'quilos?|kilos?|kg|unidades?|unid|duzia|dúzia|cento|metro|m2|m²|litro|l|pessoa|cabeça|hora|h|par|mês|semana|peça|fatia|porção|diária|dia|aula|sessão|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|criança|adulto|aluno|saco|ano|visita|lata|barra|bola|pote|maço|milheiro|cada';
/** A price with what it is for: "R$ 12 o quilo no Pix". */
const price = `R\\$ [\\d.,]*\\d(?: mil(?!\\p{L}))?(?:/\\p{L}+| (?:(?:o|a|por|cada) (?:${unit})|kg|quilo|litro|cada|mensal)(?!\\p{L}))?(?: (?:à vista|(?:no )?(?:Pix|cartão|dinheiro|débito|crédito)|em (?:até )?\\d{1,2}x(?: sem juros)?)(?!\\p{L}))?`;
const word = '(?!\\p{L})';

/** A thing and its price: what is sold in at most seven words, and what it costs. */
const item = new RegExp(
  `^(?!(?:por|sai|custa|fica|ou|e|mas|de|valor|a partir|tem|só|apenas|até|mais|não|leve|leva|pague|se|quem|acima|com|sem|cada|hoje|amanhã|menor|taxa|os|as|são|é|pode|aceita|faz|vai|não|serve|dura|rende|das|às|dia|\\d+x)${word})((?:[\\p{L}\\d+][^\\s,:$]* ){1,7}?)(?<! (?:de|até|mais|ou|e|a|só|é|com|sem|em|no|na|pra|para|sai|custa|fica|paga|pagam|cobro|cobramos|cobra|vale|ganha|leva|por|acima|das|às|tem|temos|partir|\\+) )(${price})$`,
  'iu',
);

const rewritten: readonly (readonly [RegExp, string])[] = [
  // "prêmio uma bicicleta"
  [
    /^(pauta|prêmios?|documentos|salário|recheios) (?!é|são|d[aeo]s?(?! R)|ser|n[ao] |com |fix|mínim|necess|que |disp|vari|pel)/iu,
    '$1: ',
  ],
  [/^(sabores|cores|tamanhos) (?=[^,]+(?:,| e ))(?!d[aeo]s? |é|são|com |e )/iu, '$1: '],
  // "garantia 90 dias"
  [/^(garantia|validade|prazo|limite|pedido mínimo|sinal) (?=\d|R\$)/iu, '$1 de '],
];

/** What a sentence states: its statements, with those that name a price side by side in one list. */
export function statementsIn(sentence: string, dictionary: Dictionary): readonly string[] {
  const parts = statementsOf(sentence, dictionary)
    .map((part) => part.trim().replace(/[,;]$/, ''))
    .filter((part) => part !== '')
    .map((part) => rewritten.reduce((text, [pattern, by]) => text.replace(pattern, by), part));
  const statements: string[] = [];
  let isList = false;
  for (const part of parts) {
    const isPriced = part.split(', ').every((one) => item.test(one));
    const last = statements.at(-1);
    if (isList && isPriced && last !== undefined) statements[statements.length - 1] = `${last}, ${part}`;
    else statements.push(part);
    isList = isPriced;
  }
  return statements;
}

/** The items of a list of things and prices, one by one; null for any other statement. */
export function itemsOf(statement: string): readonly string[] | null {
  const things = statement.split(', ').map((part) => item.exec(part));
  return things.some((thing) => thing === null)
    ? null
    : things.map((thing) => `${thing?.[1]?.trim() ?? ''}: ${thing?.[2] ?? ''}`);
}
