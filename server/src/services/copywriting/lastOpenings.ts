import { openingOf } from '../../critic/wording/openings.ts';
import { wholeHistory, type HistoryQuery } from '../../domain/generations/history.ts';
import type { Generations } from '../../domain/ports.ts';

/** The generations whose openings must not be repeated. */
const lastGenerations: HistoryQuery = { ...wholeHistory, limit: 10 };

/** The openings of the owner's last generations, of any type, one left out (rule 5.4). */
export const createLastOpenings =
  (generations: Pick<Generations, 'page'>) =>
  async (userId: string, except: string | null = null): Promise<readonly string[]> => {
    const { items } = await generations.page(userId, lastGenerations);
    return items
      .filter(({ id }) => id !== except)
      .flatMap(({ contentType, variations }) => variations.map((text) => openingOf(contentType, text)));
  };
