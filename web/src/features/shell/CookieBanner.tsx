import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { followConsent } from './consent';
import styles from './CookieBanner.module.css';

/** Asks once; hidden until it is known that nobody has answered, and gone after either answer (rule 9.1). */
export function CookieBanner() {
  return (
    <aside
      className={styles.banner}
      aria-label="Aviso de cookies"
      data-does="banner"
      data-when="unanswered"
      ref={followConsent}
      hidden
    >
      <p className={styles.words}>
        Guardamos neste navegador só o necessário. Cookies que medem as visitas, só se você aceitar.{' '}
        <Link to={paths.privacy}>Leia a Política de Privacidade</Link>
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" data-choice="accept">
          Aceitar e continuar
        </Button>
        <Button variant="secondary" data-choice="refuse">
          Só o necessário
        </Button>
      </div>
    </aside>
  );
}
