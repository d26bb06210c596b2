import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { injections } from '../writer/injections.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

/** Lines of the instructions that are in no text by chance. */
const telling = (system: string) => system.split('\n').filter((line) => line.split(' ').length > 8);

const anglesAt = (content: string): number => content.indexOf('\n1. ', content.indexOf('# Ângulo'));

/** The instructions without the angles that the request turns, and without the number of texts of the attempt. */
const rulesIn = (content: string): string =>
  content.slice(0, anglesAt(content)).replace(/exatamente \d texto[^\n]*/, '');

describe('prompt injections', () => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  let owner: Owner;
  let innocent: string;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    owner = await server.anOwner({ plan: 'plano_revoada', credits: 500 });
    await owner.click({ toneOfVoice: 'default', keywords: 'Pão de queijo' });
    innocent = upstream.requests[0]!.body.messages[0]!.content;
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  it('fifty different prompt injections are tried', () => expect(new Set(injections).size).toBe(50));

  it.each(injections)('%j is sent as data, in topic and profile', async (words) => {
    const profile = { businessName: words.slice(0, 80), businessDesc: words, targetAudience: words };
    await server.store.users.saveProfile(owner.uid, profile);
    const before = upstream.requests.length;
    await owner.click({ toneOfVoice: 'default', keywords: words });
    const asked = upstream.requests.slice(before);
    expect(asked.length).toBeGreaterThanOrEqual(1);
    for (const { body } of asked) {
      const [system, data, corrections] = body.messages;
      expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'user'].slice(0, body.messages.length));
      expect(rulesIn(system!.content)).toBe(rulesIn(innocent));
      // The angles turn with the request: they are other ones, and words of ours.
      expect(system!.content.slice(anglesAt(system!.content))).toMatch(/^(?:\n\d\. \p{Ll}+: [\p{L} ,;]+)+$/u);
      const inside = /^<dados>\n([^<]*)\n<\/dados>$/.exec(data!.content)![1]!;
      expect(JSON.parse(inside)).toMatchObject({
        topico: words.trim(),
        negocio: { nome: profile.businessName, descricao: words, publico: words },
      });
      expect(corrections?.content ?? '<correcoes>\n[]\n</correcoes>').toMatch(/^<correcoes>\n[^<]*\n<\/correcoes>$/);
    }
  });

  it.each(['echo-system', 'echo-line'] as const)(
    'the text that obeys an injection is left out of the answer (%s)',
    async (behaviour) => {
      upstream.always(behaviour);
      const before = await server.store.users.find(owner.uid);
      for (let click = 0; click < 10; click += 1) {
        const watched = watchWriting(owner, { topic: injections[click] });
        const ended = await watched.ended;
        expect(ended.generation?.variations).toHaveLength(2);
        const { status, body } = await owner.click({ keywords: injections[click] });
        expect(status).toBe(200);
        expect(body.variations).toHaveLength(2);
        const heard = JSON.stringify([watched.events, watched.shown(), body]);
        for (const line of telling(innocent)) expect(heard).not.toContain(JSON.stringify(line).slice(1, -1));
      }
      expect(await server.store.users.find(owner.uid)).toMatchObject({
        textCredits: before!.textCredits - 20,
        holds: [],
      });
    },
  );
});
