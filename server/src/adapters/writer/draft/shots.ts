import type { BusinessProfile } from '../../../domain/user.ts';
import { fold } from '../../../domain/words.ts';
import { capital, within } from './words.ts';

/** What stands before a direction: "depois", "no final", "quero". */
const lead = String.raw`(?:(?:e|eu(?:\smesm[oa])?(?=\s(?:vou|quero|queria))|ai|dai|ali|depois|dps|primeiro|antes|entao|so|sou|tambem|pode|quero|queria|vou|vamos|da pra|n[oa] (?:fim|final|comeco|inicio|meio)|comeca(?:ndo)?(?: com)?|termina(?:ndo)?(?: com)?),?\s)*`;
/** "mostrar", "filma a gente", "grava eu": the verb is nothing to see. */
const showing = new RegExp(
  String.raw`^${lead}(?:(?:um|uma)\s(?:reels|video|roteiro)\s(?:mostrando|com)\s)?(?:(?:mostr|film|grav|foc)(?:a|e|ar|ando|o|ue?)\s)?`,
);
const seen = String.raw`(?=(?:[oa]s?|um|uma|eu|el[ea]|minha|meu|noss[oa]|n[oa]s?|d[oa]s?|com|tod[oa]|cada|tudo|como|quando|primeiro|antes)\s)`;
const filmed = new RegExp(
  String.raw`^${lead}(?:(?:mostr|film|grav|foc)(?:a|e|ar|ando|o|ue?)\s${seen}|(?:close|camera|imagem|cenas?|takes?|zoom|plano|detalhe|foto)\s|(?:eu|a gente|minha|meu|[oa]s?|uma?)\s(?:\w+\s){0,3}?\w+(?:ndo|eco)\b)`,
);
/** How it is filmed, and no picture. */
const manner = /\b(?:musica|audio|som|legenda|hashtag|emoji|segundos|camera lenta)\b/;
/** "a massa no forno e explicar que": what is said meanwhile is not seen. */
const andSay = /\s+e\s+(?:cont|diz|explic|fal)\p{L}*(?: que)?$/iu;
const fits = within(110);

const persons: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})eu(?: mesm[oa])?(?: apareço)?(?!\p{L})/giu, 'você'],
  [/(?<!\p{L})minha(s?)(?!\p{L})/giu, 'sua$1'],
  [/(?<!\p{L})meu(s?)(?!\p{L})/giu, 'seu$1'],
];

/** What the owner wants to be seen in a video, of what was said to nobody but its maker: "mostra o bolo por dentro". */
export const shotsIn = (orders: readonly string[]): readonly string[] =>
  orders
    .flatMap((order) => order.split(/(?<=[.!?;])\s+|,\s+(?=(?:depois|a[ií]|da[ií]|no fim|no final)\s)/iu))
    .map((order) => order.replace(/[\s,.;:!?]+$/, ''))
    .filter((order) => filmed.test(fold(order)) && !manner.test(fold(order)))
    .map((order) => order.slice(showing.exec(fold(order))?.[0].length ?? 0).replace(andSay, ''))
    .map((shot) => persons.reduce((words, [one, other]) => words.replace(one, other), shot))
    .filter((shot) => shot.includes(' ') && fits(shot))
    .map(capital);

/** What is said of the making of a video, and to nobody who sees it. */
const making =
  /(?<![a-z])(?:film(?:ar?|o|ei|ando|e|amos)|grav(?:ar|ei|ando|o|a|e|amos)|camera|cronometro|narracao|imagens|takes?|zoom|close|atuar|contracenar|trilha(?: sonora)?)(?![a-z])/;
/** "quero um reels mostrando o seu Jorge" */
const wished = /^(?:eu )?(?:quero|queria|faz|faca)\s(?:um|uma)\s(?:reels|video|roteiro)\s(?:mostrando|com)\s/;
/** "mostrar a parte de lixar", "depois mostra o antes"; "mostro", "mostramos" and "mostrar que" are told. */
const shown = new RegExp(String.raw`^${lead}mostr(?:a|ar|e|ando)\s(?!que\s|pr[aos]|para\s)`);
/** What is bought is no direction: "gravação por R$ 300". */
const sold = /r\$|%|\d\s?h(?![a-z])/;
/** Trades that film. */
const filming =
  /film|video|foto|gravac|gravador|estudio (?:de )?(?:som|music)|audio|podcast|cinema|produtora|influenc|\bdj\b/;

export const makesVideos = (profile: Pick<BusinessProfile, 'businessName' | 'businessDesc'>): boolean =>
  filming.test(fold(`${profile.businessName ?? ''} ${profile.businessDesc ?? ''}`));

/** "Começar com o barulho dos bilros", "terminar com a família reunida" */
const framing = /^(?:e\s)?(?:comec|termin|encerr|abr|fech)(?:a|ar|e|ir)\s(?:o (?:video|reels)\s)?com\s/;

/** "30 segundos no máximo": how long it is. */
const length =
  /^(?:(?:um )?video )?(?:de |em )?(?:ate |no maximo )?\d{1,2} (?:segundos|seg)(?: (?:no )?maximo)?[.,;!]?$/;

const isDirection = (clause: string): boolean => {
  const said = fold(clause);
  return (
    ((making.test(said) || shown.test(said) || wished.test(said) || framing.test(said)) && !sold.test(said)) ||
    length.test(said)
  );
};

/** "mostrar o nascer do sol, a subida, a galera olhando o abismo": more of what is seen. */
const goesOn = (clause: string): boolean =>
  !/\d/.test(clause) && (clause.split(' ').length < 4 || /\p{L}ndo(?!\p{L})/u.test(clause));

/** A text, and what was left out of it. */
interface Parted {
  readonly words: string;
  readonly directions: readonly string[];
}

/** The clauses of a topic for a video, as its owner marked them, without those about its making. */
export function withoutDirections(words: string): Parted {
  const lines = words.split('\n').map(lineWithoutDirections);
  const kept = lines.map((line) => line.words).filter((line) => line !== '');
  return kept.length === 0
    ? { words, directions: [] }
    : { words: kept.join('\n'), directions: lines.flatMap(({ directions }) => directions) };
}

function lineWithoutDirections(line: string): Parted {
  const clauses = line.split(/(?<=[.,;!?])\s+/);
  const directions = clauses.reduce<string[]>((found, clause, at) => {
    const isOneMore = found.at(-1) === clauses[at - 1] && clauses[at - 1]?.endsWith(',') && goesOn(clause);
    return isDirection(clause) || isOneMore ? [...found, clause] : found;
  }, []);
  if (directions.length === 0) return { words: line, directions };
  const words = clauses.reduce((said, clause) => {
    if (!directions.includes(clause)) return said === '' ? clause : `${said} ${clause}`;
    // A sentence that ends with a direction ends before it.
    return /[.!?]$/.test(clause) ? said.replace(/[,;]$/, '.') : said;
  }, '');
  return { words: words.replace(/[,;]$/, ''), directions };
}
