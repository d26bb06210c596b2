import { Fragment } from 'react';
import { Blanks } from '../blanks/Blanks';
import type { CheckedText } from './finding';
import styles from './MarkedText.module.css';
import { segmentsOf } from './segments';

interface MarkedTextProps extends CheckedText {
  /** What the ids of the marks begin with, for the list of hints that leads to them. */
  marksId: string;
}

/** The id of the mark of a hint, which has the number from 1. */
export const markId = (marksId: string, finding: number): string => `${marksId}-${finding}`;

/**
 * A text as it is stored, with what is left to fill in and what is worth a look marked in it. What is drawn for the marks
 * is no part of a selection, so that a copied text is the text.
 */
export function MarkedText({ text, findings, marksId }: MarkedTextProps) {
  return (
    <p className={styles.text}>
      {segmentsOf(text, findings).map(({ text: part, finding }, index) =>
        finding === null ? (
          <Fragment key={index}>
            <Blanks>{part}</Blanks>
          </Fragment>
        ) : (
          <mark
            key={index}
            id={markId(marksId, finding)}
            tabIndex={-1}
            className={styles.finding}
            data-finding={finding}
          >
            <Blanks>{part}</Blanks>
            <span className={`visually-hidden ${styles.spoken}`}> (vale conferir, item {finding})</span>
          </mark>
        ),
      )}
    </p>
  );
}
