import { wordsOf } from '../text/words.ts';
import { weekdaysOf } from './dates/weekdays.ts';
import { weekdayStems } from './dates/days.ts';
import type { Presence, Reading } from './reading.ts';
import { stem } from './stem.ts';

/** Words that exclude something or deny it. */
const exclusionWords =
  /\bmenos\b|\bexceto\b|\bfora\b|\bsalvo\b|\bexcecao\b|\bnao\b|\bsem\b|\bnem\b|\bfech(?:a|am|amos|ad[oa]s?)\b|\bfolga\b|\bdescans|\ba parte\b|\b(?:cobrad|vendid|pag)[oa]s? (?:em )?separad|\bdesligad[oa]s?\b|\btirando\b|\bzero\b|\bnenhum|\bso nao\b|\bnad(?:inh)?a de\b|\blivres? de\b|\bisent[oa]s? de\b|\bs\/|\bde fora\b|\boutr[oa] (?:oficina|lugar|dia)\b|\bso (?:em|no|na|com|de|para)\b|\bsomente\b|\bapenas\b/;
const inclusionWords = /\binclusive\b|\bincluindo\b|\binclus[oa]s?\b|\btambem\b|\bate mesmo\b/;

/** The sentences and clauses of folded words. */
const splitIntoClauses = (foldedText: string): readonly string[] =>
  foldedText.split(
    /[!\n;]|\?(?!\s(?:[a-z]{1,12},?\s){0,2}(?:nao|nem|infelizmente)\b)|\.(?!\d)|,\s(?=mas\b|e\s(?:n[oa]s?|aos?)\b)/,
  );

const hasStems = (clause: string, key: string): boolean => {
  const stems = new Set(wordsOf(clause).map(({ text }) => stem(text)));
  return key
    .split(' ')
    .every(
      (keyStem) =>
        stems.has(keyStem) ||
        (keyStem.length > 4 && [...stems].some((clauseStem) => clauseStem.startsWith(keyStem.slice(0, 6)))),
    );
};

/** A sentence that denies what the sentence before it names: "No consultório ela não existe". */
const deniesThingBefore =
  /\b(?:el[ae]s?|iss[oa]|ess[ae]s?|est[ae]s?)\b[^,]{0,20}\bnao\b|\bnao (?:existe|ha|tem|precisa|fica|vale|entra|temos|fazemos|aceitamos)$/;

/** A sentence that announces the exception which the next one names: "Há uma exceção." */
const announcesException = (clause: string): boolean =>
  /\bexcec(?:ao|oes)$/.test(clause) && !/\b(?:nao|sem|nenhuma)\b/.test(clause);

/** Saturday and Sunday are closed: "No fim de semana, descansamos". */
const isClosedWeekend = (clause: string): boolean =>
  /\b(?:fi(?:m|ns)|final|finais) de semana\b/.test(clause) &&
  /\b(?:fech|folg|descans|paus|recesso|(?:nao|sem) (?:abr|atend|funcion|exped|trabalh|tem|ha\b))/.test(clause);

/** Whether a clause says that the business opens only on the excluded weekday: "abertos apenas na segunda". */
function opensOnlyOn(clause: string, key: string): boolean {
  const [, opening] = opensOnlyOnPattern.exec(clause) ?? [];
  return opening !== undefined && opening.startsWith(key);
}
const opensOnlyOnPattern =
  /\b(?:abr(?:e|imos|iremos|ir|indo|o)|abert[oa]s?|funciona\w{0,5}|atend\w{1,6}|esperamos voce|portas abertas)[\s*]+(?:\w{1,10}\s)?(?:so|somente|apenas|unicamente|exclusivamente)[\s*]+(?:(?:n[oa]s?|aos?|as|em|de)[\s*]+)?(?:proxim[ao]\s)?(doming|segund|terc|quart|quint|sext|sabad)/;

/**
 * Whether a text excludes what the owner excluded (`present`), does not mention it (`missing`), or includes it (`turned`). `key` is
 * the key of the exception or denial.
 */
export function exclusionPresence(key: string, reading: Reading): Presence {
  const allClauses = splitIntoClauses(reading.foldedText);
  const clausesWithThing = allClauses.filter((clause) => hasStems(clause, key));
  const excludesThing = (clause: string) =>
    exclusionWords.test(clause) &&
    !(inclusionWords.test(partAfterColon(clause, key)) && !/\bnao\b|\bnem\b/.test(partAfterColon(clause, key)));
  if (weekdayStems.includes(key) && clausesWithThing.some((clause) => opensOnlyOn(clause, key))) return 'turned';
  if (clausesWithThing.some(excludesThing)) return 'present';
  if (
    clausesWithThing.some((clause) => deniesThingBefore.test(allClauses[allClauses.indexOf(clause) + 1]?.trim() ?? ''))
  )
    return 'present';
  if (
    clausesWithThing.some(
      (clause) =>
        announcesException(allClauses[allClauses.indexOf(clause) - 1]?.trim() ?? '') && !inclusionWords.test(clause),
    )
  )
    return 'present';
  const weekday = weekdayStems.indexOf(key);
  if (weekday >= 0) {
    if (weekday % 6 === 0 && allClauses.some(isClosedWeekend)) return 'present';
    const openWeekdayFacts = reading.facts.filter(({ kind }) => kind === 'weekday');
    if (openWeekdayFacts.some((fact) => weekdaysOf(fact.key).includes(weekday) && fact.key.length > 1)) return 'turned';
    // "de terça a domingo" says that Monday is closed.
    if (clausesWithThing.length === 0)
      return openWeekdayFacts.some((fact) => fact.key.length > 3) ? 'present' : 'missing';
  }
  return clausesWithThing.length > 0 ? 'turned' : 'missing';
}

/** The part of a clause after its last colon when that part names the thing, else the whole clause. */
function partAfterColon(clause: string, key: string): string {
  const afterColon = clause.slice(clause.lastIndexOf(':') + 1);
  return hasStems(afterColon, key) ? afterColon : clause;
}
