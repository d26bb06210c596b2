import styles from './Field.module.css';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const minUnitsPerCharacter = 8;
const exactUpToUnits = 1_000;

/**
 * Characters as people count them, and as the server does: an emoji of several code points is one. A text of more than
 * 1,000 UTF-16 units has one for each 8 of them at least.
 */
export function countCharacters(text: string): number {
  const characters = [...segmenter.segment(text)].length;
  return text.length > exactUpToUnits
    ? Math.max(characters, Math.ceil(text.length / minUnitsPerCharacter))
    : characters;
}

/** What is said of a text that is too long; nothing is cut. */
export const overLimitMessage = (count: number, limit: number | undefined): string | undefined =>
  limit && count > limit ? `Encurte um pouco: cabem ${limit.toLocaleString('pt-BR')} caracteres.` : undefined;

/** How many characters there are, of how many. */
export function Counter({ count, limit }: { count: number; limit: number }) {
  const left = limit - count;
  const state = left < 0 ? 'over' : left <= limit / 10 ? 'near' : undefined;
  return (
    <p className={styles.counter} data-state={state}>
      {count.toLocaleString('pt-BR')}
      <span aria-hidden="true">/</span>
      <span className="visually-hidden"> de </span>
      {limit.toLocaleString('pt-BR')}
      <span className="visually-hidden"> caracteres</span>
      {/* Said once when the end comes near, not at every key. */}
      <span className="visually-hidden" role="status">
        {state === 'near' ? 'O texto está perto do limite.' : ''}
      </span>
    </p>
  );
}
