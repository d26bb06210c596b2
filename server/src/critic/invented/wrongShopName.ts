import { fold, wordsOf, type Word } from '../../domain/text/words.ts';
import { hardFinding, type Check, type JudgedText } from '../judgedText/judgedText.ts';

const namePattern =
  "((?:\\p{Lu}[\\p{L}&'’]{1,20}|d[aeo]s?|e|&)(?:[^\\S\\n](?:\\p{Lu}[\\p{L}&'’]{1,20}|d[aeo]s?|e|&)){0,4})";
/** Where a shop names itself. */
const introductions: readonly RegExp[] = [
  new RegExp(
    `(?:[Aa]qui|[Ee]quipe|[Tt]ime)[^\\S\\n](?:é|quem fala é|quem escreve é)?[^\\S\\n]?(?:d[aoe]s?|[ao])[^\\S\\n]${namePattern}`,
    'gu',
  ),
  new RegExp(
    `(?:[Bb]em-vind[oa]s?|[Vv]em|[Vv]enha|[Cc]orre|[Pp]assa|[Pp]asse|[Cc]onheça|[Vv]isite)[^\\S\\n](?:à|ao|na|no|pra|pro|para a|para o|a|o)[^\\S\\n]${namePattern}`,
    'gu',
  ),
];
/** Nouns for kinds of shops, which stand before the name proper: "padaria" of "Padaria Pão da Vila". */
const shopKinds =
  /^(?:padaria|confeitaria|pizzaria|salao|studio|estudio|barbearia|oficina|pet|petshop|atelie|ateliê|clinica|academia|restaurante|lanchonete|loja|mercado|mercadinho|brecho|floricultura|otica|farmacia|papelaria|livraria|sebo|buffet|hamburgueria|acai|acaiteria|sorveteria|cafeteria|cafe|bar|boteco|marmitaria|doceria|quitanda|hortifruti|pousada|hotel|hotelzinho|escola|autoescola|espaco|casa|emporio|joalheria|borracharia|lavanderia|chaveiro|funilaria|marcenaria|serralheria|imobiliaria|escritorio|consultorio|cantina|esmalteria|tabacaria|panificadora|bazar|mercearia|acougue|peixaria|autocenter|instituto|colegio|creche|estetica|espetinho|espetaria|rotisserie|bistro|pub|armarinho|sapataria|relojoaria|grafica|vidracaria|armazem|queijaria|cervejaria|chacara|sitio|banca|madeireira|deposito|drogaria|perfumaria|pastelaria|tapiocaria|creperia|petiscaria|choperia|brigaderia|bolos|adega|distribuidora|galeteria|churrascaria|temakeria|doces|delicias|sabores|ponto)$/;

/**
 * A shop that is called by another name: one that nearly is its own ("Doce Mell"), one that follows the kind of its
 * own ("Padaria Pão Quente" for Padaria Pão da Vila), or one that introduces itself by a name that nobody told.
 */
export const findWrongShopName: Check = (judgedText) => {
  const { profile, text } = judgedText;
  const businessName = profile.businessName;
  if (businessName === null) return [];
  const nameWords = wordsOf(fold(businessName)).map((word) => word.text);
  const words = wordsOf(fold(text));
  const place =
    findMisspelledName(judgedText, nameWords, words) ??
    findOtherNameOfKind(judgedText, nameWords, words) ??
    findIntroducedName(judgedText);
  if (place === null) return [];
  const wrongName = text.slice(place.start, place.end);
  return [
    hardFinding('wrong-name', `O nome do seu negócio é ${businessName}, e não "${wrongName}".`, place, {
      correction: `O negócio se chama ${businessName}: corrija "${wrongName}".`,
    }),
  ];
};

type Words = ReturnType<typeof wordsOf>;
const isCapital = (text: string, index: number): boolean => /\p{Lu}/u.test(text.charAt(index));

/**
 * Whether a word may belong to a name: it has a capital, or it is a number of about as many digits as the one in its
 * place.
 */
const mayBeName = (text: string, word: Word, nameWord: string | undefined): boolean =>
  isCapital(text, word.start) ||
  (/^\d+$/.test(word.text) &&
    nameWord !== undefined &&
    /^\d+$/.test(nameWord) &&
    Math.abs(nameWord.length - word.text.length) < 2);

function findMisspelledName({ text, ownWords }: JudgedText, nameWords: readonly string[], words: Words) {
  const wholeName = nameWords.join(' ');
  if (wholeName.length < 6) return null;
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
    const candidate = window.map((word) => word.text).join(' ');
    if (candidate === wholeName || window.every((word) => ownWords.words.has(word.text))) continue;
    const differingWords = window.filter((word, offset) => word.text !== nameWords[offset]);
    // "no Grão Mestre" is Café Grão Mestre, shortened.
    if (
      differingWords.every(({ text: word }) =>
        /^(?:[oa]s?|n?[oa]s?|d[aeo]s?|aos?|e|um[a]?|pel[oa]|pr[oa]|com|em)$/.test(word),
      )
    )
      continue;
    // A misspelling changes a letter of the name, or two of a long one.
    const canBeName = window.every(
      (word, offset) => word.text === nameWords[offset] || mayBeName(text, word, nameWords[offset]),
    );
    if (canBeName && editDistance(candidate, wholeName) <= (wholeName.length > 9 ? 2 : 1))
      return { start: first.start, end: last.end };
    // All words of the name but one, and that one has a capital; "No Grão Mestre" only leaves a word out.
    if (
      !differingWords.some((word) => /^(?:[oa]s?|[nd][oa]s?|ao|aos|e|em|de|pel[oa]|pr[oa]|um|uma)$/.test(word.text)) &&
      nameWords.length > 1 &&
      differingWords.length === 1 &&
      hasDistinctiveWord(window, differingWords) &&
      differingWords.every((word) => isCapital(text, word.start) && !isSentenceStart(text, word.start)) &&
      isCapital(text, last.start)
    ) {
      return { start: first.start, end: last.end };
    }
  }
  return null;
}

/** Whether one of the words that are as in the shop's name is longer than an article or a preposition. */
const hasDistinctiveWord = (window: Words, differingWords: Words): boolean =>
  window.some((word) => !differingWords.includes(word) && word.text.length > 3);

const isSentenceStart = (text: string, index: number): boolean =>
  /(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, index - 4), index));

function findOtherNameOfKind({ text, ownWords }: JudgedText, nameWords: readonly string[], words: Words) {
  const [kind] = nameWords;
  if (kind === undefined || !shopKinds.test(kind) || nameWords.length < 2) return null;
  for (const [index, word] of words.entries()) {
    if (word.text !== kind || !isCapital(text, word.start)) continue;
    // "Trigo de Ouro" of "Trigo Bom": the name goes on with a word that is not the shop's.
    const nameRun = readNameRun(text, words, index);
    const isOwnName = nameWords.every(
      (nameWord, position) =>
        nameRun.filter(({ text: runWord }) => runWord === nameWord || !smallWord.test(runWord))[position]?.text ===
        nameWord,
    );
    const foreignWord = nameRun
      .slice(1)
      .find(({ text: runWord }) => !smallWord.test(runWord) && !ownWords.words.has(runWord));
    if (!foreignWord || isOwnName) continue;
    return { start: word.start, end: nameRun.at(-1)?.end ?? foreignWord.end };
  }
  return null;
}

const smallWord = /^(?:d[aeo]s?|e)$/;

/** The words from a place on that are one name: each with a capital, or small and between two of them. */
function readNameRun(text: string, words: Words, startIndex: number): Words {
  const run: Word[] = [];
  for (const word of words.slice(startIndex)) {
    const last = run.at(-1);
    if (last && !/^[^\S\n]$/.test(text.slice(last.end, word.start))) break;
    if (!isCapital(text, word.start) && !smallWord.test(word.text)) break;
    run.push(word);
  }
  while (run.length > 0 && smallWord.test(run.at(-1)?.text ?? '')) run.pop();
  return run;
}

function findIntroducedName({ text, ownWords, profile }: JudgedText) {
  for (const pattern of introductions) {
    for (const match of text.matchAll(pattern)) {
      const introducedName = match[1] ?? '';
      const significantWords = wordsOf(fold(introducedName)).filter(
        ({ text: word }) => word.length > 2 && !/^d[aeo]s?$/.test(word),
      );
      if (
        significantWords.length === 0 ||
        significantWords.some(({ text: word }) => ownWords.words.has(word)) ||
        !/\p{Lu}/u.test(introducedName)
      )
        continue;
      // Places, feasts and products have capitals too.
      if (
        notShopName.test(fold(introducedName)) ||
        (pattern === introductions[1] && !shopKinds.test(significantWords[0]?.text ?? ''))
      )
        continue;
      const sentence = text.slice(match.index, match.index + 80).split('\n')[0] ?? '';
      if (profile.businessName !== null && fold(sentence).includes(fold(profile.businessName))) continue;
      const start = match.index + match[0].lastIndexOf(introducedName);
      return { start, end: start + introducedName.length };
    }
  }
  return null;
}

const notShopName =
  /^(?:natal|pascoa|black|dia|brasil|sao joao|carnaval|ano|instagram|whats|direct|pix|rua|av|avenida|praca|gente|casa|equipe|dona|seu|whatsapp)/;

/** The Levenshtein distance of two words; they are short. */
function editDistance(word: string, otherWord: string): number {
  let row = Array.from({ length: otherWord.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= otherWord.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (word[i - 1] === otherWord[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[otherWord.length] ?? 0;
}
