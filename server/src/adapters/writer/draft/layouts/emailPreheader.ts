import { marketingEmail } from '../../../../domain/content/marketingEmail.ts';
import { clausesOf, type Statement } from '../statements.ts';
import { asSentence, fitsWithin } from '../words.ts';

const { preheader } = marketingEmail.parts;

/** As many whole sentences as an inbox shows; filled up with words about the business where they are too short. */
export function preheaderOf(statements: readonly Statement[], more: readonly (string | null)[]): string {
  const others = [...more.filter((words) => words !== null), 'Um recado nosso para você.', 'Leia a mensagem completa.'];
  return [...statements.map(({ text }) => beginningOf(text)), ...others].reduce((words, one) => {
    const longer = `${words} ${asSentence(one)}`.trim();
    return fitsWithin(preheader.min - 1)(words) && fitsWithin(preheader.max)(longer) ? longer : words;
  }, '');
}

/** A clause that begins with a finite verb. */
const finiteVerb =
  /^(?:é|são|está|estão|tem|têm|vai|vão|fica|faz|foi|\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|amos|emos|imos))(?!\p{L})/iu;

/** As much of a sentence as an inbox shows: all of it, or its first clauses. */
function beginningOf(text: string): string {
  const clauses = clausesOf(text, () => false);
  // "Minha aluna mais velha, a dona Marta, | tem 71 anos": without its verb it says nothing.
  if (clauses.slice(1).some((clause) => finiteVerb.test(clause))) return text;
  const heads = clauses.map((_one, index) => clauses.slice(0, index + 1).join(', '));
  const fitting = heads.filter((one) => fitsWithin(preheader.max - 1)(one) && one.split(' ').length > 4);
  return fitsWithin(preheader.max - 1)(text) ? text : (fitting.at(-1) ?? text);
}
