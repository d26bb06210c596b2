import { useId } from 'react';
import styles from './Bird.module.css';

/** The bem-te-vi, looking right, in the box 72 52 300 352 of a drawing; its feet stand at 354. */
export function Bird() {
  const head = useId();
  return (
    <g>
      <path fill="#5b3a1e" d="M128 258 72 392l34 12 70-128z" />
      <path fill="#9a4f16" d="m106 404 70-128-24-8-63 130z" />
      <path fill="#ffc928" d="M196 150c62-10 112 24 112 88 0 60-40 102-92 102-50 0-88-34-94-84-4-50 22-98 74-106z" />
      <path fill="#6d4522" d="M208 146c-62 0-100 44-100 106 0 22 2 40 8 58 46-4 92-40 104-92 6-28 2-54-12-72z" />
      <path fill="#9a4f16" d="M112 292c30-6 70-36 86-76-4 52-40 92-82 94z" />
      <path
        fill="none"
        stroke="#4a2d15"
        strokeWidth="4"
        strokeLinecap="round"
        d="M124 262c24-6 48-24 60-48M122 240c20-6 38-20 48-40"
      />
      <clipPath id={head}>
        <circle cx="246" cy="128" r="68" />
      </clipPath>
      <g clipPath={`url(#${head})`}>
        <rect x="170" y="50" width="160" height="160" fill="#fffdf6" />
        <path fill="#1f1a14" d="M160 40h180v46c-34-8-66-8-96 2-26 8-48 22-84 40z" />
        <path fill="#ffc928" d="M218 64c16-8 36-10 56-4-16 8-36 12-60 16z" />
        <path fill="#1f1a14" d="M160 156c26-28 60-46 96-46 26 0 50 4 74 12v22c-22 8-46 12-70 12-34 0-66 6-100 36z" />
      </g>
      <path fill="#2a1e14" d="M306 106c24 4 44 12 62 24-20 10-40 16-62 18-6-12-6-30 0-42z" />
      <path stroke="#6d5a48" strokeWidth="3" strokeLinecap="round" d="M310 130c18 2 34 2 52 0" />
      <circle cx="272" cy="126" r="11" fill="#4a2a12" />
      <circle cx="276" cy="122" r="4" fill="#fff" />
      <g className={styles.legs}>
        <path d="M206 332v20M236 334v20" />
        <path d="M196 354c4-6 16-6 20 0M226 355c4-6 16-6 20 0" />
      </g>
    </g>
  );
}
