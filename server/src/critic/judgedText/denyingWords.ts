import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import type { Place } from './judgedText.ts';

/** Words that deny something or leave it out. */
export const denying =
  /\b(?:n|nao|nem|sem|nunca|nenhum[a]?|ninguem|nada|menos|exceto|excecao|salvo|fora|tirando|fech\w{1,5}|folg\w{1,4}|pausa|recesso|descans\w{1,4}|falt(?:a|am|ando|ou)|proibid[oa]s?|a parte|separadamente|em separado|indisponivel|zero|nadinha(?!\sa mais)|isent[oa]s?|fiado,? so amanha|galinha criar dentes?|sao nunca|s\/)(?![\p{L}\p{N}])/u;
/** "não perca", "não só": a manner of speaking. */
const ofSpeech =
  /\bnao (?:perca|perde|deixe|deixa|esqueca|esquece|so|apenas|somente|e so|espere|demore|tem (?:erro|segredo|desculpa|igual)|ha (?:erro|segredo))\b|\bnada (?:melhor|como)\b|\bsem (?:falta|duvida|pressa|medo|erro)\b|\bfora (?:de serie|do comum)\b|\bmenos de\b/g;

/** Whether folded words deny something or leave it out; a manner of speaking does not. */
export const isDenying = (words: string): boolean => denying.test(words.replace(ofSpeech, ' '));

/** Words too common to say what a denial is about. */
const common = new Set(
  (
    'nao nem sem nunca nada menos exceto salvo fora tirando tudo todo toda todos todas para pela pelo pelos pelas esse essa este esta ' +
    'isso aqui tambem mais muito loja gente voce quem qual quando como onde porque pois estao esta temos fazemos fazer faco ' +
    'fazem abre abrimos vamos nossa nosso nosso seus suas ainda apenas somente mesmo nesse nessa neste nesta cada hoje ' +
    'parte incluso inclusa inclusos inclusas ficar ficam fica outro outra outros outras dias horas ate depois antes entre sobre entao dele dela deles delas pode podem'
  ).split(' '),
);

/** Words that say one thing by other stems. */
const alike: readonly RegExp[] = [
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

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  stem(one) === stem(other) ||
  (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5)) ||
  alike.some((family) => family.test(one) && family.test(other));

/** The words of a folded passage that name or do something, and its numbers. */
export const contentOf = (words: string): readonly string[] =>
  wordsOf(words)
    .map(({ text }) => text.replace(/(?<=\d)[ºª°]$/, ''))
    .filter((word) => !common.has(word) && (word.length > 3 || /^\d|^(?:p|m|g|gg|pp|pet|pix|cio|mei|rg)$/.test(word)));

/** Whether a passage has one of the words, or one alike. */
export const shares = (words: readonly string[], passage: readonly string[]): boolean =>
  words.some((word) => passage.some((other) => isAlike(word, other)));

/** What ends a clause. */
export const clauseEnd = /[;!?\n|()]|[.,](?!\d)|\s(?:mas|porem|so que|pq|porque)\s/g;

/** The clause of folded words that a place stands in. */
export function clauseAround(folded: string, { start, end }: Place): Place {
  const before = findMatches(folded.slice(0, start), clauseEnd).at(-1);
  const after = folded.slice(end).search(clauseEnd);
  return {
    start: before ? before.index + before[0].length : 0,
    end: after < 0 ? folded.length : end + after,
  };
}

/** The sentences of a folded text; a question is one with its answer. */
export const sentencesOf = (folded: string): readonly string[] =>
  folded.split(/[!\n;|]|\.(?!\d)|(?<=\?)\s(?=[^.!?\n]*\?)/).filter((sentence) => sentence.trim() !== '');
