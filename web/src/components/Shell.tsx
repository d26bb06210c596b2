import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { OfflineBar } from '../ui/OfflineBar';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { Page } from './Page';
import styles from './Shell.module.css';

/** What every page stands in: skip link, navigation, the page itself, footer, and the bars over them. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className={styles['top']}>
        <OfflineBar />
        <NavBar />
      </div>
      <main id="conteudo" tabIndex={-1} className={styles['main']}>
        <Page key={pathname}>
          <Outlet />
        </Page>
      </main>
      <Footer />
      <CookieBanner />
      <ScrollRestoration />
    </div>
  );
}
