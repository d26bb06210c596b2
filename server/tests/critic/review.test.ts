import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { verifyReview, applyReview } from '../../src/critic/review.ts';
import type { BusinessProfile } from '../../src/domain/account/user.ts';
import { mayReviewClear, type ReviewFinding } from '../../src/domain/writing/review.ts';
import { anAttempt } from '../contracts/writer.ts';

const topic = 'corte 45, barba 35. sábado só com hora marcada. cartão em até 2x';

/** What is found in one text of a barber's after a review that says so of the doubts and reports this. */
function reviewed(
  text: string,
  reported: readonly Partial<ReviewFinding>[] = [],
  { holds = () => null, ...brief }: { holds?: (code: string) => boolean | null; topic?: string } = {},
  profile: Partial<BusinessProfile> = {},
) {
  const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic, ...brief }, profile, count: 1 });
  const rules = critique({ ...task, texts: [text] });
  const doubts = rules.filter(mayReviewClear);
  const findings = reported.map((one): ReviewFinding => ({
    text: 0,
    code: 'invented-offer',
    quote: '',
    problem: 'Não foi contado.',
    isCertain: true,
    ...one,
  }));
  const [review] = verifyReview(
    { ...task, texts: [text], doubts },
    { doubtVerdicts: doubts.map(({ code }) => holds(code)), findings },
  );
  return { rules, found: applyReview(task, { text, variation: 0 }, rules, review!) };
}

const good = 'Oi! Corte R$ 45, barba R$ 35, no cartão em até 2x. Sábado só com hora marcada. Quer o seu?';
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

describe('a review of a text', () => {
  it('leaves the findings of the critic as they are when it says nothing', () => {
    expect(reviewed(good)).toEqual({ rules: [], found: [] });
    const { rules, found } = reviewed(good.replace('R$ 45', 'R$ 49'));
    expect(rules.length).toBeGreaterThan(0);
    expect(found).toEqual(rules);
  });

  it('adds a finding whose words are in the text, whatever marks are between them, with their place', () => {
    const text = good.replace('Quer', 'E leve *um brinde*,  sempre. Quer');
    const { found } = reviewed(text, [{ quote: '"Leve um brinde sempre"', problem: 'Ninguém contou\nde brinde.' }]);
    expect(found).toMatchObject([
      {
        code: 'invented-offer',
        severity: 'hard',
        variation: 0,
        message: 'Confira "Leve um brinde sempre": Ninguém contou de brinde.',
      },
    ]);
    expect(text.slice(found[0]!.span!.start, found[0]!.span!.end)).toBe('leve *um brinde*,  sempre');
  });

  it.each([
    ['words that are not in the text', { quote: 'leve dois brindes' }],
    ['no words', { quote: ' … ' }],
    ['a quote without end', { quote: 'Corte '.repeat(60) }],
    ['a code that is code’s own to find', { code: 'too-long', quote: 'Corte R$ 45' }],
    ['a text that there is not', { text: 3, quote: 'Corte' }],
    ['as invented what the owner told', { code: 'invented-condition', quote: 'só com hora marcada' }],
    ['as missing what nobody told', { code: 'missing-price', quote: 'sobrancelha 20' }],
    [
      'as missing what the text says in the same words',
      { code: 'missing-condition', quote: 'sábado só com hora marcada' },
    ],
  ] as const)('is ignored where it reports %s', (_what, reported) => {
    expect(reviewed(good, [reported]).found).toEqual([]);
  });

  it('adds as invented one word that the owner stated of something else', () => {
    const text = good.replace('barba R$ 35', 'barba R$ 35 no sábado');
    const { found } = reviewed(text, [{ code: 'invented-condition', quote: 'sábado' }]);
    expect(codes(found)).toEqual(['invented-condition']);
  });

  it('adds a forbidden promise also where the owner typed it into the topic', () => {
    const promise = 'manda embora qualquer gastrite';
    const { rules, found } = reviewed(
      `Oi! Chá que ${promise}. Quer o seu?`,
      [{ code: 'cure-promised', quote: promise, problem: 'Promete cura.' }],
      { topic: `chá que ${promise}` },
    );
    expect(codes(rules)).toEqual([]);
    expect(codes(found)).toEqual(['cure-promised']);
  });

  it('adds a mark, and refuses nothing, where it is not certain', () => {
    const text = good.replace('Quer', 'A toalha é quente. Quer');
    const { found } = reviewed(text, [{ code: 'turned-round', quote: 'toalha é quente', isCertain: false }]);
    expect(found).toMatchObject([{ code: 'turned-round', severity: 'soft' }]);
  });

  it('adds what is missing when its words are in the topic, without a place', () => {
    const text = good.replace(' Sábado só com hora marcada.', '');
    const { found } = reviewed(
      text,
      [{ code: 'missing-condition', quote: 'só com hora marcada', problem: 'Sábado tem condição.' }],
      { holds: () => false },
    );
    expect(found).toMatchObject([
      {
        code: 'missing-condition',
        severity: 'hard',
        span: null,
        message: 'Pode ter faltado "só com hora marcada": Sábado tem condição.',
      },
    ]);
  });

  it.each([
    ['missing-price', 'consulta 300'],
    ['missing-offer', 'primeira conversa grátis'],
  ] as const)('does not report as %s what the council of the profession forbids in advertising', (code, quote) => {
    const lawyer = { businessDesc: 'Advogada, OAB/SP 1234' };
    const own = { topic: `dúvidas sobre herança, ${quote}` };
    const text = 'Oi! Ficou com dúvida sobre herança? Quer falar sobre isso?';
    expect(codes(reviewed(text, [{ code, quote }], own, lawyer).found)).not.toContain(code);
    expect(codes(reviewed(text, [{ code, quote }], { ...own, holds: () => false }).found)).toContain(code);
  });

  it('clears a finding of the critic that depends on interpretation', () => {
    const { rules, found } = reviewed(good.replace('R$ 45', 'R$ 49'), [], { holds: () => false });
    expect(codes(rules)).toContain('invented-price');
    expect(found).toEqual([]);
  });

  it('matches each answer of the model to the doubt it was asked about, in every text', () => {
    const task = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 3 });
    const texts = ['R$ 49', 'R$ 55', 'R$ 65'].map((price) => good.replace('R$ 45', price));
    const doubts = critique({ ...task, texts }).filter(mayReviewClear);
    // The untold price of the second text alone is wrong.
    const holds = doubts.map(({ variation }) => variation === 1);
    const reviews = verifyReview({ ...task, texts, doubts }, { doubtVerdicts: holds, findings: [] });
    const counts = (side: 'cleared' | 'confirmed') => reviews.map((review) => review[side].size > 0);
    expect(counts('cleared')).toEqual([true, false, true]);
    expect(counts('confirmed')).toEqual([false, true, false]);
  });

  it('clears nothing that a law forbids, that an owner forbids, or that code can count', () => {
    const text = `${good} Cura gastrite, sem glúten! ${'Vem. '.repeat(150)}`;
    const { rules, found } = reviewed(text, [], { holds: () => false });
    expect(codes(rules)).toEqual(expect.arrayContaining(['cure-promised', 'invented-allergen', 'too-long']));
    expect(codes(found)).toEqual(expect.arrayContaining(['cure-promised', 'invented-allergen', 'too-long']));
  });

  it('makes a confirmed doubt a hard finding, but not confirmed praise', () => {
    const text = good.replace('Oi!', 'Oi! O melhor corte do mundo, imbatível.');
    const { rules, found } = reviewed(text, [], { holds: () => true });
    const praise = rules.filter(({ code }) => code === 'superlative');
    expect(praise.length).toBeGreaterThan(0);
    expect(found.filter(({ code }) => code === 'superlative')).toEqual(praise);
    const doubt = { ...praise[0]!, code: 'swapped', message: 'Talvez trocado.' } as const;
    const task = anAttempt({ brief: { topic }, count: 1 });
    const [review] = verifyReview({ ...task, texts: [text], doubts: [doubt] }, { doubtVerdicts: [true], findings: [] });
    expect(applyReview(task, { text, variation: 0 }, [doubt], review!)).toMatchObject([{ severity: 'hard' }]);
  });

  it('adds no finding that the critic has reported already', () => {
    const { rules, found } = reviewed(good.replace('R$ 45', 'R$ 49'), [{ code: 'swapped', quote: 'Corte R$ 49' }]);
    expect(found).toEqual(rules);
  });

  it('places a finding at the value alone within the quoted words, so that a placeholder replaces no more', () => {
    const text = good.replace('Quer', 'Sobrancelha sai por R$ 20. Quer');
    const { found } = reviewed(text, [{ code: 'invented-price', quote: 'Sobrancelha sai por R$ 20' }], {
      holds: () => false,
    });
    expect(found).toHaveLength(1);
    expect(text.slice(found[0]!.span!.start, found[0]!.span!.end)).toBe('R$ 20');
  });

  it('is shown as one line without addresses, and not too long', () => {
    const problem = `Veja\u202E em https://mal.example/x <b>agora</b>\n${'e mais '.repeat(60)}`;
    const [finding] = reviewed(good, [{ code: 'untold-fact', quote: 'no cartão', problem }]).found;
    expect(finding?.severity).toBe('soft');
    expect(finding?.message).toMatch(/^Confira "no cartão": Veja em b agora/);
    expect(finding?.message).not.toMatch(/[<>\n\u202E]|mal\.example/);
    expect(finding!.message.length).toBeLessThan(240);
  });

  it('adds each of several findings', () => {
    const text = good.replace('Quer', 'Leve um brinde sempre. Atendemos em casa. Quer');
    const { found } = reviewed(text, [
      { code: 'invented-offer', quote: 'um brinde sempre' },
      { code: 'untold-fact', quote: 'Atendemos em casa' },
    ]);
    expect(codes(found)).toEqual(['invented-offer', 'untold-fact']);
  });

  it('names the rule of the council of the profession', () => {
    const text = 'Oi! Ficou com dúvida? Seu caso sai vencedor. Quer falar sobre isso?';
    const promise = { code: 'council-result', quote: 'Seu caso sai vencedor' } as const;
    const of = (businessDesc: string) =>
      reviewed(text, [promise], { topic: 'dúvidas sobre herança' }, { businessDesc }).found.find(
        ({ code }) => code === promise.code,
      );
    expect(of('Advogada, OAB/SP 1234')).toMatchObject({ rule: 'oab' });
    expect(of('Psicóloga, CRP 06/1234')).toMatchObject({ rule: 'cfp' });
    expect(of('Loja de bairro')).toMatchObject({ rule: null });
  });

  it('names the rule of law that a claim breaks', () => {
    const text = `${good} Cansou de barbeiro que corta torto?`;
    const [finding] = reviewed(text, [{ code: 'disparagement', quote: 'barbeiro que corta torto' }]).found;
    expect(finding).toMatchObject({ code: 'disparagement', rule: 'competitors' });
  });
});
