import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt } from '../contracts/writer.ts';

const codesFor = (topic: string, text: string) =>
  critique({ ...anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 }), texts: [text] }).map(
    ({ code }) => code,
  );

describe('a price of one service', () => {
  const topic = 'corte masculino 40, corte masculino com barba completa 90';

  it('is reported as swapped when a text gives it to a service whose longer name has all its words', () => {
    expect(codesFor(topic, 'Corte masculino com barba completa por R$ 40. Quer marcar?')).toContain('swapped');
  });

  it('is not reported when each service has its own price', () => {
    const text = 'Corte masculino por R$ 40, corte masculino com barba completa por R$ 90. Quer marcar?';
    expect(codesFor(topic, text)).not.toContain('swapped');
  });

  it('is not reported when the first lesson is free, as the topic says', () => {
    const lessons = 'aula de violão 180 por mês, primeira aula grátis';
    const text = 'Aula de violão por R$ 180 por mês, e a primeira aula é grátis. Quer marcar?';
    expect(codesFor(lessons, text)).not.toContain('swapped');
  });
});
