import { isLongerThan } from '../../domain/text.ts';
import { hard, type Check } from '../draft.ts';
import { parseAd, recipes, type Piece } from '../recipe.ts';

const parts = [recipes.ad.text, recipes.ad.title, recipes.ad.description];

/** An ad: its labelled lines, each within the limit of Meta's placements, and nothing else (rule 5.3). */
export const ad: Check = ({ text }) => {
  const { text: primary, title, description, stray } = parseAd(text);
  const found: readonly (Piece | null)[] = [primary, title, description];
  return [
    ...parts.flatMap(({ label, most }, index) => {
      const part = found[index] ?? null;
      if (part === null) return [hard('ad-parts', `Falta a linha "${label}:" do anúncio.`)];
      return isLongerThan(part.text, most)
        ? [hard('ad-part-too-long', `${label} passa de ${most} caracteres.`, part)]
        : [];
    }),
    ...stray
      .slice(0, 1)
      .map((line) => hard('ad-parts', 'O anúncio só tem as linhas Texto principal, Título, Descrição e Link.', line)),
  ];
};
