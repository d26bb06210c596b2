import styles from './Meter.module.css';

interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words. */
  text: string;
}

/** How much of something is left. */
export const Meter = ({ label, value, max, text }: MeterProps) => (
  <div className={styles.root}>
    <p className={styles.words}>
      <span>{label}</span>
      <strong>{text}</strong>
    </p>
    <div
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
    >
      <span style={{ inlineSize: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }} />
    </div>
  </div>
);
