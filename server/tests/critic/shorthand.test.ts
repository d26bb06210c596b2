import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { emptyProfile, type BusinessProfile } from '../../src/domain/account/user.ts';
import eighth from './labelled/eighthShorthand.json' with { type: 'json' };
import fifth from './labelled/fifthShorthand.json' with { type: 'json' };
import fourth from './labelled/fourthShorthand.json' with { type: 'json' };
import second from './labelled/secondShorthand.json' with { type: 'json' };
import first from './labelled/shorthand.json' with { type: 'json' };
import rightReadings from './labelled/rightReadings.json' with { type: 'json' };
import moreRightReadings from './labelled/moreRightReadings.json' with { type: 'json' };
import seventh from './labelled/seventhShorthand.json' with { type: 'json' };
import sixth from './labelled/sixthShorthand.json' with { type: 'json' };
import stillMoreRightReadings from './labelled/stillMoreRightReadings.json' with { type: 'json' };
import third from './labelled/thirdShorthand.json' with { type: 'json' };

const now = new Date('2026-11-23T15:00:00Z');

interface Shorthand {
  readonly contentType: string;
  readonly profile?: Partial<BusinessProfile>;
  readonly topic: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

interface ShorthandSet {
  readonly name: string;
  readonly topics: readonly Shorthand[];
  readonly falsified: number;
  /** The least share of the falsified texts that is caught. */
  readonly caught: number;
}

/**
 * The second to the eighth set were written without knowledge of the critic. In the first run of the second, 5 of 100
 * were refused, and 81 of 100 caught by a hard finding; of the third 3 and 62, one of them by a false alarm; of the fourth
 * 7 and 62, of the fifth 2 and 69, of the sixth 5 and 56, of the seventh 15 and 51,
 * of the eighth 20 and 67. Most that pass have another place, measure or condition in the place of the told one.
 */
const sets: readonly ShorthandSet[] = [
  { name: 'first', topics: first, falsified: 200, caught: 0.94 },
  { name: 'second', topics: second, falsified: 100, caught: 0.94 },
  { name: 'third', topics: third, falsified: 100, caught: 0.78 },
  { name: 'fourth', topics: fourth, falsified: 100, caught: 0.87 },
  { name: 'fifth', topics: fifth, falsified: 100, caught: 0.85 },
  { name: 'sixth', topics: sixth, falsified: 100, caught: 0.9 },
  { name: 'seventh', topics: seventh, falsified: 100, caught: 0.76 },
  { name: 'eighth', topics: eighth, falsified: 100, caught: 0.67 },
];

/** What is spelled out rightly and refused all the same; the third by the council of dentists, who may advertise nothing free. */
const stillRefused: ReadonlySet<string> = new Set([
  'delivery das 18h30 as 23h45',
  'aceita td cartao menos amex, vr tb',
  'avaliacao gratis, limpeza 150',
  'cartao de visita 1000 un 129, pronto em 4 dias uteis',
  'buque 12 rosas 95, entrega 12 fora do centro',
  'box padrao 1,20x1,90 vidro 8mm 690 instalado',
  'pao s gluten, tem ovo e leite',
  'hora 120 ate 17h, depois 160, fds 160 dia todo',
  '2o par 40% off, desconto no de menor valor',
  'instalaçao 450 inclui 3m tubo, metro extra 90',
]);

/** The messages of hard findings in a text for a topic. */
function refusals({ contentType, profile, topic }: Shorthand, text: string): readonly string[] {
  const type = contentTypeKeys.find((key) => key === contentType) ?? 'mensagem_whatsapp';
  return critique({
    brief: { contentType: type, tone: 'default', topic, campaignLink: null, requestId: '' },
    profile: { ...emptyProfile, businessName: 'Casa da Esquina', ...profile },
    products: [],
    voice: null,
    texts: [text],
    count: 1,
    recentOpenings: [],
    now,
  })
    .filter(({ severity, code }) => severity === 'hard' && !/^(?:reels|hashtag|ad-part)/.test(code))
    .map(({ message }) => message);
}

/** Topics as owners type them, each spelled out rightly once, and with one fact changed, dropped or moved in the others. */
describe.each(sets)('a topic of the $name set of owners’ shorthand', ({ topics, falsified: size, caught }) => {
  it.each(topics.filter(({ topic }) => !stillRefused.has(topic)))(
    'is accepted in a text that spells it out rightly: "$topic"',
    (told) => {
      expect(refusals(told, told.right)).toEqual([]);
    },
  );

  it.fails.each(topics.filter(({ topic }) => stillRefused.has(topic)))(
    'is refused by mistake in a text that spells it out rightly: "$topic"',
    (told) => {
      expect(refusals(told, told.right)).toEqual([]);
    },
  );

  it('is refused in most texts in which a fact of it is falsified', () => {
    const falsified = topics.flatMap((told) =>
      told.wrong.map((text) => ({ topic: told.topic, text, isCaught: refusals(told, text).length > 0 })),
    );
    const missed = falsified.filter(({ isCaught }) => !isCaught);
    console.log(missed.map(({ topic, text }) => `${topic}\n  ${text}`).join('\n'));
    expect(falsified.length).toBeGreaterThanOrEqual(size);
    expect((falsified.length - missed.length) / falsified.length).toBeGreaterThanOrEqual(caught);
  });
});

/**
 * Right texts in words that are easily taken for a contradiction: advice with numbers, what lies beyond a bound, sums, idioms.
 * Of the hundred of the first set that a stranger wrote, 22 were refused in the first run, the others are a reviewer's; of the
 * second set, 17 of 120; of the third, 26 of 60; one is still
 * refused, whose made-up example reads as the price of a thing.
 */
describe('right texts that read like wrong ones', () => {
  it.each([
    { name: 'first', readings: rightReadings, size: 108, most: 15 },
    { name: 'second', readings: moreRightReadings, size: 120, most: 0 },
    { name: 'third', readings: stillMoreRightReadings, size: 60, most: 1 },
  ])('are refused in $most of the $size of the $name set at most', ({ readings, size, most }) => {
    const refused = readings
      .map(({ right, ...told }) => ({
        topic: told.topic,
        found: refusals({ contentType: 'mensagem_whatsapp', right, wrong: [], ...told }, right),
      }))
      .filter(({ found }) => found.length > 0);
    console.log(refused.map(({ topic, found }) => `${topic}\n  ${found.join(' ')}`).join('\n'));
    expect(readings.length).toBe(size);
    expect(refused.length).toBeLessThanOrEqual(most);
  });
});
