import { examples } from '../../../content/landing';
import { PerchedBird } from '../../../ui/brand/scenes';
import styles from './Carousel.module.css';
import { Mockup } from './Mockup';
import { rotateCarousel } from './rotateCarousel';

/** Four niches, what their owners asked for and what they got, one at a time. */
export function Carousel() {
  return (
    <div
      className={styles.stage}
      role="group"
      aria-roledescription="carrossel"
      aria-label="Exemplos de textos"
      data-does="carousel"
      ref={rotateCarousel}
    >
      <PerchedBird className={styles.bird} />
      <div className={styles.card}>
        <ul className={styles.slides}>
          {examples.map((example, index) => (
            <li
              key={example.niche}
              className={styles.slide}
              data-slide={index}
              data-current={index === 0 ? '' : undefined}
            >
              <p className={styles.request}>
                <span className={styles.who}>{example.shop} pediu</span>“{example.topic}”
                <span className={styles.kind}>
                  {example.type} · Objetivo: {example.goal}
                </span>
              </p>
              <Mockup example={example} />
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          {examples.map(({ niche }, index) => (
            <button key={niche} type="button" className={styles.tab} data-show={index} aria-pressed={index === 0}>
              {niche}
            </button>
          ))}
        </div>
        <button type="button" className={styles.pause} data-pause>
          Pausar
        </button>
      </div>
    </div>
  );
}
