import { Link } from 'react-router-dom';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import { paths } from '../../../paths';
import styles from './Footer.module.css';

/** The wire at the bottom of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.words}>{keepNameTogether('Bem-te-vi. Feito no Brasil para o comércio do bairro.')}</p>
        <ul className={styles.links}>
          <li>
            <Link to={paths.contact}>Contato</Link>
          </li>
          <li>
            <Link to={paths.terms}>Termos de Uso</Link>
          </li>
          <li>
            <Link to={paths.privacy}>Privacidade</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
