import type { Generation } from '../../src/domain/generation.ts';
import { aGeneration } from './domain.ts';
import type { Owner } from './owner.ts';
import type { TestServer } from './server.ts';

export const firstDay = Date.parse('2026-03-10T12:00:00.000Z');

/** Stored results, oldest first; two in each second, so that only the id can break the tie. */
export async function aHistory(
  server: TestServer,
  owner: Owner,
  count: number,
  different: (index: number) => Partial<Generation> = () => ({}),
): Promise<Generation[]> {
  const texts = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(firstDay + Math.floor(index / 2) * 1000);
    return aGeneration({ userId: owner.uid, topic: `Tópico ${index}`, createdAt, ...different(index) });
  });
  for (const text of texts) await server.store.generations.add(text);
  return texts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}
