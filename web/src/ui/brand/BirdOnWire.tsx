import { Bird } from './Bird';
import styles from './BirdOnWire.module.css';

/** The bem-te-vi on its wire over the shops of the street. Decoration. */
export function BirdOnWire() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 480" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="330" cy="150" r="118" />
      <Street />
      <path className={styles.wire} d="M-10 336c150 22 350 22 500-6" />
      <path className={styles.wire} d="M-10 372c150 14 350 14 500-10" opacity="0.45" />
      <Bird />
      <g className={styles.song}>
        <path d="M372 128c8-6 8-18 0-24" />
        <path d="M388 140c17-12 17-36 0-48" />
        <path d="M404 152c26-18 26-54 0-72" />
      </g>
    </svg>
  );
}

const shops = [
  { x: -8, y: 404, width: 112 },
  { x: 118, y: 388, width: 124 },
  { x: 256, y: 410, width: 106 },
  { x: 376, y: 394, width: 116 },
];

function Street() {
  return shops.map(({ x, y, width }) => (
    <g key={x}>
      <rect className={styles.wall} x={x} y={y} width={width} height={480 - y} />
      <rect className={styles.glass} x={x + 12} y={y + 34} width={width - 62} height="30" rx="3" />
      <rect className={styles.door} x={x + width - 40} y={y + 34} width="26" height="60" rx="3" />
      {Array.from({ length: 6 }, (_, stripe) => (
        <path
          key={stripe}
          className={stripe % 2 === 0 ? styles.awning : styles.stripe}
          d={`M${x - 4 + stripe * ((width + 8) / 6)} ${y + 6}h${(width + 8) / 6}v16a${(width + 8) / 12} 7 0 0 1-${(width + 8) / 6} 0z`}
        />
      ))}
    </g>
  ));
}
