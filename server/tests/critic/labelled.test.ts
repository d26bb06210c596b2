import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { ads } from './labelled/ads.ts';
import { blind } from './labelled/blind.ts';
import { claims } from './labelled/claims.ts';
import { emails } from './labelled/emails.ts';
import { facts } from './labelled/facts.ts';
import { instagram } from './labelled/instagram.ts';
import type { Labelled } from './labelled/labelled.ts';
import { languages } from './labelled/languages.ts';
import { long } from './labelled/long.ts';
import { machine } from './labelled/machine.ts';
import { product } from './labelled/product.ts';
import { professionTexts } from './labelled/professions.ts';
import { reels } from './labelled/reels.ts';
import { relations } from './labelled/relations.ts';
import { reworded } from './labelled/reworded.ts';
import { second } from './labelled/second.ts';
import { sets as setsOfTexts } from './labelled/sets.ts';
import { unseen } from './labelled/unseen.ts';
import { whatsapp } from './labelled/whatsapp.ts';

const sets: Readonly<Record<string, readonly Labelled[]>> = {
  tuned: [
    ...[instagram, product, whatsapp, reels, ads, emails].flat(),
    ...[facts, claims, languages, machine, setsOfTexts, unseen, long].flat(),
  ],
  blind,
  second,
  relations: [...relations, ...professionTexts],
  reworded,
};

/** Sets that were marked before a text had to have every fact of the topic: omissions are not scored in them. */
const markedBeforeOmissions = new Set(['tuned', 'blind', 'second']);
const isOmission = (code: string): boolean => code.startsWith('missing-') && code !== 'missing-link';
const labelled = Object.values(sets).flat();

const now = new Date('2026-11-20T15:00:00Z');

function judge({ type, topic, link, profile, texts, recent }: Labelled): ReadonlySet<string> {
  const brief = { contentType: type, tone: 'default', topic, campaignLink: link, requestId: '' } as const;
  const found = critique({
    brief,
    profile,
    products: [],
    voice: null,
    texts,
    count: texts.length,
    recentOpenings: recent,
    now,
  });
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

const none = (): Score => ({ marked: 0, right: 0, wrong: 0, missed: 0 });

function row(score: Score): Readonly<Record<string, number | string>> {
  return { ...score, precision: precision(score).toFixed(3), recall: recall(score).toFixed(3) };
}

describe('the critic, measured against texts that an editor marked', () => {
  const byCode = new Map<string, Score>();
  const bySet = new Map<string, Score>();
  const all = none();
  const disagreements: string[] = [];
  for (const [set, examples] of Object.entries(sets)) {
    const ofSet = none();
    bySet.set(`${set}, ${examples.length} texts`, ofSet);
    for (const example of examples) {
      const found = judge(example);
      for (const code of new Set([...found, ...example.codes])) {
        if (markedBeforeOmissions.has(set) && isOmission(code)) continue;
        const marked = example.codes.includes(code);
        const kind = !found.has(code) ? 'missed' : marked ? 'right' : 'wrong';
        const ofCode = byCode.get(code) ?? none();
        byCode.set(code, ofCode);
        for (const score of [ofCode, ofSet, all]) {
          score[kind] += 1;
          if (marked) score.marked += 1;
        }
        if (kind !== 'right') disagreements.push(`${set}: ${kind} ${code}: ${example.texts.join(' ¶ ').slice(0, 160)}`);
      }
    }
  }

  it('finds what the editor marked, with the precision and recall that are asked for', () => {
    console.table(
      Object.fromEntries(
        [...byCode].toSorted(([a], [b]) => a.localeCompare(b)).map(([code, score]) => [code, row(score)]),
      ),
    );
    console.table({
      ...Object.fromEntries([...bySet].map(([set, score]) => [set, row(score)])),
      [`all of ${labelled.length}`]: row(all),
    });
    console.log(disagreements.join('\n'));
    expect(labelled.length).toBeGreaterThanOrEqual(150);
    expect(precision(all)).toBeGreaterThanOrEqual(0.95);
    expect(recall(all)).toBeGreaterThanOrEqual(0.95);
    const weak = [...byCode].filter(([, score]) => precision(score) < 0.9 || recall(score) < 0.9);
    expect(weak.map(([code]) => code)).toEqual([]);
  });
});
