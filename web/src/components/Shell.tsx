import { useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { OfflineBar } from '../ui/OfflineBar';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { usePageArrival } from './pageArrival';
import styles from './Shell.module.css';

/** What every page stands in: skip link, navigation, the page itself, footer, and the bars over them. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  usePageArrival(main);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#conteudo">Pular para o conteúdo</a>
      <OfflineBar />
      <NavBar />
      <main ref={main} id="conteudo" tabIndex={-1} className={styles['main']}>
        <div key={pathname} className={key === 'default' ? undefined : styles['page']}><Outlet /></div>
      </main>
      <Footer />
      <CookieBanner />
      <ScrollRestoration />
    </div>
  );
}
