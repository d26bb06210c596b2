import { keepNameTogether } from '../keepNameTogether';
import styles from './Accordion.module.css';

interface Item {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Questions that open their answers; native elements, so it works before any script and without one. */
export function Accordion({ items }: { items: readonly Item[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{keepNameTogether(question)}</h3>
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{keepNameTogether(paragraph)}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
