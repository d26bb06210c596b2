import { audience } from '../../../content/landing';
import styles from './Audience.module.css';

/** Niches, each with an idea that becomes a text. */
export const Audience = () => (
  <ul className={styles.grid}>
    {audience.map(({ niche, idea }) => (
      <li key={niche} className={styles.shop}>
        <h3>{niche}</h3>
        <p>“{idea}”</p>
      </li>
    ))}
  </ul>
);
