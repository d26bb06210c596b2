import styles from './Blanks.module.css';

/** A text with its placeholders `[preencher: preço]` marked. */
export function Blanks({ children }: { children: string }) {
  return children.split(/(\[preencher:[^\]\n]*\])/gi).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles['blank']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
