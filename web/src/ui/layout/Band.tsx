import { useId, type ReactNode } from 'react';
import { keepNameTogether } from '../keepNameTogether';
import styles from './Band.module.css';

interface BandProps {
  title: string;
  lead?: string;
  /** The colour behind it, from edge to edge of the screen. */
  tone?: 'paper' | 'sunken' | 'sun';
  /** The heading stands beside what follows where there is room. */
  aside?: boolean;
  children: ReactNode;
}

/** A part of a public page under its heading, on a band of colour. */
export function Band({ title, lead, tone = 'paper', aside = false, children }: BandProps) {
  const id = useId();
  return (
    <section className={styles.band} data-tone={tone} data-aside={aside || undefined} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{keepNameTogether(lead)}</p>}
      </header>
      {children}
    </section>
  );
}
