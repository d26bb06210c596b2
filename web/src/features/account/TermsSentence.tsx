import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './TermsSentence.module.css';

/** Says what is accepted by an action, with links to read it first. */
export function TermsSentence({ action }: { action: string }) {
  return (
    <p className={styles.terms}>
      Ao {action}, você aceita os <Link to={paths.terms}>Termos de Uso</Link> e a{' '}
      <Link to={paths.privacy}>Política de Privacidade</Link>.
    </p>
  );
}
