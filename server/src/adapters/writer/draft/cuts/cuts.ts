import type { Dictionary } from '../../../../domain/facts/spelling.ts';
import { after, begin, cuts, featuresOf, type Cut, type Reading } from './features.ts';
import { tokensOf, type Token } from './tokens.ts';
import learnt from './weights.json' with { type: 'json' };

/** What each feature says for each cut; learnt from the sentences of bench/cuts by `npm run bench -- cuts --write`. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** How likely each cut is behind the word, by the features of the gap: three numbers, one in sum. */
export function likelihoods(weights: Weights, features: readonly string[]): readonly number[] {
  const sums = cuts.map((_cut, index) => features.reduce((sum, feature) => sum + (weights[feature]?.[index] ?? 0), 0));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}

/** How sure a mark must be that the owner did not type. */
const sure = { prose: 0.85, other: 0.7, near: 0.3, refusal: 0.02, end: 0.8 } as const;

/** What no mark stands before, and what at most a comma does, unless the owner typed one. */
const leansOn =
  /^(?:e|ou|que|cada|de|d[aeo]s?|pr[oa]s?|por|ao|aos|cartao|pix|dinheiro|inteir[oa]|instalad[oa]|montad[oa]|mensal|separad[oa]|entregue|saco|adulto|a.vista|\+)$/;
const follows = /^(?:menos|exceto|salvo|fora|inclusive|entao|mas|senao|porque|pois|com|sem|em|n[ao]s?|as|para)$/;
/** What no statement ends with. */
const leadsOn =
  /^(?:e|ou|que|de|d[aeo]s?|o|a|os|as|um|uma|uns|umas|em|n[ao]s?|por|para|pr[ao]s?|ao|aos|com|sem|ate|gente|melhor|mais|menos|bem|muito|nao|so|ja|sao|seu|sua|meu|minha|TIMES|ORDINAL)$/;
/** Who or what something holds for, which is said behind it. */
const holdsFor =
  /^(?:quem|se|quando|acima|abaixo|crianca|criancas|idoso|idosos|estudante|estudantes|menor|menores|maior|maiores|aluno|alunos|socio|socios|cliente|clientes)$/;

/** Whether the next words say what the few words before them do: "picolé não entra", "acima de 4 não cobra". */
function saysOf(tokens: readonly Token[], gap: number, start: number, { has, words }: Reading): boolean {
  const next = tokens[gap + 1]?.kind === 'nao' ? tokens[gap + 2] : tokens[gap + 1];
  const isVerb = next !== undefined && next.kind.startsWith('V') && !/(?:o|ei|mos)$/.test(next.key);
  const isFor = holdsFor.test(tokens[start]?.key ?? '') && !/[v]/.test(has);
  return isVerb && words < 7 && (has === '' || isFor);
}

/** "não cobro", "fechamos": the shop begins to speak of itself. */
function isOwnVerb(tokens: readonly Token[], gap: number): boolean {
  const [next, second] = tokens.slice(gap + 1);
  const isVerb = (token: Token | undefined) => token !== undefined && token.kind.startsWith('V');
  return next?.kind === 'nao'
    ? isVerb(second) && /(?:o|mos)$/.test(second?.key ?? '')
    : isVerb(next) && /(?:[aei]mos)$/.test(next?.key ?? '');
}

/** Whether a price stands behind the word at `gap`, and another one a few words on. */
function isListed(tokens: readonly Token[], gap: number): boolean {
  const next = tokens.slice(gap + 1, gap + 6);
  const price = next.findIndex(({ kind }) => kind === '$');
  const isFree = price > 0 && next.slice(0, price).every(({ isMarked }) => !isMarked);
  return tokens[gap]?.kind === '$' && isFree && !/^(?:a|ate|mais|no|na|o)$/.test(next[0]?.kind ?? '');
}

/** The cut behind each word but the last: where a mark was typed, what it stands for, and elsewhere what is sure. */
export function cutsIn(tokens: readonly Token[], weights: Weights): readonly Cut[] {
  const [first] = tokens;
  if (first === undefined) return [];
  let reading = begin(first);
  let start = 0;
  let open = 0;
  return tokens.slice(1).map((next, gap) => {
    const token = tokens[gap] ?? first;
    open += token.text.split('(').length - token.text.split(')').length;
    const [none = 0, comma = 0, end = 0] = likelihoods(weights, featuresOf(tokens, gap, reading));
    const isInList = isListed(tokens, gap);
    const isHeld = leansOn.test(next.key) || leadsOn.test(token.key) || saysOf(tokens, gap, start, reading);
    const isNear = isInList || (reading.words > 1 && isOwnVerb(tokens, gap));
    const needed = isNear
      ? next.kind === 'nao'
        ? sure.refusal
        : sure.near
      : hasValue(tokens, gap)
        ? sure.other
        : sure.prose;
    const isCut = token.isMarked || (!isHeld && 1 - none >= needed && !next.text.startsWith('('));
    const isEnd =
      end >= comma &&
      !follows.test(next.key) &&
      !(token.kind === 'WEEKDAY' && next.kind === 'WEEKDAY') &&
      (token.isMarked || isNear || 1 - none >= sure.end);
    const isWhole = open > 0 || token.text.endsWith(':');
    const cut: Cut = !isCut || isWhole ? 'none' : isEnd ? 'end' : 'comma';
    reading = after(reading, cut, next);
    if (cut === 'end') start = gap + 1;
    return cut;
  });
}

/** Whether a clause between marks has any price, day, hour or number. */
function hasValue(tokens: readonly Token[], gap: number): boolean {
  const isValue = ({ kind }: Token) =>
    /^[A-Z]{4}|^\$/.test(kind) && !/^(?:PARTICIPLE|GERUND|INFINITIVE|NAME|UNKNOWN)$/.test(kind);
  let from = gap;
  while (from > 0 && !tokens[from - 1]?.isMarked) from -= 1;
  let to = gap;
  while (to < tokens.length - 1 && !tokens[to]?.isMarked) to += 1;
  return tokens.slice(from, to + 1).some(isValue);
}

/** A sentence as what it states one by one, in the owner's words and order, with the commas that are sure. */
export function statementsOf(sentence: string, dictionary: Dictionary): readonly string[] {
  const tokens = tokensOf(sentence, dictionary);
  const found = cutsIn(tokens, learnt);
  const statements = [''];
  for (const [index, { text, isMarked }] of tokens.entries()) {
    const cut = found[index] ?? 'none';
    const last = statements.length - 1;
    statements[last] = `${statements[last]}${text}${cut === 'comma' && !isMarked ? ',' : ''} `;
    if (cut === 'end') statements.push('');
  }
  return statements;
}
