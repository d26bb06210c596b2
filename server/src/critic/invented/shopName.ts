import { fold, wordsOf, type Word } from '../../domain/text/words.ts';
import { hardFinding, type Check, type JudgedText } from '../judgedText/judgedText.ts';

const name = "((?:\\p{Lu}[\\p{L}&'’]{1,20}|d[aeo]s?|e|&)(?:[^\\S\\n](?:\\p{Lu}[\\p{L}&'’]{1,20}|d[aeo]s?|e|&)){0,4})";
/** Where a shop names itself. */
const introductions: readonly RegExp[] = [
  new RegExp(
    `(?:[Aa]qui|[Ee]quipe|[Tt]ime)[^\\S\\n](?:é|quem fala é|quem escreve é)?[^\\S\\n]?(?:d[aoe]s?|[ao])[^\\S\\n]${name}`,
    'gu',
  ),
  new RegExp(
    `(?:[Bb]em-vind[oa]s?|[Vv]em|[Vv]enha|[Cc]orre|[Pp]assa|[Pp]asse|[Cc]onheça|[Vv]isite)[^\\S\\n](?:à|ao|na|no|pra|pro|para a|para o|a|o)[^\\S\\n]${name}`,
    'gu',
  ),
];
/** What kinds of shops are called, before their own name. */
const kinds =
  /^(?:padaria|confeitaria|pizzaria|salao|studio|estudio|barbearia|oficina|pet|petshop|atelie|ateliê|clinica|academia|restaurante|lanchonete|loja|mercado|mercadinho|brecho|floricultura|otica|farmacia|papelaria|livraria|sebo|buffet|hamburgueria|acai|acaiteria|sorveteria|cafeteria|cafe|bar|boteco|marmitaria|doceria|quitanda|hortifruti|pousada|hotel|hotelzinho|escola|autoescola|espaco|casa|emporio|joalheria|borracharia|lavanderia|chaveiro|funilaria|marcenaria|serralheria|imobiliaria|escritorio|consultorio|cantina|esmalteria|tabacaria|panificadora|bazar|mercearia|acougue|peixaria|autocenter|instituto|colegio|creche|estetica|espetinho|espetaria|rotisserie|bistro|pub|armarinho|sapataria|relojoaria|grafica|vidracaria|armazem|queijaria|cervejaria|chacara|sitio|banca|madeireira|deposito|drogaria|perfumaria|pastelaria|tapiocaria|creperia|petiscaria|choperia|brigaderia|bolos|adega|distribuidora|galeteria|churrascaria|temakeria|doces|delicias|sabores|ponto)$/;

/**
 * A shop that is called by another name: one that nearly is its own ("Doce Mell"), one that follows the kind of its
 * own ("Padaria Pão Quente" for Padaria Pão da Vila), or one that introduces itself by a name that nobody told.
 */
export const shopName: Check = (judgedText) => {
  const { profile, text } = judgedText;
  const businessName = profile.businessName;
  if (businessName === null) return [];
  const nameWords = wordsOf(fold(businessName)).map((word) => word.text);
  const words = wordsOf(fold(text));
  const place =
    nearName(judgedText, nameWords, words) ?? otherOfKind(judgedText, nameWords, words) ?? introduced(judgedText);
  if (place === null) return [];
  const wrong = text.slice(place.start, place.end);
  return [
    hardFinding('wrong-name', `O nome do seu negócio é ${businessName}, e não "${wrong}".`, place, {
      correction: `O negócio se chama ${businessName}: corrija "${wrong}".`,
    }),
  ];
};

type Words = ReturnType<typeof wordsOf>;
const isCapital = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at));

/** A number has no capital: it may be the name's where the name has a number of as many digits in its place. */
const mayBeName = (text: string, word: Word, nameWord: string | undefined): boolean =>
  isCapital(text, word.start) ||
  (/^\d+$/.test(word.text) &&
    nameWord !== undefined &&
    /^\d+$/.test(nameWord) &&
    Math.abs(nameWord.length - word.text.length) < 2);

function nearName({ text, ownWords }: JudgedText, nameWords: readonly string[], words: Words) {
  const whole = nameWords.join(' ');
  if (whole.length < 6) return null;
  for (let index = 0; index + nameWords.length <= words.length; index += 1) {
    const window = words.slice(index, index + nameWords.length);
    const [first] = window;
    const last = window.at(-1);
    if (
      !first ||
      !last ||
      !mayBeName(text, first, nameWords[0]) ||
      !/^[\p{L}\p{N}\s&'’.-]+$/u.test(text.slice(first.start, last.end)) ||
      /[.]\s|\n/.test(text.slice(first.start, last.end)) ||
      text.charAt(first.start - 1) === '#'
    )
      continue;
    const said = window.map((word) => word.text).join(' ');
    if (said === whole || window.every((word) => ownWords.words.has(word.text))) continue;
    // One letter or two of a long name, not another word that begins alike.
    const differing = window.filter((word, at) => word.text !== nameWords[at]);
    // "no Grão Mestre" is Café Grão Mestre, shortened.
    if (
      differing.every(({ text: word }) =>
        /^(?:[oa]s?|n?[oa]s?|d[aeo]s?|aos?|e|um[a]?|pel[oa]|pr[oa]|com|em)$/.test(word),
      )
    )
      continue;
    const isNamed = window.every((word, at) => word.text === nameWords[at] || mayBeName(text, word, nameWords[at]));
    if (isNamed && distance(said, whole) <= (whole.length > 9 ? 2 : 1)) return { start: first.start, end: last.end };
    // All words but one, and that one is named by a capital too; "No Grão Mestre" only leaves a word out.
    if (
      !differing.some((word) => /^(?:[oa]s?|[nd][oa]s?|ao|aos|e|em|de|pel[oa]|pr[oa]|um|uma)$/.test(word.text)) &&
      nameWords.length > 1 &&
      differing.length === 1 &&
      isDistinct(window, differing) &&
      differing.every((word) => isCapital(text, word.start) && !isSentenceStart(text, word.start)) &&
      isCapital(text, last.start)
    ) {
      return { start: first.start, end: last.end };
    }
  }
  return null;
}

/** What is left of the name must be its own, not the kind of shop or a small word. */
const isDistinct = (window: Words, differing: Words): boolean =>
  window.some((word) => !differing.includes(word) && word.text.length > 3);

const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, at - 4), at));

function otherOfKind({ text, ownWords }: JudgedText, nameWords: readonly string[], words: Words) {
  const [kind] = nameWords;
  if (kind === undefined || !kinds.test(kind) || nameWords.length < 2) return null;
  for (const [index, word] of words.entries()) {
    if (word.text !== kind || !isCapital(text, word.start)) continue;
    // "Trigo de Ouro" of "Trigo Bom": the first word of the name that is not the shop's.
    const named = runFrom(text, words, index);
    const isOwn = nameWords.every(
      (one, at) => named.filter(({ text: found }) => found === one || !small.test(found))[at]?.text === one,
    );
    const other = named.slice(1).find(({ text: found }) => !small.test(found) && !ownWords.words.has(found));
    if (!other || isOwn) continue;
    return { start: word.start, end: named.at(-1)?.end ?? other.end };
  }
  return null;
}

const small = /^(?:d[aeo]s?|e)$/;

/** The words from a place on that are one name: each with a capital, or small and between two of them. */
function runFrom(text: string, words: Words, from: number): Words {
  const run: Word[] = [];
  for (const word of words.slice(from)) {
    const last = run.at(-1);
    if (last && !/^[^\S\n]$/.test(text.slice(last.end, word.start))) break;
    if (!isCapital(text, word.start) && !small.test(word.text)) break;
    run.push(word);
  }
  while (run.length > 0 && small.test(run.at(-1)?.text ?? '')) run.pop();
  return run;
}

function introduced({ text, ownWords, profile }: JudgedText) {
  for (const pattern of introductions) {
    for (const match of text.matchAll(pattern)) {
      const found = match[1] ?? '';
      const named = wordsOf(fold(found)).filter(({ text: word }) => word.length > 2 && !/^d[aeo]s?$/.test(word));
      if (named.length === 0 || named.some(({ text: word }) => ownWords.words.has(word)) || !/\p{Lu}/u.test(found))
        continue;
      // A place, a feast or a product has a capital too.
      if (notNames.test(fold(found)) || (pattern === introductions[1] && !kinds.test(named[0]?.text ?? ''))) continue;
      const sentence = text.slice(match.index, match.index + 80).split('\n')[0] ?? '';
      if (profile.businessName !== null && fold(sentence).includes(fold(profile.businessName))) continue;
      const start = match.index + match[0].lastIndexOf(found);
      return { start, end: start + found.length };
    }
  }
  return null;
}

const notNames =
  /^(?:natal|pascoa|black|dia|brasil|sao joao|carnaval|ano|instagram|whats|direct|pix|rua|av|avenida|praca|gente|casa|equipe|dona|seu|whatsapp)/;

/** Letters that differ, by Levenshtein; names are short. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
