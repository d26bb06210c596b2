import type { Facts } from '../../../content/facts';
import { comparison } from '../../../content/landing';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import styles from './Comparison.module.css';

/** What is different from asking a general assistant. */
export const Comparison = ({ facts }: { facts: Facts }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Assunto</span>
        </th>
        <th scope="col">IA genérica</th>
        <th scope="col" className={styles.ours}>
          {keepNameTogether('Bem-te-vi')}
        </th>
      </tr>
    </thead>
    <tbody>
      {comparison(facts).map(({ subject, generic, ours }) => (
        <tr key={subject}>
          <th scope="row">{subject}</th>
          <td data-label="IA genérica">{generic}</td>
          <td data-label="Bem-te-vi" className={styles.ours}>
            {ours}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
