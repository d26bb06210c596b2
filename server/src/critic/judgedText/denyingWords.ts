import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import type { Place } from './judgedText.ts';

/** Words that deny or exclude something. */
export const denyingWords =
  /\b(?:n|nao|nem|sem|nunca|nenhum[a]?|ninguem|nada|menos|exceto|excecao|salvo|fora|tirando|fech\w{1,5}|folg\w{1,4}|pausa|recesso|descans\w{1,4}|falt(?:a|am|ando|ou)|proibid[oa]s?|a parte|separadamente|em separado|indisponivel|zero|nadinha(?!\sa mais)|isent[oa]s?|fiado,? so amanha|galinha criar dentes?|sao nunca|s\/)(?![\p{L}\p{N}])/u;
/** Phrases with such words that deny nothing: "não perca", "não só". */
const mannerOfSpeaking =
  /\bnao (?:perca|perde|deixe|deixa|esqueca|esquece|so|apenas|somente|e so|espere|demore|tem (?:erro|segredo|desculpa|igual)|ha (?:erro|segredo))\b|\bnada (?:melhor|como)\b|\bsem (?:falta|duvida|pressa|medo|erro)\b|\bfora (?:de serie|do comum)\b|\bmenos de\b/g;

/** Whether folded words deny or exclude something; a manner of speaking does not. */
export const isDenying = (words: string): boolean => denyingWords.test(words.replace(mannerOfSpeaking, ' '));

/** Words too common to say what a denial is about. */
const commonWords = new Set(
  (
    'nao nem sem nunca nada menos exceto salvo fora tirando tudo todo toda todos todas para pela pelo pelos pelas esse essa este esta ' +
    'isso aqui tambem mais muito loja gente voce quem qual quando como onde porque pois estao esta temos fazemos fazer faco ' +
    'fazem abre abrimos vamos nossa nosso nosso seus suas ainda apenas somente mesmo nesse nessa neste nesta cada hoje ' +
    'parte incluso inclusa inclusos inclusas ficar ficam fica outro outra outros outras dias horas ate depois antes entre sobre entao dele dela deles delas pode podem'
  ).split(' '),
);

/** Families of words with the same meaning and different stems. */
const synonymFamilies: readonly RegExp[] = [
  /^(?:devol|reembols|estorn|volta$)/,
  /^(?:gratu|gratis|graca|brinde)/,
  /^(?:entreg|frete|deliver|motoboy)/,
  /^(?:cart(?:ao|oes)|credit|debit|maquin)/,
  /^(?:crianc|menor|kids)/,
  /^(?:cachorr|pet|pets|animal|animai|bich|caes)/,
  /^(?:carro|veicul|automov)/,
  /^(?:encomend|pedido)/,
  /^(?:gravid|gestant|gestac)/,
  /^(?:gat[oa]s?$|felin)/,
  /^(?:rosto|fac(?:e|ial)$)/,
  /^(?:idos|terceira)/,
  /^(?:loja|balcao|presencia)/,
  /^(?:convenio|plano)/,
  /^(?:iphone|apple)/,
];

const isAlike = (word: string, otherWord: string): boolean =>
  word === otherWord ||
  stem(word) === stem(otherWord) ||
  (word.length > 4 && otherWord.length > 4 && word.slice(0, 5) === otherWord.slice(0, 5)) ||
  synonymFamilies.some((family) => family.test(word) && family.test(otherWord));

/** The words of a folded passage that name or do something, and its numbers. */
export const contentWordsOf = (words: string): readonly string[] =>
  wordsOf(words)
    .map(({ text }) => text.replace(/(?<=\d)[ºª°]$/, ''))
    .filter(
      (word) => !commonWords.has(word) && (word.length > 3 || /^\d|^(?:p|m|g|gg|pp|pet|pix|cio|mei|rg)$/.test(word)),
    );

/** Whether a passage has one of the words or a word of the same meaning. */
export const sharesWord = (words: readonly string[], passage: readonly string[]): boolean =>
  words.some((word) => passage.some((passageWord) => isAlike(word, passageWord)));

/** Where a clause ends. */
export const clauseEnd = /[;!?\n|()]|[.,](?!\d)|\s(?:mas|porem|so que|pq|porque)\s/g;

/** The clause of folded words that a place stands in. */
export function clauseAround(folded: string, { start, end }: Place): Place {
  const endBefore = findMatches(folded.slice(0, start), clauseEnd).at(-1);
  const endIndexBehind = folded.slice(end).search(clauseEnd);
  return {
    start: endBefore ? endBefore.index + endBefore[0].length : 0,
    end: endIndexBehind < 0 ? folded.length : end + endIndexBehind,
  };
}

/** The sentences of a folded text. A question and its answer are one sentence. */
export const sentencesOf = (folded: string): readonly string[] =>
  folded.split(/[!\n;|]|\.(?!\d)|(?<=\?)\s(?=[^.!?\n]*\?)/).filter((sentence) => sentence.trim() !== '');
