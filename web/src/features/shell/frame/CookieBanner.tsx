import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { followConsentAsBanner } from './consent';
import styles from './CookieBanner.module.css';

/** Asks until it is accepted; hidden until it is known that it is not (rule 9.1). */
export function CookieBanner() {
  return (
    <aside
      className={styles.banner}
      aria-label="Aviso de cookies"
      data-does="banner"
      data-when="open"
      ref={followConsentAsBanner}
      hidden
    >
      <p className={styles.words}>
        Guardamos neste navegador só o necessário. Cookies que medem as visitas, só se você aceitar.{' '}
        <Link to={paths.privacy}>Leia a Política de Privacidade</Link>
      </p>
      <Button variant="secondary" data-choice="accept">
        Aceitar e continuar
      </Button>
    </aside>
  );
}
