import type { WritingTask } from '../../../domain/writing.ts';
import { fold } from '../../../domain/words.ts';
import type { Topic } from './topic.ts';

const joining = new Set('de da do das dos e em com para a o as os na no nas nos por ao aos'.split(' '));
const idle = new Set(
  (
    'promocao oferta novo nova novos novas nosso nossa quero hoje so tudo todo toda mais muito voce vocês a partir lembrete agora tem temos ' +
    'chegou chegaram aviso atencao vamos nao vaga vagas aberto aberta leve pague gente ultimas ultima aqui venha como que nos'
  ).split(' '),
);

/** The first words that name something, joined: "bolo de cenoura com brigadeiro" gives `#BoloDeCenoura`. */
function tagOf(words: string, most: number): string | null {
  const all = words.replace(/\[[^\]]*\]/g, '.').match(/[\p{L}\p{M}]+|\p{N}+|[.,:;!?+]/gu) ?? [];
  const from = all.findIndex((word) => /^\p{L}{3,}$/u.test(word) && !joining.has(fold(word)) && !idle.has(fold(word)));
  if (from < 0) return null;
  const rest = all.slice(from);
  const stop = rest.findIndex(
    (word) =>
      !/^\p{L}/u.test(word) ||
      /^(?:por|ate|até|a|r|para|das|às|e|que|com|em|no|na|nos|nas|aos)$/i.test(word) ||
      idle.has(fold(word)),
  );
  const taken = (stop < 0 ? rest : rest.slice(0, stop)).slice(0, 4);
  const named: string[] = [];
  for (const word of taken) {
    if (!joining.has(fold(word)) && named.filter((one) => !joining.has(fold(one))).length === most) break;
    named.push(word);
  }
  while (named.length > 0 && joining.has(fold(named.at(-1) ?? ''))) named.pop();
  const tag = named.map((word) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)).join('');
  return tag.length > 2 && tag.length <= 30 ? `#${tag}` : null;
}

/** A name as a hashtag, what stands behind a dash or comma left out; null without letters. */
export const placeTag = (words: string | null): string | null => {
  const name = (words ?? '').replace(/\s*[-/,(].*$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = name.map((word) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)).join('');
  return tag.length > 1 && tag.length <= 30 && /\p{L}/u.test(tag) ? `#${tag}` : null;
};

/** Tags that say no more than what this is. */
const last = ['#NegócioLocal', '#PertoDeVocê', '#Brasil'];

/** Three to five hashtags of the shop's own words: subject, trade, city, neighbourhood, name. */
export function hashtagsOf({ lead, points }: Topic, { profile }: WritingTask): readonly string[] {
  const { businessDesc, businessCity, businessNeighborhood, businessName } = profile;
  const wanted = [
    tagOf(lead, 2),
    tagOf(businessDesc ?? '', 2),
    placeTag(businessCity),
    placeTag(businessName),
    placeTag(businessNeighborhood),
    ...points.map(({ text }) => tagOf(text, 2)),
  ].filter((tag) => tag !== null);
  const once = new Map<string, string>();
  for (const tag of wanted) if (!once.has(fold(tag))) once.set(fold(tag), tag);
  const own = [...once.values()].slice(0, 4);
  return [...own, ...last].slice(0, Math.max(3, own.length));
}
