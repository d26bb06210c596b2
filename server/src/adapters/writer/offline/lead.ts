import type { Draw } from './grammar/draw.ts';
import { say } from './grammar/phrase.ts';
import type { Material } from './material.ts';
import type { Angle, Niche, Tip } from './niches/niche.ts';
import { houseEntrances, milestoneEntrances, themeEntrances, type Entrances } from './phrases/entrances.ts';
import { bargains, moments } from './phrases/moments.ts';
import { noticeHooks, notices } from './phrases/notices.ts';
import { pick } from './pick.ts';
import { talkOf } from './topic/ground.ts';
import type { Topic } from './topic/read.ts';

/** A first line and what goes on from it, or follows what was told. */
export function leadOf(material: Material, draw: Draw): Angle {
  const { ground, angles, values } = material;
  if (ground === 'offer') return draw(angles);
  const { hooks, follows } = entrancesOf(material);
  return [say(pick(hooks, values, draw), values), adviceOn(material, draw) ?? draw(follows)];
}

function entrancesOf({ ground, topic: { theme, line } }: Material): Entrances {
  if (ground === 'notice') return { hooks: noticeHooks, follows: noticeOn(line).follows };
  if (ground === 'theme') return themeEntrances[talkOf(theme ?? '')];
  return ground === 'feast' ? milestoneEntrances : houseEntrances;
}

export const noticeOn = (line: string): (typeof notices)[number] =>
  notices.find(({ sign }) => sign.test(line)) ?? { sign: /(?:)/u, sells: false, follows: [] };

/** What everybody lives through comes before what the line of business knows. */
export function anglesOn({ kind, thing, line }: Topic, niche: Niche): readonly Angle[] {
  const moment = moments.find(({ sign }) => sign.test(line))?.angles;
  return moment ?? (kind === 'perk' || thing === null ? bargains : niche.angles);
}

const adviceOn = ({ ground, topic, niche }: Material, draw: Draw): string | null => {
  const tips = ground === 'theme' && talkOf(topic.theme ?? '') !== 'story' ? tipsOn(niche.tips, topic.line) : [];
  return tips.length > 0 ? draw(tips) : null;
};

/** The advice that speaks of the topic. */
export const tipsOn = (tips: readonly Tip[], line: string): readonly string[] =>
  tips.filter(({ sign }) => sign?.test(line)).map(({ tip }) => tip);
