import { useId } from 'react';
import type { Finding } from './segments';
import styles from './Findings.module.css';

/** What the owner may want to look at again before posting; each has a number, which its place in the text has too. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const titleId = useId();
  if (findings.length === 0) return null;
  return (
    <section className={styles.findings} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Vale conferir
      </h3>
      <ol className={styles.list}>
        {findings.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ol>
    </section>
  );
}
