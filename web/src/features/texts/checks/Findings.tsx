import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import type { CheckedText, Finding } from './finding';
import styles from './Findings.module.css';
import { markId } from './MarkedText';
import { LegalRule } from './LegalRule';
import { markedNumbers } from './segments';

interface FindingsProps extends CheckedText {
  /** What the ids of the marks begin with; null where the text is not shown with its marks. */
  marksId: string | null;
}

/** The hints about a text; each has the number that marks its place in the text, and leads there. */
export function Findings({ text, findings, marksId }: FindingsProps) {
  const titleId = useId();
  if (findings.length === 0) return null;
  const marked = markedNumbers(text, findings);
  return (
    <section className={styles.findings} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Vale conferir
      </h3>
      <ol className={styles.list}>
        {findings.map((finding, index) => (
          <li key={index}>
            {marksId !== null && marked.has(index + 1) ? (
              <button
                type="button"
                className={styles.number}
                aria-label={`${index + 1}: ver no texto`}
                onClick={() => document.getElementById(markId(marksId, index + 1))?.focus()}
              >
                {index + 1}
              </button>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div>
              <p>{finding.message}</p>
              {finding.rule ? <LegalRule rule={finding.rule} isFirst={isFirstOfItsRule(findings, index)} /> : null}
            </div>
          </li>
        ))}
      </ol>
      {findings.some(({ rule }) => rule) ? (
        <p className={styles.note}>
          Isto não é aconselhamento jurídico. <Link to={paths.legalRules}>Veja as regras e as fontes.</Link>
        </p>
      ) : null}
    </section>
  );
}

const isFirstOfItsRule = (findings: readonly Finding[], index: number): boolean =>
  findings.findIndex(({ rule }) => rule?.id === findings[index]?.rule?.id) === index;
