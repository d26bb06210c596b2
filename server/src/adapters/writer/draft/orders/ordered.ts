import type { Tag } from '../tagger/tagger.ts';
import { isVerb, type Token } from '../tokens.ts';
import { pleads } from './leads.ts';

/** How likely a word is that belongs to an order which others show. */
const likely = 0.5;
/** How likely the first and the last word of an order within a clause are: those beside them stay. */
const likelyAtEdges = 0.9;
/** How likely the likeliest word of an order that is cut is, and its words on average. */
interface Wanted {
  readonly likeliest: number;
  readonly onAverage: number;
}

/** To cut a fact is worse than to print an order. */
const wantedOfWords: Wanted = { likeliest: 0.98, onAverage: 0.98 };
const wantedOfWholeClause: Wanted = { likeliest: 0.98, onAverage: 0.95 };
/** Of "pede pra", before what readers are told to do. */
const wantedOfPlea: Wanted = { likeliest: 0.95, onAverage: 0.9 };

/** "Não usar com preservativo" is said to customers, "não usar a palavra promoção" to the writer. */
const forbids = /^nao [a-z]+[aei]r\b/;
const ofWriting =
  /^nao (?:citar|coloca?r|comecar|dizer|escrever|exagerar|falar|inventar|mencionar|mostrar|por|prometer|repetir)\b|\b(?:emoji|giria|hashtag|linguagem|palavra|termo|texto|tom)s?\b/;

/** Whether customers are told it more often than the writer. */
const isForReaders = (words: string): boolean =>
  words === 'pergunte' || (forbids.test(words) && !ofWriting.test(words));

/** For each word, whether it is part of an order to the writer, where that is sure. */
export function orderedOf(tokens: readonly Token[], tags: readonly Tag[]): readonly boolean[] {
  const shares = tags.map(({ order }) => order);
  const kept = shares.map(() => false);
  const isMarked = (at: number): boolean => at < 0 || at === tokens.length - 1 || tokens[at]?.typed !== '';
  for (let from = 0; from < shares.length; from += 1) {
    let to = from;
    while ((shares[to] ?? 0) > likely) to += 1;
    if (to === from) continue;
    const [isFirst, isLast] = [isMarked(from - 1), isMarked(to - 1)];
    const isEdge = (share: number, at: number) => at >= from && at < to && share >= likelyAtEdges;
    // A clause is not torn for its first or last word.
    const first = isFirst ? from : shares.findIndex(isEdge);
    const end = isLast ? to : shares.findLastIndex(isEdge) + 1;
    if (first < 0 || end <= first) continue;
    const span = shares.slice(first, end);
    const words = tokens.slice(first, end);
    const said = words.map(({ norm }) => norm).join(' ');
    const wanted =
      pleads.test(said) && tokens[end]?.sort === 'INF'
        ? wantedOfPlea
        : isFirst && isLast
          ? wantedOfWholeClause
          : wantedOfWords;
    const mean = span.reduce((sum, one) => sum + one, 0) / span.length;
    const isSure = Math.max(...span) >= wanted.likeliest && mean >= wanted.onAverage;
    // "Como limpar [preencher: material]" is left to be filled in, and "mas não obrigatória" goes on with what is said.
    const isFact = words.some(({ text }) => /[[\]]/.test(text)) || (words[0]?.norm === 'mas' && !words.some(isVerb));
    if (isSure && !isFact && !isForReaders(said)) kept.fill(true, first, end);
    from = to;
  }
  return kept;
}
