/** The end of a word. */
export const end = '(?!\\p{L})';
const start = '(?<!\\p{L})';

/** Verbs that say what the business does, so that their clause needs no other subject. */
export const weDo =
  'aceito|atendo|entrego|faço|vou|cobro|levo|abro|fecho|busco|ensino|instalo|parcelo|reservo|compro|tatuo|tenho|estou|chego|devolvo|trabalho|lavo|cuido|dou|vendo|conserto|benzo|remarco|monto|passo|pago|uso|recebo|corto|troco|aperto|limpo|adestro|alugo|envio|mando|coloco|' +
  '(?!(?:r|t[eé]r|[uú]lt|pr[oó]x|m[aá]x|m[ií]n|[oó]t|leg[ií]t|mesm|an[oô]n|pr|extr|supr|m|s|[íi]nt)[aei]?mos)\\p{L}{2,}[aei]mos';
/** Verbs whose subject the words before them are, or nobody. */
const theyDo =
  'não é|é|são|está|estão|têm|tem|vai|vão|vem|vêm|pode|podem|precisa|precisam|serve|servem|cabe|cabem|dura|duram|rende|rendem|acompanha|acompanham|inclui|incluem|fica|ficam|sai|saem|custa|custam|começa|começam|termina|terminam|dá|leva|traz|vale|valem|aceita|aceitam|funciona|funcionam|abre|fecha|mudou|chegou|chegaram|voltou|continua|continuam|segue|restam|sobraram|faltam|paga|pagam|ganha|ganham|entra|entram|pega|vence|acaba|volta|voltam|chama|manda|traga|tragam|levem|venha|venham|mandem|chame|chamem|cheguem|confirme|confirmem|guardem|avisem|aproveite|aproveitem|garanta|faz|fazem|responde|monta|lava';
const predicate = new RegExp(`${start}(?:${weDo}|${theyDo})${end}`, 'iu');
/** A clause that depends on another one, as far as its verb: "quem vier", "que a gente faz", "se chover". */
const dependent = new RegExp(
  `${start}(?:quem|que|se|quando|caso|onde|enquanto|porque|como)(?: (?:já|não|só|ainda|a gente|você|vocês|eu|ele|ela))* (?:(?:[oa]s?|uma?|seu|sua|meu|minha|noss[oa]) .*?(?:${weDo}|${theyDo}|$)|\\p{L}+)${end}`,
  'giu',
);
const priced = /^\p{L}{2,}[aei]r |R\$ \d|\d%|(?<!\p{L})(?:grátis|gratuit[ao]s?|inclus[ao]s?|à parte)(?!\p{L})/iu;

/** Whether words have a verb of their own, beside those that depend on it, or a price. */
export const isComplete = (clause: string): boolean =>
  predicate.test(clause.replace(dependent, ' ')) ||
  (priced.test(clause) && !/^(?:quem|se|quando|caso)(?!\p{L})/iu.test(clause));

/** Whether the verb that the last words need is still to come: "se chover", "porque o prédio". */
export function isOpen(clause: string): boolean {
  const [, on = '', said = ''] =
    /^(?:.*[^\p{L}])?(quem|se|quando|caso|que|onde|porque|como|enquanto) (.*)$/iu.exec(clause) ?? [];
  if (on === '') return false;
  const needsMore = /^(?:quem|se|quando|caso)$/iu.test(on);
  if (needsMore) return !predicate.test(said.replace(/^(?:(?:já|não|só|a gente) )*\S+/iu, ''));
  return /^(?!a gente )(?:[oa]s?|uma?|seu|sua|meu|minha|noss[oa]) /iu.test(said) && !predicate.test(said);
}

/** Whether words are what something depends on, and no more: "se chover", "chuva em 24h". */
export const isCondition = (clause: string): boolean =>
  /^(?:(?:se|quando|caso) (?:não )?\p{L}+[aeio]r|choveu|chuva|quebrou|estragou|não gostou)(?: (?!que)\S+){0,3}$/iu.test(
    clause,
  );

/** A condition with what happens then: "se chover não tem". */
const conditional = new RegExp(
  `^(?:se|quando|caso) (?:não )?\\p{L}+[aeio]r(?: \\S+){0,3}? (?:a gente |não |só )?(?:${weDo}|${theyDo})${end}`,
  'iu',
);

/** Begins with a verb that needs no subject before it, and is no noun. */
const alone =
  '(?:só |já |também )?(?:não (?:precisa|aceita|tem|vai|desbota|escolhe|perde|esquece|deixa|inclui|dá|mancha|encolhe|leva|contém|fecha|abre|atrasa|percam|esqueçam|deixe|perca)|precisa|tem|têm|pode|podem|inclui|acompanha|serve|rende|funciona|parcela (?:em )?(?:até )?\\d|restam|sobraram|faltam|vai(?! (?:pra|para|a) (?:R\\$|\\d))|tragam|levem|venham|mandem|chamem|cheguem|confirmem|guardem|avisem|aproveitem|levar|traga|venha|chame|confirme|aproveite|garanta|cada um|é só)';
const subject =
  '(?:a gente|crianças?|menor(?:es)?|idosos?|estudantes?|alunos?|clientes?|todo mundo|[oa]s (?:dois|duas)|irm[ãa]os?|sócios?|aniversariantes?|mulher(?:es)?|bebês?|casal|(?:o )?telefone|cartão|refri|bebida|estacionamento|material|[oa] rest[oa]|(?:a )?primeira aula|agora|depois(?: disso)?(?! d[ao]s?))';
const clauseStart = new RegExp(
  `^(?:${alone}|(?:só |também )?(?:não )?(?:${weDo})|${subject}(?: \\S+){0,4}? (?:não |só )?(?:${weDo}|${theyDo}))${end}`,
  'iu',
);

/** Whether words begin a clause of their own for sure. */
export const beginsClause = (words: string): boolean =>
  clauseStart.test(words) || (/^quem /iu.test(words) && predicate.test(firstOf(words).replace(dependent, ' ')));

const firstOf = (words: string): string => words.split(/[,;.!?]/u, 1)[0] ?? '';

/** Whether words begin with what is said of their subject, or with "a gente" and "não". */
export const beginsMain = (words: string): boolean =>
  new RegExp(`^(?:a gente |não |só )?(?:${weDo}|${theyDo})${end}|^a gente `, 'iu').test(words);

/** Whether words begin with a condition and what happens then. */
export const beginsCondition = (words: string): boolean => conditional.test(words);
