import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPrices } from '../../src/domain/writing/writerBudget.ts';
import { createOpenAiReviewer } from '../../src/adapters/writer/openai/openAiReviewer.ts';
import { readReview } from '../../src/adapters/writer/openai/reviewAnswer.ts';
import { reviewFormat, reviewRules } from '../../src/adapters/writer/openai/reviewPrompt.ts';
import type { Log } from '../../src/domain/ports.ts';
import { reportableCodes, type Review, type ReviewTask } from '../../src/domain/writing/review.ts';
import type { WriterFault } from '../../src/domain/writing/writing.ts';
import { createReviewTexts } from '../../src/services/copywriting/reviewTexts.ts';
import { anAttempt, soon } from '../contracts/writer.ts';
import { endless, hanging, startHostileUpstream } from '../faults/hostileUpstream.ts';
import { injections } from './injections.ts';
import { startOpenAiStandIn, type OpenAiStandIn, type StandInBehaviour } from './openAiStandIn.ts';

const apiKey = 'sk-test-canary';
const topic = 'topico-canario: bolo de cenoura 39,90';
const text = 'Oi! Bolo de cenoura por R$ 39,90, com brinde. Quer?';

let upstream: OpenAiStandIn;
beforeAll(async () => {
  upstream = await startOpenAiStandIn();
});
afterAll(() => upstream.close());

const aReviewer = (baseUrl = upstream.baseUrl) =>
  createOpenAiReviewer({ apiKey, baseUrl, model: 'gpt-check', prices: defaultPrices });

const aTask = (more: Partial<ReviewTask> = {}): ReviewTask => ({
  ...anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } }),
  texts: [text],
  doubts: [
    {
      code: 'invented-price',
      severity: 'hard',
      message: 'O valor não foi contado.',
      correction: 'Tire.',
      rule: null,
      variation: 0,
      span: null,
    },
  ],
  ...more,
});

const finding = { text: 1, quote: 'com brinde', problem: 'Ninguém contou de brinde.', code: 'invented-offer' };
const doubt = { doubt: 1, reason: 'O preço está no tópico.', holds: false };
const answer = () => ({ doubts: [doubt], findings: [finding] });
const read = { doubtVerdicts: [false], findings: [{ ...finding, text: 0, isCertain: true }], model: 'gpt-check' };

/** What a request has of the owner and the texts. */
const dataIn = ({ body }: OpenAiStandIn['requests'][number]): unknown =>
  JSON.parse(/^<dados>\n([^<]*)\n<\/dados>$/.exec(body.messages[1]!.content)![1]!);

it('a review is read behind the thoughts of a reasoning model, which repeat its form', () => {
  const thoughts = '<think>\nO formato é {"findings": […]}.\n</think>\n';
  const { doubtVerdicts, findings } = read;
  expect(readReview(thoughts + JSON.stringify(answer()), aTask())).toEqual({ doubtVerdicts, findings });
});

describe('the OpenAI reviewer', () => {
  it('sends the texts, the topic and the doubts in one call, and reads the answer', async () => {
    const before = upstream.requests.length;
    upstream.nextReview(answer);
    expect(await aReviewer().review(aTask(), soon())).toEqual({
      ...read,
      usage: { inputTokens: 1_000, outputTokens: expect.any(Number) as number, dollars: expect.any(Number) as number },
    });
    const [request, ...others] = upstream.requests.slice(before);
    expect(others).toEqual([]);
    const { model, messages, response_format: format } = request!.body;
    expect([model, format]).toEqual(['gpt-check', reviewFormat]);
    expect(messages[0]).toEqual({ role: 'system', content: reviewRules });
    expect(dataIn(request!)).toMatchObject({
      topico: topic,
      negocio: { nome: 'Doce Mel' },
      textos: [{ texto: 1, tipo: 'mensagem_whatsapp', conteudo: text }],
      duvidas: [{ duvida: 1, texto: 1, code: 'invented-price' }],
    });
  });

  it('gets the phrases that the owner always says', async () => {
    const before = upstream.requests.length;
    const voice = { samples: [], address: null, emoji: null, favouritePhrases: ['Vem que tem'], forbiddenWords: [] };
    await aReviewer().review(aTask({ voice }), soon());
    expect(dataIn(upstream.requests[before]!)).toMatchObject({ voz: { frases_da_casa: ['Vem que tem'] } });
  });

  it('asks for more room the more texts it reads', async () => {
    const room = async (texts: readonly string[]) => {
      await aReviewer().review(aTask({ texts }), soon());
      return upstream.requests.at(-1)!.body.max_completion_tokens!;
    };
    const [one, two, three] = [await room([text]), await room([text, text]), await room([text, text, text])];
    expect(two).toBeGreaterThan(one);
    expect(three - two).toBe(two - one);
  });

  it('counts the tokens and no cost when it has no prices', async () => {
    const reviewer = createOpenAiReviewer({ apiKey, baseUrl: upstream.baseUrl, model: 'gpt-check' });
    upstream.nextReview(answer);
    const { usage } = (await reviewer.review(aTask(), soon())) as Review;
    expect(usage).toEqual({ inputTokens: 1_000, outputTokens: expect.any(Number) });
  });

  it('sends no request when a review costs more than its cap', async () => {
    const before = upstream.requests.length;
    const limited = createOpenAiReviewer({
      apiKey,
      baseUrl: upstream.baseUrl,
      model: 'gpt-check',
      prices: { input: 0, output: 1_000 },
      dollarsPerAttempt: 0.1,
    });
    expect(await limited.review(aTask(), soon())).toEqual({ fault: 'refused', detail: 'over the cost cap' });
    expect(upstream.requests.length).toBe(before);
  });

  it('gets instructions of at most nine hundred tokens, at 3.5 characters of Portuguese a token, with every code', () => {
    expect(reviewRules.length / 3.5).toBeLessThan(900);
    for (const code of reportableCodes) expect(reviewRules).toContain(code);
  });

  it.each(['code-fence', 'prose', 'bare', 'deaf-to-stream', 'no-usage'] as const)(
    'reads the answer of a server that is %s',
    async (behaviour) => {
      upstream.nextReview(answer, behaviour);
      expect(await aReviewer().review(aTask(), soon())).toMatchObject(read);
    },
  );

  it('reports a claim that no words of the owner support as an untold fact to be checked', async () => {
    const claimed = [
      { text: 1, quote: 'Bolo de cenoura', told: 'bolo de cenoura' },
      { text: 1, quote: 'Quer', told: ' ' },
    ];
    upstream.nextReview(() => ({ ...answer(), claimed }));
    const { findings } = (await aReviewer().review(aTask(), soon())) as Review;
    expect(findings.slice(1)).toEqual([
      {
        text: 0,
        quote: 'Quer',
        problem: 'isso não está no que você contou.',
        code: 'untold-fact',
        isCertain: false,
      },
    ]);
  });

  it('reports a claim whose words are part of a finding once', async () => {
    upstream.nextReview(() => ({ ...answer(), claimed: [{ text: 1, quote: 'R$ 39,90, com brinde', told: '' }] }));
    expect(await aReviewer().review(aTask(), soon())).toMatchObject(read);
  });

  it('reports what it is not certain of as such, and what says nothing about it as certain', async () => {
    upstream.nextReview(() => ({ ...answer(), findings: [{ ...finding, certain: false }, finding] }));
    const { findings } = (await aReviewer().review(aTask(), soon())) as Review;
    expect(findings.map(({ isCertain }) => isCertain)).toEqual([false, true]);
  });

  it('leaves out entries of another shape, and those that name an unknown code, text or doubt', async () => {
    upstream.nextReview(() => ({
      doubts: [{ doubt: 7, holds: false }, { doubt: '1', holds: 'talvez' }, 'não', doubt],
      findings: [{ ...finding, code: 'estilo' }, { ...finding, text: 2 }, { ...finding, quote: 7 }, null, finding],
    }));
    expect(await aReviewer().review(aTask(), soon())).toMatchObject(read);
  });

  it('leaves out a finding whose words repeat the instructions', async () => {
    const problem = reviewRules.split('\n')[0]!;
    upstream.nextReview(() => ({ doubts: [], findings: [{ ...finding, problem }] }));
    expect(await aReviewer().review(aTask(), soon())).toMatchObject({ doubtVerdicts: [null], findings: [] });
  });

  it('leaves out a finding whose last word is the last of a run of the instructions', async () => {
    const run = reviewRules.split(/\s+/).slice(0, 10).join(' ');
    const problems = [run, run.slice(0, run.lastIndexOf(' '))];
    upstream.nextReview(() => ({ doubts: [], findings: problems.map((problem) => ({ ...finding, problem })) }));
    expect(await aReviewer().review(aTask(), soon())).toMatchObject({ findings: [{ problem: problems[1] }] });
  });

  const faults: [StandInBehaviour, WriterFault['fault']][] = [
    ['rate-limited', 'unavailable'],
    ['server-error', 'unavailable'],
    ['unauthorised', 'unavailable'],
    ['reset', 'unavailable'],
    ['cut-stream', 'unavailable'],
    ['garbage-chunk', 'invalid'],
    ['foreign-chunk', 'invalid'],
    ['content-policy', 'refused'],
    ['refusal', 'refused'],
    ['content-filter', 'refused'],
    ['ended-early', 'invalid'],
    ['empty', 'invalid'],
    ['cut-off', 'invalid'],
    ['invalid-json', 'invalid'],
    ['html', 'invalid'],
    ['endless', 'invalid'],
  ];
  it.each(faults)(
    'answers to "%s" with the fault "%s", which has no word of what was sent',
    async (behaviour, fault) => {
      upstream.nextReview(answer, behaviour);
      const review = await aReviewer().review(aTask(), soon());
      expect(review).toMatchObject({ fault });
      for (const secret of [apiKey, 'canar', 'Doce Mel', 'revisor'])
        expect(JSON.stringify(review)).not.toContain(secret);
    },
  );

  it.each(injections)('sends %j as data, in topic and text', async (words) => {
    const before = upstream.requests.length;
    const brief = { ...aTask().brief, topic: words };
    await aReviewer().review(aTask({ brief, texts: [`${text} ${words}`] }), soon());
    const { messages } = upstream.requests[before]!.body;
    expect(messages[0]!.content).toBe(reviewRules);
    expect(dataIn(upstream.requests[before]!)).toMatchObject({
      topico: words,
      textos: [{ conteudo: `${text} ${words}` }],
    });
  });
});

describe('a review by an upstream that hangs or never ends', () => {
  const reviewMs = 200;
  const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const texts = [{ text, facts: [], review: null }];

  // What the critic loads at its first call is no time of the upstream's.
  beforeAll(async () => {
    const failing = { review: () => Promise.resolve({ fault: 'unavailable', detail: 'none' } as const) };
    await createReviewTexts({ reviewer: failing, log: quiet, reviewMs })(aTask(), texts, soon());
  });

  it.each(Object.entries({ ...hanging, ...endless(3) }))(
    'leaves the texts as they are, in time: %s',
    async (_, mode) => {
      const hostile = await startHostileUpstream();
      hostile.behave(mode);
      const reviewTexts = createReviewTexts({ reviewer: aReviewer(hostile.baseUrl), log: quiet, reviewMs });
      const began = performance.now();
      expect(await reviewTexts(aTask(), texts, soon())).toEqual(texts);
      // Before the call's own limit of 20 s, with room for a busy machine.
      expect(performance.now() - began).toBeLessThan(reviewMs + 10_000);
      await expect.poll(hostile.openCalls).toBe(0);
      await hostile.close();
    },
  );

  it('names the texts of the doubts by their places among those that are reviewed', async () => {
    const asked: ReviewTask[] = [];
    const review = (task: ReviewTask) => {
      asked.push(task);
      return Promise.resolve({ fault: 'unavailable', detail: 'none' } as const);
    };
    const leftOut = 'Oi! Bolo de cenoura por R$ 39,90: cura gastrite. Quer?';
    const doubtful = 'Olá! Hoje o bolo de cenoura sai por R$ 41,00. Qual você leva?';
    const written = [leftOut, doubtful].map((one) => ({ text: one, facts: [], review: null }));
    await createReviewTexts({ reviewer: { review }, log: quiet, reviewMs })(aTask(), written, soon());
    expect(asked).toMatchObject([{ texts: [doubtful] }]);
    const doubts = asked[0]!.doubts.map(({ code, variation }) => [code, variation]);
    expect(doubts).toContainEqual(['invented-price', 0]);
  });

  it('does not wait for a reviewer that ignores its abort signal, and survives one that throws', async () => {
    for (const review of [() => new Promise<never>(() => {}), () => Promise.reject(new Error('broken'))]) {
      const reviewTexts = createReviewTexts({ reviewer: { review }, log: quiet, reviewMs });
      expect(await reviewTexts(aTask(), texts, soon())).toEqual(texts);
    }
  });
});
