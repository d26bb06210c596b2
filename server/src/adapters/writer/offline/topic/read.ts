import { properWords, sentenceWords } from '../phrases/sentenceWords.ts';
import { possessives, requestOpenings } from '../phrases/requests.ts';
import { nounOf, type Noun } from '../grammar/noun.ts';
import { sentence } from '../words.ts';
import { cleanTopic, isEnglish } from './clean.ts';
import { takeFacts, type Facts } from './facts.ts';
import * as signs from './patterns.ts';

export type Kind =
  | 'product'
  | 'service'
  | 'promotion'
  | 'perk'
  | 'booking'
  | 'change'
  | 'date'
  | 'milestone'
  | 'theme'
  | 'news'
  | 'foreign'
  | 'none';

export interface Topic extends Facts {
  readonly kind: Kind;
  /** What it is about, where that is a thing: "bolo de pote". */
  readonly thing: Noun | null;
  /** What it is about, where that is a subject ("como cuidar de orquídea") or another language's words. */
  readonly theme: string | null;
  /** Whole sentences that the owner typed. */
  readonly statement: string | null;
  /** What the owner lists behind a colon: "frango grelhado, escondidinho e feijoada". */
  readonly list: string | null;
  /** What the owner adds: "Serve 15 pessoas." */
  readonly details: readonly string[];
  readonly care: signs.Care | null;
  /** Words for hashtags. */
  readonly line: string;
}

const noFacts: Facts = { por: null, desconto: null, quando: null };
const nothing = { ...noFacts, thing: null, theme: null, statement: null, list: null, details: [] };
/** Past this a thing is a text. */
const longestThing = 60;

/** The subject of what the owner typed, in the business's own voice. */
export function readTopic(typed: string): Topic {
  const { text, care } = cleanTopic(typed);
  const subject = inOurVoice(withoutRequest(text));
  const base = { ...nothing, care, line: subject };
  if (subject.length < 3) return { ...base, kind: 'none', line: '' };
  if (isEnglish(subject)) return { ...base, kind: 'foreign', theme: subject.replace(/["“”]/gu, ''), line: '' };
  const theme = asTheme(subject);
  if (theme !== null) return { ...base, kind: 'theme', theme };
  const told = asStatement(subject);
  if (told !== null) return { ...base, kind: 'news', statement: told };
  return asThing(subject, base);
}

function withoutRequest(text: string): string {
  const opening = requestOpenings.find((pattern) => pattern.test(text));
  const rest = opening ? text.replace(opening, '').trim() : text;
  return /[\p{L}\p{N}]{3}/u.test(rest) ? rest : text;
}

const inOurVoice = (text: string): string =>
  text
    .replace(/\b(meu|minha|meus|minhas)(?=\s)/giu, (word) => possessives[word.toLowerCase()] ?? word)
    .replace(/\beu (\p{L}+)ei(?!\p{L})/giu, (_, stem: string) => `a gente ${stem.replace(/c$/u, 'ç')}ou`);

function asTheme(text: string): string | null {
  return signs.themeHeads.test(text) && text.length <= 90 && !/[.!?]\s/u.test(text)
    ? midSentence(text.replace(/[.!]$/u, ''))
    : null;
}

const reminder =
  /^lembr(?:ar|e|ete)\s+(?:(?:a?os?|às?|as)?\s*(?:noss[oa]s?\s+)?(?:clientes?|pacientes?|alun[oa]s?)\s+)?(?=d[aeo]s?\s|que\s)/iu;
const state =
  /^(?:[oa]s?\s+)?(.+?)\s+((?:quase|já|praticamente)?\s*(?:chei[oa]s?|lotad[oa]s?|abert[oa]s?|encerrad[oa]s?|esgotad[oa]s?))$/iu;

/** The topic as sentences that stand alone, where it is no noun phrase. */
function asStatement(text: string): string | null {
  if (reminder.test(text)) return sentence(text.replace(reminder, 'Passando para lembrar '));
  const [, head, ending] = state.exec(text) ?? [];
  if (head && ending && !isSentence(head)) {
    const noun = nounOf(midSentence(head));
    const article = noun.plural ? (noun.feminine ? 'as' : 'os') : noun.feminine ? 'a' : 'o';
    return sentence(`${article} ${noun.text} ${noun.plural ? 'estão' : 'está'} ${ending.trim()}`);
  }
  if (/^últim[oa]s\s/iu.test(text) && !isSentence(text)) {
    return sentence(`restam ${/^últimas/iu.test(text) ? 'as' : 'os'} ${midSentence(text)}`);
  }
  return isSentence(text) || text.length > 140 || /[.!?]\s+\S/u.test(text) ? sentence(text) : null;
}

function isSentence(text: string): boolean {
  // "sapatilha que não machuca" is a thing.
  const main = text.replace(/\sque\s.*$/u, '');
  const words = main.toLocaleLowerCase('pt-BR').split(/[^\p{L}\p{M}]+/u);
  // "-amos", "-emos", "-imos": nós, and so a verb.
  return words.some((word) => sentenceWords.has(word) || /.{2}[aei]mos$/u.test(word));
}

function asThing(text: string, base: Omit<Topic, 'kind'>): Topic {
  const [beforeColon = '', ...afterColon] = text.split(/:\s+/u);
  const behind = afterColon.join(', ');
  const label = takeFacts(beforeColon);
  // "promoção de segunda: 2 burgers": the thing stands behind.
  const isLabel = behind !== '' && /^(?:promo|oferta|combo d|especial)/iu.test(beforeColon);
  const [clause = '', ...others] = (isLabel ? behind : beforeColon).split(/[,;]\s+|\.(?:\s+|$)/u);
  const first = takeFacts(clause);
  const rest = takeFacts(others.join(', '));
  // What a lottery costs is no price of ours.
  const facts: Facts =
    base.care === 'lottery'
      ? noFacts
      : {
          por: first.facts.por ?? rest.facts.por,
          desconto: first.facts.desconto ?? rest.facts.desconto,
          quando: first.facts.quando ?? (isLabel ? label.facts.quando : null) ?? rest.facts.quando,
        };
  const list = behind !== '' && !isLabel ? midSentence(behind.replace(/\.$/u, '')) : null;
  const extras = rest.rest === '' ? [] : [rest.rest];
  const found = thingIn(first.rest, first.after);
  const details = extras.map((extra) => sentence(extra));
  const facted = { ...base, ...facts, ...(base.care === 'lottery' ? {} : { list, details }) };
  if (found === null) {
    return facts.por || facts.desconto
      ? { ...facted, kind: 'promotion' }
      : { ...base, kind: 'news', statement: sentence(text) };
  }
  const kind = kindOf(text, found);
  return { ...facted, kind, thing: nounOf(kind === 'date' ? occasionName(found) : found) };
}

/** "promoção de corte feminino" is about the cut. */
function thingIn(rest: string, after: string | null): string | null {
  const candidate = rest.replace(
    /^(?:(?:super|mega)\s+)?(?:promoç(?:ão|ões)|promo|ofertas?|descontos?)(?:\s+(?:relâmpago|especial|imperdível))?(?:\s+(?:d[aeo]s?|em|n[ao]s?|para|com)\b)?\s*/iu,
    '',
  );
  const chosen = (candidate === '' || signs.occasions.test(candidate)) && after !== null ? after : candidate;
  const bare = chosen.replace(/^(?:[oa]s?|um[a]?|noss[oa]s?)\s+(?=\p{L})/iu, '').replace(/^noss[oa]s?\s+/iu, '');
  const joined = signs.services.test(bare) ? bare.replace(/ \+ /u, ' e ') : bare;
  const isBundle = / \+ /u.test(joined) && !/^(?:combo|kit|cesta|pacote|dupla|trio|pizza)/iu.test(joined);
  const bundle = isBundle ? `dupla ${joined}` : joined;
  const fits = bundle.length <= longestThing && /^[\p{L}\p{N}"“][\p{L}\p{M}\p{N} %'’"“”()&+/,.-]*$/u.test(bundle);
  return fits && /\p{L}{2}/u.test(bundle) ? midSentence(bundle) : null;
}

function kindOf(text: string, thing: string): Kind {
  if (signs.occasions.test(thing) && !signs.promotions.test(text)) return 'date';
  if (signs.changes.test(thing)) return 'change';
  if (signs.perks.test(thing)) return 'perk';
  if (signs.promotions.test(text)) return 'promotion';
  if (signs.milestones.test(thing)) return 'milestone';
  if (signs.bookings.test(thing)) return 'booking';
  return signs.services.test(thing) && !signs.goods.test(thing) ? 'service' : 'product';
}

/** "dia dos pais" → "Dia dos Pais". */
const occasionName = (text: string): string =>
  /^(?:dia|semana|mês)/iu.test(text)
    ? text.replace(/(?<!\p{L})(?!d[aeo]s?(?!\p{L}))\p{L}/giu, (letter) => letter.toLocaleUpperCase('pt-BR'))
    : text;

/** Without the capital that only began a sentence; names keep theirs. */
export function midSentence(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  if (/^(?:[AO]s?|Uma?)$/u.test(first) && rest.length > 0) return first.toLowerCase() + text.slice(first.length);
  const isName = properWords.has(first) || /^\p{Lu}-/u.test(first) || rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (isName || !/^\p{Lu}(?:\p{Ll}|$)/u.test(first)) return text;
  return first.toLocaleLowerCase('pt-BR') + text.slice(first.length);
}
