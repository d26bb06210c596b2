import { Fragment, type ReactNode } from 'react';
import styles from './named.module.css';

/** The text with the product's name, and the bird's, on one line each: browsers break them at their hyphens. */
export const named = (text: string): ReactNode =>
  text.split(/(bem-te-vi)/i).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className={styles.name} translate="no">
        {part}
      </span>
    ),
  );
