import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

const turned = (topic: string, text: string) => refusals(topic, text, ['turned-round']);

describe('a range of days', () => {
  it.each([
    ['feira de terça a quinta', 'A feira é às terças e às quintas. Vem?'],
    ['feira de quinta a domingo', 'A feira é às quintas e aos domingos. Vem?'],
    ['feira de sexta a segunda', 'A feira é às sextas e às segundas. Vem?'],
    ['feira de sábado a terça', 'A feira é aos sábados e às terças. Vem?'],
    ['feira de domingo a terça', 'A feira é aos domingos e às terças. Vem?'],
  ])('is refused when a text states it as its two ends: "%s", "%s"', (topic, text) => {
    expect(turned(topic, text)).toEqual(['turned-round']);
  });

  it.each([
    ['feira terça e quinta', 'A feira é de terça a quinta. Vem?'],
    ['feira quinta e domingo', 'A feira é de quinta a domingo. Vem?'],
    ['feira sábado e terça', 'A feira é de sábado a terça. Vem?'],
  ])('is refused when the topic states two days: "%s", "%s"', (topic, text) => {
    expect(turned(topic, text)).toEqual(['turned-round']);
  });

  it.each([
    ['feira de quinta a domingo', 'A feira é de quinta a domingo. Vem?'],
    ['feira quinta e domingo', 'A feira é às quintas e aos domingos. Vem?'],
    ['feira de quinta a domingo', 'A feira é de quinta a domingo: quinta e domingo têm música. Vem?'],
    ['feira de sábado e domingo', 'A feira é aos sábados e domingos. Vem?'],
  ])('is accepted as the topic states it: "%s", "%s"', (topic, text) => {
    expect(turned(topic, text)).toEqual([]);
  });
});

describe('a range of hours', () => {
  it.each([
    ['pão quente 6h e 16h', 'Pão quente das 6h às 16h. Vem?'],
    ['aberto das 8h às 18h', 'Abrimos às 8h e às 18h. Vem?'],
  ])('is refused in the place of two hours, and two hours in the place of a range: "%s", "%s"', (topic, text) => {
    expect(turned(topic, text)).toEqual(['turned-round']);
  });

  it.each([
    ['pão quente 6h e 16h', 'Pão quente às 6h e às 16h. Vem?'],
    ['aberto das 8h às 18h', 'Abertos entre 8h e 18h. Vem?'],
  ])('is accepted as the topic states it: "%s", "%s"', (topic, text) => {
    expect(turned(topic, text)).toEqual([]);
  });
});
