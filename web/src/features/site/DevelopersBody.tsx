import { developersLead, developerSteps } from '../../content/developers';
import { PageHero } from '../../ui/layout/PageHero';
import { Flight } from '../../ui/brand/scenes';
import styles from './DevelopersBody.module.css';

/** From nothing to a text by a program, with code that a test runs. */
export const DevelopersBody = () => (
  <>
    <PageHero title="Para desenvolvedores" lead={developersLead} art={<Flight />} />
    <div className={styles.steps}>
      {developerSteps.map(({ title, words, code }) => (
        <section key={title} className={styles.step}>
          <h2>{title}</h2>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {code.map((block) => (
            <pre key={block} className={styles.code}>
              <code>{block}</code>
            </pre>
          ))}
        </section>
      ))}
    </div>
  </>
);
