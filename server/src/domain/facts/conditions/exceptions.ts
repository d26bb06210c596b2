import { findFacts, type FoundFact } from '../foundFact.ts';
import { findFactsOfEachThing, keyOf } from './keys.ts';

const exceptPattern =
  /\b(?:exceto|excetuando|salvo|fora(?! d[oae]s?\b| da\b| de\b|-| que\b| isso| do comum| (?:a gente )?(?:cobr|pag|cust|tem|sai|fica|soma|e\b)[a-z]{0,4}\b)|com excecao d[eao]s?|a excecao d[eao]s?|tirando|sem contar|(?<!\b(?:a|pelo|ao|nada|ou|muito|por|e|em|nem|de|uma?|ainda|bem|mes|hora) )menos(?!\s(?:de|que|do|da|é|e|tempo|um|uma|dois|mal|ainda|r\$|\d|por|[a-z]{1,12}\sque|stress|pressa|dor|esforco|trabalho|barulho|gordura|acucar|calor|preocup|desperd|frizz|volume|sal)\b))\s(?:(?:[oa]s?|n[oa]s?|em|aos?|de|da|do)\s){0,2}((?!(?:[oa]s|de)\s)[a-z0-9]{2,20}(?:[ -]feira)?(?:\s(?:de|da|do|e|ou)\s[a-z]{3,20})?)/g;
const notValidForPattern =
  /\b(?:nao|n)\s(?:vale|e valido|e valida|serve|inclui|inclusos?|inclusas?|esta incluso|estao inclusos|entra(?:m)?|participa(?:m)?|se aplica|conta|acumula|cumulativo|e cumulativo|cobre|abrange)\s?((?:(?:com|para|pra|p\/?|n[oa]s?|[oa]s?|em|de|a|outr[oa]s)\s){0,3}[a-z]{2,20}(?:\s[a-z]{3,20})?)?/g;
const chargedSeparatelyPattern =
  /\b([a-z]{3,20})\s(?:(?:(?:e|sao|fica|ficam)\s)?(?:cobrad[oa]s?|vendid[oa]s?|pag[oa]s?)\s(?:a parte|por fora|(?:em )?separad[oa]s?|separadamente)|a parte|(?<=\b(?:frete|entregas?|taxas?|materia(?:l|is)|instalacao|montagem|bebidas?|lanches?)\s)por fora|(?:nao|n) inclus[oa]s?|(?:nao|n) (?:esta|estao) inclus[oa]s?|cobrad[oa]s? a parte|(?:nao|n) (?:entra|participa)m?(?=\s*(?:[.,;!\n]|$)))(?![a-z])/g;

/** Finds what an offer or a schedule excludes: "menos jaquetas", "exceto feriado", "não inclui bebida", "bebida à parte". */
export const exceptionsIn = (foldedText: string): readonly FoundFact[] => [
  ...findFactsOfEachThing(foldedText, exceptPattern, 'exception'),
  ...findFactsOfEachThing(foldedText, chargedSeparatelyPattern, 'exception'),
  ...findFacts(foldedText, notValidForPattern, ({ 0: matchText, 1: thingText = '' }) => {
    const key = /c?umula/.test(matchText) ? 'acumul' : keyOf(thingText.replace(/\b(?:com|outr[oa]s?)\b/g, ' '), 1);
    return key === '' ? null : { kind: 'exception', key, label: matchText };
  }),
];
