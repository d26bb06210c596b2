import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { acceptCookies, hasAcceptedCookies } from '../session/cookieConsent';
import { Button } from '../ui/Button';
import styles from './CookieBanner.module.css';

/** Asks once; gone after it was accepted. */
export function CookieBanner() {
  const [accepted, setAccepted] = useState(hasAcceptedCookies);
  if (accepted) return null;
  return (
    <aside className={styles['banner']} aria-label="Aviso de cookies">
      <p className={styles['words']}>
        Guardamos neste navegador o que mantém você conectado. Cookies que medem as visitas, só se você aceitar.{' '}
        <Link to={paths.privacy}>Leia a Política de Privacidade</Link>
      </p>
      <Button
        onClick={() => {
          acceptCookies();
          setAccepted(true);
        }}
      >
        Aceitar e continuar
      </Button>
    </aside>
  );
}
