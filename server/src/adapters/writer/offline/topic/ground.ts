import type { Talk } from '../phrases/entrances.ts';
import type { Kind } from './read.ts';

/** What a text stands on: something to buy, book or come to; news; a conversation; a joy; or the house itself. */
export type Ground = 'offer' | 'notice' | 'theme' | 'feast' | 'house';

const others: Partial<Record<Kind, Ground>> = {
  news: 'notice',
  change: 'notice',
  theme: 'theme',
  milestone: 'feast',
  none: 'house',
};

export const groundOf = (kind: Kind): Ground => others[kind] ?? 'offer';

const story = /^(?:(?:a\s+)?história|bastidores|um dia|como (?:a gente|nós|tudo|nasceu|surgiu|começ))(?!\p{L})/iu;
const advice =
  /^(?:[oa]s?\s+)?(?:\d+\s+)?(?:dicas?|cuidados?|como|o que|qual|quais|quando|quanto|onde|por qu[eê]|erros?|mitos?|verdades?|diferenças?|passo a passo|tutorial|sina(?:l|is)|barulhos?|motivos?|razões|dúvidas?|perguntas?|segredos?|ideias?|hábitos?)(?!\p{L})/iu;
const question = /^(?:como|o que|qual|quais|quando|quanto|onde|por que)(?!\p{L})/iu;

export const talkOf = (theme: string): Talk => (story.test(theme) ? 'story' : advice.test(theme) ? 'advice' : 'life');

/** The theme where "Você sabe …?" can stand before it. */
export const askable = (theme: string): string | null =>
  question.test(theme) && talkOf(theme) === 'advice' ? theme.replace(/\?$/u, '') : null;
