import { ad as descriptor, locateAd } from '../../domain/content/ad.ts';
import type { Piece } from '../../domain/content/pieces.ts';
import { isLongerThan } from '../../domain/text/text.ts';
import { hardFinding, type Check } from '../judgedText/judgedText.ts';

const { primaryText, title, description } = descriptor.parts;

/** Whether a line has exactly its label. `locateAd` accepts other labels, but the owner pastes the line as it is. */
const isNamed = (text: string, label: string, { start }: Piece): boolean =>
  text.slice(0, start).trimEnd().endsWith(`${label}:`);

/** An ad: its labelled lines, each within the limit of Meta's placements, and nothing else (rule 5.3). */
export const checkAd: Check = ({ text }) => {
  const located = locateAd(text);
  const lines = [
    { ...primaryText, piece: located.primaryText },
    { ...title, piece: located.title },
    { ...description, piece: located.description },
  ];
  return [
    ...lines.flatMap(({ label, max, piece }) => {
      if (piece === null || !isNamed(text, label, piece))
        return [hardFinding('ad-parts', `Falta a linha "${label}:" do anúncio.`)];
      return isLongerThan(piece.text, max)
        ? [hardFinding('ad-part-too-long', `${label} passa de ${max} caracteres.`, piece)]
        : [];
    }),
    ...located.unlabelledLines
      .slice(0, 1)
      .map((line) =>
        hardFinding('ad-parts', 'O anúncio só tem as linhas Texto principal, Título, Descrição e Link.', line),
      ),
  ];
};
