import styles from './pictures.module.css';

type PictureProps = { className?: string | undefined };
const frame = { viewBox: '0 0 320 132', 'aria-hidden': true, focusable: false } as const;

/** A corn cake on its plate. */
export const CakePicture = ({ className }: PictureProps) => (
  <svg className={className} {...frame}>
    <path className={styles.warm} d="M0 0h320v132H0z" />
    <path className={styles.table} d="M0 100h320v32H0z" />
    <path className={styles.steam} d="M132 36q-8-9 0-18t0-18M160 32q-8-9 0-18t0-18M188 36q-8-9 0-18t0-18" />
    <ellipse className={styles.plate} cx="160" cy="104" rx="96" ry="14" />
    <path className={styles.crust} d="M92 60q0-16 68-16t68 16v36q0 10-68 10T92 96z" />
    <path className={styles.crumb} d="M92 62q0-18 68-18t68 18-68 18-68-18z" />
    <path className={styles.slice} d="m160 62 44 15v27l-44-6z" />
  </svg>
);

/** A linen dress on its hanger. */
export const DressPicture = ({ className }: PictureProps) => (
  <svg className={className} {...frame}>
    <path className={styles.leaf} d="M0 0h320v132H0z" />
    <path className={styles.rail} d="M0 16h320" />
    <path className={styles.rail} d="M160 16v10m-26 12 26-12 26 12" />
    <path className={styles.linen} d="m138 36 12-4q10 12 20 0l12 4 4 26-8 6 26 64h-88l26-64-8-6z" />
    <path className={styles.fold} d="M142 68h36M128 104h14m36 0h14M160 72v60" />
    <path className={styles.dark} d="m64 38 12-4q8 8 16 0l12 4 2 58H62z" />
    <path className={styles.dark} d="m224 38 12-4q8 8 16 0l12 4 2 58h-44z" />
  </svg>
);

/** A car up on the lift of a garage. */
export const CarPicture = ({ className }: PictureProps) => (
  <svg className={className} {...frame}>
    <path className={styles.sky} d="M0 0h320v132H0z" />
    <path className={styles.floor} d="M0 112h320v20H0z" />
    <path className={styles.lift} d="M96 112V84h8v28m112 0V84h8v28M84 84h152" />
    <path className={styles.car} d="M72 70q2-18 24-20l18-22q4-4 10-4h56q7 0 12 5l20 20q34 3 36 21v8H72z" />
    <path className={styles.glass} d="m112 48 12-16h30v16zm50-16h20l16 16h-36z" />
    <circle className={styles.wheel} cx="112" cy="78" r="15" />
    <circle className={styles.wheel} cx="208" cy="78" r="15" />
    <circle className={styles.hub} cx="112" cy="78" r="6" />
    <circle className={styles.hub} cx="208" cy="78" r="6" />
  </svg>
);
