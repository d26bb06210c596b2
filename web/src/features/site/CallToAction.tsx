import { paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { PerchedBird } from '../../ui/brand/scenes';
import styles from './CallToAction.module.css';

/** The last word of a page: the way in. */
export const CallToAction = ({ title, words, call }: { title: string; words: string; call: string }) => (
  <section className={styles.call} aria-label={title}>
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{words}</p>
      <LinkButton to={paths.register} className={styles.button}>
        {call}
      </LinkButton>
    </div>
    <PerchedBird className={styles.bird} />
  </section>
);
