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

/** The room for a picture. */
export function PhotoSpace({ shape }: { shape: 'square' | 'wide' }) {
  return (
    <div className={styles['photo']} data-shape={shape}>
      <svg viewBox="0 0 48 36" width="48" height="36" fill="none" aria-hidden="true" focusable="false">
        <rect x="2" y="2" width="44" height="32" rx="5" stroke="currentColor" strokeWidth="2" />
        <circle cx="15" cy="13" r="4" fill="currentColor" />
        <path d="M4 30l13-10 8 6 8-9 11 12" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      Sua foto aqui
    </div>
  );
}
