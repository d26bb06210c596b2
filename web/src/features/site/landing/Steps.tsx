import styles from './Steps.module.css';

/** What to do, in order. */
export const Steps = ({ items }: { items: readonly { readonly title: string; readonly words: string }[] }) => (
  <ol className={styles.list}>
    {items.map(({ title, words }) => (
      <li key={title} className={styles.step}>
        <h3>{title}</h3>
        <p>{words}</p>
      </li>
    ))}
  </ol>
);
