import { describe, expect, it } from 'vitest';
import { critique } from '../../src/domain/critic/critic.ts';
import { ads } from './labelled/ads.ts';
import { claims } from './labelled/claims.ts';
import { emails } from './labelled/emails.ts';
import { facts } from './labelled/facts.ts';
import { instagram } from './labelled/instagram.ts';
import type { Labelled } from './labelled/labelled.ts';
import { languages } from './labelled/languages.ts';
import { long } from './labelled/long.ts';
import { machine } from './labelled/machine.ts';
import { product } from './labelled/product.ts';
import { reels } from './labelled/reels.ts';
import { sets } from './labelled/sets.ts';
import { unseen } from './labelled/unseen.ts';
import { whatsapp } from './labelled/whatsapp.ts';

const labelled: readonly Labelled[] = [
  ...[instagram, product, whatsapp, reels, ads, emails].flat(),
  ...[facts, claims, languages, machine, sets, unseen, long].flat(),
];

const now = new Date('2026-11-20T15:00:00Z');

function judge({ type, topic, link, profile, texts, recent }: Labelled): ReadonlySet<string> {
  const brief = { contentType: type, tone: 'default', topic, campaignLink: link, requestId: '' } as const;
  const found = critique({ brief, profile, texts, count: texts.length, recentOpenings: recent, now });
  return new Set(found.map(({ code }) => code));
}

interface Score {
  marked: number;
  right: number;
  wrong: number;
  missed: number;
}

const share = (part: number, rest: number): number => (part + rest === 0 ? 1 : part / (part + rest));
const precision = ({ right, wrong }: Score): number => share(right, wrong);
const recall = ({ right, missed }: Score): number => share(right, missed);

describe('the critic and a careful editor', () => {
  const scores = new Map<string, Score>();
  const disagreements: string[] = [];
  for (const example of labelled) {
    const found = judge(example);
    for (const code of new Set([...found, ...example.codes])) {
      const score = scores.get(code) ?? { marked: 0, right: 0, wrong: 0, missed: 0 };
      const kind = !found.has(code) ? 'missed' : example.codes.includes(code) ? 'right' : 'wrong';
      score[kind] += 1;
      if (example.codes.includes(code)) score.marked += 1;
      scores.set(code, score);
      if (kind !== 'right') disagreements.push(`${kind} ${code}: ${example.texts.join(' ¶ ').slice(0, 160)}`);
    }
  }
  const all = [...scores.values()].reduce((sum, score) => ({
    marked: sum.marked + score.marked,
    right: sum.right + score.right,
    wrong: sum.wrong + score.wrong,
    missed: sum.missed + score.missed,
  }));
  const row = (score: Score) => ({
    ...score,
    precision: precision(score).toFixed(2),
    recall: recall(score).toFixed(2),
  });

  it('mark the same things', () => {
    console.table({
      ...Object.fromEntries([...scores].toSorted().map(([code, score]) => [code, row(score)])),
      [`all of ${labelled.length}`]: row(all),
    });
    expect(labelled.length).toBeGreaterThanOrEqual(150);
    console.log(disagreements.join('\n'));
    expect(precision(all)).toBeGreaterThanOrEqual(0.95);
    expect(recall(all)).toBeGreaterThanOrEqual(0.95);
    const weak = [...scores].filter(([, score]) => precision(score) < 0.9 || recall(score) < 0.9);
    expect(weak.map(([code]) => code)).toEqual([]);
  });
});
