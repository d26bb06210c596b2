import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCharacters } from '../../src/domain/text/text.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { startOpenAiStandIn, type OpenAiStandIn, type StandInBehaviour } from '../writer/openAiStandIn.ts';
import { report, timeFor, trials } from './trials.ts';

interface Stored {
  readonly text: string;
  readonly findings: readonly { readonly code: string }[];
}

/** What becomes of the text at fault: it is left out, or stored as this says. */
const faults: readonly (readonly [StandInBehaviour, 'left out' | ((stored: Stored) => void)])[] = [
  ['one-wrong-price', ({ text }) => expect(text).toContain('[preencher: preço]')],
  ['one-without-fact', ({ findings }) => expect(codesOf(findings)).toContain('MISSING_PRICE')],
  ['one-too-long', ({ text }) => expect(countCharacters(text)).toBeLessThanOrEqual(600)],
  ['one-duplicate', ({ findings }) => expect(codesOf(findings)).toContain('IDENTICAL')],
  ['one-forbidden', 'left out'],
  ['one-leak', 'left out'],
  ['one-in-english', 'left out'],
  ['one-empty', 'left out'],
  ['one-forbidden-word', ({ text }) => expect(text).toContain('[preencher: outra palavra]')],
  ['one-malformed', 'left out'],
  ['one-broken', 'left out'],
  ['one-cut', 'left out'],
];

/** The texts that stay, by the number that the model wrote into them; a second answer calls its first text the first. */
const staying: Partial<Record<StandInBehaviour, readonly [RegExp, RegExp]>> = {
  'one-broken': [/^Oi! Texto 1 /, /^Oi! Texto [12] /],
  'one-cut': [/^Oi! Texto 1 /, /^Oi! Texto 2 /],
};

const codesOf = (findings: Stored['findings']) => findings.map(({ code }) => code);

describe.each(stores)('a model that fails one of three texts, and fails it again (%s)', (on) => {
  const count = trials(200, faults.length);
  let upstream: OpenAiStandIn;
  let server: TestServer;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  it('leaves the other two texts as they were written', { timeout: timeFor(count, 1_000) }, async () => {
    const owner = await server.anOwner({ plan: 'plano_revoada', credits: count });
    const saveVoice = 'mutation ($input: SaveVoiceInput!) { saveVoice(input: $input) { __typename } }';
    const voice = { samples: [], address: null, emoji: null, favouritePhrases: [], learnsFromEdits: false };
    await owner.graphql(saveVoice, { input: { ...voice, forbiddenWords: ['imperdível'], forgottenTexts: [] } });
    for (let trial = 0; trial < count; trial += 1) {
      const [behaviour, outcome] = faults[trial % faults.length]!;
      upstream.always(behaviour);
      const called = upstream.requests.length;
      const watched = watchWriting(owner, { contentType: 'MENSAGEM_WHATSAPP', topic: 'Pão de queijo por R$ 12' });
      const { generation } = await watched.ended;
      expect(upstream.requests.length - called).toBe(2);
      const { data } = await owner.graphql(
        'query ($id: ID!) { generation(id: $id) { variations { text findings { code } } } }',
        {
          id: generation.id,
        },
      );
      const stored: readonly Stored[] = data.generation.variations;
      const [first, last] = staying[behaviour] ?? [/^Oi! Texto 1 /, /^Oi! Texto 3 /];
      expect(stored[0]?.text).toMatch(first);
      expect(stored.at(-1)?.text).toMatch(last);
      expect(stored).toHaveLength(outcome === 'left out' ? 2 : 3);
      if (outcome !== 'left out') outcome(stored[1]!);
    }
    expect(await owner.credits()).toBe(0);
    report(2, `one of three texts fails: ${count} clicks in ${faults.length} ways on ${on}: two kept as they were`);
  });
});
