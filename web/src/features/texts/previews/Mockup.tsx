import type { ReactNode } from 'react';
import styles from './Mockup.module.css';

interface MockupProps {
  /** Where the text is seen like this. */
  place: string;
  /** What is worth knowing about it there. */
  note?: ReactNode;
  children: ReactNode;
}

/** A drawing of the place where the text will stand, with its name under it. */
export function Mockup({ place, note, children }: MockupProps) {
  return (
    <figure className={styles['figure']}>
      <div className={styles['screen']}>{children}</div>
      <figcaption className={styles['caption']}>
        <strong>{place}.</strong> {note}
      </figcaption>
    </figure>
  );
}

/** The shop's first letter in a disc, where a profile picture will be. Decoration beside its name. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span className={styles['avatar']} data-small={small || undefined} aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase('pt-BR')}
    </span>
  );
}
