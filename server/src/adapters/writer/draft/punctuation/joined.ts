import { isValue, isVerb, type Token } from '../tokens.ts';
import { unitOfPrice } from '../valuePatterns.ts';

const isName = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

/** Words that lead on to the next: articles, prepositions, conjunctions. */
export const leadingWord =
  /^(?:e|ou|mas|nem|que|se|quando|enquanto|porque|onde|de|d[aeo]s?|em|n[ao]s?|num|numa|[ao]s?|aos?|por|pel[ao]s?|para|pra|pro|pras|pros|uma?|uns|umas|entre|ate|desde|cada|noss[ao]s?|minhas?|meus?|seus?|suas?)$/;

/** Word classes that a time consists of. */
export const timeWordClass = /^(?:DAY|MONTH|NUMBER|DATE|HOUR|n[oa]s?|as|aos|em|de|d[oa]|e|até|N|dia)$/;

/** Whether a word is a unit after its number. */
const isUnit = ({ text }: Token): boolean =>
  /^(?:colher(?:es)?|xícaras?|copos?|dentes?|fatias?|pitadas?|[cmk]?m|m²|m[lg]|l|k?g|metros?|litros?|pol|gramas?|centímetros?|polegadas?|cv|watts|volts)$/iu.test(
    text,
  ) || unitOfPrice.test(text.replace(/s$/, ''));

/** Adjectives of colour, material or kind that describe the thing before them, and begin no statement. */
const describingWord =
  /^(?:(?:vermelh|branc|pret|amarel|rox|dourad|pratead|colorid|quadrad|frit|assad|cozid|gelad|sec|salgad|rechead|defumad|caseir|integra|feminin|masculin|junin|natalin|embutid|descartave)(?:[oa]|is|l)s?|azu(?:l|is)|verdes?|cinzas?|beges?|marrom|marrons|lilas|crus?|jeans|coalho|infant(?:il|is))$/;
const isThing = ({ wordClass, norm }: Token): boolean => /^(?:N|V|X|INF)/.test(wordClass) && !describingWord.test(norm);
const isDescribed = (one: Token, next: Token): boolean =>
  (isThing(one) && describingWord.test(next.norm)) ||
  // "concorre a um mês grátis"
  (/^gr[aá]t/u.test(next.norm) && unitOfPrice.test(one.text));

/** Nouns that a name follows: "café Girassol", "livro Torto Arado". */
const namedThing =
  /^(?:rua|avenida|praca|bairro|cidade|praia|ilha|bar|cafe|restaurante|padaria|loja|salao|hotel|pousada|clube|escola|colegio|igreja|capela|mercado|posto|banco|livro|filme|disco|marca|linha|modelo|vinho|cerveja|tinta|pneu|bateria|professora?|doutora?|cantora?|banda)$/;

/** A Brazilian state: "frete grátis MG e SP". */
const stateAbbreviation = /^(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/;

/** The size that a price is for: "R$ 32 a individual e R$ 58 a grande". */
const sizeOfPrice = /^(?:individual|grande|maior|menor|pequen[oa]|medi[oa]|inteir[oa]|simples|complet[oa])$/;

/**
 * Whether nothing may stand between two words: behind one that leads on, beside a plus, before a bracket, in a name,
 * between a number and its unit, a thing and what describes it, or a price and what it is for.
 */
const areInseparable = (one: Token, next: Token, third: Token | undefined): boolean =>
  leadingWord.test(one.norm) ||
  next.norm === 'inclusive' ||
  // "com o cupom CINCO15"
  (/^(?:cupom|codigo|senha)$/.test(one.norm) && /^[A-Z\d]{3,}$/.test(next.text)) ||
  !/[\p{L}\p{N})"”]/u.test(one.text) ||
  /^[+x]$/.test(next.text) ||
  stateAbbreviation.test(next.text) ||
  (one.wordClass === 'NUMBER' && isUnit(next)) ||
  isDescribed(one, next) ||
  next.text.startsWith('(') ||
  (isName(one) && isName(next)) ||
  (namedThing.test(one.norm) && isName(next)) ||
  (one.wordClass === 'PRICE' &&
    (next.norm === 'cada' ||
      (/^(?:[oa]|por)$/.test(next.norm) &&
        (unitOfPrice.test(third?.text ?? '') || sizeOfPrice.test(third?.norm ?? '')))));

/** Whether the clause ends in a thing whose price follows. */
const isPriced = (clause: readonly Token[], next: Token): boolean =>
  next.wordClass === 'PRICE' && /^(?:N|X|ADJ|PART)/.test(clause.at(-1)?.wordClass ?? '') && !clause.some(hasPrice);
const hasPrice = ({ wordClass }: Token): boolean => wordClass === 'PRICE';

/** Whether days after a verb are followed by their hours: "abro de quinta a domingo das 18h às 23h". */
const isHoursOfDays = (clause: readonly Token[], next: Token): boolean =>
  next.norm === 'das' && clause.at(-1)?.wordClass === 'DAY' && clause[0] !== undefined && isVerb(clause[0]);

/** Whether a clause is only a time: "a partir de 1/12 | mudamos o horário", "até 30 de novembro | o valor fica em 410". */
const isTimeClause = ([one, ...rest]: readonly Token[]): boolean =>
  /^(?:a|ate|em|n[oa]s?)$/.test(one?.norm ?? '') &&
  rest.some(({ wordClass }) => /^(?:DAY|MONTH|NUMBER|DATE|HOUR)$/.test(wordClass)) &&
  rest.every(({ wordClass, norm }) => timeWordClass.test(wordClass) || norm === 'partir');

/** Whether no mark may stand between the last word of a clause and the next. */
export function mustStayJoined(clause: readonly Token[], next: Token, third: Token | undefined): boolean {
  const one = clause.at(-1)!;
  // "quem estuda à tarde precisa buscar": whoever it is and what they do.
  const isSubject =
    clause.length < 5 && clause[0]?.norm === 'quem' && clause.filter(isVerb).length === 1 && isVerb(next);
  // "mão e pescoço não faço": what is not done goes with it; "ganha 1 câmara", "toda 1ª sexta".
  const isDenied =
    next.norm === 'nao' &&
    third !== undefined &&
    /^V\w*1$/.test(third.wordClass) &&
    !clause.some((word) => isVerb(word) || isValue(word) || word.wordClass === 'INF');
  const isCounted =
    (/^\d+[ªº]$/.test(one.text) && next.wordClass === 'DAY') ||
    (/^\d+$/.test(one.text) && /^(?:ganh|lev)/.test(clause.at(-2)?.norm ?? '') && /^(?:N|X)/.test(next.wordClass));
  // "não paga | matrícula", "não aceitamos | cartão"
  const isDeniedThing =
    clause.at(-2)?.norm === 'nao' &&
    /^(?:pag|cobr|tem|aceit|inclu|us[ao]|fa[zç]|faco|vend)/.test(one.norm) &&
    /^(?:N|X)S?$/.test(next.wordClass);
  // "dia 29/01 18h30", "dia 27 19h": the hour of the day.
  const isHourOfDay =
    next.wordClass === 'HOUR' && (/^(?:DATE|DAY|MONTH)$/.test(one.wordClass) || clause.at(-2)?.norm === 'dia');
  // "troquei o espelho e ela chorou"
  const isDoer = /^(?:el[ea]s?|eu|voces?|gente)$/.test(one.norm) && isVerb(next);
  // "últimas 4 bikes", "feita por 6 mulheres"
  const isCount =
    one.wordClass === 'NUMBER' &&
    clause.at(-2)?.wordClass !== 'DAY' &&
    /^(?:V?N|X)/.test(next.wordClass) &&
    next.norm.endsWith('s');
  // "corte + barba | R$ 55": the price of both.
  const isPriceOfSum = next.wordClass === 'PRICE' && clause.at(-2)?.text === '+';
  // "a gente indica | o Jaílson"
  const isObject =
    isVerb(one) &&
    clause.length < 5 &&
    clause.at(-2)?.norm === 'gente' &&
    /^[oa]s?$/.test(next.norm) &&
    third !== undefined &&
    isName(third);
  return (
    isPriceOfSum ||
    isObject ||
    isDenied ||
    isDeniedThing ||
    // "não olhar | o retrovisor"; "se pedir, o planeta agradece"
    (one.wordClass === 'INF' &&
      /^(?:[oa]s?|uma?)$/.test(next.norm) &&
      clause.at(-2)?.norm !== 'se' &&
      /^(?:V?N|X|ADJ)/.test(third?.wordClass ?? '') &&
      !/^(?:gente|partir|resto)$/.test(third?.norm ?? '')) ||
    // "deixar o carro morrer"
    (next.wordClass === 'INF' && clause.slice(-4).some(({ norm }) => norm.startsWith('deix'))) ||
    isHourOfDay ||
    isCount ||
    isDoer ||
    isCounted ||
    isSubject ||
    isTimeClause(clause) ||
    areInseparable(one, next, third) ||
    isPriced(clause, next) ||
    isHoursOfDays(clause, next)
  );
}

/** Whether "segunda" or "quarta" is an ordinal before a noun, and not a day as in "de terça a sexta". */
export const isOrdinal = (tokens: readonly Token[], at: number): boolean =>
  /^(?:segund|terceir|quart|quint|sext)a$/.test(tokens[at]!.norm) &&
  tokens[at - 1]?.norm === 'a' &&
  tokens[at - 2]?.wordClass !== 'DAY' &&
  /^(?:N|X)$/.test(tokens[at + 1]?.wordClass ?? '');

/** Whether a title or a count belongs to the next word: "Dra. Elaine", "1 botão", "100% algodão". */
export const isTitleOrCount = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:dra?|dona|tia|tio|profa?|padre|av|sta|sto)$/.test(tokens[at]!.norm) || /^(?:1|100%)$/.test(tokens[at]!.text)) &&
  /^(?:N|X|VN)/.test(tokens[at + 1]!.wordClass);
