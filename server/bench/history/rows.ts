import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';

/** Whose history is read: 1,000 generations of each 1,000, and 10,000 of a million, which is eight years of every credit. */
export const reader = 'dona-do-banco';
const readersMost = 10_000;
const others = 10_000;
const firstMs = Date.parse('2018-01-01T00:00:00.000Z');

const words = ['pão', 'bolo', 'café', 'açúcar', 'promoção', 'fim de semana', 'bairro', 'forno', 'receita', 'família'];

const text = (index: number, length: number): string => {
  const picked: string[] = [];
  for (let at = 0; at < length; at += 1) picked.push(words[(index * 7 + at * at + at) % words.length] ?? '');
  return picked.join(' ');
};

/** So many rows, the reader's spread evenly among those of others. One in ten has "Páscoa", one in a hundred "Natal". */
export function* rowsOf(count: number): Generator<Generation> {
  const every = Math.max(1, Math.floor(count / readersMost));
  for (let index = 0; index < count; index += 1) {
    const mine = index % every === 0;
    const nth = Math.floor(index / every);
    const topics = [text(index, 4), ...(nth % 10 === 0 ? ['Páscoa'] : []), ...(nth % 100 === 0 ? ['Natal'] : [])];
    const id = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
    yield {
      id,
      userId: mine ? reader : `outra-${index % others}`,
      requestId: id,
      contentType: contentTypeKeys[nth % contentTypeKeys.length] ?? 'post_instagram',
      tone: toneKeys[Math.floor(nth / 6) % toneKeys.length] ?? 'default',
      topic: topics.join(' '),
      campaignLink: null,
      kit: null,
      createdAt: new Date(firstMs + index * 1_000),
      editedAt: null,
      variations: [text(index, 25), text(index + 1, 25), text(index + 2, 25)],
      originalVariations: null,
      versions: [],
      adjustments: [],
      parts: [],
      findings: [],
      favourite: nth % 5 === 0,
      writer: 'draft',
      model: 'modelo-1',
      promptVersion: '1',
    };
  }
}
