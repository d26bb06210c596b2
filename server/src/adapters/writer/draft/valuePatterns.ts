/** The end of a word. */
export const wordEnd = '(?!\\p{L})';

/** Verbs in the first person: their clause needs no other subject. */
const firstPersonVerbs =
  'aceito|atendo|entrego|faço|vou|cobro|levo|abro|fecho|busco|ensino|instalo|parcelo|reservo|compro|tatuo|tenho|estou|chego|devolvo|trabalho|lavo|cuido|dou|vendo|conserto|benzo|remarco|monto|passo|pago|uso|recebo|corto|troco|aperto|limpo|adestro|alugo|envio|mando|coloco|' +
  '(?!(?:r|t[eé]r|[uú]lt|pr[oó]x|m[aá]x|m[ií]n|[oó]t|leg[ií]t|mesm|an[oô]n|pr|extr|supr|m|s|[íi]nt)[aei]?mos)\\p{L}{2,}[aei]mos';
const unit =
  'quilos?|kg|unidade|dúzia|cento|metro|m²|litro|pessoa|cabeça|hora|par|mês|semana|peça|fatia|porção|diária|dia|aula|sessão|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|criança|adulto|aluno|saco|ano|visita|lata|barra|bola|pote|maço|milheiro|cartela';
/** What a price may be for: "o quilo", "a unidade". */
export const unitOfPrice = new RegExp(`^(?:${unit})$`, 'iu');

const payment = `(?: (?:à vista|(?:no|na) (?:Pix|cartão|dinheiro|débito|crédito)|em (?:até )?\\d{1,2}x(?: sem juros)?)${wordEnd})`;
/** A price with what it is for and how it is paid: "R$ 12 o quilo no Pix". */
export const price = `R\\$ [\\d.,]*\\d(?: mil${wordEnd})?(?:/\\p{L}+| (?:o|a|por|cada|no|na) (?:${unit})${wordEnd}| cada${wordEnd})?${payment}?`;

/** Words that begin another clause behind a price. */
export const clauseOpening = `(?:só|somente|apenas|quem|se|não|${firstPersonVerbs}|aceita|entrega|faz|tem|abre|aberto|fecha|fechado|atende|retirada|retirar|retira|reservas?|encomendas?|leva|serve|rende|fica|acompanha|pronto|garantia|prazo|validade|limite|inclui|visita|orçamento|peças? únicas?|tudo|chama|crianças? (?:até \\d+|de \\d+ a \\d+)(?: anos)? (?:não|paga|é|entra)|casal paga|primeira aula|de (?:segunda|terça|quarta|quinta|sexta) a|das \\d|todo dia|todos os dias|menor(?:es)? de \\d+ não)`;

/** Whether a clause is only a condition: "se chover", "chuva em 24h". */
export const isCondition = (clause: string): boolean =>
  /^(?:(?:se|quando|caso) (?:não )?\p{L}+[aeio]r|choveu|chuva|quebrou|estragou|não gostou)(?: (?!que)\S+){0,3}$/iu.test(
    clause,
  );
