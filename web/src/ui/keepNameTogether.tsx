import { Fragment, type ReactNode } from 'react';
import styles from './keepNameTogether.module.css';

/** Keeps each "bem-te-vi" in the text on one line; browsers would break it at its hyphens. */
export const keepNameTogether = (text: string): ReactNode =>
  text.split(/(bem-te-vi)/i).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className={styles.name} translate="no">
        {part}
      </span>
    ),
  );
