import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A white sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `${styles.card} ${className}` : styles.card} />;
}
