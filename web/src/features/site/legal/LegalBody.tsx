import type { ReactNode } from 'react';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import type { Facts } from '../../../content/facts';
import { formatLastUpdate, type Section } from '../../../content/legal';
import styles from './LegalBody.module.css';
import { PageHero } from '../../../ui/layout/PageHero';

interface LegalBodyProps {
  title: string;
  art: ReactNode;
  facts: Facts;
  summary: readonly string[];
  sections: readonly Section[];
  /** What stands before the sections. */
  children?: ReactNode;
  /** The last word. */
  end: ReactNode;
}

const anchor = (index: number) => `parte-${index + 1}`;

/** A legal page: the date, the essentials in a box, a table of contents, numbered sections. */
export const LegalBody = ({ title, art, facts, summary, sections, children, end }: LegalBodyProps) => (
  <>
    <PageHero title={title} lead={formatLastUpdate(facts)} art={art} />
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label="Nesta página">
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${anchor(index)}`}>{keepNameTogether(section.title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.words}>
        <section className={styles.summary} aria-label="Em resumo">
          <h2>Em resumo</h2>
          <ul>
            {summary.map((item) => (
              <li key={item}>{keepNameTogether(item)}</li>
            ))}
          </ul>
        </section>
        {children}
        {sections.map((section, index) => (
          <section key={section.title} id={anchor(index)} className={styles.section}>
            <h2>
              {index + 1}. {keepNameTogether(section.title)}
            </h2>
            {section.blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{keepNameTogether(block)}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{keepNameTogether(item)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        <p>{end}</p>
      </div>
    </div>
  </>
);
