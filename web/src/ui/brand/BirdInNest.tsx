import { useId } from 'react';
import styles from './BirdInNest.module.css';

/** A bem-te-vi at home. Decoration. */
export function BirdInNest({ className }: { className?: string | undefined }) {
  const head = useId();
  return (
    <svg className={className} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <circle cx="132" cy="66" r="56" className={styles.sun} />
      <path d="M0 116Q120 138 240 112" className={styles.wire} />
      <path d="M84 96c0-28 18-44 40-44 24 0 38 18 38 44z" className={styles.back} />
      <path d="M108 96c0-26 12-38 28-38 18 0 28 16 28 38z" className={styles.breast} />
      <clipPath id={head}>
        <circle cx="138" cy="46" r="25" />
      </clipPath>
      <g clipPath={`url(#${head})`}>
        <path d="M110 20h60v60h-60z" className={styles.white} />
        <path d="M108 16h64v16c-14-4-26-3-36 1-10 3-18 8-28 16z" className={styles.black} />
        <path d="M108 58c10-10 22-18 36-18 10 0 18 2 28 5v9c-8 3-17 4-26 4-13 0-24 2-38 14z" className={styles.black} />
      </g>
      <path d="M160 39c10 1 17 4 24 9-8 4-15 6-23 7-2-5-3-11-1-16z" className={styles.black} />
      <circle cx="148" cy="47" r="4" className={styles.eye} />
      <circle cx="149.5" cy="45.5" r="1.4" className={styles.white} />
      <path d="M66 92h112c0 24-24 38-56 38S66 116 66 92z" className={styles.nest} />
      <path
        d="M60 94l60-3M96 89l88 5M74 104l62 3M112 101l60-1M84 116l44-2M118 121l34-7M62 88l26 10M182 86l-22 12"
        className={styles.straw}
      />
    </svg>
  );
}
