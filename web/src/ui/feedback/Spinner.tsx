import styles from './Spinner.module.css';

/** A turning ring. Decoration beside words, or with `label` the only sign that something is loading. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
