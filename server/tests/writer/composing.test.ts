import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFailure } from '../../src/domain/failures.ts';
import type { Review, ReviewTask } from '../../src/domain/writing/review.ts';
import type { WritingVoice } from '../../src/domain/account/voice.ts';
import type { Writing, WritingAttempt, WritingTask } from '../../src/domain/writing/writing.ts';
import { createComposer } from '../../src/services/copywriting/composer.ts';
import type { TextToJudge } from '../../src/services/copywriting/judge.ts';
import { createReviewTexts } from '../../src/services/copywriting/reviewTexts.ts';
import { anAttempt, soon } from '../contracts/writer.ts';
import { goodTexts } from '../seed/texts.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const timeLimits = { attemptMs: 10_000, reviewMs: 10_000, totalMs: 20_000 };
const topic = 'pão de queijo';

/** What becomes of a text that the writer answers in both attempts. */
async function composed(text: string, different: Wishes = {}) {
  const composition = await attempted([text], different);
  if (typeof composition === 'string') throw new Error(`no text: ${composition}`);
  if (isFailure(composition)) throw new Error(`no text: ${composition.message}`);
  return composition;
}

interface Wishes {
  readonly brief?: Partial<WritingTask['brief']>;
  readonly facts?: NonNullable<Writing['facts']>[number];
  readonly voice?: WritingVoice | null;
}

/** What comes of attempts that are answered with these texts; the last one answers the attempts after it too. */
function attempted(texts: readonly string[], { brief, facts = [], voice = null }: Wishes) {
  let attempts = 0;
  const write = () => {
    const text = texts[attempts] ?? texts.at(-1)!;
    attempts += 1;
    return Promise.resolve({ variations: [text], facts: [facts], writer: 'test', model: 'test', promptVersion: '1' });
  };
  const compose = createComposer({ writer: { demonstration: false, write }, reviewer: null, log, timeLimits });
  return compose(anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic, ...brief }, voice, count: 1 }), soon());
}

describe('a text that has faults in both attempts', () => {
  it('is corrected in all of its places, however many there are', async () => {
    const named = ['bolo', 'broa', 'sonho', 'rosca', 'cuca', 'torta', 'pudim'];
    const text = `Oi! Pão de queijo, ${named.map((name, index) => `${name} R$ ${index + 31}`).join(', ')}. Quer?`;
    const { variations, findings } = await composed(text);
    expect(variations[0]).toBe(text.replaceAll(/R\$ \d+/g, '[preencher: preço]'));
    expect(findings.map(({ code }) => code)).not.toContain('invented-price');
  });

  it('is stored without a warning of the invented facts that were removed', async () => {
    const facts = [
      { fact: 'R$ 31', quote: null },
      { fact: 'a receita da avó', quote: null },
    ];
    const { variations, findings } = await composed('Oi! Pão de queijo com a receita da avó, R$ 31. Quer?', { facts });
    const untold = findings.filter(({ code }) => code === 'untold-fact');
    expect(untold.map(({ span }) => span && variations[0]!.slice(span.start, span.end))).toEqual(['a receita da avó']);
  });

  it('keeps neither of two prices that were swapped', async () => {
    const swapped = (text: string, told: string) => composed(text, { brief: { topic: told } });
    const gap = '[preencher: preço]';
    const short = await swapped('Oi! Pão de queijo R$ 12 e broa R$ 9. Quer?', 'pão de queijo 9, broa 12');
    expect(short.variations).toEqual([`Oi! Pão de queijo ${gap} e broa ${gap}. Quer?`]);
    const long = 'pão de queijo por R$ 9 e broa por R$ 12';
    const { variations } = await swapped('Oi! Pão de queijo por R$ 12 e broa por R$ 9. Quer?', long);
    expect(variations).toEqual([`Oi! Pão de queijo por ${gap} e broa por ${gap}. Quer?`]);
  });

  it('is corrected for each of two faults that share words', async () => {
    const voice = { samples: [], address: null, emoji: null, favouritePhrases: [], forbiddenWords: ['reais'] };
    const { variations } = await composed('Oi! Pão de queijo por 31 reais. Quer?', { voice });
    expect(variations).toEqual(['Oi! Pão de queijo por [preencher: preço] [preencher: outra palavra]. Quer?']);
  });

  it('loses its marks too when two faults that share words were corrected before', async () => {
    const voice = { samples: [], address: null, emoji: null, favouritePhrases: [], forbiddenWords: ['reais'] };
    const { variations } = await composed('Oi! __Pão de queijo__ por 31 reais. Quer?', { voice });
    expect(variations).toEqual(['Oi! Pão de queijo por [preencher: preço] [preencher: outra palavra]. Quer?']);
  });

  it('loses the whole of a sentence that must go and has another fault', async () => {
    const { variations } = await composed(
      'Como modelo de linguagem, sugiro pão por R$ 31. Pão de queijo quentinho. Quer?',
    );
    expect(variations).toEqual(['Pão de queijo quentinho. Quer?']);
  });

  it('keeps the blanks between the sentences around one that must go', async () => {
    const machine = 'Como modelo de linguagem, sugiro R$ 1.200 de pão.';
    const around = (before: string, after: string) => composed(`${before}${machine}${after}`);
    expect((await around('Pão de queijo agora… ', ' Quer?')).variations).toEqual(['Pão de queijo agora… Quer?']);
    expect((await around('Pão de queijo agora. ', '\n\nQuer?')).variations).toEqual(['Pão de queijo agora.\n\nQuer?']);
    expect((await around('Pão de queijo agora.\n\n', ' Quer?')).variations).toEqual(['Pão de queijo agora.\n\nQuer?']);
  });

  it('has a placeholder with the name of what is missing where it gives a price to another product', async () => {
    const { variations } = await composed('Oi! Pão de queijo R$ 12 e broa R$ 9. Quer?', {
      brief: { topic: 'pão de queijo 9, broa 12' },
    });
    expect(variations[0]).toContain('Pão de queijo [preencher: preço]');
  });

  it('loses the emojis that its owner does not want with the blanks around them, at the beginning of a line too', async () => {
    const voice = { samples: [], address: null, emoji: 'none', favouritePhrases: [], forbiddenWords: [] } as const;
    const { variations } = await composed('🥖 Pão de queijo.\n🧀 Queijo 🐄 da serra. Quer?', { voice });
    expect(variations).toEqual(['Pão de queijo.\nQueijo da serra. Quer?']);
  });

  it('keeps the underscores of handles and links that its owner told, whatever marks it loses', async () => {
    const contacts = 'no @pao__da__serra, no @bolo__da__serra ou em https://loja.example/pao__novo?a=__b';
    const { variations, findings } = await composed(`**Pão de queijo** __hoje__ ${contacts}. Quer?`, {
      brief: { topic: `pão de queijo, peça ${contacts}` },
    });
    expect(variations).toEqual([`Pão de queijo hoje ${contacts}. Quer?`]);
    expect(findings.map(({ code }) => code)).not.toContain('markup');
    const twice = 'Pão de queijo no @pao__serra. Quer? Peça no @pao__serra hoje.';
    const unchanged = await composed(twice, { brief: { topic: 'pão de queijo, peça no @pao__serra' } });
    expect(unchanged.variations).toEqual([twice]);
  });

  it('loses the marks of Markdown and HTML, and keeps the words and links in them', async () => {
    const campaignLink = 'https://loja.example/junho';
    const { variations } = await composed(
      `**Pão de queijo** na [nossa loja](${campaignLink}), com <b>café</b>.\n\n# Hoje\n\nQuer?`,
      { brief: { campaignLink } },
    );
    expect(variations).toEqual([`Pão de queijo na nossa loja: ${campaignLink}, com café.\n\nHoje\n\nQuer?`]);
  });

  it('loses the hashtags of a description, accents included', async () => {
    const description =
      'Pão de queijo mineiro\n\nCrocante por fora.\n\n- Assado na hora\n- Queijo da serra\n\nPeça o seu.';
    const { variations } = await composed(`${description} #Pão #PãoDeQueijo`, {
      brief: { contentType: 'descricao_produto' },
    });
    expect(variations).toEqual([description]);
  });

  it('gets a paragraph with a placeholder for the reason that an e-mail must give', async () => {
    const email =
      'Assunto: Pão de queijo\nPré-cabeçalho: Uma novidade para você ler com calma hoje\n\nOi! Tem pão de queijo.\n\nQuer?';
    const { variations } = await composed(email, { brief: { contentType: 'email_marketing' } });
    expect(variations).toEqual([
      `${email}\n\nVocê recebe este e-mail porque [preencher: motivo]. Para não receber mais, responda "sair".`,
    ]);
  });

  it('is replaced by the text of the first attempt when it alone must be left out', async () => {
    const texts = ['Oi! Pão de queijo por R$ 31. Quer?', 'Oi! Pão de queijo que cura gastrite. Quer?'];
    expect(await attempted(texts, {})).toMatchObject({
      variations: ['Oi! Pão de queijo por [preencher: preço]. Quer?'],
    });
  });
});

describe('a text without the campaign link in both attempts', () => {
  const campaignLink = 'https://loja.example/junho';

  it.each([
    [
      'post_instagram',
      'Pão de queijo.\n\nTem café.\n\nPasse aqui.\n\n#Pao #Queijo #Cafe',
      /\n\nPasse aqui\. Link na bio\.\n\n#Pao/,
    ],
    [
      'mensagem_whatsapp',
      'Oi! Pão de queijo.\n\nQuer?',
      /^Oi! Pão de queijo\.\n\nQuer\? https:\/\/loja\.example\/junho$/,
    ],
    [
      'texto_anuncio',
      'Texto principal: Pão de queijo\nTítulo: Queijo\nDescrição: Leve hoje\nLink: https://outra.example',
      /\nDescrição: Leve hoje\nLink: https:\/\/loja\.example\/junho$/,
    ],
  ] as const)('gets it where its type has it: %s', async (contentType, text, expected) => {
    const { variations } = await composed(text, { brief: { contentType, campaignLink } });
    expect(variations[0]).toMatch(expected);
  });

  it('names the link in the bio instead of an address in a caption', async () => {
    const { variations } = await composed(`Pão de queijo.\n\nPeça em ${campaignLink}\n\n#Pao #Queijo #Cafe`, {
      brief: { contentType: 'post_instagram', campaignLink },
    });
    expect(variations).toEqual(['Pão de queijo.\n\nPeça em link na bio\n\n#Pao #Queijo #Cafe']);
  });
});

describe('a text that is too long in both attempts', () => {
  const hashtags = '#Pao #Queijo #Cafe';
  const post = { brief: { contentType: 'post_instagram' } } as const;
  const sentences = (sentence: string, count: number) => Array.from({ length: count }, () => sentence).join(' ');

  it('gets what is cut off its first line in the paragraph after it', async () => {
    const first = 'Pão de queijo saindo do forno agora na nossa cozinha, com queijo da serra e polvilho azedo.';
    const second = 'Passe aqui na volta do trabalho e leve uma dúzia para casa.';
    const rest = `Tem café também.\n\nVem?\n\n${hashtags}`;
    const { variations } = await composed(`${first} ${second}\n\n${rest}`, post);
    expect(variations).toEqual([`${first}\n\n${second}\n\n${rest}`]);
  });

  it('gets the clauses that are cut off a first line of one sentence as a sentence of their own', async () => {
    const first = 'Pão de queijo saindo do forno agora na nossa cozinha aqui do bairro';
    const second = 'om queijo da serra e polvilho azedo para a mesa do café da tarde da sua casa';
    const rest = `Tem café também.\n\nVem?\n\n${hashtags}`;
    const { variations } = await composed(`${first}, c${second}\n\n${rest}`, post);
    expect(variations).toEqual([`${first}\n\nC${second}\n\n${rest}`]);
  });

  it('keeps the first hashtags of a post with more than five', async () => {
    const { variations } = await composed(`Pão de queijo.\n\nTem café.\n\nVem?\n\n${hashtags} #Um #Dois #Tres`, post);
    expect(variations).toEqual([`Pão de queijo.\n\nTem café.\n\nVem?\n\n${hashtags} #Um #Dois`]);
  });

  it('keeps its lines as they are when nothing can be cut', async () => {
    const text = 'Pão de queijo:\n- da serra\n- da roça\n\nVem?\n#Pao';
    const { variations, findings } = await composed(text, post);
    expect(variations).toEqual([text]);
    expect(findings.map(({ code }) => code)).toContain('hashtag-count');
  });

  it('loses whole paragraphs at its end, and keeps its call', async () => {
    const kept = `Pão de queijo.\n\n${sentences('Venha provar com a gente.', 12)}`;
    const { variations } = await composed(`${kept}\n\n${sentences('Tem café na hora.', 20)}\n\nQuer uma dúzia?`);
    expect(variations).toEqual([`${kept}\n\nQuer uma dúzia?`]);
  });

  it('loses all paragraphs but the first when it must', async () => {
    const { variations } = await composed(`Pão de queijo.\n\n${sentences('Tem café na hora.', 40)}\n\nQuer uma dúzia?`);
    expect(variations).toEqual(['Pão de queijo.\n\nQuer uma dúzia?']);
  });

  it('loses no more than is too long without its campaign link', async () => {
    const campaignLink = `https://loja.example/${'a'.repeat(80)}`;
    const kept = `Pão de queijo.\n\n${sentences('Venha provar com a gente.', 21)}`;
    const call = `Peça em ${campaignLink}`;
    const { variations } = await composed(`${kept}\n\n${sentences('Tem café na hora.', 10)}\n\n${call}`, {
      brief: { campaignLink },
    });
    expect(variations).toEqual([`${kept}\n\n${call}`]);
  });

  it('loses the last clauses of a title that is one sentence', async () => {
    const { variations } = await composed(
      'Texto principal: Pão de queijo quentinho\nTítulo: Pão de queijo, assado agora mesmo\nDescrição: Leve hoje',
      { brief: { contentType: 'texto_anuncio' } },
    );
    expect(variations).toEqual([
      'Texto principal: Pão de queijo quentinho\nTítulo: Pão de queijo\nDescrição: Leve hoje',
    ]);
  });

  it('is not stored when it cannot be cut to what a store takes', async () => {
    expect(await attempted([`Pão de queijo ${'sem pausa '.repeat(500)}`], {})).toBe('unavailable');
  });
});

describe('a line without a full stop that must go', () => {
  it('is removed alone, and leaves the next line', async () => {
    const { variations } = await composed('Como modelo de linguagem, sugiro pão\nPão de queijo quentinho. Quer?');
    expect(variations).toEqual(['Pão de queijo quentinho. Quer?']);
  });
});

describe('a review of several texts', () => {
  it('adds its findings to the texts that were reviewed, also when the critic refused the first text', async () => {
    const good = goodTexts({ contentType: 'mensagem_whatsapp', topic, link: null, count: 2 });
    const texts = ['Oi! Pão de queijo que cura gastrite. Quer?', ...good];
    const quote = good[1]!.split(' ').slice(2, 6).join(' ');
    const review = (task: ReviewTask): Promise<Review> => {
      expect(task.texts).toEqual(good);
      const finding = { text: 1, code: 'invented-offer', quote, problem: 'Não foi contado.', isCertain: true } as const;
      return Promise.resolve({ doubtVerdicts: [], findings: [finding], model: 'test' });
    };
    const reviewTexts = createReviewTexts({ reviewer: { review }, log, reviewMs: timeLimits.reviewMs });
    const judged = texts.map((text): TextToJudge => ({ text, facts: [], review: null }));
    const reviewed = await reviewTexts(
      anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } }),
      judged,
      soon(),
    );
    expect(reviewed.map((one) => one.review?.reported.length ?? null)).toEqual([null, 0, 1]);
  });
});

describe('a reviewer that fails', () => {
  it.each([
    ['throws an error', () => Promise.reject(new Error('no such model'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('and %s leaves the texts as they are', async (_, review) => {
    const reviewTexts = createReviewTexts({ reviewer: { review }, log, reviewMs: 10 });
    const judged = goodTexts({ contentType: 'mensagem_whatsapp', topic, link: null, count: 2 }).map(
      (text): TextToJudge => ({
        text,
        facts: [],
        review: null,
      }),
    );
    const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } });
    expect(await reviewTexts(task, judged, new AbortController().signal)).toEqual(judged);
  });
});

describe('a writer that sends pieces after its attempt is over', () => {
  it('has those pieces ignored', async () => {
    const told: string[] = [];
    const progress = {
      grow: ({ text: piece }: { text: string }) => void told.push(piece),
      restart: () => void told.push('restart'),
    };
    const tellers: ((piece: string) => void)[] = [];
    const [text = ''] = goodTexts({ contentType: 'mensagem_whatsapp', topic, link: null, count: 1 });
    const write = ({ onProgress }: WritingAttempt) => {
      tellers.push((piece) => onProgress?.({ variation: 0, text: piece }));
      tellers.at(-1)!(`attempt ${tellers.length}`);
      if (tellers.length === 1) return new Promise<never>(() => {});
      tellers[0]!('late');
      return Promise.resolve({ variations: [text], writer: 'test', model: 'test', promptVersion: '1' });
    };
    const compose = createComposer({
      writer: { demonstration: false, write },
      reviewer: null,
      log,
      timeLimits: { ...timeLimits, attemptMs: 10 },
    });
    const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 });
    expect(await compose(task, soon(), progress)).toMatchObject({ variations: [text] });
    tellers[1]!('late');
    expect(told).toEqual(['attempt 1', 'restart', 'attempt 2']);
  });
});

describe('a writer that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['two attempts, each within its own time', { attemptMs: 30_000, totalMs: 90_000 }, 60_000, 2],
    ['two attempts, both within the time of all', { attemptMs: 30_000, totalMs: 45_000 }, 45_000, 2],
    ['one attempt that takes the time of all', { attemptMs: 30_000, totalMs: 30_000 }, 30_000, 1],
  ])('is aborted after %s', async (_, limits, endsAfterMs, attempts) => {
    const signals: AbortSignal[] = [];
    const write = (__: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    const compose = createComposer({
      writer: { demonstration: false, write },
      reviewer: null,
      log,
      timeLimits: { ...timeLimits, ...limits },
    });
    const began = Date.now();
    const composing = compose(
      anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } }),
      new AbortController().signal,
    ).then((composition) => ({ composition, afterMs: Date.now() - began }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await composing).toEqual({ composition: 'unavailable', afterMs: endsAfterMs });
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array.from({ length: attempts }, () => true));
  });
});

describe('an attempt that failed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const fault = { fault: 'unavailable', detail: 'HTTP 429' } as const;
  it.each([
    [{ ...fault }, 2],
    [{ ...fault, retryAfterSeconds: 5 }, 2],
    [{ ...fault, retryAfterSeconds: 11 }, 1],
    [{ ...fault, retryAfterSeconds: 3_600 }, 1],
    [{ ...fault, retryAfterSeconds: 'never' as const }, 1],
    [{ ...fault, fault: 'refused' as const }, 1],
  ])('is logged with the id of the click, and after %j there are %i attempts', async (answer, attempts) => {
    const logged: unknown[] = [];
    const compose = createComposer({
      writer: { demonstration: false, write: () => Promise.resolve(answer) },
      reviewer: null,
      log: { ...log, warn: (event) => logged.push(event) },
      timeLimits,
    });
    const attempt = anAttempt({ count: 1 });
    const composing = compose(attempt, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(timeLimits.totalMs);
    expect(await composing).toBe('unavailable');
    const clickId = attempt.brief.requestId;
    const lines = [1, 2].slice(0, attempts).map((number) => ({ attempt: number, clickId, ...answer }));
    expect(logged).toEqual(lines);
  });

  const composingAfter = (answer: typeof fault & { retryAfterSeconds?: number }, signal: AbortSignal) => {
    const begun: number[] = [];
    const write = () => {
      begun.push(Date.now());
      return Promise.resolve(answer);
    };
    const compose = createComposer({ writer: { demonstration: false, write }, reviewer: null, log, timeLimits });
    return { composing: compose(anAttempt({ count: 1 }), signal), begun };
  };

  it.each([
    [{}, 0],
    [{ retryAfterSeconds: 10 }, 10_000],
  ])('with %j is made again after %i ms', async (more, delayMs) => {
    const { composing, begun } = composingAfter({ ...fault, ...more }, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(timeLimits.totalMs);
    await composing;
    expect(begun.map((at) => at - (begun[0] ?? 0))).toEqual([0, delayMs]);
  });

  it('is the end after the second attempt, whenever the upstream could be asked again', async () => {
    const { composing, begun } = composingAfter({ ...fault, retryAfterSeconds: 2 }, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(begun).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
    expect(await composing).toBe('unavailable');
  });

  it('is not made again when the client leaves during the wait', async () => {
    const client = new AbortController();
    const { composing, begun } = composingAfter({ ...fault, retryAfterSeconds: 10 }, client.signal);
    await vi.advanceTimersByTimeAsync(5_000);
    client.abort();
    expect(await composing).toBe('unavailable');
    expect(begun).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
