import { sentenceAround } from '../../domain/text/words.ts';
import type { Place } from '../judgedText/judgedText.ts';

/** Words on what the business does at an hour. */
const businessWords =
  /\b(?:abr(?:e|imos|indo|o|em)|abert[oa]s?|fech(?:a|amos|o|ad[oa])|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg\w{1,5}|retirad\w{1,2}|retir\w{1,3}|horarios?|comec(?:a|am|amos)|inicio|sai(?:em)?\b|serv(?:e|imos)|fornadas?|check-?in|check-?out|sess(?:ao|oes)|aulas?|turmas?|encomend\w{1,4}|pedidos?|agenda\w{0,4}|vagas?|plantao|show|missas?|evento|festa|palestra|ao vivo|live|busc\w{1,3}|reserv\w{1,4}|ultim[ao]|tem\b|temos|jantar|almoco|cadeira|delivery|marc\w{1,3}|happy hour|rodizio|cheg(?:a|am) d|ficamos (?:abert[oa]s|ate)|esperamos|espero|nos vemos|te vejo|venha|vem\b|apareca|compareca|passa aqui|chegue|esteja)\b/;
/** Days. An hour with a day is the shop's, unless the sentence speaks of the reader's life. */
const dayWords = /\b(?:dia \d{1,2}|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|todos os dias)\b/;
/** Words on what happens to the reader at an hour. */
const readerLifeWords =
  /\b(?:acord\w{1,4}|despert\w{1,5}|relogio|fome|calor|frio|sono|chuva|bat(?:e|eu|endo)|cans\w{1,4}|trabalh\w{1,4}|servico|reuniao|escritorio|lanche|saudade|transito|panela|quando|voce cheg\w{1,3}|seu (?:filho|dia)|visita|correria|preguica|sofa|netflix|serie|geladeira|vontade|desej\w{1,2}|cabeca|sol\b|lua\b|noite inteira|madrugada|imagin\w{1,2}|sabe aquel|ja sao|sao|estud\w{1,4}|passei\w{1,2}|caminh\w{1,4}|sorri\w{0,2}|beba|durma|pausa|cafe d[ae]|levant\w{1,3}|protetor|asfalto)\b/;
const imperative =
  /\b(?:passeie|evite|prefira|beba|durma|teste|testar|estude|caminhe|regue|tome|lave|deixe|use|salve|experimente|aproveite para)\b/;
const rangePattern = /\d\s?(?:h\s?)?(?:as|a|ate|-|–)\s?(?:as\s)?\d/;

/**
 * Whether an hour states nothing of the business: "Três da tarde, calor de Teresina", "passeie antes das 9h". An hour
 * is the business's where the sentence says what the business does, on which day, or from when to when.
 */
export function isScene(folded: string, place: Place): boolean {
  const sentence = sentenceAround(folded, place);
  const words = folded.slice(place.start, place.end);
  if (/\bacord|\bdespert|\bdeu (?:mei[ao]|a hora)|\bfome (?:bat|aper)/.test(sentence)) return true;
  if (imperative.test(sentence) && !/\b(?:abr|atend|funcion|retir|entreg|reserv)/.test(sentence)) return true;
  if (businessWords.test(sentence)) return false;
  return readerLifeWords.test(sentence) || (!dayWords.test(sentence) && !rangePattern.test(words));
}
