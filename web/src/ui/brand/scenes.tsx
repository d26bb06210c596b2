import { Bird } from './Bird';
import { BirdInNest } from './BirdInNest';
import styles from './scenes.module.css';

const decoration = { 'aria-hidden': true, focusable: false } as const;

/** The bird with its song; stands on whatever is under it. */
export const PerchedBird = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="60 36 384 322" {...decoration}>
    <Bird />
    <g className={styles.song}>
      <path d="M372 100c8-6 8-18 0-24" />
      <path d="M388 112c17-12 17-36 0-48" />
      <path d="M404 124c26-18 26-54 0-72" />
    </g>
  </svg>
);

/** A bird at home, for the page where nests are built. */
export const NestScene = () => <BirdInNest className={styles.scene} />;

/** Two birds that talk to each other. */
export const Conversation = () => (
  <svg className={styles.scene} viewBox="0 0 360 220" {...decoration}>
    <circle className={styles.sun} cx="180" cy="96" r="84" />
    <path className={styles.wire} d="M-4 196q184 22 368-4" />
    <g transform="translate(-24 20) scale(.5)">
      <Bird />
    </g>
    <g transform="translate(384 20) scale(-.5 .5)">
      <Bird />
    </g>
    <g className={styles.song}>
      <path d="M172 40q-6 8 0 16" />
      <path d="M188 40q6 8 0 16" />
    </g>
  </svg>
);

const flock = [
  [70, 88, 0.9],
  [128, 56, 1.15],
  [196, 82, 1.4],
  [256, 44, 1],
  [300, 98, 0.8],
  [150, 124, 0.75],
] as const;

/** A small bird on the wing. */
const Flying = () => (
  <g>
    <path className={styles.wing} d="M-2 0c-6-14-16-20-30-20 6 12 14 20 26 24z" />
    <path className={styles.breast} d="M-14 2C-8-6 8-8 20-2c-4 10-14 14-24 12-6-1-9-4-10-8z" />
    <path className={styles.tail} d="m-12 2-18 4 14 5z" />
    <circle className={styles.white} cx="19" cy="-4" r="7" />
    <path className={styles.ink} d="M12-6q7-4 14 1l8 3-8 2q-8 1-14-6z" />
    <path className={styles.wing} d="M2 0c2-16-4-26-14-34-4 14-2 26 6 36z" />
  </g>
);

/** Birds going somewhere together. */
export const Flock = () => (
  <svg className={styles.scene} viewBox="0 0 360 180" {...decoration}>
    <circle className={styles.sun} cx="236" cy="96" r="72" />
    <path className={styles.wire} d="M-4 160q184 20 368-6" />
    {flock.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <Flying />
      </g>
    ))}
  </svg>
);

/** One bird on the wing, for the plan in the middle. */
export const Flight = () => (
  <svg className={styles.small} viewBox="-40 -40 80 60" {...decoration}>
    <Flying />
  </svg>
);

/** A sheet of paper hanging on the wire beside the bird. */
export const PaperOnWire = () => (
  <svg className={styles.scene} viewBox="0 0 360 230" {...decoration}>
    <circle className={styles.sun} cx="120" cy="104" r="84" />
    <path className={styles.wire} d="M-4 196q90 10 160 6t210-34" />
    <g transform="translate(10 22) scale(.5)">
      <Bird />
    </g>
    <g transform="rotate(5 262 176)">
      <rect className={styles.paper} x="222" y="100" width="84" height="112" rx="6" />
      <path className={styles.lines} d="M236 124h56M236 142h56M236 160h40M236 186h24" />
      <rect className={styles.breast} x="258" y="92" width="10" height="20" rx="3" />
    </g>
  </svg>
);

/** The nest under a roof of leaves. */
export const SafeNest = () => (
  <svg className={styles.scene} viewBox="0 0 360 230" {...decoration}>
    <svg x="52" y="58" width="256" height="160">
      <BirdInNest />
    </svg>
    <path className={styles.leaf} d="M40 74C90 14 170 6 206 44 160 46 100 52 40 74z" />
    <path className={styles.leafDark} d="M322 70C286 16 214 6 172 40c50 0 100 8 150 30z" />
    <path className={styles.vein} d="M56 70q70-34 146-26M308 66q-60-30-130-26" />
  </svg>
);
