import { capitalized, fitsWithin } from './words.ts';

const fits = fitsWithin(110);

const pronounReplacements: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})comigo(?!\p{L})/giu, 'com você'],
  // "eu olho pra câmera" stays as its owner says it.
  [/(?<!\p{L})eu(?: mesm[oa])?(?= (?:\p{L}+ ){0,2}\p{L}+ndo(?!\p{L}))/giu, 'você'],
  // "eu sentada na bola de pilates explicando"
  [/(?<!\p{L})eu(?: mesm[oa])?(?= \p{L}{2,}[ai]d[oa](?!\p{L}))/giu, 'você'],
  [/(?:^d|(?<!\p{L}))a gente(?= (?:\p{L}+ ){0,2}\p{L}+ndo(?!\p{L}))/giu, 'vocês'],
  // "eu abro a minha lancheira" stays too.
  [/(?<!\p{L}|^eu .*)minha(s?)(?!\p{L})/giu, 'sua$1'],
  [/(?<!\p{L}|^eu .*)meu(s?)(?!\p{L})/giu, 'seu$1'],
];

/** Words before a shot that are no part of it: "com ele tirando o leite", "filma a cozinha vazia". */
const shotPrefix =
  /^(?:(?:e|,|depois|aí)\s+)*(?:(?:film|mostr|grav)(?:ar|a|e|o)\s+)?(?:(?:um\s+)?(?:reels|vídeo)\s+(?=\p{L}+ndo\s))?(?:com\s+(?=(?:[oa]s?|uma?|você|eu|el[ea]s?|minhas?|meus?|suas?|seus?)\s))?/iu;

/** Where one shot ends and the next begins: "eu tirando os trastes | e o dono tocando no final". */
const betweenShots =
  /(?<=\p{L}ndo(?!\p{L}).*)(?:,|,? (?:e|depois|aí))(?: (?:depois|aí|termina|terminar)(?: com)?)? (?=(?:eu|el[ea]s?|tod[ao] mundo|[oa]s?|uma?|minhas?|meus?) (?:\p{L}+ ){0,3}\p{L}+ndo(?!\p{L}))/iu;

/** What is left of an order and shows nothing: "da oficina" of "só som da oficina", "eu mostro" of "em que eu mostro como". */
const fragment = /^(?:d[aeo]s?|eu) \S+$/iu;

/** The shots of a video, addressed to its owner: "eu abrindo a caixa" becomes "Você abrindo a caixa". */
export const describeShots = (seen: readonly string[]): readonly string[] =>
  seen
    .flatMap((one) => one.split(betweenShots))
    .map((one) => one.replace(shotPrefix, '').replace(/[\s,.;:!?]+$/, ''))
    .map((shot) => pronounReplacements.reduce((words, [one, other]) => words.replace(one, other), shot))
    .filter((shot) => /\p{L}{3}/u.test(shot) && !fragment.test(shot) && fits(shot))
    .map(capitalized);
