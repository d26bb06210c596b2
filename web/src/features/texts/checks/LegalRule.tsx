import type { Rule } from './finding';
import styles from './Findings.module.css';

interface LegalRuleProps {
  rule: Rule;
  /** Later hints of the same rule only name it. */
  isFirst: boolean;
}

/** The rule that a hint rests on: what it asks, and what to do. */
export function LegalRule({ rule, isFirst }: LegalRuleProps) {
  const { source, article, summary, instead, url } = rule;
  const name = article ? `${source}, ${article}` : source;
  return (
    <div className={styles.rule}>
      <p>
        <strong>Radar legal:</strong>{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      </p>
      {isFirst ? (
        <>
          <p>{summary}</p>
          <p>
            <strong>O que fazer:</strong> {instead}
          </p>
        </>
      ) : null}
    </div>
  );
}
