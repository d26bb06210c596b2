import { towns } from '../../../domain/facts/places.ts';
import type { Dictionary } from '../../../domain/facts/spelling.ts';
import { tidy } from '../../../domain/facts/tidy.ts';
import { fold } from '../../../domain/words.ts';
import type { WritingTask } from '../../../domain/writing.ts';
import { mend } from './mend.ts';
import { withCommas } from './enumerations.ts';
import { isForUs, withoutOrder, withoutRequest } from './request.ts';
import { statementsIn } from './statements.ts';

/** What the owner typed, cleaned and taken apart. */
export interface Topic {
  /** The owner's sentences, whole and in order; without a capital where none was typed, and without a full stop. */
  readonly statements: readonly string[];
  /** A few words that name what it is about; null where code finds none. */
  readonly subject: string | null;
  /** All of it, folded. */
  readonly folded: string;
  /** Whether the owner said how to get in touch. */
  readonly hasContact: boolean;
  /** A subject to talk about ("dicas de …", "como …") of which nothing more was said. */
  readonly isTheme: boolean;
}

const sentenceEnd =
  /(?<=[!?…])\s+|(?<=[^\s.]{2}|\d[a-zº²]?|\))[.;]\s+(?=\S)(?<!(?:^|[^\p{L}])(?:av|dr|dra|sr|sra|tel|prof|profa|ex|obs|apto|sto|sta|jd|cel|gal|mal|eng)[.;]\s+)|\n+|\s+[•·|]\s+|\s[-–]\s(?=\p{L})/iu;

const theme =
  /^(?:como\s|dicas?\b|por que\b|porque\s|\d+\s(?:dicas|passos|erros|motivos|formas|jeitos|mitos|sinais|coisas|ideias)|a historia|historia d|bastidores|diferenca|qual a diferenca|cuidados|o que\s|quando\s|mitos|curiosidad|nosso segredo|rotina)/;

const trimmed = (sentence: string): string =>
  sentence
    .replace(/^(?:[-–•*✔✅➡👉·:,;.]+\s*)+/u, '')
    .replace(/[\s,;:.–-]+$/u, '')
    .trim();

const statementsOf = (words: string): readonly string[] =>
  words
    .split(sentenceEnd)
    .map(trimmed)
    .flatMap((sentence) => statementsIn(withCommas(sentence)).map(trimmed))
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence) && !isForUs(sentence))
    .map(withoutOrder);

/** Where the name of a thing ends: a mark, a value, a day, or what is said of it. */
const subjectEnd =
  /[,.:;!?(…]|\s(?=R\$|\d(?!\d{3})|(?:que|a partir|até|por R|de R|das?|dos?|às|aos?|n[ao]s?|em|com|para|pra|de)\s(?:R\$|\d+(?![\d]* (?:anos|meses))|dia)|dias?\s\d|(?:de )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|hoje|amanhã|que\s|a partir|até\s|não\s|só\s|vai\s|vamos\s|começa|é\s|está\s|tem\s|leva\s|vale\s|a preço|pelos?\s|com preço|com desconto)/u;
/** What no name begins or ends with. */
const noStart =
  /^(?:se|quem|não|a partir|dias?|até|só|por|sempre|já|hoje|amanhã|de|das?|dos?|no|na|em|com|que|quando|como|eu|a gente|nós|você|essa|esse|esta|este|vou|estou|estamos|aqui|agora|além)\s/i;
const noEnd =
  /\s(?:de|da|do|das|dos|e|ou|com|sem|em|no|na|nos|nas|por|para|pra|a|o|as|os|um|uma|até|que|só|ao|aos|mais|menos|cada|está|há|sua|seu|meu|minha)$/i;

/** "Mini ensaio de Natal" of "mini ensaio de Natal sábado 5/12, 20 minutos": words that stand alone. */
function subjectOf(first: string): string | null {
  const at = first.slice(3).search(subjectEnd);
  let subject = (at < 0 ? first : first.slice(0, at + 3)).trim();
  while (noEnd.test(subject)) subject = subject.replace(noEnd, '');
  const count = subject.split(/\s+/).length;
  const named = subject
    .split(/\s+/)
    .filter((word) => !/^(?:d[aeo]s?|e|[ao]s?|em|n[ao]s?|com|para|pra|um|uma)$/i.test(word));
  return named.length < 2 ||
    count > 8 ||
    /\s(?:se|como|quando)\s/.test(subject) ||
    noStart.test(`${subject} `) ||
    subject.length < 6 ||
    /[[\]$]/.test(subject)
    ? null
    : subject;
}

const contacting =
  /\(\d\d\) |\bpor aqui\b|\bdirect\b|@|\blink\b|\bligue\b|\bligar\b|\bcurriculo\b|na secretaria|no balcao|0800|https?:|no site\b/;

/** Reads what a text is asked of. */
export function readTopic(task: WritingTask, dictionary: Dictionary): Topic {
  const { brief, profile } = task;
  const names = [
    profile.businessName,
    profile.businessNeighborhood,
    profile.businessCity?.replace(/\s*[-/].*$/, '') ?? null,
  ];
  const cleaned = tidy(brief.topic.replace(/[*_`#|<>{}[\]\\]/g, ' '), dictionary, [
    ...towns,
    ...names.filter((name) => name !== null),
  ]);
  const words = mend(task, withoutRequest(cleaned.trim()) || cleaned);
  const found = statementsOf(words);
  const statements = found.length > 0 ? found : [cleaned];
  const first = statements[0] ?? cleaned;
  const folded = fold(statements.join('\n'));
  return {
    statements,
    subject: subjectOf(first),
    folded,
    hasContact: contacting.test(folded),
    isTheme: statements.length === 1 && theme.test(folded) && !/R\$|\d\/\d/.test(first),
  };
}
