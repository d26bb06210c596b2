import { Fragment } from 'react';
import { segmentsOf, type Finding } from './segments';
import styles from './MarkedText.module.css';
import { Blanks } from './blanks/Blanks';

/** A text as it is stored, with what is left to fill in and what is worth a look marked in it. */
export function MarkedText({ text, findings }: { text: string; findings: readonly Finding[] }) {
  return (
    <p className={styles.text}>
      {segmentsOf(text, findings).map(({ text: part, finding }, index) =>
        finding === null ? (
          <Fragment key={index}>
            <Blanks>{part}</Blanks>
          </Fragment>
        ) : (
          <mark key={index} className={styles.finding} data-finding={finding}>
            <Blanks>{part}</Blanks>
            <span className="visually-hidden"> (vale conferir, item {finding})</span>
          </mark>
        ),
      )}
    </p>
  );
}
