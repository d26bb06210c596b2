import { fold } from '../../../../domain/text/words.ts';
import type { Language } from '../language.ts';
import type { Role, RoleReader, RoleTag } from '../tagger/roles.ts';
import type { Token, TypingStyle } from '../tokens.ts';
import { normalizedText } from './facts.ts';
import { applyOrders, readLines, type WordsAndShots, type Run } from './applyOrders.ts';
import { meanOf } from './detectOrders.ts';

/** Consecutive words with the same role; a shot ends at a mark. */
interface RoleRun {
  readonly role: Role;
  readonly tokens: readonly Token[];
  /** For each word the probability that it is not said to customers. */
  readonly untold: readonly number[];
}

/** Abbreviations, whose point ends no sentence: "dra. bianca". */
const abbreviation = /^(?:dr|dra|sr|sra|prof|profa|av)$/;
const endsShot = ({ typedMark, norm }: Token): boolean => typedMark !== '' && !abbreviation.test(norm);
const endsSentence = ({ typedMark, norm }: Token): boolean => /[.!?]/.test(typedMark) && !abbreviation.test(norm);

const roleRunsOf = (tokens: readonly Token[], tags: readonly RoleTag[]): readonly RoleRun[] =>
  tokens.reduce<RoleRun[]>((parts, token, at) => {
    const { role, untold } = tags[at]!;
    const last = parts.at(-1);
    const ends = { told: () => false, order: endsSentence, seen: endsShot }[role];
    const continuesLast = last?.role === role && !ends(last.tokens.at(-1)!);
    return last && continuesLast
      ? [...parts.slice(0, -1), { role, tokens: [...last.tokens, token], untold: [...last.untold, untold] }]
      : [...parts, { role, tokens: [token], untold: [untold] }];
  }, []);

/** "rosa azul | não tenho": a statement about the thing before it, and no order to leave it out. */
const denial =
  /^nao (?!mostr|film|grav|aparec|foc|fal|di[gz]|precis|quer|us|colo[cq]|bot|p[oõ]|esquec|cit|mencion|deix|termin|comec)\S+$/;

/** Words in small letters, without the mark behind them. */
const normalizedTextOf = (text: string): string =>
  fold(text)
    .replace(/[\s,.;:!?]+$/, '')
    .trim();

const typedTextOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, typedMark }) => text + typedMark).join(' ');

/** Whether a word is always a fact; a number or a day may be part of a shot. */
const isFact = ({ wordClass }: Token): boolean => /^(?:PRICE|PERCENT|PHONE|HOUR|DATE|ADDRESS)$/.test(wordClass);
/** "trocar a cada 50 mil km" */
const interval = /\ba cada \d[\d.]*(?: mil)? ?(?:km|dias|semanas|meses|anos|horas)\b/;

/** The minimum mean probability of words that are removed: losing a fact is worse than saying an order. */
const minUntoldProbability = 0.7;

/** Words that end in an order not to show what follows: "sem mostrar". */
const hidingOrderAtEnd = /(?:^|\s)(?:nao|sem)(?:(?: \S+)? (?:mostr|film|grav|aparec|foc)\S*)?$/;
/** "não mostrar o rosto de ninguém", "meu rosto não". */
const hidingOrder = /^(?:e |mas )?(?:nao|sem) (?:\S+ )?(?:mostr|film|grav|aparec|foc)|^(?:e |mas )?(?:\S+ ){1,3}nao$/;

/** Whether a word is within a blank: "[preencher: sabores e preço]". */
const inBrackets = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(' ');
  return before.lastIndexOf('[') > before.lastIndexOf(']') || /[[\]]/.test(tokens[at]!.text);
};

const determiner = /^(?:eu|[oa]s?|uma?|uns|umas|meus?|minhas?|noss[oa]s?|cada|tod[oa]s?)$/;

/** "falar que | abaixo de 1,6 mm dá multa": a word that bounds a value belongs to it. */
const isBound = (tokens: readonly Token[], at: number): boolean =>
  /^(?:abaixo|acima|menos|mais|ate)$/.test(tokens[at]!.norm) &&
  tokens[at]!.typedMark === '' &&
  tokens.slice(at + 1, at + 3).some(({ text }) => /\d/.test(text));

/** Words at the start of a clause that certainly introduce a shot: "começar com o barulho da água", "vou filmar o cano". */
const leadsToShot =
  /^(?:(?:e|ai|dai|depois) )*(?:(?:comec|termin|encerr|abr|fech)(?:a|ar|e|ir)(?: (?:o (?:video|reels) )?com(?=(?: \S+){2})|(?= comigo ))|(?:(?:eu )?(?:vou|vamos|quero|queria)|a ideia (?:e|era)) (?:filmar|mostrar|gravar)(?= (?!que |pr[ao]s? |para |[oa]s? seu |[oa]s? sua )))/;

/** Words at the start of a clause that introduce what is told: "no final eu digo que sexta tem samba". */
const leadsToTold =
  /^(?:(?:e|ai|depois|(?:no|ao) (?:final|fim)|por ultimo) )*(?:(?<=(?:final|fim|ultimo|depois|ai) )|eu )(?:eu )?(?:digo|falo|aviso|conto|explico|lembro)(?: (?:pra|para|pro) \S+)? que(?= \S)/;

/** The clauses of a topic, as ranges of word indexes. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly [from: number, to: number])[] =>
  tokens.reduce<[number, number][]>((clauses, _token, at) => {
    const last = clauses.at(-1);
    if (last && tokens[at - 1]?.typedMark === '') last[1] = at + 1;
    else clauses.push([at, at + 1]);
    return clauses;
  }, []);

/** The index of the subject before a gerund at `end`, among the four words before it; null if they have none. */
function doerBefore(tokens: readonly Token[], tags: readonly RoleTag[], end: number): number | null {
  for (let at = end - 1; at >= Math.max(0, end - 4) && tags[at]!.role === 'order'; at -= 1) {
    if (determiner.test(tokens[at]!.norm)) return at;
    if (tokens[at]!.typedMark !== '' || !/^(?:N|X|ADJ|PART|VN)/.test(tokens[at]!.wordClass)) return null;
  }
  return null;
}

const certainTag = (role: Role): RoleTag => ({ role, untold: role === 'told' ? 0 : 1 });

/**
 * The roles of the words, with rules over the learnt ones: blanks and "como ver se …" are told, a clause that introduces a shot
 * is a shot, and determiners belong to the shot after them.
 */
function correctedTags(tokens: readonly Token[], rolesOf: RoleReader): readonly RoleTag[] {
  const tags = rolesOf(tokens).map((tag, at) => (inBrackets(tokens, at) ? certainTag('told') : tag));
  for (const [from, to] of clausesOf(tokens)) {
    const clause = tokens.slice(from, to);
    const theme = clause.findIndex(({ norm }, at) => norm === 'como' && clause[at + 1]?.wordClass === 'INF');
    const shotLeadLength = leadsToShot.exec(normalizedText(clause))?.[0].split(' ').length;
    const toldLeadLength = leadsToTold.exec(normalizedText(clause))?.[0].split(' ').length;
    if (toldLeadLength !== undefined) {
      tags.fill(certainTag('order'), from, from + toldLeadLength);
      for (let at = from + toldLeadLength; at < to; at += 1)
        if (tags[at]!.role === 'seen') tags[at] = certainTag('told');
    } else if (theme >= 0) tags.fill(certainTag('told'), from + theme, to);
    else if (shotLeadLength !== undefined) {
      tags.fill(certainTag('order'), from, from + shotLeadLength);
      for (let at = from + shotLeadLength; at < to; at += 1)
        if (tags[at]!.role === 'told') tags[at] = certainTag('seen');
    }
  }
  for (let at = tags.length - 2; at >= 0; at -= 1) {
    const [tag, next] = [tags[at]!, tags[at + 1]!];
    if (tag.role === 'order' && next.role === 'told' && isBound(tokens, at)) tags[at] = next;
    // "a agenda de dezembro, | que já está quase cheia": what is told of a shot is told with it.
    if (tag.role === 'seen' && next.role === 'told' && tokens[at]!.typedMark === ',' && tokens[at + 1]!.norm === 'que')
      for (
        let index = at;
        tags[index]?.role === 'seen' && (index === at || tokens[index]!.typedMark === '');
        index -= 1
      )
        tags[index] = next;
    if (tag.role === 'order' && next.role === 'seen' && determiner.test(tokens[at]!.norm)) tags[at] = next;
    // "os clientes antigos | falando do bar": the subject belongs to the shot.
    if (next.role === 'seen' && tokens[at + 1]!.wordClass === 'GER' && tag.role === 'order') {
      const from = doerBefore(tokens, tags, at + 1);
      if (from !== null) tags.fill(next, from, at + 1);
    }
  }
  return tags;
}

/** "dica sobre …": the subject of the video, and no order. */
const tipHeading = /^dicas?(?!\p{L})/iu;

/** Splits a tidied topic for a video into the words that are told and the shots, without orders to its maker. */
export const readVideo = (
  words: string,
  { dictionary, rolesOf }: Language,
  { isNeat, habit }: TypingStyle,
): WordsAndShots =>
  readLines(words, dictionary, (tokens) => {
    let isToldClauseOpen = false;
    const parts = roleRunsOf(tokens, correctedTags(tokens, rolesOf)).map((part) => {
      const text = typedTextOf(part.tokens);
      // "quando passei 19 horas | segurando a mão da Juliana": an owner who types marks would have ended the clause with one.
      const continuesTold =
        isToldClauseOpen &&
        (isNeat || (habit !== 'none' && part.role === 'seen') || denial.test(normalizedTextOf(text)));
      const isFactual = part.tokens.some(isFact) || tipHeading.test(text) || interval.test(normalizedTextOf(text));
      const role = continuesTold || isFactual || meanOf(part.untold) < minUntoldProbability ? 'told' : part.role;
      isToldClauseOpen = role === 'told' && part.tokens.at(-1)?.typedMark === '';
      return { role, text };
    });
    const runs = parts.reduce<Run[]>((all, { role, text }) => {
      const last = all.at(-1);
      const isOrder = role !== 'told';
      return last?.isOrder === false && !isOrder
        ? [...all.slice(0, -1), { isOrder, text: `${last.text} ${text}` }]
        : [...all, { isOrder, text }];
    }, []);
    return {
      words: applyOrders(runs, dictionary),
      shots: parts
        .filter(
          ({ role }, at) => role === 'seen' && !hidingOrderAtEnd.test(normalizedTextOf(parts[at - 1]?.text ?? '')),
        )
        .filter(({ text }) => !hidingOrder.test(normalizedTextOf(text)))
        .map(({ text }) => text),
    };
  });
