import { fold, findMatches } from '../../text/words.ts';
import type { Niche } from './niche.ts';
import { care } from './niches/care.ts';
import { everyday } from './niches/everyday.ts';
import { food } from './niches/food.ts';
import { services } from './niches/services.ts';
import { shops } from './niches/shops.ts';

/** The trades that ideas are kept for, beside the one for any other. */
export const niches: readonly Niche[] = [...food, ...care, ...shops, ...services];

/** The trade whose words a business uses most; of two, the one that it names first. Of none, that of any shop. */
export function nicheOf(description: string): Niche {
  const words = fold(description);
  const found = niches.map((niche) => ({ niche, places: findMatches(words, niche.words).map(({ index }) => index) }));
  const [first] = found
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length || (a.places[0] ?? 0) - (b.places[0] ?? 0));
  return first?.niche ?? everyday;
}
