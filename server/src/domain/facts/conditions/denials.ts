import type { FoundFact } from '../foundFact.ts';
import { findFactsOfEachThing, keyOf } from './keys.ts';

/** The stem of the last word that names a thing: "não dou aula de química" denies chemistry. */
function lastStemOf(text: string): string {
  const keys = keyOf(text, 9).split(' ');
  return keys.findLast((key) => !/^(?:local|loj|moment|cas|aqui|mesm|feir|gent)$/.test(key)) ?? keys[0] ?? '';
}

/** Verbs for what a business does: "não" before one of them denies something of the shop. */
const businessVerbs =
  'mex(?:e|o|emos|em)|receb(?:e|o|emos|em)|lav(?:a|o|amos)|doa(?:mos)?|dou|damos|leio|lemos|abr(?:e|o|imos|em|iremos)|abriremos|funciona(?:mos|m)?|atend(?:e|o|emos|em)|aceita(?:mos|m)?|aceito|entreg(?:a|o|amos|am)|faz(?:emos|em)?|faco|vend(?:e|o|emos)|trabalh(?:a|o|amos)|cobra(?:mos|m)?|parcel(?:a|o|amos)|troc(?:a|o|amos)|reserv(?:a|amos)|devolv(?:e|emos)|tem|temos|tenho|terá|tera|teremos|vai ter|havera|vamos abrir|vai abrir|servi(?:mos)|serve|fia|fiamos|permit(?:e|imos|ido)|pode|leva(?:mos)?|envia(?:mos)?|usa(?:mos)?|uso|precisa|e preciso|e necessario';
const verbDenialPattern = new RegExp(
  `\\b(?:nao|n)\\s(?:${businessVerbs})\\s((?:(?:em|n[oa]s?|aos?|as?|os?|de|com|c\\/?|por|pra|para|p\\/?|mais|fora|nenhum[a]?|tod[ao]s?|d[oa]s?|d)\\s){0,3}[a-z0-9-]{2,20}(?:\\s(?:de|da|do|no|na|ou|nem|a|em|com|para|pra)\\s[a-z]{3,20})?)`,
  'g',
);
const closedDaysPattern =
  /\b(?:fech(?:ad[oa]s?|amos|a)|folga(?:mos)?|sem atendimento|sem expediente)\s(?:(?:n[oa]s?|aos?|as?|em|dia|de|toda|todo)\s){0,3}((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|seg|ter|qua|qui|sex|dom|sab|[2-6][aª])(?:[ -]feiras?)?(?:\s?(?:,|e|ou)\s(?:n[oa]s?\s|aos?\s)?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?|seg|ter|qua|qui|sex|dom|sab|[2-6][aª])(?:[ -]feiras?)?(?!\s(?:a|ate)\s(?:seg|ter|qua|qui|sex|sab|dom|[2-6][aª]))){0,2})\b/g;
/** Days with "fechado" or "não abre" after them; the last day of a range is not closed: "terça a sábado, segunda não abre". */
const daysClosedPattern =
  /(?<!\b(?:segunda|terca|quarta|quinta|sexta|seg|ter|qua|qui|sex|[2-6]a)(?:[ -]feira)?\s(?:a|ate)\s(?:o\s)?)\b((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|seg|ter|qua|qui|sex|dom|sab|feriados?|[2-6][aª])(?:[ -]feiras?)?(?:\s?(?:,|\/|e|ou)\s?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|seg|ter|qua|qui|sex|dom|sab|feriados?)(?:[ -]feiras?)?){0,3})\s(?:(?:e|a gente|nos|estamos|esta|ta|fica|ficamos)\s)?(?:fech(?:ad[oa]s?|amos|a)|(?:nao|n) (?:abr(?:e|imos|o)|funciona|atend(?:e|emos|o)|entreg(?:a|amos|o)|tem)|folga)\b(?!,?\s(?:n[oa]s?\s|aos?\s|em\s)?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|seg|sab|dom)\b)/g;
/** "mas não nos feriados", "feriado? A porta fica fechada" */
const notOnDaysPattern =
  /\bnao\s(?:n[oa]s?|aos?|em|de)\s((?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feriados?)(?:[ -]feiras?)?)\b/g;
const holidayClosedPattern =
  /\b(feriados?)\b[^.!\n]{0,12}[?,:]\s(?:[a-z]{1,8}\s){0,3}(?:fech(?:ad[oa]s?|amos|a)|nao (?:abr\w{1,4}|tem|funciona))\b/g;
const thingThenVerbDenialPattern =
  /\b([a-z]{4,20}(?:\sd[aeo]\s[a-z]{3,20})?)\s(?:a gente\s|nos\s)?(?:ainda\s)?(?:(?:nao|n)\s(?:temos|tem|faz(?:emos|em)?|faco|trabalhamos|trabalho|aceit(?:amos|a|o)|vend(?:emos|e|o)|entreg(?:amos|a|o)|receb(?:emos|e|o)|(?:peg|lav|lev|us|consert)(?:amos|a|o)|devolv(?:emos|e|o)))(?=\s*(?:[.,;!\n]|$))/g;
/** "boleto n", "cartao nao"; with other things it is doubtful: "ovo de pascoa n". */
const thingThenNoPattern = /\b([a-z]{2,20})\s(?:n|nao)(?=\s*(?:[.,;!\n]|$))/g;
const certainlyDeniedThing =
  /^(?:bolet|cart|credit|debit|pix|cheque|fiad|vr|va|vale|ticket|feriad|doming|sabad|segund|entreg|delivery|frete|pet|cachorr|gat|animal|crianc)/;
/** "n parcelo", "n entregamos" */
const verbWithoutObjectPattern =
  /\b(?:nao|n)\s((?:parcel|entreg|aceit|atend|troc|alug|reserv|envi|vend)(?:o|a|amos|emos|e))(?=\s*(?:[.,;!\n)]|$))/g;
const withoutThingPattern =
  /(?:\bsem\s|\bs\/\s?|\bs\s|\bzero\s|\blivres? de\s|\bisent[oa]s? de\s|\bnad(?:inh)?a de\s|\bnao (?:leva|vai|contem|tem)\s)(gluten|lactose|acucar|leite|ovo|amendoim|juros|conservantes?|corantes?|agrotoxicos?|alcool|parabenos?|sulfato|formol|fidelidade|consulta ao spc|consulta spc|taxa|multa|franquia|entrada|entrega|estacionamento|reserva|agendamento|carne|agendar|pets?|animais|fumantes?)\b/g;

/** In a list of closed days "ter" is Tuesday, not the verb. */
const closedDayKeyOf = (text: string): string => (/^\W*ter\W*$/.test(text) ? 'terc' : keyOf(text, 1));

/** Finds what the business does not do and its products do not have: "não aceitamos cartão", "fechado segunda", "sem lactose". */
export const denialsIn = (foldedText: string): readonly FoundFact[] => [
  // "não precisa" denies no offer and may be an order to the writer: "não precisa música".
  ...findFactsOfEachThing(foldedText, verbDenialPattern, 'denial', lastStemOf).map((fact): FoundFact => ({
    ...fact,
    certainty: /^(?:nao|n)\s(?:precisa|e preciso|e necessario)\b/.test(foldedText.slice(fact.start))
      ? 'doubtful'
      : 'certain',
  })),
  ...[closedDaysPattern, daysClosedPattern].flatMap((pattern) =>
    findFactsOfEachThing(foldedText, pattern, 'denial', closedDayKeyOf),
  ),
  ...[
    holidayClosedPattern,
    notOnDaysPattern,
    thingThenVerbDenialPattern,
    verbWithoutObjectPattern,
    withoutThingPattern,
  ].flatMap((pattern) => findFactsOfEachThing(foldedText, pattern, 'denial')),
  ...findFactsOfEachThing(foldedText, thingThenNoPattern, 'denial').map((fact): FoundFact => ({
    ...fact,
    certainty: certainlyDeniedThing.test(fact.key) ? 'certain' : 'doubtful',
  })),
];
