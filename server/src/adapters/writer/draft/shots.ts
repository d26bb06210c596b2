import { fold } from '../../../domain/words.ts';
import { capital, within } from './words.ts';

/** What stands before a direction: "depois", "no final", "quero". */
const lead = String.raw`(?:(?:e|ai|dai|ali|depois|dps|primeiro|antes|entao|so|sou|tambem|pode|quero|queria|vou|vamos|da pra|n[oa] (?:fim|final|comeco|inicio|meio)|comeca(?:ndo)?(?: com)?|termina(?:ndo)?(?: com)?),?\s)*`;
/** "mostrar", "filma a gente", "grava eu": the verb is nothing to see. */
const showing = new RegExp(String.raw`^${lead}(?:(?:mostr|film|grav|foc)(?:a|e|ar|ando|o|ue?)\s)?`);
const seen = String.raw`(?=(?:[oa]s?|um|uma|eu|el[ea]|minha|meu|noss[oa]|n[oa]s?|d[oa]s?|com|tod[oa]|cada|tudo|como|quando|primeiro|antes)\s)`;
const filmed = new RegExp(
  String.raw`^${lead}(?:(?:mostr|film|grav|foc)(?:a|e|ar|ando|o|ue?)\s${seen}|(?:close|camera|imagem|cenas?|takes?|zoom|plano|detalhe|foto)\s|(?:eu|a gente|minha|meu|[oa]s?|uma?)\s(?:\w+\s){0,3}?\w+(?:ndo|eco)\b)`,
);
/** How it is filmed, and no picture. */
const manner = /\b(?:musica|audio|som|legenda|hashtag|emoji|segundos|camera lenta)\b/;
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
    .map((order) => order.slice(showing.exec(fold(order))?.[0].length ?? 0))
    .map((shot) => persons.reduce((words, [one, other]) => words.replace(one, other), shot))
    .filter((shot) => shot.includes(' ') && fits(shot))
    .map(capital);
