import { sentenceAround } from '../domain/words.ts';
import type { Place } from './draft.ts';

/** What the business does at an hour. */
const business =
  /\b(?:abr(?:e|imos|indo|o)|abert[oa]s?|fech(?:a|amos|o)|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg\w{1,5}|retirad\w{1,2}|retir\w{1,3}|horarios?|comec(?:a|am)|inicio|sai(?:em)?\b|serv(?:e|imos)|fornada|check-?in|check-?out|sess(?:ao|oes)|aulas?|turmas?|encomend\w{1,4}|pedidos?|agenda\w{0,4}|vagas?|plantao|show|missa|evento|festa|palestra|ao vivo|live|busc\w{1,3}|reserv\w{1,4}|ultim[ao]|tem\b|temos|jantar|almoco|cadeira|delivery|marc\w{1,3}|happy hour|rodizio|cheg(?:a|am) d|das \d)/;
/** What happens to the reader at an hour. */
const life =
  /\b(?:acord\w{1,4}|despertador|relogio|fome|calor|frio|sono|chuva|bat(?:e|eu|endo)|cans\w{1,4}|trabalh\w{1,4}|reuniao|escritorio|lanche|saudade|transito|panela|quando|voce cheg\w{1,3}|seu (?:filho|dia)|visita|correria|preguica|sofa|netflix|serie|geladeira|vontade|desej\w{1,2}|cabeca|sol\b|lua\b|noite inteira|madrugada|imagin\w{1,2}|sabe aquel|ja sao|sao)\b/;

/**
 * Whether an hour only sets a scene ("Três da tarde, calor de Teresina") and states nothing of the business: nothing
 * leads to it ("às", "até"), or the sentence is about the reader's day.
 */
export function isScene(folded: string, place: Place): boolean {
  const sentence = sentenceAround(folded, place);
  const words = folded.slice(place.start, place.end);
  const before = folded.slice(Math.max(0, place.start - 14), place.start);
  const isLed =
    /\b(?:as|das|ate|a partir d[eao]s?|desde|entre|pelas)\s(?:as\s)?$/.test(before) ||
    /^(?:as|das|ate|a partir)\b/.test(words);
  if (/\bacord|\bdespert/.test(sentence)) return true;
  if (life.test(sentence) && !business.test(sentence)) return true;
  return !isLed && !business.test(sentence) && /manha|tarde|noite|madrugada|meio|meia/.test(words);
}
